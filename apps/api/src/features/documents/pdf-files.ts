import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

/** In which the header and the end of a PDF have to be (ISO 32000-1, annex H). */
const edgeLength = 1024

/** Whether a file is a whole PDF, whatever its name is. */
export const isPdf = (bytes: Buffer) => bytes.subarray(0, edgeLength).includes('%PDF-') && bytes.subarray(-edgeLength).includes('%%EOF')

/** Of the streams of one file that are looked into, and of each, unpacked. */
const maxStreams = 200
const maxUnpackedBytes = 2 * 1024 * 1024

/** The number of pages that a PDF names; null where it names none that can be read, as an encrypted one. */
export async function pageCount(bytes: Buffer): Promise<number | null> {
  const text = bytes.toString('latin1')
  const counts = pageCountsIn(text)
  // From PDF 1.5 on, objects may be packed into streams.
  for (const { from, to } of objectStreamsIn(text)) {
    const unpacked = await unpack(bytes.subarray(from, to), { maxOutputLength: maxUnpackedBytes }).catch(() => null)
    if (unpacked) counts.push(...pageCountsIn(unpacked.toString('latin1')))
  }
  const most = Math.max(0, ...counts)
  return most > 0 ? most : null
}

const unpack = promisify<Buffer, object, Buffer>(inflate)

/** Longest dictionary of a node of the tree of pages, with the numbers of its children. */
const maxNodeLength = 20_000

/** The numbers of pages of all nodes: that of the root is the largest. */
function pageCountsIn(text: string): number[] {
  const counts: number[] = []
  for (const at of placesOf(text, '/Pages')) {
    if (
      !text
        .slice(Math.max(0, at - 8), at)
        .trimEnd()
        .endsWith('/Type')
    )
      continue
    const from = text.lastIndexOf('<<', at)
    const to = text.indexOf('>>', at)
    if (from < 0 || to < 0 || to - from > maxNodeLength) continue
    const count = /\/Count (\d{1,6})/.exec(text.slice(from, to).replaceAll(/[\r\n\t]/g, ' '))?.[1]
    if (count) counts.push(Number(count))
  }
  return counts
}

/** Where the packed content of the streams with objects begins and ends. */
function objectStreamsIn(text: string): { from: number; to: number }[] {
  const streams: { from: number; to: number }[] = []
  for (const at of placesOf(text, '/ObjStm')) {
    const begin = text.indexOf('stream', at)
    const to = text.indexOf('endstream', begin)
    if (begin < 0 || to < 0 || begin - at > maxNodeLength) continue
    const from = begin + 'stream'.length + (text.startsWith('\r\n', begin + 6) ? 2 : 1)
    streams.push({ from, to })
    if (streams.length === maxStreams) break
  }
  return streams
}

function* placesOf(text: string, word: string): Generator<number> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) yield at
}
