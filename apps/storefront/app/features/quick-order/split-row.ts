import { unitOfWord } from '@stragan/contract/sales-unit-words'
import type { Language } from '@stragan/routing'
import { parseQuantity } from '../cart/typed-quantity.ts'

/** Verbatim fields of a row. */
export interface Pair {
  symbol: string
  quantity: string
}

/** Maximum length of a quantity with its unit: only this much of each end of a row is searched for it. */
const maxQuantityLength = 60

const plainNumber = /^\d+(?:[.,]\d+)?(?!\d)/
const groupedNumber = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/
/** Grouped numbers first; where the result exceeds the maximum quantity, the first group belongs to the symbol. */
const numberForms = [[groupedNumber, plainNumber], [plainNumber]]

/** Whether a text is a number with, optionally, a unit; `2 x` only comes first. */
function looksLikeQuantity(text: string, forms: readonly RegExp[], place: 'first' | 'last'): boolean {
  const number = forms.map(form => form.exec(text)?.[0]).find(found => found !== undefined)
  if (number === undefined) return false
  const word = text.slice(number.length).trim()
  return word === '' || (place === 'first' && /^[x×]$/i.test(word)) || unitOfWord(word) !== null
}

/** Splits a row at a space: the quantity is the last part, else the first, that looks like one. */
export function splitAtSpaces(row: string, language: Language): Pair {
  const text = row.trim()
  const pairs = { last: pairsAtEnd(text), first: pairsAtStart(text) }
  for (const forms of numberForms)
    for (const place of ['last', 'first'] as const) {
      const pair = pairs[place].find(({ quantity }) => looksLikeQuantity(quantity, forms, place))
      if (pair && parseQuantity(pair.quantity, language) !== null) return pair
    }
  return { symbol: row, quantity: '' }
}

const isSpace = (letter: string | undefined) => letter !== undefined && letter.trim() === ''

/** Candidate splits with the quantity at the end, at word boundaries; the longest first. */
function pairsAtEnd(text: string): Pair[] {
  const pairs: Pair[] = []
  for (let at = Math.max(1, text.length - maxQuantityLength); at < text.length; at++)
    if (isSpace(text[at - 1]) && !isSpace(text[at])) pairs.push({ symbol: text.slice(0, at).trimEnd(), quantity: text.slice(at) })
  return pairs
}

/** Candidate splits with the quantity at the start, at word boundaries; the longest first. */
function pairsAtStart(text: string): Pair[] {
  const pairs: Pair[] = []
  for (let at = Math.min(text.length - 1, maxQuantityLength); at > 0; at--)
    if (isSpace(text[at]) && !isSpace(text[at - 1])) pairs.push({ symbol: text.slice(at).trimStart(), quantity: text.slice(0, at) })
  return pairs
}

/** Splits a row at the first separator it contains of tab, semicolon and comma; a decimal comma in its last number is none. */
export function splitRow(row: string, language: Language): string[] {
  const separator = row.includes('\t') ? '\t' : row.includes(';') ? ';' : ','
  if (separator === ',' && isDecimalComma(row)) {
    const { symbol, quantity } = splitAtSpaces(row, language)
    if (quantity) return [symbol, quantity]
  }
  const fields = split(row, separator)
  while (fields.length > 1 && fields.at(-1) === '') fields.pop()
  return fields
}

/** Whether the only comma of a row is within the last number, after a space. */
function isDecimalComma(row: string): boolean {
  const at = row.indexOf(',')
  if (at < 0 || at !== row.lastIndexOf(',') || row.lastIndexOf('"', at) >= 0) return false
  return /\s\d+$/.test(row.slice(Math.max(0, at - maxQuantityLength), at)) && /^\d+\D*$/.test(row.slice(at + 1))
}

/** Splits fields at separators; quoted fields may contain separators, and quotes doubled (RFC 4180). */
function split(row: string, separator: string): string[] {
  const fields: string[] = []
  for (let at = 0; ; ) {
    const quoted = quotedField(row, at, separator)
    const next = quoted ? quoted.end : row.indexOf(separator, at)
    const end = next < 0 ? row.length : next
    fields.push((quoted ? quoted.text : row.slice(at, end)).trim())
    if (end >= row.length) return fields
    at = end + 1
  }
}

/** Parses a quoted field from an index on; null if it is not quoted. `end` is the index of its separator, or the end of the row. */
function quotedField(row: string, from: number, separator: string): { text: string; end: number } | null {
  const opens = skipSpaces(row, from, separator)
  if (row[opens] !== '"') return null
  let text = ''
  let at = opens + 1
  for (;;) {
    const quote = row.indexOf('"', at)
    if (quote < 0) return null
    text += row.slice(at, quote)
    at = quote + 1
    if (row[at] !== '"') break
    text += '"'
    at++
  }
  const end = skipSpaces(row, at, separator)
  return end === row.length || row[end] === separator ? { text, end } : null
}

function skipSpaces(row: string, from: number, separator: string): number {
  let at = from
  while (at < row.length && row[at] !== separator && isSpace(row[at])) at++
  return at
}
