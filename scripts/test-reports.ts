import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './build.ts'

/** What a step of `npm test` found. */
export interface Result {
  passed: number
  failed: number
  skipped: number
  /** The tests that did not pass: status, file, name and the first lines of the error. */
  notPassed: string[]
  durations: readonly { name: string; ms: number }[]
}

export const passed: Result = { passed: 1, failed: 0, skipped: 0, notPassed: [], durations: [] }
export const failed = (name: string): Result => ({ passed: 0, failed: 1, skipped: 0, notPassed: [`failed: ${name}`], durations: [] })

export const sum = (results: readonly Result[]): Result => ({
  passed: results.reduce((total, result) => total + result.passed, 0),
  failed: results.reduce((total, result) => total + result.failed, 0),
  skipped: results.reduce((total, result) => total + result.skipped, 0),
  notPassed: results.flatMap(result => result.notPassed),
  durations: results.flatMap(result => result.durations),
})

interface Test {
  name: string
  status: string
  ms: number
  error: string | undefined
}

const shownErrorLines = 12

/** The first lines of an error, indented, without the stack in packages. */
const beginningOf = (error: string) =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter(line => !/^ *at .*node_modules/.test(line))
    .slice(0, shownErrorLines)
    .map(line => `\n      ${line.slice(0, 200)}`)
    .join('')

function resultOf(tests: readonly Test[], passing: string, skipping: readonly string[]): Result {
  const count = (isWanted: (test: Test) => boolean) => tests.filter(isWanted).length
  const skipped = count(({ status }) => skipping.includes(status))
  const successful = count(({ status }) => status === passing)
  return {
    passed: successful,
    failed: tests.length - successful - skipped,
    skipped,
    notPassed: tests
      .filter(({ status }) => status !== passing)
      .map(({ status, name, error }) => `${status}: ${name}${error ? beginningOf(error) : ''}`),
    durations: tests,
  }
}

interface VitestReport {
  testResults: {
    name: string
    message?: string
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    line: number
    tests: { projectName: string; status: string; results: { duration: number; error?: { message?: string } }[] }[]
  }[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
}

/** Reads Vitest's JSON report. A run that ended badly without a failed test has failed all the same. */
export const vitestResult = (file: string, isOk: boolean): Result =>
  read(file, 'Vitest', isOk, ({ testResults }: VitestReport) => {
    const tests = testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name)
      const ran = assertionResults.map(({ status, fullName, duration = 0, failureMessages }) => ({
        status,
        ms: duration,
        error: failureMessages?.[0],
        name: `${file} › ${fullName}`,
      }))
      // The file could not be imported, or a hook failed.
      return message ? [...ran, { status: 'failed', ms: 0, error: message, name: file }] : ran
    })
    return resultOf(tests, 'passed', ['pending', 'skipped', 'todo'])
  })

/** Reads Playwright's JSON report; a flaky test counts as failed. */
export const playwrightResult = (file: string, isOk: boolean): Result =>
  read(file, 'Playwright', isOk, ({ suites }: PlaywrightReport) => resultOf(suites.flatMap(testsOf), 'expected', ['skipped']))

function testsOf({ suites = [], specs }: PlaywrightSuite): Test[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      status,
      ms: results.reduce((total, { duration }) => total + duration, 0),
      error: results.find(({ error }) => error)?.error?.message,
      name: `e2e/${file}:${line} › ${title} (${projectName})`,
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

function read<Report>(file: string, runner: string, isOk: boolean, parse: (report: Report) => Result): Result {
  if (!existsSync(file)) return failed(`${runner} wrote no report`)
  const result = parse(JSON.parse(readFileSync(file, 'utf8')))
  return !isOk && result.failed === 0 ? sum([result, failed(`${runner} ended with an error`)]) : result
}
