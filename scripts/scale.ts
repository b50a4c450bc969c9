import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './build.ts'

/** Read by the tests, which take smaller counts in `npm test`. */
const fullCounts = {
  LIST_RUNS: '2000',
  CONCURRENT_REQUESTS: '10000',
  CART_COUNT: '1000',
  ORDER_COUNT: '1000000',
  EVERY_WAY: '1',
  EVERY_DATABASE: '1',
}
const tests = ['apps/api', 'demo', 'e2e']

/**
 * `npm run test:scale`: the tests of the API on every database, random lists and carts, customers at once and journeys in every way, with their
 * full counts (docs/testing.md).
 */
const { status } = spawnSync(process.execPath, [...process.execArgv, join(root, 'scripts/test.ts'), ...tests], {
  cwd: root,
  env: { ...process.env, ...fullCounts },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
