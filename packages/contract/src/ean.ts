/** Lengths of the numbers of GS1: EAN-8, UPC-A, EAN-13 and GTIN-14. */
const lengths = [8, 12, 13, 14]

/** Whether a text is an EAN or GTIN: digits, of which the last one is the check digit (GS1 General Specifications, 7.9). */
export function isEan(text: string): boolean {
  if (!lengths.includes(text.length) || !/^\d+$/.test(text)) return false
  const digits = [...text].map(Number).reverse()
  return digits.reduce((sum, digit, i) => sum + digit * (i % 2 === 0 ? 1 : 3), 0) % 10 === 0
}
