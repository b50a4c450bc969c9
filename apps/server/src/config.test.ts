import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('every variable is optional', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    demo: true,
    trustProxy: [],
    logLevel: 'warn',
    role: 'all',
    adminHost: 'admin.localhost',
    adminOrigin: 'http://admin.localhost:3000',
    drainSeconds: 0,
    historyMonths: 24,
    operationsPort: undefined,
    operationsHost: '127.0.0.1',
    development: false,
  })
})

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test('demo shops are seeded into an embedded database by default, elsewhere only with DEMO=1', () => {
  const DATABASE_URL = 'postgres://shop@127.0.0.1/shop'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
  expect(readConfig({ DEMO: '0' }).demo).toBe(false)
  expect(() => readConfig({ DEMO: 'yes' })).toThrow(/DEMO has to be 1 or 0/)
})

test('one message names every wrong value', () => {
  const wrong = () =>
    readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', TRUST_PROXY: 'everyone', OPERATIONS_HOST: 'x:1' })
  expect(wrong).toThrow(/PORT has to be a number/)
  expect(wrong).toThrow(/DATABASE_URL has to look like postgres:\/\//)
  expect(wrong).toThrow(/TRUST_PROXY has to list addresses/)
  expect(wrong).toThrow(/OPERATIONS_HOST has to be an IP address/)
  expect(wrong).toThrow(/LOG_LEVEL has to be debug/)
})

test('the roles api and storefront require the shared secret, and storefront the URL of the API', () => {
  expect(() => readConfig({ STRAGAN_ROLE: 'storefront' })).toThrow(/API_URL has to be set.*\n.*STOREFRONT_SECRET has to be set/)
  expect(() => readConfig({ STRAGAN_ROLE: 'api', STOREFRONT_SECRET: 'short' })).toThrow(/STOREFRONT_SECRET has to have 16/)
  expect(readConfig({ STRAGAN_ROLE: 'api', STOREFRONT_SECRET: '0123456789abcdef' }).role).toBe('api')
})

test('the back office has a host of its own: over https, on this machine over http at the port of the shop; or none', () => {
  const addressOf = (ADMIN_HOST: string, PORT = '8080') => {
    const { adminHost, adminOrigin } = readConfig({ ADMIN_HOST, PORT })
    return [adminHost, adminOrigin]
  }
  expect(addressOf('admin.example.com')).toEqual(['admin.example.com', 'https://admin.example.com'])
  expect(addressOf('admin.example.com:8443')).toEqual(['admin.example.com', 'https://admin.example.com:8443'])
  expect(addressOf('office.localhost')).toEqual(['office.localhost', 'http://office.localhost:8080'])
  expect(addressOf('none')).toEqual([null, ''])
  expect(() => readConfig({ ADMIN_HOST: 'https://admin.example.com' })).toThrow(/ADMIN_HOST has to be the name of a host/)
})

test('the history is kept for 24 months, or as many as are given', () => {
  expect(['', '1', '120'].map(HISTORY_MONTHS => readConfig({ HISTORY_MONTHS }).historyMonths)).toEqual([24, 1, 120])
  for (const HISTORY_MONTHS of ['0', '121', '1.5', 'ever']) expect(() => readConfig({ HISTORY_MONTHS })).toThrow(/HISTORY_MONTHS/)
})

test('the back office apart needs a host, an API and the shared secret', () => {
  const apart = { STRAGAN_ROLE: 'back-office', API_URL: 'http://api.internal:3000', STOREFRONT_SECRET: '0123456789abcdef' }
  expect(readConfig(apart).role).toBe('back-office')
  expect(() => readConfig({ STRAGAN_ROLE: 'back-office' })).toThrow(/API_URL has to be set.*\n.*STOREFRONT_SECRET has to be set/)
  expect(() => readConfig({ ...apart, ADMIN_HOST: 'none' })).toThrow(/ADMIN_HOST has to name a host where STRAGAN_ROLE is back-office/)
})
