import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

export interface ServerProcess {
  port: number
  /** Resident set size. */
  residentBytes: () => number
  stop: () => Promise<void>
}

const isInstalled = (program: string) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0

/** Pins this process and its future children to one core. Returns false on a machine with one core, or without taskset. */
export function pinToOneCore(): boolean {
  if (availableParallelism() < 2 || !isInstalled('taskset')) return false
  return spawnSync('taskset', ['-cp', '0', String(process.pid)], { stdio: 'ignore' }).status === 0
}

/** Starts a server from a TypeScript file that prints `port <n>`, or a URL. */
export async function startServer(file: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const { PATH, MALLOC_ARENA_MAX, NODE_OPTIONS } = process.env
  const child = spawn(process.execPath, ['--no-experimental-webstorage', file, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH, MALLOC_ARENA_MAX, NODE_OPTIONS, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const port = await portOf(child, file)
  return {
    port,
    residentBytes: () => Number(spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' }).stdout) * 1024,
    stop: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

const portOf = (child: ChildProcess, file: string) =>
  new Promise<number>((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk
      const port = /(?:^port |http:\/\/[^\s/]+:)(\d+)/m.exec(output)?.[1]
      if (port) resolve(Number(port))
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', code => reject(new Error(`${file} ended with ${code}:\n${output}`)))
  })
