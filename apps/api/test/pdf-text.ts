import { inflateSync } from 'node:zlib'

/** Texts of a PDF in the order in which they were written, as PDFKit writes them: glyphs of subset fonts with ToUnicode maps. */
export function textsOfPdf(bytes: Buffer): string[] {
  const objects = objectsOf(bytes)
  const fonts = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1]
      fonts.set(name, charactersOf(objects.get(unicode ?? '')?.stream ?? ''))
    }
  return [...objects.values()].flatMap(({ stream }) => textsIn(stream, fonts))
}

function objectsOf(bytes: Buffer) {
  const file = bytes.toString('latin1')
  const found = new Map<string, { head: string; stream: string }>()
  for (const match of file.matchAll(/(\d+) 0 obj\n(.*?)endobj/gs)) {
    const [, id = '', body = ''] = match
    const [head = '', data] = body.split('\nstream\n')
    const stream = data && head.includes('/FlateDecode') ? Buffer.from(data.slice(0, data.lastIndexOf('\nendstream')), 'latin1') : null
    found.set(id, { head, stream: stream ? inflateSync(stream).toString('latin1') : '' })
  }
  return found
}

/** The characters of a ToUnicode map by glyph. */
function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [i, [, code = '']] of [...list.matchAll(/<(\w+)>/g)].entries())
      characters.set((Number.parseInt(first, 16) + i).toString(16).padStart(4, '0'), Buffer.from(code, 'hex').swap16().toString('utf16le'))
  return characters
}

function textsIn(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  let font: ReadonlyMap<string, string> | undefined
  return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, shown]) => {
    if (name) font = fonts.get(name)
    if (shown === undefined) return []
    const glyphs = [...shown.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return [glyphs.map(glyph => font?.get(glyph) ?? '?').join('')]
  })
}
