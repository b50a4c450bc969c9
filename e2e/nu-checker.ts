import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const version = '26.9.27'
const folder = join(import.meta.dirname, '../node_modules/.cache', `nu-checker-${version}`)
/** The Nu HTML checker (https://validator.github.io/validator); it needs Java. */
export const nuChecker = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** Not a dependency of the project, since its install script would download a Java runtime for everybody who starts the shop. */
export function installNuChecker() {
  if (existsSync(nuChecker)) return
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  spawnSync('npm', ['install', ...flags, '--prefix', folder, `vnu-jar@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] })
}
