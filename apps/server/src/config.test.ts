import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing is required', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    trustProxy: [],
    logLevel: 'warn',
    development: false,
  })
})

test('an empty value counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test('every wrong value is named in one message', () => {
  const wrong = () => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', TRUST_PROXY: 'everyone' })
  expect(wrong).toThrow(/PORT has to be a number/)
  expect(wrong).toThrow(/DATABASE_URL has to look like postgres:\/\//)
  expect(wrong).toThrow(/TRUST_PROXY has to list addresses/)
  expect(wrong).toThrow(/LOG_LEVEL has to be debug/)
})
