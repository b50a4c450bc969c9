import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { ShopError } from '@stragan/contract'
import { maxFileNameLength, maxUploadBytes, maxUploadedFiles, type UploadedFile } from '@stragan/contract/admin'
import type { Context } from 'hono'

interface Options {
  /** Of one file. */
  maxBytes: number
  /** Of all files together. */
  maxTotalBytes?: number
  /** The data folder: the files are below it, where nobody else can read them. */
  folder: string
}

/** Parts of a form: files beyond the limit are named in the answer, as long as their number is not absurd. */
const maxParts = 5 * maxUploadedFiles
const limits = { fieldNameSize: 100, fieldSize: 4096, fields: 20, parts: maxParts, headerPairs: 20, headerSize: 4096 }
/** What a process has left behind that was killed. */
const maxLeftOverMs = 3_600_000

/**
 * Gives the files of a form to `work`, each in a file of its own that is deleted afterwards. They are written as they arrive, so that
 * neither their number nor their size takes memory. Throws `files_expected`, `body_too_large` and `malformed_request`.
 */
export async function withUploadedFiles<T>(c: Context, options: Options, work: (files: UploadedFile[]) => Promise<T>): Promise<T> {
  const type = c.req.header('content-type') ?? ''
  const { body } = c.req.raw
  const maxTotalBytes = options.maxTotalBytes ?? maxUploadBytes
  if (!/^multipart\/form-data\s*;/i.test(type.slice(0, 100)) || !body) throw new ShopError('files_expected')
  if (Number(c.req.header('content-length') ?? 0) > maxTotalBytes) throw new ShopError('body_too_large')
  const parent = join(options.folder, 'uploads')
  await mkdir(parent, { recursive: true })
  await deleteLeftOvers(parent)
  const folder = await mkdtemp(join(parent, 'upload-'))
  try {
    return await work(
      await receive(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), type, { ...options, maxTotalBytes, folder }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(body: Readable, type: string, { folder, maxBytes, maxTotalBytes }: Required<Options>): Promise<UploadedFile[]> {
  const parser = parserOf(type, maxBytes)
  const streams: Readable[] = []
  const files: Promise<UploadedFile>[] = []
  let isOverfull = false
  let failure: unknown
  parser.on('file', (_field, stream, fileName) => {
    const path = join(folder, String(streams.length))
    const file = keep(stream, { name: shownName(fileName), path, isOver: streams.length >= maxUploadedFiles })
    streams.push(stream)
    files.push(file)
    // A full disk: the parser would wait for a reader of this file.
    file.catch(error => {
      failure ??= error
      body.destroy(error)
    })
  })
  for (const event of ['partsLimit', 'fieldsLimit'] as const)
    parser.on(event, () => {
      isOverfull = true
    })
  try {
    await pipeline(body, countingBytes(maxTotalBytes), parser)
    const received = await Promise.all(files)
    if (isOverfull) throw new ShopError('body_too_large')
    // A browser sends a part without a name where nothing was chosen.
    return received.filter(({ name, bytes }) => name !== '' || bytes > 0)
  } catch (cause) {
    const first = failure ?? cause
    for (const stream of streams) stream.destroy()
    await Promise.allSettled(files)
    throw first instanceof ShopError || first === failure ? first : new ShopError('malformed_request', { cause })
  }
}

function parserOf(type: string, maxBytes: number) {
  try {
    return new Busboy({ headers: { 'content-type': type } as BusboyHeaders, limits: { ...limits, fileSize: maxBytes } })
  } catch (cause) {
    throw new ShopError('malformed_request', { cause })
  }
}

/** Ends a body that is longer than its header said, or that said nothing. */
function countingBytes(maxTotalBytes: number) {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxTotalBytes) done(new ShopError('body_too_large'))
      else done(null, chunk)
    },
  })
}

/** Writes a file of a form under a name of our own; one that is refused is read, since others may follow, and not stored. */
async function keep(
  stream: BusboyFileStream,
  { name, path, isOver }: { name: string; path: string; isOver: boolean },
): Promise<UploadedFile> {
  if (isOver) {
    for await (const _ of stream);
    return { name, path, bytes: 0, problem: 'too_many' }
  }
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const { bytesRead: bytes, truncated } = stream
  return { name, path, bytes, problem: truncated ? 'too_large' : null }
}

/** The name of a file as it is shown: of any path the last part, without what a text cannot have. */
const shownName = (sent: string | undefined) =>
  (sent ?? '')
    .slice(-1000)
    .split(/[/\\]/)
    .at(-1)
    ?.toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .slice(0, maxFileNameLength) ?? ''

async function deleteLeftOvers(parent: string) {
  for (const name of await readdir(parent)) {
    const { mtimeMs } = await stat(join(parent, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - maxLeftOverMs) await rm(join(parent, name), { recursive: true, force: true })
  }
}
