/** Parses CSV with quoted cells (RFC 4180), separated by the commas or semicolons of its header. Linear time. */
export function* parseCsv(text: string): Generator<string[]> {
  const source = text.replace(/^\uFEFF/, '')
  const header = source.slice(0, source.search(/[\r\n]|$/))
  const separator = header.includes(';') ? ';' : ','
  let row: string[] = []
  let at = 0
  while (at < source.length) {
    const cell = source[at] === '"' ? quotedCell(source, at + 1, separator) : plainCell(source, at, separator)
    row.push(cell.text)
    at = cell.end
    const next = source[at]
    at += 1
    if (next === separator) {
      if (at >= source.length) row.push('')
      continue
    }
    if (next === '\r' && source[at] === '\n') at += 1
    if (row.some(text => text !== '')) yield row
    row = []
  }
}

interface Cell {
  text: string
  /** Position after it: of a separator, or of the end of the line. */
  end: number
}

function plainCell(source: string, start: number, separator: string): Cell {
  const end = endOfCell(source, start, separator)
  return { text: source.slice(start, end).trim(), end }
}

function endOfCell(source: string, start: number, separator: string): number {
  let end = start
  while (end < source.length && source[end] !== separator && source[end] !== '\n' && source[end] !== '\r') end += 1
  return end
}

/** What follows the closing quote is part of the cell, as spreadsheets read it. */
function quotedCell(source: string, start: number, separator: string): Cell {
  const parts: string[] = []
  let at = start
  for (;;) {
    const quote = source.indexOf('"', at)
    if (quote === -1) return { text: parts.join('') + source.slice(at), end: source.length }
    parts.push(source.slice(at, quote))
    if (source[quote + 1] !== '"') {
      const end = endOfCell(source, quote + 1, separator)
      return { text: parts.join('') + source.slice(quote + 1, end).trimEnd(), end }
    }
    parts.push('"')
    at = quote + 2
  }
}
