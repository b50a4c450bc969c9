import { expect, test } from 'vitest'
import { namesOneHost } from './one-host.ts'

const asked = (url: string, ...hosts: string[]) =>
  namesOneHost({ url, headers: { host: hosts[0] }, rawHeaders: ['Accept', '*/*', ...hosts.flatMap(host => ['hOst', host])] })

test('a request names its host once, or twice the same in its target', () => {
  expect(asked('/en', 'localhost')).toBe(true)
  expect(asked('*', 'localhost')).toBe(true)
  expect(asked('http://localhost:3000/en', 'localhost:3000')).toBe(true)
})

test('a request that names two hosts does not', () => {
  expect(asked('/en', 'localhost', 'evil.example')).toBe(false)
  expect(asked('/en', 'localhost', 'localhost')).toBe(false)
  expect(asked('http://evil.example/en', 'localhost')).toBe(false)
  expect(asked('en', 'localhost')).toBe(false)
})
