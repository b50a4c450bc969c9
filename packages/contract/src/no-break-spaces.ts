const noBreakSpace = '\u00a0'
const bracketsAndQuotes = '(„“"'
const oneLetterWords = new Set('aiouwzAIOUWZ')
const currencies = new Set(['PLN', 'EUR', 'USD'])
const standards = new Set(['DIN', 'EN', 'IEC', 'ISO', 'PN'])
const units = new Set(
  (
    '% ‰ ° °C K zł PLN EUR USD gr szt pcs op pkt ' +
    'µm mm cm dm m km mm² cm² m² m³ mg g dag kg t ml cl l ' +
    'µs ms s min h V kV W kW Wh kWh A mA Ah mAh Hz kHz N kN Nm J Pa kPa MPa bar dB lm lx HV HRC rpm obr kB KB MB GB'
  ).split(' '),
)
/** What may follow a unit: `5 kg/m²`, `10 mm)`, `3 szt.` */
const endOfUnit = /[.,;:!?)/”"…-]/

/**
 * Replaces by no-break spaces those after one-letter words, between a number and its unit, currency or standard (`DIN 933`), within `2 × 4`
 * and `12 000`, before a middle dot and after a slash that stand alone. English has of those words "a", "A" and "I" alone, so the rule needs
 * no language.
 */
export function withNoBreakSpaces(text: string): string {
  if (!text.includes(' ')) return text
  const words = text.split(' ')
  let joined = ''
  let before: string | undefined
  let isGrouped = false
  for (const [at, word] of words.entries()) {
    if (before === undefined) joined = word
    else {
      isGrouped = isGroupOfDigits(before, word) && (isGrouped || beginsNumber(words[at - 2] ?? ''))
      joined += (isGrouped || staysTogether(before, word, words[at + 1] ?? '') ? noBreakSpace : ' ') + word
    }
    before = word
  }
  return joined
}

/** Whether two words are groups of one number, such as `12 000`. */
const isGroupOfDigits = (before: string, after: string) =>
  endsWithDigit(before) && /^\(?\d{1,3}$/.test(before) && /^\d{3}(?!\d)/.test(after)
/** Whether a number may begin after a word: not within a telephone number (`+48 600 100 200`), nor at a standard. */
const beginsNumber = (before: string) => !endsWithDigit(before) && !standards.has(before)

function staysTogether(before: string, after: string, next: string): boolean {
  if ((after === '·' && before !== '') || before === '/' || (before.length <= 2 && isOneLetterWord(before))) return true
  if (endsWithDigit(before)) return after === '×' ? startsWithDigit(next) : isUnit(after)
  return startsWithDigit(after) && (before === '×' || currencies.has(before) || standards.has(before))
}

const isOneLetterWord = (word: string) =>
  oneLetterWords.has(word.length === 2 && bracketsAndQuotes.includes(word.charAt(0)) ? word.charAt(1) : word)

const isDigit = (sign: string) => sign >= '0' && sign <= '9'
const startsWithDigit = (word: string) => isDigit(word.charAt(0))
const endsWithDigit = (word: string) => isDigit(word.charAt(word.length - 1))

function isUnit(word: string): boolean {
  const end = word.search(endOfUnit)
  return units.has(end < 0 ? word : word.slice(0, end))
}
