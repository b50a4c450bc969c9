import { configDefaults, defineConfig } from 'vitest/config'
import { findPostgres, hasAllTestsEmbedded } from './apps/api/test/postgres-server.ts'
import { importsReact, preactAliases } from './apps/storefront/preact/aliases.ts'

/** What is asserted of the demo shops in a database; the API's other tests have small shops of their own. */
const ofDemo = ['demo/customer-life.test.ts', 'demo/activity/activity.test.ts', 'apps/api/src/features/catalogue/search.test.ts']
/**
 * Files share a process and its modules, which takes a quarter of the time: no module keeps anything of a test. The API is a function of its
 * dependencies, and each of its files opens its own database.
 */
const shared = { isolate: false, testTimeout: 30_000, hookTimeout: 60_000 }
const api = { ...shared, include: ['{apps/api,demo/generated-shops}/**/*.test.ts'], exclude: [...configDefaults.exclude, ...ofDemo] }
const demo = { ...shared, include: ofDemo }
const postgres = findPostgres()
const isEmbeddedComplete = hasAllTestsEmbedded()
/** What depends little on the kind of the database: rights, refused input, files, e-mails. */
const ofOneDatabase = [
  'apps/api/test/{admin-access,hostile-admin-input,hostile-input,mail-texts}.test.ts',
  'apps/api/src/archives/hostile-archives.test.ts',
  'apps/api/src/features/{mail,pictures,documents}/**',
  'apps/api/src/features/imports/{cell-values,foreign-files,pictures-by-url,product-files,workbook}.test.ts',
  'apps/api/src/features/staff/passkeys.test.ts',
  'apps/api/src/platform/downloads/**',
]

/** The API's tests run on the embedded database, and on PostgreSQL where there is one; the project names say which ran. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    execArgv: ['--no-experimental-webstorage'],
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'apps/back-office/{app,server}/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, 'demo/generated-shops/**', ...ofDemo],
        },
      },
      {
        resolve: { alias: preactAliases },
        test: {
          ...shared,
          name: 'storefront',
          include: ['apps/storefront/**/*.test.{ts,tsx}'],
          server: { deps: { inline: importsReact } },
        },
      },
      ...(postgres ? [{ test: { name: 'bench', include: ['bench/**/*.test.ts'] } }] : []),
      {
        test: {
          name: 'faults',
          globalSetup: 'apps/server/test/setup-demo.ts',
          hookTimeout: 60_000,
          // Hundreds of requests to one process, beside other tests.
          testTimeout: 30_000,
          include: ['apps/server/test/**/*.test.ts'],
        },
      },
      {
        test: {
          ...api,
          name: 'api on PGlite',
          globalSetup: 'apps/api/test/setup-embedded.ts',
          // Of PostgreSQL alone: the embedded database has one user and one connection, and takes minutes to fill a large shop.
          exclude: [...api.exclude, '**/*.postgres.test.ts', ...(isEmbeddedComplete ? [] : ofOneDatabase)],
        },
      },
      ...(isEmbeddedComplete ? [{ test: { ...demo, name: 'demo on PGlite', globalSetup: 'apps/api/test/setup-embedded-demo.ts' } }] : []),
      ...(postgres
        ? [
            { test: { ...api, name: 'api on PostgreSQL', globalSetup: 'apps/api/test/setup-postgres.ts' } },
            { test: { ...demo, name: 'demo on PostgreSQL', globalSetup: 'apps/api/test/setup-postgres-demo.ts' } },
          ]
        : []),
    ],
  },
})
