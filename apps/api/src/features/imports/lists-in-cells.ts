/** Writes a list into one cell: `a|b`, with a backslash before a `|` that is part of a text. */
export const joinList = (texts: readonly string[]): string => texts.map(text => text.replaceAll(/[\\|]/g, '\\$&')).join('|')

/** The texts of a list in a cell, without those that are empty; of a longer list one more than `max`. */
export function splitList(cell: string, max: number): string[] {
  const texts: string[] = []
  let text = ''
  const end = () => {
    if (text.trim() !== '') texts.push(text.trim())
    text = ''
  }
  for (let at = 0; at < cell.length && texts.length <= max; at++) {
    const isEscaped = cell[at] === '\\' && (cell[at + 1] === '|' || cell[at + 1] === '\\')
    if (isEscaped) at++
    else if (cell[at] === '|') {
      end()
      continue
    }
    text += cell[at]
  }
  if (texts.length <= max) end()
  return texts
}
