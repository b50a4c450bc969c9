/** Addresses and networks of a text, one a line or separated by commas. */
export const addressesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(one => one !== '')

/** The end of a day such as `2026-12-31`, in UTC; undefined for an empty field, the text itself for what is no day. */
export function endOfDay(text: string): string | undefined {
  if (text === '') return undefined
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59.000Z` : text
}
