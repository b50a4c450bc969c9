import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Rows, WorkerMessage, WorkerRequest, WorkerSettings } from './embedded-worker.ts'

/** What an embedded database is opened with. */
export interface EmbeddedSource {
  /** Where it is kept; in memory without one. */
  folder?: string | undefined
  /** What a new one starts from: another database's dump. */
  snapshot?: Blob | undefined
}

/** PGlite in a worker thread, so that the event loop stays free while it computes. */
export interface EmbeddedThread {
  ask<Answer>(request: WorkerRequest): Promise<Answer>
  /** Called when the thread begins to serve a request, and with false when none is left. */
  onBusy: (isBusy: boolean) => void
  /** How long it has computed since its start, in milliseconds. */
  cpuMs(): Promise<number>
  /** Ends the thread in the middle of whatever it does; what was asked of it fails with `reason`. */
  terminate(reason: Error): Promise<void>
  /** Lets the thread serve what it was asked, and end. */
  close(): Promise<void>
  /** Resolves when the thread has ended, by itself too. */
  ended: Promise<Ended>
}

export interface Ended {
  reason: Error
  /** A transaction was being committed: it may or may not have been. */
  inCommit: boolean
}

type Notified = (channel: string, payload: string) => void

/** A database's error with the code by which PostgreSQL says that the server ended. */
const crashed = (message: string) => Object.assign(new Error(message), { code: '57P02' })

/** Opens a database in a thread of its own; rejects where it cannot be opened. */
export async function openThread({ folder, snapshot }: EmbeddedSource, onNotification: Notified): Promise<EmbeddedThread> {
  const committing = new SharedArrayBuffer(4)
  // The cache has a folder for each version of Node, which the thread finds by itself.
  const cache = getCompileCacheDir()
  const bytes = await snapshot?.arrayBuffer()
  const workerData: WorkerSettings = { folder, snapshot: bytes, compileCache: cache && dirname(cache), committing }
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    name: 'database',
    workerData,
    transferList: bytes ? [bytes] : [],
  })
  const pending = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>()
  const opened = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<Ended>()
  let reason: Error | undefined
  let isEnded = false
  let lastId = 0

  const settled = (id: number) => {
    const one = pending.get(id)
    pending.delete(id)
    thread.onBusy(pending.size > 0)
    // An idle database keeps no process alive.
    if (pending.size === 0) worker.unref()
    return one
  }
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'open') opened.resolve()
    else if (message.kind === 'notification') onNotification(message.channel, message.payload)
    else if (message.kind === 'answer') settled(message.id)?.resolve(message.answer as never)
    else settled(message.id)?.reject(Object.assign(new Error(message.failure.message), message.failure))
  })
  worker.on('error', (error: Error) => {
    reason ??= crashed(`The embedded database failed: ${error.message}`)
    opened.reject(error)
  })
  worker.on('exit', () => {
    isEnded = true
    const why = reason ?? crashed('The embedded database ended')
    opened.reject(why)
    for (const { reject } of pending.values()) reject(why)
    pending.clear()
    ended.resolve({ reason: why, inCommit: Atomics.load(new Int32Array(committing), 0) === 1 })
  })

  const thread: EmbeddedThread = {
    onBusy: () => {},
    ask: request =>
      new Promise((resolve, reject) => {
        if (isEnded) return reject(reason ?? crashed('The embedded database has ended'))
        const id = ++lastId
        worker.postMessage({ id, request })
        pending.set(id, { resolve, reject })
        if (pending.size > 1) return
        worker.ref()
        thread.onBusy(true)
      }),
    async cpuMs() {
      const { user, system } = await worker.cpuUsage()
      return (user + system) / 1000
    },
    async terminate(why) {
      reason ??= why
      await worker.terminate()
      await ended.promise
    },
    async close() {
      if (!isEnded) await thread.ask({ kind: 'close' }).catch(() => {})
      await worker.terminate()
    },
    ended: ended.promise,
  }
  await opened.promise
  worker.unref()
  return thread
}

/** Rows with their JSON parsed. */
export function rowsOf<Row>({ rows, json }: Rows): Row[] {
  for (const row of rows) for (const name of json) if (row[name] !== null) row[name] = JSON.parse(row[name] as string)
  return rows as Row[]
}
