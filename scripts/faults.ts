import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildApplications, root } from './build.ts'

/** `npm run test:faults`: crash and attack tests, with more kills and inputs than in `npm test`. Takes about two hours. */
buildApplications()
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/.bin/vitest'), 'run', '--project', 'faults'], {
  cwd: root,
  env: { ...process.env, STRAGAN_FAULTS: 'many' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
