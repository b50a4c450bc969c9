/** A local time as `<input type="datetime-local">` has it: `2026-11-24T14:05`. */
const localForm = /^(2[01]\d\d)-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::00)?$/

/** A text of a field as staff read it: a local time without the letter between day and time; any other as it is. */
export const withoutT = (text: string): string => (localForm.test(text) ? text.replace('T', ' ') : text)

/** A moment as a local time of a time zone. The Swedish form of a date is that of ISO 8601. */
export const localTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso)).replace(' ', 'T')

/** The moment of a local time, to the minute; null for no valid one. Of a time that there is twice the first, of one that is skipped the later. */
export function momentOf(local: string, timeZone: string): string | null {
  const parts = localForm.exec(local)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts
  const asUtc = Date.UTC(year, month - 1, day, hour, minute)
  const wanted = new Date(asUtc)
  if (wanted.getUTCMonth() !== month - 1 || hour > 23 || minute > 59) return null
  const offsetAt = (at: number) => Date.parse(`${localTime(new Date(at).toISOString(), timeZone)}Z`) - at
  // The offset that holds before a change of the clocks, and the one after it.
  const [before, after] = [asUtc - offsetAt(asUtc - 86_400_000), asUtc - offsetAt(asUtc + 86_400_000)]
  const found = [before, after].sort((a, b) => a - b).find(at => at + offsetAt(at) === asUtc) ?? before
  return new Date(found).toISOString()
}

/** The moment of a field, null for an empty one. A time that cannot be read stays a text that is none, so that the form names its field. */
export const typedMoment = (typed: string | undefined, timeZone: string): string | null =>
  typed ? (momentOf(typed, timeZone) ?? typed) : null
