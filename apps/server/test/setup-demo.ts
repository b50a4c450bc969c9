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
 * Seeds the demo shops once per database; each test file starts from a copy. STRAGAN_TEST_DEMO names a folder for the browser tests: those shops
 * have the port of their server in their addresses.
 */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-demo-'))
  const embedded = process.env.STRAGAN_TEST_DEMO ?? join(folder, 'embedded')
  const embeddedPort = process.env.STRAGAN_TEST_DEMO ? String(port) : '0'
  const seed = async (env: Record<string, string>) => (await startShop({ ...env, DEMO: '1', LOG_LEVEL: 'silent' })).stop()
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
  const [postgres] = await Promise.all([seedPostgres(), seed({ DATA_DIR: embedded, PORT: embeddedPort })])
  project.provide('demo', { embedded, postgres })
  return () => rmSync(folder, { recursive: true, force: true })
}
