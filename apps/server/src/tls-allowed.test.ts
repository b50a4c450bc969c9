import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { tlsAllowedStatus } from './tls-allowed.ts'

interface Request {
  remoteAddress?: string
  query?: string
  headers?: Record<string, string>
}
const questionOf = ({ remoteAddress = '127.0.0.1', query = '?domain=shop.example', headers = {} }: Request) =>
  ({ url: `/tls-allowed${query}`, headers, socket: { remoteAddress } }) as unknown as IncomingMessage

/** The response where `shop.example` alone is served. */
const statusFor = (question: Request) => tlsAllowedStatus(questionOf(question), async host => host === 'shop.example')

test.each(['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1'])(
  'a proxy at %s may obtain a certificate for a host that is served',
  async remoteAddress => {
    expect(await statusFor({ remoteAddress })).toBe(200)
    expect(await statusFor({ remoteAddress, query: '?domain=elsewhere.example' })).toBe(404)
  },
)

test.each(['203.0.113.7', '10.0.0.1', '::ffff:203.0.113.7', '2001:db8::1', ''])('a peer at %j learns of no host', async remoteAddress => {
  let isLookedUp = false
  const status = await tlsAllowedStatus(questionOf({ remoteAddress }), async () => (isLookedUp = true))
  expect([status, isLookedUp]).toEqual([404, false])
})

test('a request that a proxy of this machine passes on learns of no host', async () => {
  expect(await statusFor({ headers: { 'x-forwarded-for': '203.0.113.7' } })).toBe(404)
})

test.each(['', '?domain=', '?domain=a..b', '?domain=shop.example&domain=shop.example'])('%j names no host', async query => {
  expect(await statusFor({ query })).toBe(400)
})

test('while hosts cannot be looked up the proxy is to try again', async () => {
  expect(await tlsAllowedStatus(questionOf({}), () => Promise.reject(new Error('The API cannot be reached')))).toBe(503)
})
