import { globSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { describe, expect, test } from 'vitest'
import { documentedAdminCalls, documentedCalls } from '../../apps/server/test/hostile-calls.ts'
import type { Schema } from '../../apps/server/test/hostile-values.ts'
import { root } from '../build.ts'
import { exceptions, interpolated } from './exceptions.ts'
import { patternsInSql } from './in-sql.ts'
import { expressionsIn } from './in-typescript.ts'

interface Found {
  file: string
  line: number
  /** Null if `code` interpolates it at run time. */
  pattern: string | null
  code: string
  flags: string
}

// The checker in JavaScript is deterministic and portable; its other backends are a binary and a Java archive.
process.env.RECHECK_SYNC_BACKEND = 'pure'

const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/{src,app,server}/**/*.{ts,tsx}'], { cwd: root })
  .filter(file => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map(file => file.replaceAll('\\', '/'))
const migrations = globSync('apps/api/{migrations,sql}/*.sql', { cwd: root }).map(file => file.replaceAll('\\', '/'))

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

const found: Found[] = [
  ...sources.flatMap(file => {
    const { regular, sql } = expressionsIn(file, read(file))
    return [
      ...regular.map(one => ({ file, ...one })),
      ...sql.flatMap(statement => inSql(file, statement.sql).map(one => ({ ...one, line: statement.line + one.line - 1 }))),
    ]
  }),
  ...migrations.flatMap(file => inSql(file, read(file))),
]

function inSql(file: string, sql: string): Found[] {
  return patternsInSql(sql).map(({ line, pattern, code }) => ({ file, line, pattern, code, flags: '' }))
}

/** Limits steps in place of time, so that results do not depend on the machine. */
const bounds = { timeout: null, attackTimeout: null, incubationTimeout: null, attackLimit: 100_000_000, randomSeed: 44 }

const verdicts = new Map<string, string>()

/** Empty for a linear pattern; otherwise its complexity and an attack string. */
function verdictOf(pattern: string, flags: string): string {
  const key = `/${pattern}/${flags}`
  const verdict = verdicts.get(key) ?? check(pattern, flags)
  verdicts.set(key, verdict)
  return verdict
}

function check(pattern: string, flags: string): string {
  const checked = checkSync(pattern, flags, bounds)
  if (checked.status === 'safe') return ''
  if (checked.status === 'unknown') return `can not be judged (${checked.error.kind}): write it simpler`
  return `${checked.complexity.summary}, as with ${checked.attack.pattern}`
}

const isAllowed = ({ file, code }: Found) => exceptions.some(one => one.file === file && one.pattern === code)
const madeIn = ({ file, code }: Found) => interpolated.find(one => one.file === file && one.pattern === code)

/** Problems of an expression, as lines of the failure message. */
function problemsOf(one: Found): string[] {
  if (isAllowed(one)) return []
  const patterns = one.pattern === null ? madeIn(one)?.patterns : [one.pattern]
  const place = `${one.file}:${one.line} ${one.code}`
  if (!patterns) return [`${place}: list its variants in exceptions.ts, or write it as a literal`]
  return patterns.map(pattern => verdictOf(pattern, one.flags)).flatMap(verdict => (verdict ? [`${place}: ${verdict}`] : []))
}

describe('no text makes a regular expression slow', { timeout: 600_000 }, () => {
  test.each([...new Set(found.map(({ file }) => file))].sort())('%s', file => {
    expect(found.filter(one => one.file === file).flatMap(problemsOf)).toEqual([])
  })

  test('the patterns that the contract checks requests by', () => {
    const patterns = new Set(
      [...documentedCalls, ...documentedAdminCalls].flatMap(({ parameters, body }) => patternsIn([parameters, body])),
    )
    expect(patterns.size).toBeGreaterThan(5)
    expect([...patterns].flatMap(pattern => [verdictOf(pattern, '')].filter(Boolean).map(verdict => `${pattern}: ${verdict}`))).toEqual([])
  })
})

/** Patterns of a schema, with those of zod's formats. */
function patternsIn(part: unknown): string[] {
  if (part === null || typeof part !== 'object') return []
  const { pattern } = part as Schema
  return [...(typeof pattern === 'string' ? [pattern] : []), ...Object.values(part).flatMap(patternsIn)]
}

test('no exception outlives its expression', () => {
  const stale = [...exceptions, ...interpolated].filter(row => !found.some(one => one.file === row.file && one.code === row.pattern))
  expect(stale.map(({ file, pattern }) => `${file} ${pattern}`)).toEqual([])
})

describe('the check itself', () => {
  test('finds literals, constructors and statements where they stand', () => {
    const source = [
      'const żółw = /a+b/g // /no+/',
      "new RegExp('c+', 'u')",
      `RegExp(\`d\${żółw}\`)`,
      "const q = sql`select '/e+/' where a",
      "  ~* 'f+' and regexp_replace(coalesce(b, 'x'), '\\\\mg', '') <> '~'`",
    ].join('\n')
    const { regular, sql } = expressionsIn('some.ts', source)
    expect(regular).toEqual([
      { line: 1, pattern: 'a+b', code: 'a+b', flags: 'g' },
      { line: 2, pattern: 'c+', code: 'c+', flags: 'u' },
      { line: 3, pattern: null, code: 'd…', flags: '' },
    ])
    expect(sql.map(({ line }) => line)).toEqual([4])
    expect(sql.flatMap(({ sql: text }) => patternsInSql(text))).toEqual([
      { line: 2, pattern: 'f+', code: 'f+' },
      { line: 2, pattern: '\\bg', code: '\\bg' },
    ])
  })

  test.each([
    ['(a+)+$', /exponential/],
    [String.raw`\s*,\s*`, /polynomial/],
    ['^[a-z]+(?:-[a-z]+)*$', /^$/],
  ])('judges %s', (pattern, verdict) => {
    expect(verdictOf(pattern, '')).toMatch(verdict)
  })
})
