import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { port } from '../../../e2e/ports.ts'
import { findPostgresBinaries, startPostgres } from '../../api/test/postgres-server.ts'
import { startShop } from './start-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders with the demo shops, to copy. */
    demo: { embedded: string; postgres: { dataDir: string; cluster: string } | null }
  }
}

/**
 * Seeds the demo shops once per database; each test file starts from a copy. STRAGAN_TEST_DEMO names a folder in which the browser tests find
 * them: their addresses have the port of that server.
 */
export default async function setup(project: TestProject) {
  const folder = process.env.STRAGAN_TEST_DEMO ?? mkdtempSync(join(tmpdir(), 'stragan-demo-'))
  const PORT = process.env.STRAGAN_TEST_DEMO ? String(port) : '0'
  const seed = async (env: Record<string, string>) => (await startShop({ ...env, PORT, DEMO: '1', LOG_LEVEL: 'silent' })).stop()
  const embedded = join(folder, 'embedded')
  const seedPostgres = async () => {
    const binaries = findPostgresBinaries()
    if (!binaries) return null
    const server = await startPostgres(binaries)
    const dataDir = join(folder, 'files')
    await seed({ DATA_DIR: dataDir, DATABASE_URL: server.url })
    const cluster = join(folder, 'cluster')
    await server.stopAndMove(cluster)
    return { dataDir, cluster }
  }
  // One after the other: both serve on the same port.
  const postgres = await seedPostgres()
  await seed({ DATA_DIR: embedded })
  project.provide('demo', { embedded, postgres })
  return () => {
    if (!process.env.STRAGAN_TEST_DEMO) rmSync(folder, { recursive: true, force: true })
  }
}
