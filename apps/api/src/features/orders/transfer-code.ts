/**
 * Text of a QR code for bank transfers ("2D code standard" of the Polish Bank Association): nine fields separated by `|`: payee's NIP,
 * country, account, amount in grosz of at least six digits, payee (20 characters), title (32 characters), three reserved. Null for an account of
 * another country.
 */
export function transferCode({
  account,
  grosz,
  recipient,
  title,
}: {
  account: string
  grosz: number
  recipient: string
  title: string
}): string | null {
  const digits = /^(?:PL)?(\d{26})$/i.exec(account.replace(/\s/g, ''))?.[1]
  if (digits === undefined) return null
  return ['', 'PL', digits, String(grosz).padStart(6, '0'), plain(recipient, 20), plain(title, 32), '', '', ''].join('|')
}

const plain = (text: string, maxLength: number) => text.replaceAll('|', ' ').slice(0, maxLength)
