import { constants, createWriteStream } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ArchiveProblem } from '@stragan/contract/admin'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { assertSmall, isStorable } from '../platform/read-json.ts'
import { ArchiveError, archiveLimits, assertSize, assertUnpackedSize, hashIn, namesOfFile } from './archive-format.ts'

/** The files of an archive. Only names of the format are opened, and nothing is written under the name that it has there. */
export interface Archive {
  /** A file as a stream that ends with an error where it is longer than a file of its name may be; undefined where there is none. */
  open: (name: string) => Promise<Readable | undefined>
  /** The name of the picture or document with a hash. */
  findFile: (hash: string) => Promise<string | undefined>
  close: () => void
}

/** Opens a ZIP file, or a folder with the same files. Throws `ArchiveError`. */
export async function openArchive(path: string): Promise<Archive> {
  const found = await lstat(path).catch(cause => {
    throw new ArchiveError('not_there', { cause })
  })
  return found.isDirectory() ? openFolder(path) : openZip(path)
}

function openFolder(folder: string): Archive {
  // A link could lead to any file of the machine.
  const sizeOf = async (name: string) => {
    for (const part of name.includes('/') ? ['files', name] : [name]) {
      const found = await lstat(join(folder, part)).catch(() => null)
      if (!found) return undefined
      if (part === 'files' ? !found.isDirectory() : !found.isFile()) throw new ArchiveError('link', { subject: part })
      if (part === name) return found.size
    }
    return undefined
  }
  return {
    open: async name => {
      const size = await sizeOf(name)
      if (size === undefined) return undefined
      assertSize(name, size)
      const file = await open(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW)
      // What was appended meanwhile is not read.
      return file.createReadStream({ end: Math.max(0, size - 1) })
    },
    findFile: async hash => {
      for (const name of namesOfFile(hash)) if ((await sizeOf(name)) !== undefined) return name
      return undefined
    },
    close: () => {},
  }
}

const unixSymlink = 0o120000
const unixTypes = 0o170000

async function openZip(path: string): Promise<Archive> {
  const zip = await orRefused(() => openPromise(path, { autoClose: false, validateEntrySizes: true, strictFileNames: true }))
  try {
    const entries = await orRefused(() => entriesOf(zip))
    const byHash = new Map([...entries.keys()].flatMap(name => (hashIn(name) === undefined ? [] : [[hashIn(name), name] as const])))
    return {
      open: async name => {
        const entry = entries.get(name)
        return entry && orRefused(() => zip.openReadStreamPromise(entry))
      },
      findFile: async hash => byHash.get(hash),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > archiveLimits.maxEntries) throw new ArchiveError('too_many_files', { number: archiveLimits.maxEntries })
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName: name, uncompressedSize, externalFileAttributes } = entry
    if (name === 'files/') continue
    if (((externalFileAttributes >>> 16) & unixTypes) === unixSymlink) throw new ArchiveError('link', { subject: name })
    if (entry.isEncrypted()) throw new ArchiveError('encrypted', { subject: name })
    assertSize(name, uncompressedSize)
    if (entries.has(name)) throw new ArchiveError('file_twice', { subject: name })
    unpacked += uncompressedSize
    assertUnpackedSize(unpacked)
    entries.set(name, entry)
  }
  return entries
}

/** Errors of the archive itself have no class of their own; those of the file system have a code. */
async function orRefused<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    throw unreadable(cause)
  }
}

/** What the reader of ZIP files says of names. */
const unsafeName = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s

function unreadable(error: unknown): unknown {
  if (error instanceof ArchiveError || !(error instanceof Error) || 'syscall' in error) return error
  const [, subject] = unsafeName.exec(error.message) ?? []
  return subject === undefined
    ? new ArchiveError('damaged', { detail: error.message, cause: error })
    : new ArchiveError('unsafe_name', { subject, cause: error })
}

/** Writes a file of the archive to a path. Throws `ArchiveError`. */
export async function unpack(archive: Archive, name: string, path: string): Promise<void> {
  const source = await archive.open(name)
  if (!source) throw new ArchiveError('file_missing', { subject: name })
  await orRefused(() => pipeline(source, createWriteStream(path, { mode: 0o600 })))
}

/** The bytes of a small file of the archive. Throws `ArchiveError`. */
export async function bytesOf(archive: Archive, name: string): Promise<Buffer> {
  const source = await archive.open(name)
  if (!source) throw new ArchiveError('file_missing', { subject: name })
  return orRefused(() => buffer(source))
}

/** A line of a list; `length` is that of its text. */
interface Line {
  line: number
  length: number
  value: unknown
}

/** The lines of a list of the archive as JSON; none where it has no such list. Throws `ArchiveError`. */
export async function* entriesIn(archive: Archive, name: string): AsyncGenerator<Line> {
  const source = await archive.open(name)
  if (!source) return
  let line = 0
  for await (const bytes of linesOf(source, name)) {
    if (++line > archiveLimits.maxEntriesOfList)
      throw new ArchiveError('too_many_entries', { subject: name, number: archiveLimits.maxEntriesOfList })
    const text = bytes.toString('utf8').trim()
    if (text === '') continue
    const value = jsonIn(text, { subject: name, number: line, maxMembers: archiveLimits.maxLineMembers })
    yield { line, length: text.length, value }
  }
}

/** Parses a file, or the line with that number of it, within limits like those of a request. Throws `ArchiveError`. */
export function jsonIn(text: string, { maxMembers, ...about }: { subject: string; number: number | null; maxMembers: number }): unknown {
  const orRefused = <T>(problem: ArchiveProblem, read: () => T): T => {
    try {
      return read()
    } catch (cause) {
      throw new ArchiveError(problem, { ...about, cause })
    }
  }
  orRefused('too_complex', () => assertSmall(text, maxMembers))
  const value = orRefused(about.number === null ? 'no_json' : 'line_no_json', () => JSON.parse(text) as unknown)
  if (!isStorable(value)) throw new ArchiveError('not_storable', about)
  return value
}

const newLine = 0x0a

async function* linesOf(source: Readable, name: string): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, at)])
        parts = []
        length = 0
        from = at + 1
      }
      length += chunk.length - from
      if (length > archiveLimits.maxLineBytes) throw new ArchiveError('line_too_long', { subject: name })
      parts.push(chunk.subarray(from))
    }
    if (length > 0) yield Buffer.concat(parts)
  } catch (error) {
    throw unreadable(error)
  } finally {
    source.destroy()
  }
}
