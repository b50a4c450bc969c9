import { enableCompileCache } from 'node:module'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { Statement } from './database.ts'
import type { Ahead } from './transaction.ts'

export interface WorkerSettings {
  /** Where the database is kept; in memory without one. */
  folder?: string | undefined
  /** What a new one starts from: another database's dump. */
  snapshot?: ArrayBuffer | undefined
  /** Where the main thread's compile cache is. */
  compileCache?: string | undefined
  /** One number: 1 while a transaction is being committed. */
  committing: SharedArrayBuffer
}

/** What the main thread asks for; requests are served one after the other. */
export type WorkerRequest =
  | { kind: 'statement'; statement: Statement; ahead: Ahead; opening: Statement }
  | { kind: 'script'; script: string }
  | { kind: 'commit' | 'rollback' | 'dump' | 'close' }
  | { kind: 'listen'; channel: string }

/** Rows of a statement, with JSON as text: that is cheaper to copy than what is parsed from it. */
export interface Rows {
  rows: Record<string, unknown>[]
  /** Columns that hold JSON. */
  json: string[]
}

export type WorkerMessage =
  | { kind: 'open' }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failure'; id: number; failure: { message: string } & Record<string, unknown> }
  | { kind: 'notification'; channel: string; payload: string }

const port = parentPort as MessagePort
const settings = workerData as WorkerSettings
const committing = new Int32Array(settings.committing)
// Before PGlite is imported, so that the thread does not compile it at every start.
if (settings.compileCache) enableCompileCache(settings.compileCache)

/** `json` and `jsonb` by their ids in `pg_type`. */
const jsonTypes = [114, 3802]
const asText = (value: string) => value
const options = { parsers: Object.fromEntries(jsonTypes.map(id => [id, asText])) }

async function open(): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ])
  const { folder, snapshot } = settings
  return PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(snapshot && { loadDataDir: new Blob([snapshot]) }),
    extensions: { pg_trgm, unaccent },
  })
}

const db = await open()
/** Whether a transaction is open: a statement that comes when it failed is refused instead of being run on its own. */
let isOpen = false

const send = (message: WorkerMessage) => port.postMessage(message)

async function query({ text, values }: Statement): Promise<Rows> {
  const { rows, fields } = await db.query<Record<string, unknown>>(text, [...values], options)
  return { rows, json: fields.filter(field => jsonTypes.includes(field.dataTypeID)).map(field => field.name) }
}

async function begin(opening: Statement) {
  await db.exec('begin')
  isOpen = true
  await db.query(opening.text, [...opening.values])
}

async function end(how: 'commit' | 'rollback') {
  if (!isOpen) return
  Atomics.store(committing, 0, how === 'commit' ? 1 : 0)
  try {
    await db.exec(how)
    isOpen = false
  } finally {
    Atomics.store(committing, 0, 0)
  }
}

/** Runs a part of a transaction; a failure of it undoes the transaction. */
async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await end('rollback')
    throw error
  }
}

const assertOpen = () => {
  if (!isOpen) throw Object.assign(new Error('The transaction has failed'), { code: '25P02' })
}

const serve: { [kind in WorkerRequest['kind']]: (request: Extract<WorkerRequest, { kind: kind }>) => Promise<unknown> } = {
  statement: ({ statement, ahead, opening }) =>
    inTransaction(async () => {
      if (ahead === 'nothing') assertOpen()
      else await begin(opening)
      const rows = await query(statement)
      if (ahead === 'whole') await end('commit')
      return rows
    }),
  script: ({ script }) =>
    inTransaction(async () => {
      assertOpen()
      await db.exec(script)
    }),
  commit: () =>
    inTransaction(async () => {
      assertOpen()
      await end('commit')
    }),
  rollback: () => end('rollback'),
  listen: async ({ channel }) => {
    await db.listen(channel, payload => send({ kind: 'notification', channel, payload }))
  },
  dump: async () => new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer()),
  close: () => db.close(),
}

/** What is copied of a database's error: not the statement with its values. */
const errorFields = ['name', 'code', 'severity', 'detail', 'hint', 'schema', 'table', 'column', 'constraint', 'where'] as const
const failureOf = (error: unknown) => ({
  message: error instanceof Error ? error.message : String(error),
  ...Object.fromEntries(
    errorFields.flatMap(name => {
      const value = (error as Record<string, unknown> | null)?.[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})

let last: Promise<unknown> = Promise.resolve()
port.on('message', ({ id, request }: { id: number; request: WorkerRequest }) => {
  last = last.then(async () => {
    try {
      const answer = await serve[request.kind](request as never)
      send({ kind: 'answer', id, answer })
    } catch (error) {
      send({ kind: 'failure', id, failure: failureOf(error) })
    }
    if (request.kind === 'close') port.close()
  })
})
send({ kind: 'open' })
