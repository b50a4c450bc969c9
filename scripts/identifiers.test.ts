import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { root } from './build.ts'
import { filesOf } from './source-files.ts'

/** Words of an identifier or a path, in lower case: `isKeptOpen`, `is_kept_open` and `is-kept-open` have the same. */
const wordsOf = (name: string) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)?.map(word => word.toLowerCase()) ?? []

/** Words that say nothing of the field: a limit is `max…`, a draft `stored`, a query `requested`, a request in flight `pending`. */
function isRiddle(name: string): boolean {
  const words = wordsOf(name).join(' ')
  return /^(Written|Given)$/.test(name) || /\b(asked|(un)?told|kept|heard|made of|under way|most \w+)\b/.test(words)
}

/** Of a text: only its files are parsed. */
const mayHaveRiddle = /asked|told|kept|heard|made_?of|under_?way|most_?[A-Z]|\b(Written|Given)\b/i

interface Node {
  type?: string
  value?: unknown
}

/** Names that a file of TypeScript declares or uses. */
function namesIn(file: string, source: string): string[] {
  const names: string[] = []
  const visit = (value: unknown) => {
    if (value === null || typeof value !== 'object') return
    const { type, value: name } = value as Node
    if (type === 'Identifier') names.push(String(name))
    for (const part of Object.values(value)) visit(part)
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }))
  return names
}

/** Names of a file of SQL, without comments and texts. */
const namesInSql = (source: string) => source.replace(/--.*|'[^']*'/g, '').match(/\w+/g) ?? []

function riddlesIn(file: string): string[] {
  const inPath = isRiddle(file) ? [file] : []
  const source = readFileSync(`${root}/${file}`, 'utf8')
  if (!mayHaveRiddle.test(source)) return inPath
  const names = file.endsWith('.sql') ? namesInSql(source) : namesIn(file, source)
  const found = new Set(names.filter(name => isRiddle(name)))
  return [...inPath, ...[...found].map(name => `${file}: ${name}`)]
}

test('names are the terms of the field', () => {
  const files = filesOf('{packages,apps,demo,scripts,e2e,bench}/**/*.{ts,tsx,mjs,sql}')
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap(riddlesIn)).toEqual([])
})

test('the words are found in camelCase and snake_case, and not within others', () => {
  for (const name of ['asked', 'isTold', 'keptRows', 'KeptDraft', 'unheard_kept', 'madeOf', 'underWay', 'mostLines', 'under_way', 'Given'])
    expect([name, isRiddle(name)]).toEqual([name, true])
  for (const name of ['masked', 'untouched', 'almostAll', 'most', 'undertow', 'given'])
    expect([name, isRiddle(name)]).toEqual([name, false])
})
