import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findPostgresBinaries, startPostgres } from '../apps/api/test/postgres-server.ts'

// The shop of the browser tests, as `npm start` runs it; on PostgreSQL where it is installed, which takes a third of the processor time of the
// embedded database. STRAGAN_E2E_CLUSTER names a cluster with the demo shops, to start from a copy.
const binaries = findPostgresBinaries()
const database = binaries ? await startPostgres(binaries, process.env.STRAGAN_E2E_CLUSTER) : undefined
const shop = spawn(process.execPath, ['--no-experimental-webstorage', join(import.meta.dirname, '../apps/server/src/main.ts')], {
  env: { ...process.env, ...(database && { DATABASE_URL: database.url }) },
  stdio: 'inherit',
})
process.once('SIGTERM', () => shop.kill())
shop.once('exit', async code => {
  await database?.stop()
  process.exit(code ?? 1)
})
