/** Reads CSV as RFC 4180 says. */
export function fieldsOfCsv(text: string, separator: string): string[][] {
  const lines: string[][] = [['']]
  let isQuoted = false
  const add = (character: string) => {
    const line = lines.at(-1) ?? []
    line.push((line.pop() ?? '') + character)
  }
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? ''
    if (isQuoted && character === '"' && text[i + 1] === '"') add(text[++i] ?? '')
    else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) add(character)
    else if (character === separator) lines.at(-1)?.push('')
    else if (character === '\r' && text[i + 1] === '\n') lines.push([''])
    else if (character !== '\n') add(character)
  }
  // Each line ends with a break.
  return lines.slice(0, -1)
}
