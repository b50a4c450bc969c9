import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openEmbedded, openPostgres } from '@stragan/api'
import { findPostgres, startPostgres } from '../../api/test/postgres-server.ts'

export interface Ground {
  /** What a process is started with: the demo shops in an empty database, unless a test says otherwise. */
  env: Record<string, string>
  /** The database itself, while no shop runs on it. */
  open: () => Promise<Database>
  remove: () => Promise<void>
}

/** Where a shop may be killed: the embedded database, and PostgreSQL wherever there is one. */
export const grounds: [name: string, make: () => Promise<Ground>][] = [['embedded', embedded]]

const postgres = findPostgres()
if (postgres && 'binaries' in postgres) grounds.push(['PostgreSQL', () => onPostgres(postgres.binaries)])

async function embedded(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-killed-'))
  return {
    env: { DATA_DIR: folder, DEMO: '1' },
    open: () => openEmbedded(join(folder, 'database')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function onPostgres(binaries: string): Promise<Ground> {
  const { env, remove } = await embedded()
  const server = await startPostgres(binaries)
  return {
    env: { ...env, DATABASE_URL: server.url },
    open: async () => openPostgres(server.url),
    remove: async () => {
      await server.stop()
      await remove()
    },
  }
}
