import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { forwardedBy } from './forwarded.ts'

const from = (remoteAddress: string) => ({ socket: { remoteAddress } }) as IncomingMessage
const told = new Request('http://10.0.0.5:3000/pl?x=1', {
  headers: { host: '10.0.0.5:3000', 'x-forwarded-host': 'sklep.example, inner', 'x-forwarded-proto': 'https' },
})

test('a trusted proxy’s word for host and scheme counts', () => {
  const request = forwardedBy(['loopback', '10.0.0.0/8'])(told, from('::ffff:10.1.2.3'))
  expect([request.url, request.headers.get('host')]).toEqual(['https://sklep.example/pl?x=1', 'sklep.example'])
})

test('nobody else’s does', () => {
  for (const read of [forwardedBy([]), forwardedBy(['loopback'])]) expect(read(told, from('192.0.2.1')).url).toBe(told.url)
})
