import { enableCompileCache } from 'node:module'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { joined } from './joined.ts'

export interface WorkerSettings {
  /** In memory without it. */
  folder?: string | undefined
  /** Dump that a new database starts from. */
  snapshot?: Uint8Array<ArrayBuffer> | undefined
  /** Folder of the main thread's compile cache. */
  compileCache?: string | undefined
}

type Bytes = Uint8Array<ArrayBuffer>

/** A request of the main thread; they are served one after the other. `messages` are of PostgreSQL's protocol, as those that answer them. */
export type WorkerRequest = { kind: 'messages'; bytes: Bytes } | { kind: 'dump' } | { kind: 'close' }

export type WorkerMessage =
  | { kind: 'open' }
  | { kind: 'response'; id: number; bytes: Bytes }
  | { kind: 'failure'; id: number; error: Error }

const port = parentPort as MessagePort
const settings = workerData as WorkerSettings
// Before the import of PGlite, so that it is compiled once and not at every start.
if (settings.compileCache) enableCompileCache(settings.compileCache)

/** A blob for PGlite, which reads the whole of it: reading a `Blob` of 50 MB takes Node half a second. */
const blobOf = (bytes: Uint8Array<ArrayBuffer>): Blob => Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer })

async function open(): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ])
  const { folder, snapshot } = settings
  return PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(snapshot && { loadDataDir: blobOf(snapshot) }),
    extensions: { pg_trgm, unaccent },
  })
}

const db = await open()

/** Streams the answer: PGlite's function without a callback would also parse it, and keep all messages. */
async function answerTo(bytes: Bytes): Promise<Bytes> {
  const parts: Uint8Array[] = []
  // A part is a view of the database's memory. Files of a folder are written as they are changed: there is nothing to synchronise.
  await db.execProtocolRawStream(bytes, { syncToFs: false, onRawData: part => void parts.push(part.slice()) })
  return joined(parts)
}

async function serve(request: WorkerRequest): Promise<Bytes> {
  if (request.kind === 'messages') return answerTo(request.bytes)
  if (request.kind === 'dump') return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer())
  await db.close()
  return new Uint8Array(0)
}

const send = (message: WorkerMessage, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred)

let last: Promise<unknown> = Promise.resolve()
port.on('message', ({ id, request }: { id: number; request: WorkerRequest }) => {
  last = last.then(async () => {
    try {
      const bytes = await serve(request)
      send({ kind: 'response', id, bytes }, [bytes.buffer])
    } catch (error) {
      send({ kind: 'failure', id, error: error as Error })
    }
    if (request.kind === 'close') port.close()
  })
})
send({ kind: 'open' })
