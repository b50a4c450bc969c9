const isFormula = (text: string) => /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^\+[\d ]{6,20}$/.test(text)

/**
 * A program for spreadsheets would calculate a text that begins like a formula: with an apostrophe it stays a text (OWASP, "CSV injection").
 * Characters of full width count, too; a phone number calculates nothing. A text that begins so behind apostrophes gets another one, so that
 * `withFormula` knows which one to take away.
 */
export const withoutFormula = (text: string) => (isFormula(text) ? `'${text}` : text)

/** The text of which `withoutFormula` made another one. */
export const withFormula = (text: string) => (text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text)
