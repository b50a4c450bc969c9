/** Writes a list into one cell: `a|b`, with a backslash before a `|` that is part of a text. */
export const joinList = (texts: readonly string[]): string => texts.map(text => text.replaceAll(/[\\|]/g, '\\$&')).join('|')

/** The texts of a list in a cell, without those that are empty. */
export function splitList(cell: string): string[] {
  const texts: string[] = []
  let text = ''
  for (let at = 0; at < cell.length; at++) {
    const isEscaped = cell[at] === '\\' && (cell[at + 1] === '|' || cell[at + 1] === '\\')
    if (isEscaped) at++
    else if (cell[at] === '|') {
      texts.push(text)
      text = ''
      continue
    }
    text += cell[at]
  }
  return [...texts, text].map(one => one.trim()).filter(one => one !== '')
}
