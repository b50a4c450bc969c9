/** Normalises an IBAN, or a Polish account number without `PL`. Null if its check digits are wrong (ISO 13616). */
export function accountNumber(text: string): string | null {
  const digits = text.replaceAll(' ', '').toUpperCase()
  const iban = /^\d{26}$/.test(digits) ? `PL${digits}` : digits
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) || (iban.startsWith('PL') && iban.length !== 28)) return null
  const figures = [...iban.slice(4), ...iban.slice(0, 4)].map(sign => Number.parseInt(sign, 36)).join('')
  return BigInt(figures) % 97n === 1n ? iban : null
}
