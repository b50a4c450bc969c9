import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { installNuChecker } from '../e2e/nu-checker.ts'
import { buildApplications, root } from './build.ts'
import { filesChangedSinceMain, specsAffectedBy } from './changed-specs.ts'
import { failed, passed, playwrightResult, type Result, sum, vitestResult } from './test-reports.ts'

const usage = `npm test                      every check and every test
npm test -- <words>           the tests whose file's path contains one of the words
npm test -- --changed         the tests that a change since main can affect`

/** Files to test: all without words; with `isChanged` what depends on a file that differs from main. */
interface Selection {
  words: readonly string[]
  isChanged: boolean
}

/** A program that checks the source; the output is shown when it ends. */
type Check = readonly [name: string, ...commands: readonly (readonly [program: string, args: readonly string[], folder?: string])[]]

const checks: readonly Check[] = [
  ['Types', ['tsc', ['-p', '.']]],
  ['Types of the storefront', ['react-router', ['typegen'], 'apps/storefront'], ['tsc', ['-p', '.'], 'apps/storefront']],
  ['Types of the back office', ['react-router', ['typegen'], 'apps/back-office'], ['tsc', ['-p', '.'], 'apps/back-office']],
  ['Types of the design system', ['tsc', ['-p', '.'], 'packages/ui']],
  ['Lint and format', ['biome', ['check', '--error-on-warnings']]],
  ['Imports', ['depcruise', ['packages', 'apps', 'demo', 'scripts', 'e2e', 'bench', '--config', '.dependency-cruiser.mjs']]],
  ['Dead code', ['knip', []]],
]

/** What the browser tests need of the system, by its file in /usr/bin: the Debian package that has it. */
const systemPackages = {
  'chromium-headless-shell': 'chromium-headless-shell',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  w3m: 'w3m',
  java: 'default-jre-headless',
}
/** Of these, what the tests cannot be run without. */
const necessary = ['chromium-headless-shell', 'default-jre-headless']

const reports = mkdtempSync(join(tmpdir(), 'stragan-reports-'))
/** The demo shops as the tests of running processes have seeded them, for the browser tests. */
const demoFolder = join(reports, 'demo')
process.exitCode = await main(process.argv.slice(2)).finally(() => rmSync(reports, { recursive: true, force: true }))

/** `npm test`. Names what did not pass and what was slowest; the last line counts. In CI a skipped test has failed. */
async function main(args: readonly string[]): Promise<number> {
  const words = args.filter(arg => !arg.startsWith('-'))
  if (args.some(arg => arg.startsWith('-') && arg !== '--changed')) {
    console.error(usage)
    return 1
  }
  const selection = { words, isChanged: args.includes('--changed') }
  const results = [
    ...(words.length > 0 ? [] : [await step('Types, lint, imports, dead code', sourceChecks)]),
    await step('Build', build),
    await step('Unit and API tests', () => vitest(selection)),
    await step('Browser tests', () => playwright(selection)),
  ]
  const total = sum(results)
  const failures = total.failed + (process.env.CI ? total.skipped : 0)
  const slowest = total.durations.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  if (slowest.length > 0) console.log('\nSlowest:')
  for (const { name, ms } of slowest) console.log(`  ${seconds(ms)}  ${name}`)
  if (total.notPassed.length > 0) console.log('\nNot passed:')
  for (const name of total.notPassed) console.log(`  ${name}`)
  console.log(`\n${total.passed} passed, ${failures} failed`)
  return failures > 0 || total.passed === 0 ? 1 : 0
}

async function step(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  const start = Date.now()
  console.log(`\n${name}`)
  const result = await run()
  const skipped = result.skipped ? `, ${result.skipped} skipped` : ''
  console.log(`    ${result.passed} passed, ${result.failed} failed${skipped} (${seconds(Date.now() - start)})`)
  return result
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Runs the checks of the source side by side. */
async function sourceChecks(): Promise<Result> {
  return sum(await Promise.all(checks.map(runCheck)))
}

async function runCheck([name, ...commands]: Check): Promise<Result> {
  for (const [program, args, folder] of commands) {
    const { isOk, output } = await run(program, args, { folder, isCaptured: true })
    if (isOk) continue
    console.log(`\n${name}:\n${output}`)
    return failed(name)
  }
  return passed
}

function build(): Result {
  try {
    buildApplications()
    return passed
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return failed('Build')
  }
}

async function vitest({ words, isChanged }: Selection): Promise<Result> {
  const file = join(reports, 'vitest.json')
  const selected = [...words, ...(isChanged ? ['--changed', 'main'] : []), '--passWithNoTests']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { isOk } = await run('vitest', ['run', ...reporters, ...selected], { env: { STRAGAN_TEST_DEMO: demoFolder } })
  return vitestResult(file, isOk)
}

async function playwright({ words, isChanged }: Selection): Promise<Result> {
  // Playwright starts the servers before it finds no test.
  const specs = globSync('e2e/**/*.spec.ts', { cwd: root })
  if (words.length > 0 && !words.some(word => specs.some(file => file.includes(word)))) return sum([])
  bringSystemPackages()
  installNuChecker()
  const file = join(reports, 'playwright.json')
  const selected = [...words, ...(isChanged ? specsAffectedBy(filesChangedSinceMain(root)) : []), '--pass-with-no-tests']
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(existsSync(demoFolder) && { STRAGAN_E2E_DATA: demoFolder }) }
  const { isOk } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...selected], { env })
  return playwrightResult(file, isOk)
}

interface RunOptions {
  folder?: string | undefined
  env?: Record<string, string>
  /** Returns the output instead of showing it. */
  isCaptured?: boolean
}

/** Runs a program of node_modules/.bin. */
function run(program: string, args: readonly string[], { folder = '.', env, isCaptured = false }: RunOptions = {}) {
  const options: SpawnOptions = {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', isCaptured ? 'pipe' : 'inherit', isCaptured ? 'pipe' : 'inherit'],
  }
  const { promise, resolve, reject } = Promise.withResolvers<{ isOk: boolean; output: string }>()
  const child = spawn(process.execPath, [join(root, 'node_modules/.bin', program), ...args], options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
  child.once('error', reject)
  child.once('close', code => resolve({ isOk: code === 0, output }))
  return promise
}

/** Installs what the browser tests need: Debian's packages for root on Debian, Playwright's own Chromium elsewhere. */
function bringSystemPackages() {
  const missing = missingPackages()
  if (missing.length === 0) return
  if (existsSync('/etc/debian_version') && userInfo().uid === 0) {
    console.log(`    installing ${missing.join(' and ')} from the system’s packages`)
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: ['ignore', 'ignore', 'inherit'] })
  } else if (missing.includes('chromium-headless-shell'))
    spawnSync(process.execPath, [join(root, 'node_modules/.bin/playwright'), 'install', 'chromium-headless-shell'], { stdio: 'inherit' })
  const absent = missingPackages().filter(name => !necessary.includes(name))
  if (absent.length > 0) console.log(`    ${absent.join(', ')} not installed: the tests that need them are skipped`)
}

function missingPackages(): string[] {
  return Object.entries(systemPackages).flatMap(([file, wanted]) => (existsSync(`/usr/bin/${file}`) ? [] : [wanted]))
}
