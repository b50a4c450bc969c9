import { expect, test } from 'vitest'
import { hasSingleHost } from './host-header.ts'

const check = (url: string, ...hosts: string[]) =>
  hasSingleHost({ url, headers: { host: hosts[0] }, rawHeaders: ['Accept', '*/*', ...hosts.flatMap(host => ['hOst', host])] })

test('a request names its host once, or the same one in its target', () => {
  expect(check('/en', 'localhost')).toBe(true)
  expect(check('*', 'localhost')).toBe(true)
  expect(check('http://localhost:3000/en', 'localhost:3000')).toBe(true)
})

test('a request with two hosts is ambiguous', () => {
  expect(check('/en', 'localhost', 'evil.example')).toBe(false)
  expect(check('/en', 'localhost', 'localhost')).toBe(false)
  expect(check('http://evil.example/en', 'localhost')).toBe(false)
  expect(check('en', 'localhost')).toBe(false)
})
