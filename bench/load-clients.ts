import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { sendRequest } from './request.ts'

export interface Target {
  port: number
  path: string
  headers?: Record<string, string>
}

/** Sends requests on all connections for some seconds; returns requests per second. */
export type Load = (target: Target, seconds: number) => Promise<number>

/** Returns operations per second. */
export type Measure = (seconds: number) => Promise<number>

const connections = 20

/** Chooses wrk, which is installed on Debian as root; otherwise a client in Node, which uses more CPU time. */
export function chooseClient(): { name: string; load: Load } {
  const found = () => spawnSync('which', ['wrk'], { stdio: 'ignore' }).status === 0
  if (!found() && existsSync('/etc/debian_version') && userInfo().uid === 0) {
    console.log('Installing wrk from the system’s packages')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'wrk'], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return found()
    ? { name: `wrk -t1 -c${connections}`, load: wrkClient }
    : { name: `own client, ${connections} at a time`, load: nodeClient }
}

const wrkClient: Load = (target, seconds) =>
  new Promise((resolve, reject) => {
    const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const url = `http://127.0.0.1:${target.port}${target.path}`
    const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', ...headers, url])
    let output = ''
    child.stdout.on('data', chunk => {
      output += chunk
    })
    child.once('error', reject)
    child.once('exit', () => {
      const rate = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
      const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1]
      if (rate && !failed && Number(rate) > 0) resolve(Number(rate))
      // No response came in time: a slow page on a busy machine.
      else if (rate && !failed && seconds < 60) resolve(wrkClient(target, seconds * 2))
      else reject(new Error(`wrk could not measure ${url}:\n${output}`))
    })
  })

/** Client in this process. */
export const nodeClient: Load = async ({ port, path, headers = {} }, seconds) => {
  const step = async () => {
    const { status } = await sendRequest(port, path, { headers })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
  }
  return measureRate(step, { seconds, concurrency: connections })
}

/** Repeats a step concurrently for some seconds; returns steps per second. Steps in progress at the end count, with their time. */
export async function measureRate(
  step: () => Promise<void>,
  { seconds, concurrency }: { seconds: number; concurrency: number },
): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  const one = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await step()
      done++
    }
  }
  await Promise.all(Array.from({ length: concurrency }, one))
  return done / ((performance.now() - startedAt) / 1000)
}
