import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@stragan/contract'
import { inject } from 'vitest'
import { createApp } from '../src/app.ts'
import type { Ctx, Dependencies, Log } from '../src/context.ts'
import { type Database, type DatabaseOptions, openEmbedded, openPostgres, sql } from '../src/platform/database.ts'
import { administer, dropDatabase, withDatabase } from './setup-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { fileFolder: string } & ({ kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string; template: string })
  }
}

/** What a test asks is answered on a busy machine too. */
const patient = { readMs: 30_000, writeMs: 30_000, idleMs: 60_000, waitMs: 30_000 }

/**
 * The program of the embedded database. While it is held, all databases of this process share its optimised code; else each test file would
 * begin with slow code, which takes twice the time.
 */
const program = fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))
let compiled: Promise<WebAssembly.Module> | undefined
const keepCompiled = () => {
  compiled ??= readFile(program).then(bytes => WebAssembly.compile(bytes))
  return compiled
}

/** The last snapshot that was read: the test files of a project have the same one. */
let read: { file: string; bytes: Promise<NonSharedBuffer> } | undefined
const readSnapshot = (file: string) => {
  if (read?.file !== file) read = { file, bytes: readFile(file) }
  return read.bytes
}

interface TestDatabaseOptions extends DatabaseOptions {
  /** Folder of the embedded database; in memory without it. */
  folder?: string
}

/** A copy of the seeded database, this test file's own; on whichever database the project runs. */
async function openTestDatabase({ folder, ...options }: TestDatabaseOptions = {}): Promise<Database> {
  const given = inject('database')
  if (given.kind === 'embedded') {
    await keepCompiled()
    return openEmbedded(folder, await readSnapshot(given.snapshot), options)
  }
  const name = `stragan_test_${randomUUID().replaceAll('-', '')}`
  await administer(given.url, `create database ${name} template ${given.template}`)
  const db = openPostgres(withDatabase(given.url, name), { ...options, limits: { ...patient, ...options.limits } })
  return {
    ...db,
    close: async () => {
      await db.close()
      await dropDatabase(given.url, name)
    },
  }
}

/** As PostgreSQL does by itself some time after many rows were written: indexes alone then answer what they have. */
export async function vacuum(db: Database) {
  const given = inject('database')
  if (given.kind !== 'postgres') return
  const { name } = await db.asOwner(new Date()).one<{ name: string }>(sql`select current_database() as name`)
  await administer(withDatabase(given.url, name), 'vacuum analyze')
}

export const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

/** Context of a shop as a job has it, for what no request does, such as the next status of an order. */
export const shopCtx = ({ db }: Pick<TestApi, 'db'>, id: number, now: Date, language: Language = 'en'): Ctx => ({
  shop: { id, name: '', defaultLanguage: 'en' },
  language,
  now,
  log: silent,
  address: '',
  db: db.withTenant(id, now),
})

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are about to check
type Body = any

export interface TestApi {
  app: ReturnType<typeof createApp>
  db: Database
  fileFolder: string
  /** Asks as a browser's storefront would: `get('/products/1', { origin, language })`. */
  get: (path: string, how?: { origin?: string; language?: string }) => Promise<{ status: number; body: Body; headers: Headers }>
  close: () => Promise<void>
}

interface FileOptions {
  /** With a folder of files that no other test file writes to. */
  hasOwnFiles?: boolean
}

export async function openTestApi({
  hasOwnFiles = false,
  ...given
}: Partial<Dependencies> & TestDatabaseOptions & FileOptions = {}): Promise<TestApi> {
  const shared = given.fileFolder ?? inject('database').fileFolder
  const fileFolder = hasOwnFiles ? mkdtempSync(join(shared, 'own-')) : shared
  const db = given.db ?? (await openTestDatabase(given))
  const app = createApp({
    clock: () => new Date(),
    log: silent,
    version: 'test',
    checkResponses: true,
    storefrontSecret: 'test secret',
    ...given,
    fileFolder,
    db,
  })
  return {
    app,
    db,
    fileFolder,
    get: async (path, { origin = 'localhost', language = 'en-US' } = {}) => {
      const response = await app.request(`/api/my-shop${path}`, { headers: { 'shop-origin': origin, 'accept-language': language } })
      return { status: response.status, body: await response.json(), headers: response.headers }
    },
    close: () => db.close(),
  }
}
