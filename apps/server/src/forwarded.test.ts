import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createOriginResolver, hostNameOf, isForwarded, isHost, withOrigin } from './forwarded.ts'

const received = new Request('http://10.0.0.5:3000/pl?x=1', {
  headers: { host: '10.0.0.5:3000', 'x-forwarded-host': 'sklep.example, inner', 'x-forwarded-proto': 'https' },
})

const from = (remoteAddress: string) =>
  ({ socket: { remoteAddress }, headers: Object.fromEntries(received.headers) }) as unknown as IncomingMessage

test('forwarded headers of a trusted proxy set host and scheme', () => {
  const request = withOrigin(received, createOriginResolver(['loopback', '10.0.0.0/8'])(from('::ffff:10.1.2.3')))
  expect([request.url, request.headers.get('host')]).toEqual(['https://sklep.example/pl?x=1', 'sklep.example'])
})

test('forwarded headers of any other peer are ignored', () => {
  for (const originOf of [createOriginResolver([]), createOriginResolver(['loopback'])])
    expect(withOrigin(received, originOf(from('192.0.2.1'))).url).toBe(received.url)
})

test.each(['sklep.example', 'SKLEP.example.:8080', 'localhost:3000', '[::1]:3000', '127.0.0.1'])('%s is a host', host =>
  expect(isHost(host)).toBe(true),
)

test.each(['', 'a b', 'evil.example/x', 'user@host', '[::1', 'localhost:99999', 'http://x', 'ł', '%', 'a'.repeat(300)])(
  '%s is no host',
  host => expect(isHost(host)).toBe(false),
)

test('the name of a host is compared without port, letter case and trailing dot', () => {
  const hosts = ['admin.localhost', 'ADMIN.localhost:3000', 'admin.localhost.', 'admin.localhost.:80', 'admin.localhost:']
  expect(hosts.map(hostNameOf)).toEqual(hosts.map(() => 'admin.localhost'))
  for (const other of ['admin.localhost.example', 'xadmin.localhost', 'admin.localhost..', ''])
    expect(hostNameOf(other)).not.toBe('admin.localhost')
})

test('a request with a header of a proxy came through one, trusted or not', () => {
  expect(isForwarded({ headers: { host: 'admin.localhost', origin: 'http://admin.localhost' } })).toBe(false)
  for (const name of [
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-forwarded',
    'cf-ray',
    'x-real-ip',
  ])
    expect([name, isForwarded({ headers: { [name]: '' } })]).toEqual([name, true])
})
