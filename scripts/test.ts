import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, relative } from 'node:path'
import { bringNuChecker } from '../e2e/nu-checker.ts'
import { buildStorefront, root } from './build.ts'

/** `npm test`: every check and every test there is, then the tests that did not pass and one line that counts. In CI a skipped test is a failed one. */
interface Count {
  passed: number
  failed: number
  skipped: number
  /** The tests that did not pass, by name. */
  notPassed?: string[]
}

/** What the browser tests need of the system, by the package of Debian that has it. */
const fromSystem = { 'chromium-headless-shell': 'chromium-headless-shell', w3m: 'w3m', java: 'default-jre-headless' }
const results = mkdtempSync(join(tmpdir(), 'stragan-results-'))
const counts: Count[] = []
let place = 0

const steps: [name: string, run: () => Count][] = [
  ['Types', () => check('tsc', ['-p', '.'])],
  [
    'Types of the storefront',
    () => both(check('react-router', ['typegen'], 'apps/storefront'), check('tsc', ['-p', '.'], 'apps/storefront')),
  ],
  ['Lint and format', () => check('biome', ['check', '--error-on-warnings'])],
  ['Imports', () => check('depcruise', ['packages', 'apps', 'scripts', 'e2e', 'bench', '--config', '.dependency-cruiser.mjs'])],
  ['Dead code', () => check('knip', [])],
  ['Build', () => built()],
  ['Unit and API tests', () => vitest()],
  ['Browser tests', () => playwright()],
]

for (const [name, run] of steps) {
  place++
  const began = Date.now()
  console.log(`\n[${place}/${steps.length}] ${name}`)
  const count = run()
  counts.push(count)
  console.log(
    `    ${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''} (${Math.round((Date.now() - began) / 1000)} s)`,
  )
}
rmSync(results, { recursive: true, force: true })

const total = counts.reduce(both)
const failed = total.failed + (process.env.CI ? total.skipped : 0)
for (const name of total.notPassed ?? []) console.log(name)
console.log(`\n${total.passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || total.passed === 0 ? 1 : 0

function both(a: Count, b: Count): Count {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    notPassed: [...(a.notPassed ?? []), ...(b.notPassed ?? [])],
  }
}

function run(program: string, args: string[], folder = '.', env: Record<string, string> = {}) {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/.bin', program), ...args], {
    cwd: join(root, folder),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

function check(program: string, args: string[], folder?: string): Count {
  if (run(program, args, folder)) return { passed: 1, failed: 0, skipped: 0 }
  return { passed: 0, failed: 1, skipped: 0, notPassed: [`failed: ${program}`] }
}

function vitest(): Count {
  const file = join(results, 'vitest.json')
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  return counted(file, ok, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    notPassed: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(({ status, fullName }) => `${status}: ${relative(root, name)} › ${fullName}`),
    ),
  }))
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

function built(): Count {
  try {
    buildStorefront()
    return { passed: 1, failed: 0, skipped: 0 }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function playwright(): Count {
  bringBrowsers()
  bringNuChecker()
  const file = join(results, 'playwright.json')
  const ok = run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], '.', {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return counted(file, ok, ({ stats, suites }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    notPassed: suites.flatMap(notPassedOf),
  }))
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
}

function notPassedOf({ suites = [], specs }: PlaywrightSuite): string[] {
  return [
    ...suites.flatMap(notPassedOf),
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.filter(({ status }) => status !== 'expected').map(({ status }) => `${status}: e2e/${file}:${line} › ${title}`),
    ),
  ]
}

/** A runner that ends badly without a failed test has failed all the same. */
function counted<Report>(file: string, ok: boolean, read: (report: Report) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const count = read(JSON.parse(readFileSync(file, 'utf8')))
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count
}

/**
 * The system's Chromium, the text browser w3m, and Java for the checker of HTML: where they are missing, Debian's packages for root, and
 * Playwright's own Chromium for anybody else.
 */
function bringBrowsers() {
  const missing = Object.entries(fromSystem).flatMap(([name, wanted]) => (existsSync(`/usr/bin/${name}`) ? [] : [wanted]))
  if (missing.length === 0) return
  if (existsSync('/etc/debian_version') && userInfo().uid === 0) {
    console.log(`    installing ${missing.join(' and ')} from the system’s packages`)
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { stdio: ['ignore', 'ignore', 'inherit'] })
  } else if (missing.includes('chromium-headless-shell')) run('playwright', ['install', 'chromium-headless-shell'])
}
