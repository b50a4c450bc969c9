import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './build.ts'

/** `npm run dev`: Vite reloads the applications in the browser; a change to the API or a package restarts the process. */
const watched = [
  ...['src', 'migrations', 'sql'].map(folder => `apps/api/${folder}`),
  'apps/server/src',
  ...['cache', 'contract', 'pricing', 'routing'].map(name => `packages/${name}`),
].map(folder => `--watch-path=${join(root, folder)}`)
const child = spawn(process.execPath, [...process.execArgv, ...watched, '--watch-preserve-output', join(root, 'apps/server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
})
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.once('exit', code => process.exit(code ?? 0))
