import { expect, test } from 'vitest'
import { createCache } from './cache.ts'
import { type ChangeLog, createChangeLog } from './change-log.ts'

const name = 'page_cache'

/** A cache of texts; `put` computes one, while which `meanwhile` happens. */
function cacheOf(changeLog: ChangeLog, maxBytes = 10_000, more: { clock?: () => number; maxUnverifiedMs?: number } = {}) {
  const cache = createCache<string>({ name, changeLog, maxBytes, ...more })
  const put = (shop: number, key: string, entry: { tags?: string[]; bytes?: number; expiresAt?: number } = {}, meanwhile = () => {}) =>
    cache.compute(key, shop, async () => {
      meanwhile()
      return { value: 'page', shop, tags: [], bytes: 100, expiresAt: Number.POSITIVE_INFINITY, ...entry }
    })
  const found = (...keys: string[]) => keys.map(key => cache.get(key))
  return { ...cache, put, found }
}

test('an entry is invalidated by a change of one of its tags', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([[1, 4]])
  const { put, found } = cacheOf(changeLog)
  await put(1, 'a', { tags: ['product:7', 'category:3'] })
  await put(1, 'b', { tags: ['product:8'] })
  await put(2, 'c', { tags: ['product:7'] })
  changeLog.applyChange({ shop: 1, version: 5, tags: ['product:7'] })
  expect(found('a', 'b', 'c')).toEqual([undefined, 'page', 'page'])
  changeLog.applyChange({ shop: 1, version: 6, tags: null })
  expect([...found('b', 'c'), changeLog.shopVersion(1)]).toEqual([undefined, 'page', 6])
})

test('a value that became stale while it was computed is not stored', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const { put, found } = cacheOf(changeLog)
  const change = () => changeLog.applyChange({ shop: 1, version: 1, tags: ['product:7'] })
  await put(1, 'a', { tags: ['product:7'] }, change)
  await put(1, 'b', { tags: ['product:8'] }, change)
  expect(found('a', 'b')).toEqual([undefined, 'page'])
})

test('an entry expires', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  let now = 0
  const { put, found } = cacheOf(changeLog, 10_000, { clock: () => now })
  await put(1, 'a', { expiresAt: 1000 })
  now = 999
  expect(found('a')).toEqual(['page'])
  now = 1000
  expect(found('a')).toEqual([undefined])
})

test('a caller does not get a value that had expired when it called, and shares the next one', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  let now = 0
  let computations = 0
  const { compute } = cacheOf(changeLog, 10_000, { clock: () => now })
  const request = async () => {
    const expiresAt = now + 1000
    return (await compute('a', 1, async () => ({ value: `${++computations}`, shop: 1, tags: [], bytes: 100, expiresAt }))).value
  }
  const responses = [request(), request()]
  now = 1000
  responses.push(request(), request())
  expect(await Promise.all(responses)).toEqual(['1', '1', '2', '2'])
})

test('nothing is fresh before the connection, after the lease, and after a disconnection', () => {
  let now = 0
  const changeLog = createChangeLog(1000, () => now)
  expect(changeLog.isFresh(1, changeLog.version(), [])).toBe(false)
  changeLog.connect([])
  const version = changeLog.version()
  expect(changeLog.isFresh(1, version, [])).toBe(true)
  now = 1000
  expect(changeLog.isFresh(1, version, [])).toBe(false)
  changeLog.heartbeat()
  expect(changeLog.isFresh(1, version, [])).toBe(true)
  changeLog.disconnect()
  changeLog.heartbeat()
  expect(changeLog.isFresh(1, version, [])).toBe(false)
})

test('a reconnection invalidates exactly the shops that changed meanwhile', () => {
  const changeLog = createChangeLog()
  changeLog.connect([[1, 4]])
  changeLog.applyChange({ shop: 2, version: 1, tags: ['product:7'] })
  const version = changeLog.version()
  changeLog.disconnect()
  const meanwhile = changeLog.version()
  changeLog.connect([
    [1, 5],
    [2, 1],
    [3, 1],
  ])
  for (const before of [version, meanwhile])
    expect([1, 2, 3, 4].map(shop => changeLog.isFresh(shop, before, ['product:7']))).toEqual([false, true, false, true])
})

test('a shop within its equal share loses nothing to a shop that fills the cache', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const { put, found, entries } = cacheOf(changeLog, 1000)
  for (const key of ['a', 'b', 'c']) await put(1, key)
  for (let i = 0; i < 50; i++) await put(2, String(i))
  expect(found('a', 'b', 'c')).toEqual(['page', 'page', 'page'])
  // The other shop keeps its newest entries; an entry above an eighth of the cache is not stored.
  expect([...entries(2)].map(({ key }) => key)).toEqual(['43', '44', '45', '46', '47', '48', '49'])
  await put(3, 'large', { bytes: 126 })
  expect(found('large')).toEqual([undefined])
})

test('the least recently used entry is evicted first', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const { put, found } = cacheOf(changeLog, 1000)
  for (let i = 0; i < 10; i++) await put(1, String(i))
  found('0')
  await put(1, 'new')
  expect(found('0', '1', 'new')).toEqual(['page', undefined, 'page'])
})

test('a key moves to another shop with its next value', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const { put, entries } = cacheOf(changeLog)
  await put(1, 'host')
  await put(2, 'host')
  expect([[...entries(1)].length, [...entries(2)].length]).toEqual([0, 1])
})

test('operators see the entries with tags, age and hits, and the metrics', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  let now = 0
  let metrics = () => ({}) as Record<string, number>
  const telemetry = {
    registerMetrics() {},
    registerCache(_name: string, _cache: unknown, collect: () => Readonly<Record<string, number>>) {
      metrics = collect
    },
  }
  const cache = createCache<string>({ name, changeLog, maxBytes: 1000, clock: () => now, telemetry })
  await cache.compute('a', 1, async () => ({ value: 'page', shop: 1, tags: ['product:7'], bytes: 100, expiresAt: 9000 }))
  cache.get('a')
  now = 3000
  expect([...cache.entries()]).toEqual([{ shop: 1, key: 'a', tags: ['product:7'], bytes: 100, expiresAt: 9000, hits: 1, ageSeconds: 3 }])
  expect(metrics()).toEqual({ hits_total: 1, misses_total: 1, bytes: 100, entries: 1 })
})

test('a subscriber receives the snapshot, then every change in order', () => {
  const changeLog = createChangeLog()
  changeLog.connect([[1, 4]])
  const subscriber = createChangeLog()
  const stop = changeLog.subscribe(subscriber)
  const version = subscriber.version()
  changeLog.applyChange({ shop: 1, version: 5, tags: ['product:7'] })
  expect([subscriber.shopVersion(1), subscriber.isFresh(1, version, ['product:7']), subscriber.isFresh(1, version, ['product:8'])]).toEqual(
    [5, false, true],
  )
  stop()
  changeLog.applyChange({ shop: 1, version: 6, tags: null })
  expect(subscriber.shopVersion(1)).toBe(5)
})

test('entries survive a late heartbeat, which a reader can wait for', async () => {
  let now = 0
  const changeLog = createChangeLog(1000, () => now)
  changeLog.connect([])
  const { put, found } = cacheOf(changeLog)
  await put(1, 'a')
  await changeLog.waitForHeartbeat()
  now = 1000
  expect([changeLog.isConnected(), ...found('a')]).toEqual([false, undefined])
  const waiting = changeLog.waitForHeartbeat()
  changeLog.heartbeat()
  await waiting
  expect([changeLog.isConnected(), ...found('a')]).toEqual([true, 'page'])
  now = 2000
  await changeLog.waitForHeartbeat()
  expect(changeLog.isConnected()).toBe(false)
})

test('a shop with too many changed tags is invalidated as a whole', () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const version = changeLog.version()
  for (let i = 0; i < 60; i++)
    changeLog.applyChange({ shop: 1, version: i, tags: Array.from({ length: 100 }, (_, k) => `product:${i * 100 + k}`) })
  expect(changeLog.isFresh(1, version, ['product:3'])).toBe(false)
  expect(changeLog.isFresh(1, changeLog.version(), ['product:3'])).toBe(true)
})

test('concurrent callers share a computation, unless the shop has changed since it began', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const { compute, found } = cacheOf(changeLog)
  let computations = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const value = async () => {
    const text = `page ${++computations}`
    await promise
    return { value: text, shop: 1, tags: [], bytes: 100, expiresAt: Number.POSITIVE_INFINITY }
  }
  const first = [compute('key', 1, value), compute('key', 1, value), compute('key', undefined, value)]
  changeLog.applyChange({ shop: 1, version: 1, tags: ['product:7'] })
  const later = [compute('key', 1, value), compute('key', 1, value)]
  resolve()
  const values = (await Promise.all([...first, ...later])).map(computed => computed.value)
  expect(values).toEqual(['page 1', 'page 1', 'page 2', 'page 3', 'page 3'])
  expect([...found('key'), (await compute('key', 1, value)).value]).toEqual(['page 3', 'page 4'])
})

test('an undefined result and a failure are shared, and not stored', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const { compute, found } = cacheOf(changeLog)
  const failing = () => Promise.reject(new Error('no database'))
  expect(await Promise.allSettled([compute('key', 1, failing), compute('key', 1, failing)])).toMatchObject(
    Array(2).fill({ status: 'rejected' }),
  )
  expect([await compute('key', 1, async () => undefined), ...found('key')]).toEqual([undefined, undefined])
})

test('while the change log is disconnected a value may be served for a bounded time', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([[1, 1]])
  let now = 0
  const options = { clock: () => now }
  const caches = [cacheOf(changeLog, 10_000, options), cacheOf(changeLog, 10_000, { ...options, maxUnverifiedMs: 1000 })]
  const found = () => caches.map(cache => cache.get('a'))
  changeLog.disconnect()
  for (const { put } of caches) await put(1, 'a')
  now = 999
  expect(found()).toEqual([undefined, 'page'])
  now = 1000
  expect(found()).toEqual([undefined, undefined])
  changeLog.connect([[1, 1]])
  expect(found()).toEqual(['page', 'page'])
  changeLog.disconnect()
  changeLog.connect([[1, 2]])
  expect(found()).toEqual([undefined, undefined])
})
