import { expect, test } from 'vitest'
import { reachableOrigin } from './reachable-origin.ts'

test.each([
  ['http://localhost:3000', 'http://localhost:4000'],
  ['http://kawa.localhost', 'http://kawa.localhost:4000'],
  ['https://shop.example', 'https://shop.example'],
  ['https://localhost.example:8443', 'https://localhost.example:8443'],
  ['', ''],
])('the origin %s is reached at %s', (stored, reached) => {
  expect(reachableOrigin(stored, 'http://admin.localhost:4000/tools')).toBe(reached)
})
