import { defineConfig } from 'vitest/config'
import { findPostgres } from './apps/api/test/postgres-server.ts'

const api = { include: ['apps/api/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 }
const postgres = findPostgres()

/** The API's tests run on the embedded database always, and on PostgreSQL wherever there is one; the project names say which ran. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    execArgv: ['--no-experimental-webstorage'],
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            'packages/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'apps/storefront/{app,server}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
        },
      },
      ...(postgres ? [{ test: { name: 'bench', include: ['bench/**/*.test.ts'] } }] : []),
      {
        test: {
          name: 'faults',
          globalSetup: 'apps/server/test/setup-demo.ts',
          hookTimeout: 60_000,
          include: ['apps/server/test/**/*.test.ts'],
        },
      },
      // Of PostgreSQL alone: the embedded database has one user and one connection, and takes minutes to fill a large shop.
      { test: { ...api, name: 'api on PGlite', globalSetup: 'apps/api/test/setup-embedded.ts', exclude: ['**/*.postgres.test.ts'] } },
      ...(postgres ? [{ test: { ...api, name: 'api on PostgreSQL', globalSetup: 'apps/api/test/setup-postgres.ts' } }] : []),
    ],
  },
})
