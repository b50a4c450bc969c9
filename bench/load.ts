import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { ask } from './ask.ts'

export interface Target {
  port: number
  path: string
  headers?: Record<string, string>
}

/** Asks for so many seconds, twenty at a time; gives the answers a second. */
export type Load = (target: Target, seconds: number) => Promise<number>

const connections = 20

/** wrk, which Debian's packages bring where root may ask them; else a client of our own, which costs the core more. */
export function chooseLoad(): { name: string; load: Load } {
  const found = () => spawnSync('which', ['wrk'], { stdio: 'ignore' }).status === 0
  if (!found() && existsSync('/etc/debian_version') && userInfo().uid === 0) {
    console.log('Installing wrk from the system’s packages')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'wrk'], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  return found() ? { name: `wrk -t1 -c${connections}`, load: byWrk } : { name: `own client, ${connections} at a time`, load: byOurselves }
}

const byWrk: Load = (target, seconds) =>
  new Promise((resolve, reject) => {
    const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const url = `http://127.0.0.1:${target.port}${target.path}`
    const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', ...headers, url])
    let said = ''
    child.stdout.on('data', chunk => {
      said += chunk
    })
    child.once('error', reject)
    child.once('exit', () => {
      const rate = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]
      const failed = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1]
      if (rate && !failed) resolve(Number(rate))
      else reject(new Error(`wrk could not measure ${url}:\n${said}`))
    })
  })

/** The same question by a client in this process. */
export const byOurselves: Load = async ({ port, path, headers = {} }, seconds) => {
  const step = async () => {
    const { status } = await ask(port, path, { headers })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
  }
  return repeated(step, { seconds, atOnce: connections })
}

/** How often something is done in a second, so many at a time; what had begun when the time was over counts with its own time. */
export async function repeated(step: () => Promise<void>, { seconds, atOnce }: { seconds: number; atOnce: number }): Promise<number> {
  const began = performance.now()
  let done = 0
  const one = async () => {
    while (performance.now() - began < seconds * 1000) {
      await step()
      done++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return done / ((performance.now() - began) / 1000)
}
