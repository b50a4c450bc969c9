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
  let pages = maxPageCount(text)
  // From PDF 1.5 on, objects may be packed into streams.
  for (const { from, to } of objectStreamsIn(text)) {
    const unpacked = await unpack(bytes.subarray(from, to), { maxOutputLength: maxUnpackedBytes }).catch(() => null)
    if (unpacked) pages = Math.max(pages, maxPageCount(unpacked.toString('latin1')))
  }
  return pages > 0 ? pages : null
}

const unpack = promisify<Buffer, object, Buffer>(inflate)

/** Longest dictionary of a node of the tree of pages, with the numbers of its children. */
const maxNodeLength = 20_000
/** Nodes, and streams with objects, that are looked at in one text: a hostile file is full of them. */
const maxPlaces = 500

/** The highest number of pages of all nodes, which is that of the root; 0 if there is none. */
function maxPageCount(text: string): number {
  let max = 0
  let at = text.indexOf('/Pages')
  for (let places = 0; at >= 0 && places < maxPlaces; places++, at = text.indexOf('/Pages', at + 1)) {
    if (!/\/Type\s{0,3}$/.test(text.slice(Math.max(0, at - 8), at))) continue
    const before = text.slice(Math.max(0, at - maxNodeLength), at)
    const begin = before.lastIndexOf('<<')
    const end = text.slice(at, at + maxNodeLength).indexOf('>>')
    if (begin < 0 || end < 0) continue
    const node = before.slice(begin) + text.slice(at, at + end)
    max = Math.max(max, Number(/\/Count\s(\d{1,6})/.exec(node)?.[1] ?? 0))
  }
  return max
}

/** Where the packed content of the streams with objects begins and ends. */
function objectStreamsIn(text: string): { from: number; to: number }[] {
  const streams: { from: number; to: number }[] = []
  let at = text.indexOf('/ObjStm')
  for (let places = 0; at >= 0 && places < maxPlaces && streams.length < maxStreams; places++) {
    const begin = text.slice(at, at + maxNodeLength).indexOf('stream')
    const from = at + begin + 'stream'.length
    const to = begin < 0 ? at + 1 : text.indexOf('endstream', from)
    if (to < 0) break
    if (begin >= 0) streams.push({ from: from + (text.startsWith('\r\n', from) ? 2 : 1), to })
    at = text.indexOf('/ObjStm', to)
  }
  return streams
}
