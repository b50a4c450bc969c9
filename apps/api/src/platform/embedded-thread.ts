import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RequestKind, Rows, WorkerMessage, WorkerRequest, WorkerResponse, WorkerSettings } from './embedded-worker.ts'

export interface EmbeddedSource {
  /** In memory without it. */
  folder?: string | undefined
  /** Dump that a new database starts from. */
  snapshot?: Blob | undefined
}

/** PGlite in a worker thread, so that it does not block the event loop. */
export interface EmbeddedThread {
  send<Kind extends RequestKind>(request: WorkerRequest<Kind>): Promise<WorkerResponse<Kind>>
  /** Called with true when the thread begins to serve a request, with false when none is left. */
  onBusy: (isBusy: boolean) => void
  /** CPU time since its start, in milliseconds. */
  cpuMs(): Promise<number>
  /** Ends the thread at once; pending requests fail with `reason`. */
  terminate(reason: Error): Promise<void>
  /** Ends the thread after its pending requests. */
  close(): Promise<void>
  /** Resolves when the thread has ended, for any reason. */
  ended: Promise<Ended>
}

export interface Ended {
  reason: Error
  /** During a commit, whose outcome is unknown. */
  inCommit: boolean
}

type OnNotification = (channel: string, payload: string) => void

/** An error with PostgreSQL's code crash_shutdown. */
const crashed = (message: string) => Object.assign(new Error(message), { code: '57P02' })

/** Opens a database in a worker thread. */
export async function openThread({ folder, snapshot }: EmbeddedSource, onNotification: OnNotification): Promise<EmbeddedThread> {
  const committing = new SharedArrayBuffer(4)
  // The thread adds the folder of its version of Node by itself.
  const cache = getCompileCacheDir()
  const bytes = await snapshot?.arrayBuffer()
  const workerData: WorkerSettings = { folder, snapshot: bytes, compileCache: cache && dirname(cache), committing }
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    name: 'database',
    workerData,
    transferList: bytes ? [bytes] : [],
  })
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  const opened = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<Ended>()
  let reason: Error | undefined
  let isEnded = false
  let lastId = 0

  const settle = (id: number) => {
    const request = pending.get(id)
    pending.delete(id)
    thread.onBusy(pending.size > 0)
    // An idle database does not keep the process alive.
    if (pending.size === 0) worker.unref()
    return request
  }
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'open') opened.resolve()
    else if (message.kind === 'notification') onNotification(message.channel, message.payload)
    else if (message.kind === 'response') settle(message.id)?.resolve(message.response)
    else settle(message.id)?.reject(Object.assign(new Error(message.failure.message), message.failure))
  })
  worker.on('error', (error: Error) => {
    reason ??= crashed(`The embedded database failed: ${error.message}`)
    opened.reject(error)
  })
  worker.on('exit', () => {
    isEnded = true
    const error = reason ?? crashed('The embedded database ended')
    opened.reject(error)
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
    ended.resolve({ reason: error, inCommit: Atomics.load(new Int32Array(committing), 0) === 1 })
  })

  const thread: EmbeddedThread = {
    onBusy: () => {},
    async send<Kind extends RequestKind>(request: WorkerRequest<Kind>) {
      if (isEnded) throw reason ?? crashed('The embedded database has ended')
      const id = ++lastId
      worker.postMessage({ id, request })
      const response = Promise.withResolvers<unknown>()
      pending.set(id, response)
      if (pending.size === 1) {
        worker.ref()
        thread.onBusy(true)
      }
      return response.promise as Promise<WorkerResponse<Kind>>
    },
    async cpuMs() {
      const { user, system } = await worker.cpuUsage()
      return (user + system) / 1000
    },
    async terminate(error) {
      reason ??= error
      await worker.terminate()
      await ended.promise
    },
    async close() {
      if (!isEnded) await thread.send({ kind: 'close' }).catch(() => {})
      await worker.terminate()
    },
    ended: ended.promise,
  }
  await opened.promise
  worker.unref()
  return thread
}

/** Parses the JSON columns. */
export function rowsOf<Row>({ rows, json }: Rows): Row[] {
  for (const row of rows) for (const name of json) if (row[name] !== null) row[name] = JSON.parse(row[name] as string)
  return rows as Row[]
}
