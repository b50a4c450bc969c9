import { fieldProblems, maxId, ShopError } from '@stragan/contract'

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
export function decodeNumber(after: string | undefined): number | null {
  const [text] = decodeCursor(after, [/^\d{1,10}$/]) ?? []
  if (text === undefined) return null
  if (Number(text) > maxId) throw new ShopError('invalid_query', { fields: { after: fieldProblems.wrong_format } })
  return Number(text)
}

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
