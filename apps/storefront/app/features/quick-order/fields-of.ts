import type { Language } from '@stragan/routing'
import { readQuantity } from './read-quantity.ts'

/** As they stand in a row. */
export interface Pair {
  symbol: string
  quantity: string
}

const unit = '\\s*(?:szt\\.?|sztuk[aię]?|pcs?\\.?|pieces?)'
const plainNumber = '\\d+(?:[.,]\\d+)?'
/** Grouped numbers first: where that makes too many pieces, the first group was the end of a symbol. */
const spacedForms = [`\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+|${plainNumber}`, plainNumber].flatMap(number => [
  new RegExp(`^(?<symbol>\\S.*?)\\s+(?<quantity>(?:${number})(?:${unit})?)$`, 'iu'),
  new RegExp(`^(?<quantity>(?:${number})(?:${unit}|\\s*[x×])?)\\s+(?<symbol>\\S.*)$`, 'iu'),
])

/** With spaces alone between: the quantity is what stands last, else first, and looks like one. */
export function spaced(row: string, language: Language): Pair {
  for (const form of spacedForms) {
    const { symbol, quantity } = form.exec(row)?.groups ?? {}
    if (symbol && quantity && readQuantity(quantity, language) !== null) return { symbol, quantity }
  }
  return { symbol: row, quantity: '' }
}

/** Split by the first of tab, semicolon and comma that it has; a comma that stands in its quantity, behind spaces, is none. */
export function fieldsOf(row: string, language: Language): string[] {
  const separator = row.includes('\t') ? '\t' : row.includes(';') ? ';' : ','
  if (separator === ',' && /^[^,"]*\s\d+,\d+[^,\d]*$/.test(row)) {
    const { symbol, quantity } = spaced(row.trim(), language)
    if (quantity) return [symbol, quantity]
  }
  const fields = split(row, separator)
  while (fields.length > 1 && fields.at(-1) === '') fields.pop()
  return fields
}

/** Fields between separators; one in quotes may hold them, and a quote as two. */
function split(row: string, separator: string): string[] {
  const fields: string[] = []
  let rest = row
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest)
    const after = quoted ? rest.slice(quoted[0].length) : rest
    const isQuoted = quoted !== null && (after === '' || after.startsWith(separator))
    const end = isQuoted ? (after === '' ? -1 : rest.length - after.length) : rest.indexOf(separator)
    const field = isQuoted ? (quoted[1] ?? '').replaceAll('""', '"') : end < 0 ? rest : rest.slice(0, end)
    fields.push(field.trim())
    if (end < 0) return fields
    rest = rest.slice(end + 1)
  }
}
