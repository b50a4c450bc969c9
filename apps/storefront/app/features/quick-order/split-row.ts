import type { Language } from '@stragan/routing'
import { parseQuantity } from './parse-quantity.ts'

/** As they stand in a row. */
export interface Pair {
  symbol: string
  quantity: string
}

/** Longer than any number of pieces with its unit: only so much of each end of a row can be its quantity. */
const maxQuantityLength = 60

const unit = '\\s*(?:szt\\.?|sztuk[aię]?|pcs?\\.?|pieces?)'
const plainNumber = '\\d+(?:[.,]\\d+)?'
/** Grouped numbers first: where that makes too many pieces, the first group was the end of a symbol. */
const quantityForms = [`\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+|${plainNumber}`, plainNumber].map(number => ({
  last: new RegExp(`^(?:${number})(?:${unit})?$`, 'iu'),
  first: new RegExp(`^(?:${number})(?:${unit}|\\s*[x×])?$`, 'iu'),
}))

/** With spaces alone between: the quantity is what stands last, else first, and looks like one. */
export function spaced(row: string, language: Language): Pair {
  const text = row.trim()
  const pairs = { last: pairsAtEnd(text), first: pairsAtStart(text) }
  for (const form of quantityForms)
    for (const place of ['last', 'first'] as const) {
      const pair = pairs[place].find(({ quantity }) => form[place].test(quantity))
      if (pair && parseQuantity(pair.quantity, language) !== null) return pair
    }
  return { symbol: row, quantity: '' }
}

const isSpace = (letter: string | undefined) => letter !== undefined && letter.trim() === ''

/** Every way to take the end of a text, from a word on, for its quantity; the longest first. */
function pairsAtEnd(text: string): Pair[] {
  const pairs: Pair[] = []
  for (let at = Math.max(1, text.length - maxQuantityLength); at < text.length; at++)
    if (isSpace(text[at - 1]) && !isSpace(text[at])) pairs.push({ symbol: text.slice(0, at).trimEnd(), quantity: text.slice(at) })
  return pairs
}

/** Every way to take the beginning of a text, up to the end of a word, for its quantity; the longest first. */
function pairsAtStart(text: string): Pair[] {
  const pairs: Pair[] = []
  for (let at = Math.min(text.length - 1, maxQuantityLength); at > 0; at--)
    if (isSpace(text[at]) && !isSpace(text[at - 1])) pairs.push({ symbol: text.slice(at).trimStart(), quantity: text.slice(0, at) })
  return pairs
}

/** Split by the first of tab, semicolon and comma that it has; a comma that stands in its quantity, behind spaces, is none. */
export function splitRow(row: string, language: Language): string[] {
  const separator = row.includes('\t') ? '\t' : row.includes(';') ? ';' : ','
  if (separator === ',' && isDecimalComma(row)) {
    const { symbol, quantity } = spaced(row, language)
    if (quantity) return [symbol, quantity]
  }
  const fields = split(row, separator)
  while (fields.length > 1 && fields.at(-1) === '') fields.pop()
  return fields
}

/** Whether the only comma of a row stands within the last number, which follows a space. */
function isDecimalComma(row: string): boolean {
  const at = row.indexOf(',')
  if (at < 0 || at !== row.lastIndexOf(',') || row.lastIndexOf('"', at) >= 0) return false
  return /\s\d+$/.test(row.slice(Math.max(0, at - maxQuantityLength), at)) && /^\d+\D*$/.test(row.slice(at + 1))
}

/** Fields between separators; one in quotes may hold them, and a quote as two. */
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

/** The field from a place on, where it is in quotes; null where it is not. `end` is where its separator stands, or the row ends. */
function quotedField(row: string, from: number, separator: string): { text: string; end: number } | null {
  const opens = behindSpaces(row, from, separator)
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
  const end = behindSpaces(row, at, separator)
  return end === row.length || row[end] === separator ? { text, end } : null
}

function behindSpaces(row: string, from: number, separator: string): number {
  let at = from
  while (at < row.length && row[at] !== separator && isSpace(row[at])) at++
  return at
}
