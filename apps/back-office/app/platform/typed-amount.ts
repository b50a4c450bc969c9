/** An amount as people write it: `1 234,50`, `1,234.50`, `1234.5`; NaN for anything else, and for more than two decimals. */
export function typedAmount(typed: string | undefined): number {
  const text = (typed ?? '').slice(0, 30).replaceAll(/\s/g, '')
  const digits = text.includes('.') ? text.replaceAll(',', '') : text.replace(',', '.')
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN
}
