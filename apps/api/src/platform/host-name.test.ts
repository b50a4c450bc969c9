import { expect, test } from 'vitest'
import { hostName, isDomainName, isLocal } from './host-name.ts'

test.each([
  ['Shop.Example.com.', 'shop.example.com'],
  ['żółw.pl', 'xn--w-uga1v8h.pl'],
  ['127.0.0.1', '127.0.0.1'],
  ['0x7f.1', '127.0.0.1'],
  ['localhost', 'localhost'],
  ['shop.example.com:3000', null],
  ['a b.pl', null],
  ['-a.pl', null],
  ['a..pl', null],
  ['[::1]', null],
  ['shop.example.com/path', null],
  ['anna@example.com', null],
  ['', null],
  ['a'.repeat(64), null],
  ['a.'.repeat(200), null],
])('the host %j is %j', (written, name) => {
  expect(hostName(written)).toBe(name)
})

test.each([
  ['shop.example.com', true],
  ['xn--w-uga1v8h.pl', true],
  ['shop', false],
  ['localhost', false],
  ['127.0.0.1', false],
])('the name %j can be that of a shop on the internet: %j', (host, expected) => {
  expect(isDomainName(host)).toBe(expected)
})

test('this machine is localhost, the names below it, and addresses', () => {
  const hosts = ['localhost', 'shop.localhost', '127.0.0.1', '::1', 'localhost.example.com', 'mylocalhost']
  expect(hosts.filter(isLocal)).toEqual(['localhost', 'shop.localhost', '127.0.0.1', '::1'])
})
