// Bootstraps the repository: installs the packages of the lock file, with the Node of this project among them, and runs the command with
// it. Plain JavaScript, as it runs under any installed Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const bin = join(modules, '.bin')
const stamp = join(modules, '.stragan-installed')
const [command = 'start', ...rest] = process.argv.slice(2)
const nodeEnv = {
  start: 'production',
  dev: 'development',
  test: 'test',
  faults: 'test',
  scale: 'test',
  scan: 'test',
  screenshots: 'production',
  shop: 'production',
  bench: 'production',
}[command]

try {
  await install()
  process.exitCode = await runCommand()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

/** Skips the installation while the lock file, the operating system and the architecture are the same. */
async function install() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(join(bin, 'node'))) return
  console.log('Installing packages (the first time this takes half a minute or so)')
  const counting = setInterval(() => console.log(`  ${count(modules)} packages so far`), 5000)
  // --include=dev: the build needs development packages even where NODE_ENV=production is set.
  const { code, output } = await run(npm(), ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { capture: true })
  clearInterval(counting)
  if (code !== 0) throw new Error(explain(output))
  if (!existsSync(join(bin, 'node')))
    throw new Error(
      'npm did not bring Node along, because it was told to run no install scripts: allow them (npm config set ignore-scripts false) and start again',
    )
  writeFileSync(stamp, wanted)
}

function count(folder) {
  if (!existsSync(folder)) return 0
  return readdirSync(folder)
    .filter(name => !name.startsWith('.'))
    .reduce((sum, name) => sum + (name.startsWith('@') ? readdirSync(join(folder, name)).length : 1), 0)
}

function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH/.test(output))
    return 'npm cannot reach its registry: connect this machine to the network (or set npm to a mirror) and start again'
  if (/ENOSPC/.test(output)) return 'The disk is full: about 600 MB are needed for the packages. Free some and start again'
  if (/EACCES|EPERM/.test(output)) return `npm may not write to ${modules}: give this user the right to, and start again`
  return 'npm could not install the packages; its output is above. The same command tries again'
}

function runCommand() {
  // glibc gives each thread that compresses or hashes an arena of its own, which never shrinks: 30 MB less with two.
  // Half of V8's default for new objects: 50 MB less (docs/decisions/112).
  const limits = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=16' }
  const env = { ...limits, ...process.env, NODE_ENV: nodeEnv, PATH: bin + delimiter + process.env.PATH }
  return run([join(bin, 'node'), '--no-experimental-webstorage'], [join(root, 'scripts', `${command}.ts`), ...rest], { env }).then(
    ({ code }) => code,
  )
}

/** The npm that started this script, with its version and settings. */
function npm() {
  return process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
}

function run([program, ...first], args, { capture = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], { cwd: root, env, stdio: ['inherit', 'inherit', capture ? 'pipe' : 'inherit'] })
    let output = ''
    child.stderr?.on('data', chunk => {
      output += chunk
      process.stderr.write(chunk)
    })
    // A terminal sends SIGINT to both; the child decides when to exit.
    process.on('SIGINT', () => {})
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code: signal ? 130 : (code ?? 1), output }))
  })
}
