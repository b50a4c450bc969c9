import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { strangerSummary } from '../app/shell/visitor-summary.tsx'
import { createVisitorCache, sessionKey } from './visitor-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const jan = sessionKey('shop.example', 'jan')
const visitor = (first_name: string) => ({
  summary: { ...strangerSummary, customer: { first_name } },
  personal: { customer: 1, favourites: new Set<number>(), prices: new Set<number>() },
})

test('a visitor is loaded once per session and currency, and again after a second or a change', async () => {
  const cache = createVisitorCache()
  let loads = 0
  const load = async () => visitor(`Jan ${++loads}`)
  const [first, second] = await Promise.all([cache.load(jan, 'PLN', load), cache.load(jan, 'PLN', load)])
  expect([first, cache.get(jan, 'PLN'), loads]).toEqual([second, second, 1])
  expect([
    cache.get(jan, 'EUR'),
    cache.get(sessionKey('shop.example', 'ewa'), 'PLN'),
    cache.get(sessionKey('other.example', 'jan'), 'PLN'),
  ]).toEqual([undefined, undefined, undefined])
  vi.advanceTimersByTime(1000)
  expect(cache.get(jan, 'PLN')).toBeUndefined()
  await cache.load(jan, 'PLN', load)
  cache.clear(jan)
  expect([cache.get(jan, 'PLN'), loads]).toEqual([undefined, 2])
})

test('what was loading during a change is not cached, and no failure is', async () => {
  const cache = createVisitorCache()
  let finish = (_: ReturnType<typeof visitor>) => {}
  const before = cache.load(jan, 'PLN', () => new Promise(resolve => (finish = resolve)))
  cache.clear(jan)
  const after = await cache.load(jan, 'PLN', async () => visitor('after'))
  finish(visitor('before'))
  await before
  expect(cache.get(jan, 'PLN')).toBe(after)
  cache.clear(jan)
  await expect(cache.load(jan, 'PLN', () => Promise.reject(new Error('unavailable')))).rejects.toThrow('unavailable')
  expect((await cache.load(jan, 'PLN', async () => visitor('later')))?.summary.customer).toEqual({ first_name: 'later' })
})
