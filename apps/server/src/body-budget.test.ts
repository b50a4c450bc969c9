import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { hasBody } from './body-budget.ts'

test.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '1' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
])('a request with %o has a body: %s', (headers, expected) => {
  expect(hasBody({ headers } as IncomingMessage)).toBe(expected)
})
