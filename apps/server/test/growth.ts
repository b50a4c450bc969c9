import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Running } from './running.ts'

/** A request as it goes out. */
export interface Sent {
  method: string
  path: string
  headers?: Record<string, string>
  type?: string
  body?: string | FormData | URLSearchParams
}

/** What can be sent in any size: a share of 1 is the largest. */
export interface Input {
  name: string
  sent: (share: number) => Sent
}

interface Measured {
  /** Null where the connection was closed before an answer. */
  status: number | null
  text: string
  cpuMs: number
  /** What was asked for meanwhile and not answered before the request was. */
  blocked: string[]
}

/** Below this growth can not be told from noise. */
const floorMs = 100
/** An input is sent in these sizes, each four times the one before. */
const shares = [1 / 16, 1 / 4, 1]
/** Twice the input takes at most three times the work, so four times the input at most nine times. */
const maxGrowth = 9
/** A request of more work than this must not block others. */
const blockingMs = 250
const tries = 3
const probes = ['/healthz', '/en']
/** A connection that is kept may have been closed while the shop was busy. */
const noKeepAlive = { connection: 'close' }

/** Work of all threads of a process, which other processes do not change; where the system does not tell, the time that passes. */
function cpuMsOf(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return performance.now()
  // Behind the name in parentheses, which may hold anything: utime and stime, in hundredths of a second (proc(5)).
  const fields = readFileSync(file, 'latin1').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

let addresses = 0
/** An address that no limit knows yet; the shop has to trust this machine as a proxy. */
export const newAddress = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

/** Sends an input, and polls other addresses until it is answered. */
async function measure(shop: Running, { method, path, headers, type, body }: Sent): Promise<Measured> {
  const done = new AbortController()
  const answered = new Set<string>()
  const watch = async (other: string) => {
    for (;;) {
      await pause(20, undefined, { signal: done.signal }).catch(() => {})
      if (done.signal.aborted) return
      const isServed = await fetch(shop.url + other, { headers: noKeepAlive }).then(
        async response => (await response.text()) !== '' && response.ok,
        () => false,
      )
      if (isServed && !done.signal.aborted) answered.add(other)
    }
  }
  // Made before it is sent: what this process has to do for it is done then.
  const made = new Response(body ?? null)
  const bytes = await made.arrayBuffer()
  const contentType = type ?? made.headers.get('content-type')
  const before = cpuMsOf(shop.pid)
  const watching = Promise.all(probes.map(watch))
  const answer = await fetch(shop.url + path, {
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
  return { ...answer, cpuMs, blocked: cpuMs > blockingMs ? probes.filter(other => !answered.has(other)) : [] }
}

/** A refusal, a closed connection, or 503 where the shop says that it is unavailable. */
const isAcceptable = ({ status, text }: Measured) => status === null || status < 500 || (status === 503 && /unavailable|<html/.test(text))

/**
 * What is wrong with how a shop takes an input as that gets larger, from little to all; nothing where all is well. Ends at the first fault, so
 * that an input that is quadratic takes no longer than one that is not.
 */
export async function problemsOf(shop: Running, { name, sent }: Input): Promise<string[]> {
  let smaller: Measured | undefined
  for (const [i, share] of shares.entries()) {
    const seen = await measure(shop, sent(share))
    if (!isAcceptable(seen)) return [`${name}, at ${share}: ${seen.status} ${seen.text.slice(0, 100)}`]
    const grows = smaller !== undefined && isSteep(smaller, seen)
    if (grows && (await isSteepAgain(shop, sent, shares[i - 1] ?? 1, share)))
      return [`${name}, at ${share}: ${smaller?.cpuMs} ms became ${seen.cpuMs} ms`]
    if (seen.blocked.length > 0 && (await blocksAgain(shop, sent(share))))
      return [`${name}, at ${share}: ${seen.cpuMs} ms in which ${seen.blocked.join(' and ')} had no answer`]
    smaller = seen
  }
  return []
}

const isSteep = (smaller: Measured, larger: Measured) => larger.cpuMs > floorMs && larger.cpuMs > maxGrowth * smaller.cpuMs

/** What happens once may be a cache that was filled or a memory that was tidied. */
async function isSteepAgain(shop: Running, sent: Input['sent'], share: number, larger: number): Promise<boolean> {
  for (let i = 1; i < tries; i++) if (!isSteep(await measure(shop, sent(share)), await measure(shop, sent(larger)))) return false
  return true
}

async function blocksAgain(shop: Running, sent: Sent): Promise<boolean> {
  for (let i = 1; i < tries; i++) if ((await measure(shop, sent)).blocked.length === 0) return false
  return true
}
