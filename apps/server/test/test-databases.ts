import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openEmbedded, openPostgres } from '@stragan/api'
import { inject } from 'vitest'
import { findPostgresBinaries, startPostgres } from '../../api/test/postgres-server.ts'

export interface TestDatabase {
  /** Environment of a process on this database. */
  env: Record<string, string>
  /** Opens the database while no shop runs on it. */
  open: () => Promise<Database>
  remove: () => Promise<void>
}

interface TestDatabaseOptions {
  /** Without shops; otherwise with the demo shops. */
  isEmpty?: boolean
}

type MakeTestDatabase = (options?: TestDatabaseOptions) => Promise<TestDatabase>

/** The embedded database and, if it is installed, PostgreSQL. */
export const testDatabases: [name: string, make: MakeTestDatabase][] = [['embedded', embedded]]

const binaries = findPostgresBinaries()
if (binaries) testDatabases.push(['PostgreSQL', options => onPostgres(binaries, options)])

export async function embedded({ isEmpty = false }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { folder, remove } = dataFolder(isEmpty ? undefined : inject('demo').embedded)
  return {
    env: { DATA_DIR: folder, DEMO: isEmpty ? '0' : '1' },
    open: () => openEmbedded(join(folder, 'database')),
    remove: async () => remove(),
  }
}

export async function onPostgres(binaries: string, { isEmpty = false }: TestDatabaseOptions = {}) {
  const demo = isEmpty ? null : inject('demo').postgres
  const { folder, remove } = dataFolder(demo?.dataDir)
  const server = await startPostgres(binaries, demo?.cluster)
  return {
    env: { DATA_DIR: folder, DATABASE_URL: server.url, ...(!isEmpty && { DEMO: '1' }) },
    server,
    open: async () => openPostgres(server.url),
    remove: async () => {
      await server.stop()
      remove()
    },
  }
}

/** A new data folder, a copy of `template` if there is one. */
function dataFolder(template?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-data-'))
  if (template) cpSync(template, folder, { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
