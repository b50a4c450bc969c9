import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

export interface Running {
  url: string
  pid: number
  /** As a power cut would: without a word. */
  kill: () => Promise<void>
  stop: () => Promise<void>
  /** What the shop has said so far. */
  said: () => string
}

/** The shop in a process of its own, as `npm start` runs it, on a free port. */
export async function startShop(env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['--no-experimental-webstorage', join(import.meta.dirname, '../src/main.ts')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      said += chunk
    })
  const port = await portOf(child)
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { url: `http://localhost:${port}`, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), said: () => said }
}

const portOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port) resolve(port)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', code => reject(new Error(`The shop ended with ${code}:\n${said}`)))
  })

/** A visitor of an address of their own, since sessions and orders are limited by it; told as a proxy that TRUST_PROXY names tells it. */
export const fromElsewhere = () => ({ 'x-forwarded-for': [10, ...randomBytes(3)].join('.') })
