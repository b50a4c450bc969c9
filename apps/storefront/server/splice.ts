import { randomFillSync } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, constants, crc32, createBrotliCompress, createDeflateRaw, gunzip } from 'node:zlib'
import { brotliParams, type Effort, gzipLevel } from './compression.ts'

/** A text with gaps of fixed lengths, which differ from one response to the next: `parts[0] gap[0] parts[1] gap[1] … parts[n]`. */
export interface Gapped {
  parts: readonly Buffer[]
  gaps: readonly Gap[]
}

interface Gap {
  /** In bytes, at most 65,535. */
  length: number
  /** Its last two bytes, the same in each response: Brotli models a literal by the two bytes before it. */
  end: Buffer
}

/** A compressed text into which uncompressed content is spliced without compressing it again. */
export interface Spliceable {
  /** Contents have the lengths and ends of the gaps. */
  splice(contents: readonly Buffer[]): Buffer
}

export type SplicedEncoding = 'br' | 'gzip'

/** The text as it is without compression. */
export function concatenate(parts: readonly Buffer[], contents: readonly Buffer[]): Buffer {
  return Buffer.concat(parts.flatMap((part, i) => [part, contents[i] ?? empty]))
}

const empty = Buffer.alloc(0)

/**
 * Compresses a text with gaps. The compressor sees random bytes in the place of each gap, so that nothing refers to them; its output is
 * flushed before and after, so that a gap takes whole bytes, and an uncompressed block replaces them. Brotli could still find a match in
 * the random bytes: the result is tested with other contents, and undefined if no attempt passes.
 */
export async function compressGapped(
  text: Gapped,
  encoding: SplicedEncoding,
  effort: Effort,
  maxAttempts = 4,
): Promise<Spliceable | undefined> {
  const contents = text.gaps.map(({ length, end }) => withEnd(Buffer.alloc(length, ' '), end))
  const plain = concatenate(text.parts, contents)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const spliceable = encoding === 'br' ? await brotliGapped(text, effort, plain.length) : await gzipGapped(text, effort)
    const decompressed = await decompress[encoding](spliceable.splice(contents)).catch(() => undefined)
    if (decompressed?.equals(plain)) return spliceable
  }
  return undefined
}

const decompress = { br: promisify<Buffer, Buffer>(brotliDecompress), gzip: promisify<Buffer, Buffer>(gunzip) }

/** RFC 7932: an uncompressed meta-block. */
async function brotliGapped({ parts, gaps }: Gapped, effort: Effort, size: number): Promise<Spliceable> {
  const compressor = createBrotliCompress({ params: brotliParams(effort, size) })
  const compressed = await compressParts(compressor, constants.BROTLI_OPERATION_FLUSH, parts, gaps)
  const headers = gaps.map(({ length }) => {
    const header = Buffer.alloc(3)
    // From the lowest bit: ISLAST 0, MNIBBLES 00 (four), MLEN - 1, ISUNCOMPRESSED 1.
    header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3)
    return header
  })
  return { splice: contents => joined(compressed, headers, contents) }
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** RFC 1951 and 1952: a stored block, and the checksum of the whole text. */
async function gzipGapped({ parts, gaps }: Gapped, effort: Effort): Promise<Spliceable> {
  const compressed = await compressParts(createDeflateRaw({ level: gzipLevel[effort] }), constants.Z_SYNC_FLUSH, parts, gaps)
  const headers = gaps.map(({ length }) => {
    const header = Buffer.alloc(5)
    header.writeUInt16LE(length, 1)
    header.writeUInt16LE(~length & 0xffff, 3)
    return header
  })
  const size = [...parts, ...gaps].reduce((sum, { length }) => sum + length, 0)
  const firstChecksum = crc32(parts[0] ?? empty)
  return {
    splice(contents) {
      const trailer = Buffer.alloc(8)
      const checksum = contents.reduce((sum, content, i) => crc32(parts[i + 1] ?? empty, crc32(content, sum)), firstChecksum)
      trailer.writeUInt32LE(checksum, 0)
      trailer.writeUInt32LE(size, 4)
      return Buffer.concat([gzipHeader, joined(compressed, headers, contents), trailer])
    },
  }
}

const joined = (compressed: readonly Buffer[], headers: readonly Buffer[], contents: readonly Buffer[]) =>
  Buffer.concat(compressed.flatMap((part, i) => [part, headers[i] ?? empty, contents[i] ?? empty]))

type Compressor = ReturnType<typeof createBrotliCompress> | ReturnType<typeof createDeflateRaw>

/** Compresses the text with random bytes in the gaps; returns the output of its parts. */
async function compressParts(stream: Compressor, flushKind: number, parts: readonly Buffer[], gaps: readonly Gap[]): Promise<Buffer[]> {
  let chunks: Buffer[] = []
  const read = () => {
    for (let chunk = stream.read(); chunk !== null; chunk = stream.read()) chunks.push(chunk as Buffer)
  }
  stream.on('readable', read)
  const failure = new Promise<never>((_, reject) => stream.once('error', reject))
  // It may happen while nothing waits for it.
  failure.catch(() => {})
  const taken = () => {
    read()
    const output = Buffer.concat(chunks)
    chunks = []
    return output
  }
  const flushed = async (input: Buffer) => {
    stream.write(input)
    await Promise.race([new Promise<void>(resolve => stream.flush(flushKind, resolve)), failure])
    return taken()
  }
  const compressed: Buffer[] = []
  const randomBytes = createRandomBytes(parts)
  for (const [i, { length, end }] of gaps.entries()) {
    compressed.push(await flushed(parts[i] ?? empty))
    await flushed(withEnd(randomBytes(length), end))
  }
  const ended = new Promise(resolve => stream.once('end', resolve))
  stream.end(parts.at(-1))
  await Promise.race([ended, failure])
  compressed.push(taken())
  return compressed
}

/**
 * Random bytes without a match: they begin at 0x80, so that they are in no ASCII text, and each pair of them is new in the text, since
 * Brotli looks for matches of two bytes nearby, and at the distances of its last matches, however far. Once every byte has followed the
 * one before, the pair that was used the longest time ago recurs.
 */
function createRandomBytes(parts: readonly Buffer[]): (length: number) => Buffer {
  const lastUsed = new Uint32Array(0x10000)
  let uses = 0
  const use = (before = 0, byte = 0) => {
    lastUsed[before * 256 + byte] = ++uses
  }
  for (const part of parts) for (let i = 1; i < part.length; i++) use(part[i - 1], part[i])

  const byteAfter = (before: number, random: number) => {
    const lastUseOf = (byte: number) => lastUsed[before * 256 + byte] as number
    let found = random | 0x80
    for (let n = 1; n < 0x80 && lastUseOf(found) > 0; n++) {
      const byte = ((random + n) & 0xff) | 0x80
      if (lastUseOf(byte) < lastUseOf(found)) found = byte
    }
    return found
  }
  return length => {
    const bytes = randomFillSync(Buffer.alloc(length))
    for (const [i, random] of bytes.entries()) {
      bytes[i] = byteAfter(bytes[i - 1] ?? 0, random)
      use(bytes[i - 1], bytes[i])
    }
    return bytes
  }
}

function withEnd(bytes: Buffer, end: Buffer): Buffer {
  end.copy(bytes, bytes.length - end.length)
  return bytes
}
