import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { WorkerMessage, WorkerRequest, WorkerSettings } from './embedded-worker.ts'

export interface EmbeddedSource {
  /** In memory without it. */
  folder?: string | undefined
  /** Dump that a new database starts from. */
  snapshot?: Uint8Array<ArrayBuffer> | undefined
}

/** PGlite in a worker thread, so that it does not block the event loop. */
export interface EmbeddedThread {
  send(request: WorkerRequest): Promise<Uint8Array<ArrayBuffer>>
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
  /** During a request, which may have committed. */
  isBusy: boolean
}

/** An error with PostgreSQL's code crash_shutdown. */
const crashed = (message: string) => Object.assign(new Error(message), { code: '57P02' })

/** Opens a database in a worker thread. */
export async function openThread({ folder, snapshot }: EmbeddedSource): Promise<EmbeddedThread> {
  // The thread adds the folder of its version of Node by itself.
  const cache = getCompileCacheDir()
  const workerData: WorkerSettings = { folder, snapshot, compileCache: cache && dirname(cache) }
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    name: 'database',
    workerData,
  })
  const pending = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>()
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
    else if (message.kind === 'response') settle(message.id)?.resolve(message.bytes)
    else settle(message.id)?.reject(message.error)
  })
  worker.on('error', (error: Error) => {
    reason ??= crashed(`The embedded database failed: ${error.message}`)
    opened.reject(error)
  })
  worker.on('exit', () => {
    isEnded = true
    const error = reason ?? crashed('The embedded database ended')
    opened.reject(error)
    ended.resolve({ reason: error, isBusy: pending.size > 0 })
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  })

  const thread: EmbeddedThread = {
    onBusy: () => {},
    async send(request) {
      if (isEnded) throw reason ?? crashed('The embedded database has ended')
      const id = ++lastId
      worker.postMessage({ id, request }, request.kind === 'messages' ? [request.bytes.buffer] : [])
      const response = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
      pending.set(id, response)
      if (pending.size === 1) {
        worker.ref()
        thread.onBusy(true)
      }
      return response.promise
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
