import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Where the API's tests find a PostgreSQL: a server that TEST_DATABASE_URL names, else binaries to start one with. */
export type Postgres = { url: string } | { binaries: string }

export function findPostgres(): Postgres | undefined {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url }
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map(version => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  const binaries = folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (!binaries || (isRoot() && postgresUser() === undefined)) return undefined
  return { binaries }
}

/** Whether each test runs on the embedded database: where there is no PostgreSQL, and with EVERY_DATABASE; else those that depend on it. */
export const hasAllTestsEmbedded = () => !findPostgres() || process.env.EVERY_DATABASE !== undefined

/** Binaries of an installed PostgreSQL, for servers of a test's own; none where TEST_DATABASE_URL names a server. */
export function findPostgresBinaries(): string | undefined {
  const found = findPostgres()
  return found && 'binaries' in found ? found.binaries : undefined
}

const isRoot = () => userInfo().uid === 0

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function postgresUser(): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

export interface PostgresServer {
  url: string
  /** Is gone for so many milliseconds, with every connection, and comes back with what was committed. */
  stopFor: (ms: number) => Promise<void>
  stop: () => Promise<void>
  /** Stops the server and moves its cluster, to start others from copies of it. */
  stopAndMove: (cluster: string) => Promise<void>
}

/**
 * Starts a server in a folder of its own on a free port of 127.0.0.1, without fsync; `stop` removes it. With `cluster` it starts from a copy
 * of that one.
 */
export async function startPostgres(binaries: string, cluster?: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-postgres-'))
  const identity = isRoot() ? postgresUser() : undefined
  if (identity) chownSync(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'stragan', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  // cp keeps the owner, whom PostgreSQL checks.
  if (cluster) execFileSync('cp', ['-Rp', cluster, data])
  else execFileSync(join(binaries, 'initdb'), initdb, { ...identity, cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
  ]
  const start = async () => {
    const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])], {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await new Promise<void>((resolve, reject) => {
      let said = ''
      server.stderr.on('data', chunk => {
        said += chunk
        if (said.includes('ready to accept connections')) resolve()
      })
      server.once('exit', code => reject(new Error(`PostgreSQL ended with ${code}:\n${said}`)))
    })
    const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
    return async () => {
      server.kill('SIGINT')
      await ended
    }
  }
  let end = await start()
  return {
    url: `postgres://stragan@127.0.0.1:${port}/postgres`,
    async stopFor(ms) {
      await end()
      await new Promise(resolve => setTimeout(resolve, ms))
      end = await start()
    },
    async stop() {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
    async stopAndMove(target) {
      await end()
      renameSync(data, target)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
