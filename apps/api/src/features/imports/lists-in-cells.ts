/** Writes a list into one cell: `a|b`, with a backslash before a `|` that is part of a text. */
export const joinList = (texts: readonly string[]): string => texts.map(text => text.replaceAll(/[\\|]/g, '\\$&')).join('|')

/** The texts of a list in a cell, without those that are empty; of a longer list one more than `max`. */
export function splitList(cell: string, max: number): string[] {
  const texts: string[] = []
  let text = ''
  let from = 0
  const take = (to: number) => {
    text += cell.slice(from, to)
    from = to + 1
  }
  const end = (to: number) => {
    take(to)
    if (text.trim() !== '') texts.push(text.trim())
    text = ''
  }
  for (let at = 0; at < cell.length && texts.length <= max; at++) {
    if (cell[at] === '|') end(at)
    // The next character is part of the text.
    else if (cell[at] === '\\' && (cell[at + 1] === '|' || cell[at + 1] === '\\')) take(at++)
  }
  if (texts.length <= max) end(cell.length)
  return texts
}
