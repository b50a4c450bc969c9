import { ShopError } from '@stragan/contract'
import { type Changes, type Follower, leaseMs, openChanges } from '@stragan/freshness'
import type { Hono } from 'hono'
import type { Log, Serving } from '../context.ts'
import { failed } from './serve-calls.ts'

const path = '/internal/changes'
const againMs = 200

/** What a storefront in another process is told, a line of JSON each: an event's name and what it is given. */
type Told = { [event in keyof Follower]: [event, ...Parameters<Follower[event]>] }[keyof Follower]

/** Tells storefronts that run apart of every change, as long as they listen. */
export function tellChanges(app: Hono, { changes, isStorefront }: Serving) {
  app.get(path, c => {
    if (!isStorefront(c.req.header('storefront-secret')) || !changes) return failed(c, new ShopError('not_found'))
    let stop = () => {}
    const lines = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder()
        const tell = (...told: Told) => controller.enqueue(encoder.encode(`${JSON.stringify(told)}\n`))
        stop = changes.follow({
          begin: numbers => tell('begin', [...numbers]),
          take: change => tell('take', change),
          hear: () => tell('hear'),
          lose: () => tell('lose'),
        })
      },
      cancel: () => stop(),
    })
    return c.body(lines, 200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  })
}

/** What an API in another process tells of changes. Where it can not be heard nothing is known, until it can be again. */
export function followApi(apiUrl: string, secret: string, log: Log): { changes: Changes; close: () => void } {
  const changes = openChanges(leaseMs)
  const stopped = new AbortController()

  const listen = async () => {
    const response = await fetch(new URL(path, apiUrl), { headers: { 'storefront-secret': secret }, signal: stopped.signal })
    if (!response.ok || !response.body) throw new Error(`The API answered ${response.status}: do both have the same STOREFRONT_SECRET?`)
    let rest = ''
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const [event, given] = JSON.parse(line) as Told
        changes[event](given as never)
      }
    }
    throw new Error('The API ended the stream')
  }
  const again = () => {
    listen().catch(error => {
      changes.lose()
      if (stopped.signal.aborted) return
      log.warn({ cause: String(error) }, 'nothing is told of changes: pages are made anew for each request')
      setTimeout(again, againMs).unref()
    })
  }
  again()
  return { changes, close: () => stopped.abort() }
}
