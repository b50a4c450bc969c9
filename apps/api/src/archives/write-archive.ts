import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { pushInSlices } from '../platform/push-in-slices.ts'
import { ArchiveError, archiveLimits, assertSize, assertUnpackedSize, hashIn } from './archive-format.ts'

/** Takes the files of an archive one after the other. */
export interface ArchiveWriter {
  add: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>
  /** Completes the archive: before, nobody takes it for one. */
  finish: () => Promise<void>
  abandon: () => Promise<void>
}

/** Begins an archive: a ZIP file where the path ends with `.zip`, else a folder. Throws `ArchiveError` for a folder with files, and for what could not be read in. */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const archive = await (extname(path).toLowerCase() === '.zip' ? createZip(path) : createFolder(path))
  return { ...archive, add: (name, content) => archive.add(name, upToItsSize(name, content)) }
}

async function* upToItsSize(name: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    assertSize(name, bytes)
    yield chunk
  }
}

async function createFolder(path: string): Promise<ArchiveWriter> {
  await mkdir(path, { recursive: true })
  if ((await readdir(path)).length > 0) throw new ArchiveError('folder_not_empty', { subject: path })
  return {
    add: async (name, content) => {
      await mkdir(dirname(join(path, name)), { recursive: true })
      await pipeline(Readable.from(content), createWriteStream(join(path, name), { flags: 'wx' }))
    },
    finish: async () => {},
    abandon: () => rm(path, { recursive: true, force: true }),
  }
}

/** The same content has the same bytes, whenever it is packed. */
const packedAt = new Date(1980, 0, 1)

async function createZip(path: string): Promise<ArchiveWriter> {
  const partial = `${path}.partial`
  const file = await open(partial, 'w')
  const zip = createStream(file)
  let unpacked = 0
  return {
    add: async (name, content) => {
      const entry = hashIn(name) === undefined ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
      entry.mtime = packedAt
      zip.begin(entry)
      for await (const chunk of content) {
        unpacked += chunk.length
        assertUnpackedSize(unpacked)
        await pushInSlices(entry, chunk)
        await zip.flush()
      }
      entry.push(new Uint8Array(0), true)
      await zip.flush()
    },
    finish: async () => {
      await zip.end()
      await file.close()
      await rename(partial, path)
    },
    abandon: async () => {
      await file.close()
      await rm(partial, { force: true })
    },
  }
}

/** A ZIP stream whose bytes wait until `flush` writes them, so that memory has no more than a chunk of a file. */
function createStream(file: FileHandle) {
  let waiting: Uint8Array[] = []
  let entries = 0
  let bytes = 0
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    waiting.push(chunk)
  })
  const flush = async () => {
    const chunk = Buffer.concat(waiting)
    waiting = []
    bytes += chunk.length
    if (bytes > archiveLimits.maxArchiveBytes) throw new ArchiveError('too_large')
    for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten
  }
  return {
    begin: (entry: Parameters<Zip['add']>[0]) => {
      if (++entries > archiveLimits.maxEntries) throw new ArchiveError('too_many_files', { number: archiveLimits.maxEntries })
      zip.add(entry)
    },
    flush,
    end: async () => {
      zip.end()
      await flush()
    },
  }
}
