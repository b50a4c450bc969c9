/** Lengths of the numbers of GS1: EAN-8, UPC-A, EAN-13 and GTIN-14. */
const lengths = [8, 12, 13, 14]

/** What keeps a text from being an EAN or GTIN: digits, of which the last one is the check digit (GS1 General Specifications, 7.9). */
export function eanProblem(text: string): 'ean_digits' | 'ean_length' | 'ean_check_digit' | null {
  if (!/^\d*$/.test(text)) return 'ean_digits'
  if (!lengths.includes(text.length)) return 'ean_length'
  const digits = [...text].map(Number).reverse()
  const sum = digits.reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? null : 'ean_check_digit'
}
