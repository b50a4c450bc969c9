import { plural } from './plural.ts'

/** Fields that an error summary counts: `one field`, `2 fields`. */
export const fieldsText = {
  en: (n: number) => plural('en', n, { one: 'one field', other: `${n} fields` }),
  pl: (n: number) => plural('pl', n, { one: 'jedno pole', few: `${n} pola`, many: `${n} pól`, other: `${n} pola` }),
}

/** A wait after "in": `a minute`, `5 minutes`. */
export const minutesText = {
  en: (n: number) => plural('en', n, { one: 'a minute', other: `${n} minutes` }),
  pl: (n: number) => plural('pl', n, { one: 'minutę', few: `${n} minuty`, many: `${n} minut`, other: `${n} minuty` }),
}
