import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

export interface RunningShop {
  url: string
  pid: number
  /** Like a power failure: SIGKILL. */
  kill: () => Promise<void>
  stop: () => Promise<void>
  /** stdout and stderr so far. */
  output: () => string
}

/** Starts the shop as `npm start` does, in a process of its own on a free port. */
export async function startShop(env: Record<string, string>): Promise<RunningShop> {
  const child = spawn(process.execPath, ['--no-experimental-webstorage', join(import.meta.dirname, '../src/main.ts')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      output += chunk
    })
  const port = await portOf(child)
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    output: () => output,
  }
}

const portOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port) resolve(port)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', code => reject(new Error(`The shop ended with ${code}:\n${output}`)))
  })

/**
 * Lets several people act again and again, and kills the shop in the middle of it as soon as one of them calls `enough`. What fails after that
 * is ignored.
 */
export async function killWhile(shop: RunningShop, people: number, act: (enough: () => void) => Promise<void>): Promise<void> {
  let killed: Promise<void> | undefined
  const reached = Promise.withResolvers<void>()
  const work = async () => {
    while (!killed) await act(reached.resolve).catch(error => (killed ? undefined : Promise.reject(error)))
  }
  const workers = Promise.all(Array.from({ length: people }, work))
  await Promise.race([reached.promise, workers])
  killed = shop.kill()
  await killed
  await workers
}

/** Headers of a trusted proxy with a new client address: sessions and orders are rate-limited per address. */
export const fromNewAddress = () => ({ 'x-forwarded-for': [10, ...randomBytes(3)].join('.') })
