import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** A server of the bench in a process of its own. */
export interface Served {
  port: number
  stop: () => Promise<void>
}

const isThere = (program: string) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0

/** Binds this process to one core; whatever it starts from now on stays there too. False where the machine has one, or no taskset. */
export function pinToOneCore(): boolean {
  if (availableParallelism() < 2 || !isThere('taskset')) return false
  return spawnSync('taskset', ['-cp', '0', String(process.pid)], { stdio: 'ignore' }).status === 0
}

/** Starts a TypeScript file that says `port <n>`, or a sentence with an address, once it serves. */
export async function serve(file: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Served> {
  const child = spawn(process.execPath, ['--no-experimental-webstorage', file, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const port = await portOf(child, file)
  return {
    port,
    stop: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

const portOf = (child: ChildProcess, file: string) =>
  new Promise<number>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const port = /(?:^port |http:\/\/[^\s/]+:)(\d+)/m.exec(said)?.[1]
      if (port) resolve(Number(port))
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', code => reject(new Error(`${file} ended with ${code}:\n${said}`)))
  })
