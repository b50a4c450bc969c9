import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from './calls/index.ts'
import { errors } from './errors.ts'
import { fieldProblems } from './field-problems.ts'

const page = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8')
const rows = page.matchAll(/^\| `(\w+)` \| (\d{3}) \| ([^|]+) \|/gm)
const fieldRows = page.slice(page.indexOf('## Fields')).matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)

test('docs/errors.md lists every error, with its status and message, and no other', () => {
  const documented = [...rows].map(([, code, status, message]) => [code, { status: Number(status), message: message?.trim() }] as const)
  expect(Object.fromEntries(documented)).toEqual(errors)
  expect(documented).toHaveLength(Object.keys(errors).length)
})

test('docs/errors.md lists every field problem, with its message, and no other', () => {
  expect(Object.fromEntries([...fieldRows].map(([, problem, message]) => [problem, message?.trim()]))).toEqual(fieldProblems)
})

test('the messages of the specification are used word for word', () => {
  expect(errors.shop_origin_empty.message).toBe('shop origin is empty')
  expect(errors.favorites_add_login.message).toBe('User must be logged in to add favorites')
  expect(errors.favorites_remove_login.message).toBe('User must be logged in to remove favorites')
})

test('every call with parameters declares an error for unknown ones', () => {
  const all = Object.values(calls).flatMap(feature => Object.values(feature))
  const silent = all.filter(call => 'params' in call && !call.errors.some((code: keyof typeof errors) => errors[code].status === 404))
  expect(silent.map(call => call.path)).toEqual([])
})
