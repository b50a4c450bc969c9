/** Formats of postal codes by country; elsewhere letters, digits, spaces and hyphens. */
const postalCodes = new Map(
  Object.entries({
    PL: /^\d{2}-\d{3}$/,
    AT: /^\d{4}$/,
    BE: /^\d{4}$/,
    BG: /^\d{4}$/,
    CH: /^\d{4}$/,
    CY: /^\d{4}$/,
    CZ: /^\d{3} ?\d{2}$/,
    DE: /^\d{5}$/,
    DK: /^\d{4}$/,
    EE: /^\d{5}$/,
    ES: /^\d{5}$/,
    FI: /^\d{5}$/,
    FR: /^\d{5}$/,
    GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
    GR: /^\d{3} ?\d{2}$/,
    HR: /^\d{5}$/,
    HU: /^\d{4}$/,
    IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
    IT: /^\d{5}$/,
    LT: /^(?:LT-)?\d{5}$/i,
    LU: /^(?:L-)?\d{4}$/i,
    LV: /^(?:LV-)?\d{4}$/i,
    MT: /^[A-Z]{3} ?\d{4}$/i,
    NL: /^\d{4} ?[A-Z]{2}$/i,
    NO: /^\d{4}$/,
    PT: /^\d{4}-\d{3}$/,
    RO: /^\d{6}$/,
    SE: /^\d{3} ?\d{2}$/,
    SI: /^\d{4}$/,
    SK: /^\d{3} ?\d{2}$/,
    UA: /^\d{5}$/,
    US: /^\d{5}(?:-\d{4})?$/,
  }),
)
const anyPostalCode = /^[A-Z\d][A-Z\d -]{1,11}$/i

/** Adds the hyphen that is often omitted in Polish postal codes; others stay unchanged. */
export const normalisePostalCode = (country: string, code: string): string =>
  country === 'PL' ? code.replace(/^(\d{2}) ?-? ?(\d{3})$/, '$1-$2') : code

export const isPostalCode = (country: string, code: string): boolean => (postalCodes.get(country) ?? anyPostalCode).test(code)

/** VAT identification numbers without their country's letters (European Commission, VIES, "VAT number structure"). */
const vatNumbers = new Map(
  Object.entries({
    AT: /^U\d{8}$/,
    BE: /^[01]\d{9}$/,
    BG: /^\d{9,10}$/,
    CY: /^\d{8}[A-Z]$/,
    CZ: /^\d{8,10}$/,
    DE: /^\d{9}$/,
    DK: /^\d{8}$/,
    EE: /^\d{9}$/,
    ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
    FI: /^\d{8}$/,
    FR: /^[A-Z\d]{2}\d{9}$/,
    GR: /^\d{9}$/,
    HR: /^\d{11}$/,
    HU: /^\d{8}$/,
    IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
    IT: /^\d{11}$/,
    LT: /^(?:\d{9}|\d{12})$/,
    LU: /^\d{8}$/,
    LV: /^\d{11}$/,
    MT: /^\d{8}$/,
    NL: /^\d{9}B\d{2}$/,
    PT: /^\d{9}$/,
    RO: /^\d{2,10}$/,
    SE: /^\d{12}$/,
    SI: /^\d{8}$/,
    SK: /^\d{10}$/,
  }),
)
const anyNumber = /^[A-Z\d]{4,18}$/

/** Converts to upper case without spaces, dots and hyphens, a NIP without `PL`. Idempotent. */
export function normaliseCompanyNumber(country: string, written: string): string {
  const compact = written.toUpperCase().replace(/[\s.-]/g, '')
  return country === 'PL' && compact.startsWith('PL') ? compact.slice(2) : compact
}

/** Validates a company's tax number; ignores spaces, dots, hyphens and the prefix of the country. */
export function isCompanyNumber(country: string, written: string): boolean {
  const letters = country === 'GR' ? 'EL' : country
  const compact = normaliseCompanyNumber(country, written)
  const number = compact.startsWith(letters) ? compact.slice(letters.length) : compact
  return country === 'PL' ? isNip(number) : (vatNumbers.get(country) ?? anyNumber).test(number)
}

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** The tenth digit of a NIP is the weighted sum of the others modulo 11, which is never 10. */
function isNip(number: string): boolean {
  if (!/^\d{10}$/.test(number)) return false
  const sum = nipWeights.reduce((total, weight, i) => total + weight * Number(number[i]), 0)
  return sum % 11 === Number(number[9])
}

const regonWeights = { 9: [8, 9, 2, 3, 4, 5, 6, 7], 14: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8] } as const

/** Validates a REGON of 9 or 14 digits: the last one is the weighted sum of the others modulo 11, where 10 counts as 0. */
export function isRegon(number: string): boolean {
  if (!/^(?:\d{9}|\d{14})$/.test(number)) return false
  const sum = regonWeights[number.length as 9 | 14].reduce<number>((total, weight, i) => total + weight * Number(number[i]), 0)
  return (sum % 11) % 10 === Number(number.at(-1))
}
