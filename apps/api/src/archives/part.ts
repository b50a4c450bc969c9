import { hash } from 'node:crypto'
import type { EntryProblem } from '@stragan/contract/admin'
import type { z } from 'zod'
import type { ShopAdminCtx } from '../admin-context.ts'
import type { StoredDocument } from '../features/documents/documents.ts'
import type { Original } from '../features/pictures/pictures.ts'
import type { ListFile } from './archive-format.ts'

type Recording = <T>(call: string, params: Readonly<Record<string, unknown>>, work: (ctx: ShopAdminCtx) => Promise<T>) => Promise<T>

/** How entries of an archive become rows of a shop. */
export interface Saving {
  /** Outside of transactions. */
  ctx: ShopAdminCtx
  /** Makes the call of the admin API that saves an entry, as one change set of the history. */
  record: Recording
  /** Makes one that comes before. */
  prepare: Recording
  /** Changes what the admin API has no calls for; the history does not have it. */
  change: <T>(work: (ctx: ShopAdminCtx) => Promise<T>) => Promise<T>
  /** Stores a picture of the archive. Throws `RefusedEntry`, also where it is less than `minWidth` pixels wide. */
  storePicture: (hash: string, minWidth?: number) => Promise<Original>
  /** The same of a document; `name` is the one under which browsers save it. */
  storeDocument: (hash: string, name: string) => Promise<StoredDocument>
}

/** A list of the archive. An entry replaces the one of the shop with the same key as a whole; what the archive does not name stays. */
export interface Part<Entry> {
  file: ListFile
  schema: z.ZodType<Entry>
  keyOf: (entry: Entry) => string
  /** An entry of an archive as it is now: what has begun has no begin. Null for what is over. */
  asOf?: (now: Date, entry: Entry) => Entry | null
  /** All entries of the shop, in an order of their own. */
  all: (ctx: ShopAdminCtx) => AsyncIterable<readonly Entry[]>
  /** Those of the shop that may have the keys of some entries, for a list that is too long to be held in memory. */
  among?: (ctx: ShopAdminCtx, entries: readonly Entry[]) => Promise<readonly Entry[]>
  /** Hashes of the pictures and documents that an entry names. */
  filesOf?: (entry: Entry) => readonly string[]
  save: (saving: Saving, entry: Entry, before: Entry | undefined) => Promise<unknown>
}

// biome-ignore lint/suspicious/noExplicitAny: each part knows its own entries
export type AnyPart = Part<any>

const maxPlainKey = 40

/** A key as it is remembered of up to a million entries: one that is long, as that of synonyms, as its digest. */
export const shortKey = (key: string) => (key.length > maxPlainKey ? hash('sha256', key, 'base64url') : key)

/** An entry that cannot be read in; the rest of the archive is. */
export class RefusedEntry extends Error {
  readonly problem: EntryProblem
  /** What it is about. */
  readonly subject: string

  constructor(problem: EntryProblem, subject: string, message: string) {
    super(message)
    this.problem = problem
    this.subject = subject
  }
}

/** What is named has to be there: in the shop, or before it in the archive. */
export function named<T>(found: T | undefined, kind: string, name: string): T {
  if (found === undefined) throw new RefusedEntry('not_in_shop', name, `The ${kind} ${name} is not in the shop`)
  return found
}

/** All rows of a keyset, part by part. */
export async function* batches<Row>(read: (after: number) => Promise<readonly Row[]>, idOf: (row: Row) => number, limit: number) {
  for (let after = 0; ; ) {
    const rows = await read(after)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < limit || last === undefined) return
    after = idOf(last)
  }
}
