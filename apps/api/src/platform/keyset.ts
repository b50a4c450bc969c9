import { fieldProblems, maxId, ShopError } from '@stragan/contract'
import { type Sql, sql } from './database.ts'

/** The values that a cursor stands for, of the given forms; undefined without a cursor. Throws `invalid_query` for one that was made up. */
export function decodeCursor(after: string | undefined, forms: readonly RegExp[]): string[] | undefined {
  if (after === undefined) return undefined
  const values = parsed(Buffer.from(after, 'base64url').toString())
  const isValid =
    Array.isArray(values) &&
    values.length === forms.length &&
    forms.every((form, i) => typeof values[i] === 'string' && form.test(values[i]))
  if (!isValid) throw new ShopError('invalid_query', { fields: { after: fieldProblems.wrong_format } })
  return values
}

/** The number that a cursor of one stands for; null without a cursor. Throws `invalid_query` for one that was made up. */
export const decodeNumber = (after: string | undefined): number | null => decodeNumbers(after, 1)?.[0] ?? null

/** The same for a cursor of several numbers; undefined without a cursor. */
export function decodeNumbers(after: string | undefined, count: number): number[] | undefined {
  const numbers = decodeCursor(after, Array(count).fill(/^\d{1,10}$/))?.map(Number)
  if (numbers?.some(number => number > maxId)) throw new ShopError('invalid_query', { fields: { after: fieldProblems.wrong_format } })
  return numbers
}

/** The form of a time in microseconds in a cursor. */
export const timeForm = /^\d{1,16}$/

/** The form of a UUID in a cursor. */
export const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The row that a part of a list by time begins after: its time in microseconds, which a `Date` would round, and its id. */
export interface TimeCursor {
  at: string
  id: string
}

/** The place in a list by time that a cursor stands for; null without a cursor. Throws `invalid_query` for one that was made up. */
export function decodeTime(after: string | undefined, idForm = uuidForm): TimeCursor | null {
  const [at, id] = decodeCursor(after, [timeForm, idForm]) ?? []
  return at === undefined || id === undefined ? null : { at, id }
}

/** The place in a list by time whose rows have numbers as ids; null without a cursor. Throws `invalid_query` for one that was made up. */
export function decodeTimeAndNumber(after: string | undefined): TimeCursor | null {
  const cursor = decodeTime(after, /^\d{1,10}$/)
  if (cursor && Number(cursor.id) > maxId) throw new ShopError('invalid_query', { fields: { after: fieldProblems.wrong_format } })
  return cursor
}

/** A time as cursors have it. */
export const timeKey = (time: Sql): Sql => sql`(extract(epoch from ${time}) * 1000000)::bigint::text`

/** The time of a cursor. */
export const timeOf = ({ at }: TimeCursor): Sql => sql`'epoch'::timestamptz + ${at}::bigint * interval '1 microsecond'`

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Makes a part of a list from rows of which one more was read than it has; `keyOf` gives the values that the next part begins after. */
export function partOf<Row, Item>(rows: readonly Row[], limit: number, keyOf: (row: Row) => string[], view: (row: Row) => Item) {
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit).map(view),
    next: last === undefined ? null : Buffer.from(JSON.stringify(keyOf(last))).toString('base64url'),
  }
}
