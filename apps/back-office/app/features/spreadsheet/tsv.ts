/** Text of the clipboard that is read; the rest is left out. */
const maxTextLength = 1_000_000

/** Writes cells as spreadsheet programs exchange them: separated by tabs, quoted where they contain one, a line break or a quote. */
export const toTsv = (texts: readonly (readonly string[])[]) =>
  texts.map(line => line.map(text => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t')).join('\n')

/** Reads the cells of a text from the clipboard. */
export function fromTsv(given: string): string[][] {
  const text = given.slice(0, maxTextLength).replaceAll('\r\n', '\n').replace(/\n$/, '')
  const lines: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quoted(text, at) : plain(text, at)
    lines.at(-1)?.push(cell)
    if (text[end] === '\n') lines.push([])
    at = end + 1
  }
  return lines
}

function plain(text: string, start: number) {
  const separator = /[\t\n]/g
  separator.lastIndex = start
  const end = separator.exec(text)?.index ?? text.length
  return { cell: text.slice(start, end), end }
}

/** A cell in quotes, which may contain tabs and line breaks; a quote is written twice. */
function quoted(text: string, start: number) {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0 || !['\t', '\n', undefined].includes(text[end + 1])) return plain(text, start)
  return { cell: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 }
}
