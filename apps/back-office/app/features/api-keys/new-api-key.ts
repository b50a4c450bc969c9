import { momentOf } from '../../platform/local-time.ts'

/** Addresses and networks of a text, one a line or separated by commas. */
export const addressesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(one => one !== '')

/** The last second of a day such as `2026-12-31` in a time zone; undefined for an empty field, the text itself for what is no day. */
export function endOfDay(text: string, timeZone: string): string | undefined {
  if (text === '') return undefined
  return momentOf(`${text}T23:59`, timeZone)?.replace(/:00\.000Z$/, ':59.000Z') ?? text
}
