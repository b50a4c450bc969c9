import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openEmbedded, openPostgres } from '@stragan/api'
import { findPostgres, startPostgres } from '../../api/test/postgres-server.ts'

export interface TestDatabase {
  /** Environment of a process; by default it seeds the demo shops into the empty database. */
  env: Record<string, string>
  /** Opens the database while no shop runs on it. */
  open: () => Promise<Database>
  remove: () => Promise<void>
}

/** The embedded database and, if it is installed, PostgreSQL. */
export const testDatabases: [name: string, make: () => Promise<TestDatabase>][] = [['embedded', embedded]]

const postgres = findPostgres()
if (postgres && 'binaries' in postgres) testDatabases.push(['PostgreSQL', () => onPostgres(postgres.binaries)])

async function embedded(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-killed-'))
  return {
    env: { DATA_DIR: folder, DEMO: '1' },
    open: () => openEmbedded(join(folder, 'database')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function onPostgres(binaries: string): Promise<TestDatabase> {
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
