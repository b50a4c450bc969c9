import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningShop } from './start-shop.ts'

export interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
  type?: string
  body?: string | FormData | URLSearchParams
}

/** An input of scalable size; a share of 1 is the maximum. */
export interface Input {
  name: string
  sent: (share: number) => Sent
}

interface Measured {
  /** Null if the connection was closed without a response. */
  status: number | null
  text: string
  cpuMs: number
  /** Probes that got no response while the request was in progress. */
  blocked: string[]
}

/** Noise level. */
const floorMs = 100
/** Sizes of an input. */
const shares = [1 / 4, 1]
/** A size against the next smaller one. */
const step = 4
/** Allowed growth for `step` times the input: three times the work for each doubling. */
const maxGrowth = 9
/** CPU time from which a request must not block others. */
const blockingMs = 250
/** Time until the first probe, and between probes: a request that takes less than `blockingMs` is answered before many are sent. */
const [firstProbeMs, probeMs] = [60, 20]
const tries = 3
const probes = ['/healthz', '/en']
/** A keep-alive connection may time out while the shop is busy. */
const noKeepAlive = { connection: 'close' }

/** CPU time of all threads of a process; wall-clock time where /proc is missing. */
function cpuMsOf(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return performance.now()
  // After the name in parentheses, which may contain anything: utime and stime, in hundredths of a second (proc(5)).
  const fields = readFileSync(file, 'latin1').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

let addresses = 0
/** A client address without rate limit counters; the shop has to trust this machine as a proxy. */
export const newAddress = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

/** Sends an input, and polls other addresses until the response. */
async function measure(shop: RunningShop, { method, path, headers, type, body }: Sent): Promise<Measured> {
  const done = new AbortController()
  const answered = new Set<string>()
  const watch = async (other: string) => {
    for (let waitMs = firstProbeMs; ; waitMs = probeMs) {
      await pause(waitMs, undefined, { signal: done.signal }).catch(() => {})
      if (done.signal.aborted) return
      const isServed = await fetch(shop.url + other, { headers: noKeepAlive }).then(
        async response => (await response.text()) !== '' && response.ok,
        () => false,
      )
      if (isServed && !done.signal.aborted) answered.add(other)
    }
  }
  // Serialised before the measurement.
  const made = new Response(body ?? null)
  const bytes = await made.arrayBuffer()
  const contentType = type ?? made.headers.get('content-type')
  const before = cpuMsOf(shop.pid)
  const watching = Promise.all(probes.map(watch))
  const response = await fetch(shop.url + path, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...noKeepAlive, 'x-forwarded-for': newAddress(), ...(contentType && { 'content-type': contentType }) },
    ...(body !== undefined && { body: bytes }),
  }).then(
    async response => ({ status: response.status, text: await response.text() }),
    () => ({ status: null, text: '' }),
  )
  const cpuMs = cpuMsOf(shop.pid) - before
  done.abort()
  await watching
  return { ...response, cpuMs, blocked: cpuMs > blockingMs ? probes.filter(other => !answered.has(other)) : [] }
}

/** A refusal, a closed connection, or a 503 of the shop. */
const isAcceptable = ({ status, text }: Measured) => status === null || status < 500 || (status === 503 && /unavailable|<html/.test(text))

/**
 * Measures an input in growing sizes; returns super-linear growth, unacceptable responses and blocked requests. Ends at the first problem, so
 * that a quadratic input takes no longer than a linear one. The growth to a size is measured where that size takes longer than noise.
 */
export async function problemsOf(shop: RunningShop, { name, sent }: Input, sizes: readonly number[] = shares): Promise<string[]> {
  for (const share of sizes) {
    const seen = await measure(shop, sent(share))
    if (!isAcceptable(seen)) return [`${name}, at ${share}: ${seen.status} ${seen.text.slice(0, 100)}`]
    if (seen.cpuMs > floorMs && (await isAlwaysSteep(shop, sent, share))) return [`${name}, at ${share}: super-linear, ${seen.cpuMs} ms`]
    if (seen.blocked.length > 0 && (await blocksAgain(shop, sent(share))))
      return [`${name}, at ${share}: ${seen.cpuMs} ms in which ${seen.blocked.join(' and ')} had no answer`]
  }
  return []
}

const isSteep = (smaller: Measured, larger: Measured) => larger.cpuMs > floorMs && larger.cpuMs > maxGrowth * smaller.cpuMs

/** Measures pairs until one is not steep: a single outlier may be a cache miss or garbage collection. */
async function isAlwaysSteep(shop: RunningShop, sent: Input['sent'], share: number): Promise<boolean> {
  for (let i = 0; i < tries; i++) if (!isSteep(await measure(shop, sent(share / step)), await measure(shop, sent(share)))) return false
  return true
}

async function blocksAgain(shop: RunningShop, sent: Sent): Promise<boolean> {
  for (let i = 1; i < tries; i++) if ((await measure(shop, sent)).blocked.length === 0) return false
  return true
}
