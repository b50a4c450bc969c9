import { enableCompileCache } from 'node:module'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { Statement } from './queryable.ts'
import type { Envelope } from './transaction.ts'

export interface WorkerSettings {
  /** In memory without it. */
  folder?: string | undefined
  /** Dump that a new database starts from. */
  snapshot?: ArrayBuffer | undefined
  /** Folder of the main thread's compile cache. */
  compileCache?: string | undefined
  /** One number: 1 while a commit is in progress. */
  committing: SharedArrayBuffer
}

/** Requests of the main thread with their responses; they are served one after the other. */
interface Protocol {
  statement(request: { statement: Statement; envelope: Envelope; settings: Statement }): Rows
  script(request: { script: string }): void
  commit(request: object): void
  rollback(request: object): void
  listen(request: { channel: string }): void
  dump(request: object): Uint8Array<ArrayBuffer>
  close(request: object): void
}

export type RequestKind = keyof Protocol
export type WorkerRequest<Kind extends RequestKind = RequestKind> = { [K in Kind]: { kind: K } & Parameters<Protocol[K]>[0] }[Kind]
export type WorkerResponse<Kind extends RequestKind> = ReturnType<Protocol[Kind]>

/** Rows with JSON as text, which is cheaper to copy between threads than parsed values. */
export interface Rows {
  rows: Record<string, unknown>[]
  /** Names of the columns that contain JSON. */
  json: string[]
}

export type WorkerMessage =
  | { kind: 'open' }
  | { kind: 'response'; id: number; response: unknown }
  | { kind: 'failure'; id: number; failure: { message: string } & Record<string, unknown> }
  | { kind: 'notification'; channel: string; payload: string }

const port = parentPort as MessagePort
const settings = workerData as WorkerSettings
const committing = new Int32Array(settings.committing)
// Before the import of PGlite, so that it is compiled once and not at every start.
if (settings.compileCache) enableCompileCache(settings.compileCache)

/** OIDs of `json` and `jsonb` in `pg_type`. */
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
/** Whether a transaction is open: a statement that arrives after it failed is rejected instead of running outside of it. */
let isOpen = false

const send = (message: WorkerMessage) => port.postMessage(message)

async function query({ text, values }: Statement): Promise<Rows> {
  const { rows, fields } = await db.query<Record<string, unknown>>(text, [...values], options)
  return { rows, json: fields.filter(field => jsonTypes.includes(field.dataTypeID)).map(field => field.name) }
}

async function begin(settings: Statement) {
  await db.exec('begin')
  isOpen = true
  await db.query(settings.text, [...settings.values])
}

async function end(command: 'commit' | 'rollback') {
  if (!isOpen) return
  Atomics.store(committing, 0, command === 'commit' ? 1 : 0)
  try {
    await db.exec(command)
    isOpen = false
  } finally {
    Atomics.store(committing, 0, 0)
  }
}

/** Runs a step of a transaction; an error rolls the transaction back. */
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

const handlers: { [Kind in RequestKind]: (request: WorkerRequest<Kind>) => Promise<WorkerResponse<Kind>> } = {
  statement: ({ statement, envelope, settings }) =>
    inTransaction(async () => {
      if (envelope === 'none') assertOpen()
      else await begin(settings)
      const rows = await query(statement)
      if (envelope === 'autocommit') await end('commit')
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

/** Fields of a database error that are copied; the statement and its values are not. */
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

const serve = <Kind extends RequestKind>(request: WorkerRequest<Kind>): Promise<unknown> => handlers[request.kind](request)

let last: Promise<unknown> = Promise.resolve()
port.on('message', ({ id, request }: { id: number; request: WorkerRequest }) => {
  last = last.then(async () => {
    try {
      const response = await serve(request)
      send({ kind: 'response', id, response })
    } catch (error) {
      send({ kind: 'failure', id, failure: failureOf(error) })
    }
    if (request.kind === 'close') port.close()
  })
})
send({ kind: 'open' })
