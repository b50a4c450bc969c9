import { foldAccents, maxQuantity } from '@stragan/contract'
import { unitOfWord } from '@stragan/contract/sales-unit-words'
import type { Language } from '@stragan/routing'
import { fiveDecimals, parseQuantity, type TypedQuantity } from '../cart/typed-quantity.ts'
import { type Pair, splitAtSpaces, splitRow } from './split-row.ts'

interface ParsedLine {
  symbol: string
  quantity: TypedQuantity
}

/** A row without a recognisable symbol or quantity, verbatim. */
export interface UnparsedRow {
  text: string
  why: 'quantity' | 'symbol' | 'long'
}

export interface ParsedLines {
  lines: ParsedLine[]
  unparsed: UnparsedRow[]
  /** Number of rows if it exceeds the limit: then none was parsed. */
  tooMany: number | null
}

/** Limit of the API. */
export const maxSymbolLength = 80
const maxRowLength = 1000
/** More than the lines of an order, since rows of the same symbol are merged. */
const maxRows = 1000

/**
 * Parses pasted lists and CSV of symbols and quantities: one line each, separated by tabs, semicolons, commas or spaces, optionally with a
 * header. Rows of the same symbol are merged; rows that cannot be parsed are returned verbatim. Linear time: rows are counted first, and
 * overlong rows are not split.
 */
export function parseLines(lists: readonly string[], language: Language): ParsedLines {
  const read: ParsedLines = { lines: [], unparsed: [], tooMany: null }
  const places = new Map<string, number>()
  const rowsOfLists = lists.map(rowsIn)
  const count = rowsOfLists.reduce((sum, rows) => sum + rows.length, 0)
  if (count > maxRows) return { ...read, tooMany: count }
  for (const rows of rowsOfLists) {
    const header = detectHeader(splitRow((rows[0] ?? '').slice(0, maxRowLength), language))
    for (const row of header ? rows.slice(1) : rows) {
      const line = lineIn(row, header, language)
      if ('why' in line) read.unparsed.push(line)
      else addTo(read.lines, places, line)
    }
  }
  return read
}

/** Rows of a list that contain more than separators. */
const rowsIn = (list: string): string[] =>
  list
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter(row => /[^\s;,"]/.test(row))

/** Serialises a list; parsing the result gives the same list. */
export const linesAsText = ({
  lines,
  unparsed,
}: {
  lines: readonly { symbol: string; quantity: string }[]
  unparsed: readonly UnparsedRow[]
}): string => [...lines.map(({ symbol, quantity }) => `${symbol}\t${quantity}`), ...unparsed.map(({ text }) => text)].join('\n')

function addTo(lines: ParsedLine[], places: Map<string, number>, line: ParsedLine) {
  const key = `${line.symbol.toUpperCase()}\t${line.quantity.unit}`
  const known = lines[places.get(key) ?? -1]
  const amount = fiveDecimals((known?.quantity.amount ?? 0) + line.quantity.amount)
  if (known && amount <= maxQuantity) known.quantity = { ...line.quantity, amount }
  else places.set(key, lines.push(line) - 1)
}

function lineIn(row: string, header: HeaderColumns | null, language: Language): ParsedLine | UnparsedRow {
  const text = row.trim()
  if (text.length > maxRowLength) return { text, why: 'long' }
  const fields = splitRow(row.length > maxRowLength ? text : row, language)
  const { symbol, quantity } = (header && fields.length > 1 && fieldsByHeader(fields, header)) || fieldsByPosition(fields, language)
  const name = symbol.replace(/\s+/g, ' ').trim()
  if (name === '' || !/[\p{L}\p{N}]/u.test(name)) return { text, why: 'symbol' }
  if (name.length > maxSymbolLength) return { text, why: 'long' }
  const parsed = quantity.trim() === '' ? { amount: 1, unit: null } : parseQuantity(quantity, language)
  return parsed === null ? { text, why: 'quantity' } : { symbol: name, quantity: parsed }
}

/** Column indexes of a header row; -1 for a missing column. */
interface HeaderColumns {
  symbol: number
  quantity: number
  unit: number
}

const symbolHeads = /^(symbol|kod|indeks|index|sku|code|product code|part|item|art)\b/
const numberHeads = /^(ean|nr|numer|number)\b/
const quantityHeads = /^(ilosc|qty|quantity|liczba|szt|sztuk|pieces|pcs|amount)\b/
const unitHeads = /^(jm|j m|jedn|jednostka|unit|uom)\b/
const otherHeads = /^(lp|no|nazwa|name|towar|produkt|product|opis|description|cena|price)\b/

/** Detects a header row: all its fields are column names. */
function detectHeader(fields: readonly string[]): HeaderColumns | null {
  const names = (fields.length === 1 ? (fields[0] ?? '').split(/\s+/) : fields).map(name => foldAccents(name.trim()))
  if (names.length < 2 && !/^(symbol|sku|ean|kod|indeks)$/.test(names[0] ?? '')) return null
  const isHead = (name: string) =>
    name === '' ||
    (/^[\p{L} .()/]+$/u.test(name) && [symbolHeads, numberHeads, quantityHeads, unitHeads, otherHeads].some(heads => heads.test(name)))
  const placeOf = (heads: RegExp) => names.findIndex(name => heads.test(name))
  const symbol = placeOf(symbolHeads) >= 0 ? placeOf(symbolHeads) : placeOf(numberHeads)
  return names.every(isHead) && symbol >= 0 ? { symbol, quantity: placeOf(quantityHeads), unit: placeOf(unitHeads) } : null
}

const fieldsByHeader = (fields: readonly string[], { symbol, quantity, unit }: HeaderColumns): Pair | null =>
  quantity < 0 ? null : { symbol: fields[symbol] ?? '', quantity: withUnit(fields[quantity] ?? '', fields[unit] ?? '') }

/** A quantity with the unit of its own column, unless it names one already. */
const withUnit = (quantity: string, unit: string) =>
  /\d$/.test(quantity.trim()) && unitOfWord(unit.trim()) ? `${quantity.trim()} ${unit.trim()}` : quantity

function fieldsByPosition(fields: readonly string[], language: Language): Pair {
  const [first = '', ...others] = fields
  if (others.length === 0) return splitAtSpaces(first, language)
  const isQuantity = (field: string) => parseQuantity(field, language) !== null
  const last = others.at(-1) ?? ''
  // An EAN has more digits than a quantity.
  if (isQuantity(first) && (!isQuantity(last) || (others.length === 1 && isEan(last) && !isEan(first))))
    return { symbol: others[0] ?? '', quantity: first }
  const at = others.findLastIndex(isQuantity)
  return { symbol: first, quantity: at < 0 ? last : withUnit(others[at] ?? '', others[at + 1] ?? '') }
}

const isEan = (field: string) => /^\d{8,14}$/.test(field)
