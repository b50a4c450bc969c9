/** Cells of spreadsheets and files as people write them, in both languages. */
const yes = ['yes', 'y', 'true', '1', 'tak', 't', 'on']
const no = ['no', 'n', 'false', '0', 'nie', 'off']

/**
 * A decimal number with a point or a comma, also with spaces between thousands, or with commas before a point, as in `1,234.50`; undefined for
 * any other text, and for more decimals than `maxDecimals`: `1,000` may be a thousand.
 */
export function decimalIn(cell: string, maxDecimals = 10): number | undefined {
  const text = cell.replaceAll(/[\s\u00a0\u202f]/g, '')
  const digits = /^-?\d{1,3}(,\d{3})+\./.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
  if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(digits)) return undefined
  return (digits.split('.')[1] ?? '').length > maxDecimals ? undefined : Number(digits)
}

/**
 * Whether the comma of a number may separate thousands as well as decimals: `1,250`. A file does not say its language, and programs write decimals in
 * it with a comma: `0,500` is no thousand, and is read. In a field of an English page, which shows a point, it is more likely a slip, and is refused.
 */
export const hasAmbiguousComma = (cell: string) => /^-?[1-9]\d{0,2},\d{3}$/.test(cell.trim())

/** Yes or no; undefined for any other text. */
export function flagIn(cell: string): boolean | undefined {
  const word = cell.toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : undefined
}

const isFormula = (text: string) => /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^\+[\d ]{6,20}$/.test(text)

/**
 * A program for spreadsheets would calculate a text that begins like a formula: with an apostrophe it stays a text (OWASP, "CSV injection").
 * Characters of full width count, too; a phone number calculates nothing. A text that begins so behind apostrophes gets another one, so that
 * `withFormula` knows which one to take away.
 */
export const withoutFormula = (text: string) => (isFormula(text) ? `'${text}` : text)

/** The text of which `withoutFormula` made another one. */
export const withFormula = (text: string) => (text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text)
