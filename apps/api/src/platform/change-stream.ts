import { type ChangeLog, type ChangeSubscriber, createChangeLog, leaseMs } from '@stragan/cache'
import { ShopError } from '@stragan/contract'
import type { Hono } from 'hono'
import type { Log, Services } from '../context.ts'
import { failed } from './serve-calls.ts'

const path = '/internal/changes'
const retryDelayMs = 200

/** A line of the stream, as JSON: the name of an event and its arguments. */
type ChangeEvent = { [event in keyof ChangeSubscriber]: [event, ...Parameters<ChangeSubscriber[event]>] }[keyof ChangeSubscriber]

/** Streams the change log to storefronts in other processes, as NDJSON. */
export function serveChangeStream(app: Hono, { changeLog, isStorefront }: Services) {
  app.get(path, c => {
    if (!isStorefront(c.req.header('storefront-secret')) || !changeLog) return failed(c, new ShopError('not_found'))
    let unsubscribe = () => {}
    const lines = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder()
        const send = (...event: ChangeEvent) => controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))
        unsubscribe = changeLog.subscribe({
          connect: shopVersions => send('connect', [...shopVersions]),
          applyChange: change => send('applyChange', change),
          heartbeat: () => send('heartbeat'),
          disconnect: () => send('disconnect'),
        })
      },
      cancel: () => unsubscribe(),
    })
    return c.body(lines, 200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  })
}

/** Subscribes to the change stream of an API in another process, and reconnects when it breaks off. */
export function subscribeToChanges(apiUrl: string, secret: string, log: Log): { changeLog: ChangeLog; close: () => void } {
  const changeLog = createChangeLog(leaseMs)
  const stopped = new AbortController()

  const read = async () => {
    const response = await fetch(new URL(path, apiUrl), { headers: { 'storefront-secret': secret }, signal: stopped.signal })
    if (!response.ok || !response.body) throw new Error(`The API answered ${response.status}: do both have the same STOREFRONT_SECRET?`)
    let rest = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [event, argument] = JSON.parse(line) as ChangeEvent
        changeLog[event](argument as never)
      }
    }
    throw new Error('The API ended the stream')
  }
  const connect = () => {
    read().catch(error => {
      changeLog.disconnect()
      if (stopped.signal.aborted) return
      log.warn({ cause: String(error) }, 'the change stream is disconnected: no page is served from the cache')
      setTimeout(connect, retryDelayMs).unref()
    })
  }
  connect()
  return { changeLog, close: () => stopped.abort() }
}
