import { expect, test } from 'vitest'
import { createCacheStore } from './cache-store.ts'
import { createChangeLog } from './change-log.ts'
import { createSingleFlight } from './single-flight.ts'

const entry = (version: number, tags: string[] = [], bytes = 100, expiresAt = Number.POSITIVE_INFINITY) => ({
  value: 'page',
  bytes,
  version,
  tags,
  expiresAt,
})

test('an entry is invalidated by a change of one of its tags', () => {
  const changeLog = createChangeLog()
  changeLog.connect([[1, 4]])
  const store = createCacheStore<string>(changeLog, 10_000)
  store.set(1, 'a', entry(changeLog.version(), ['product:7', 'category:3']))
  store.set(1, 'b', entry(changeLog.version(), ['product:8']))
  store.set(2, 'a', entry(changeLog.version(), ['product:7']))
  changeLog.applyChange({ shop: 1, version: 5, tags: ['product:7'] })
  expect([store.get(1, 'a', 0), store.get(1, 'b', 0), store.get(2, 'a', 0)]).toEqual([undefined, 'page', 'page'])
  changeLog.applyChange({ shop: 1, version: 6, tags: null })
  expect([store.get(1, 'b', 0), store.get(2, 'a', 0), changeLog.shopVersion(1)]).toEqual([undefined, 'page', 6])
})

test('a value that became stale while it was computed is not stored', () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const store = createCacheStore<string>(changeLog, 10_000)
  const version = changeLog.version()
  changeLog.applyChange({ shop: 1, version: 1, tags: ['product:7'] })
  store.set(1, 'a', entry(version, ['product:7']))
  store.set(1, 'b', entry(version, ['product:8']))
  expect([store.get(1, 'a', 0), store.get(1, 'b', 0)]).toEqual([undefined, 'page'])
  expect([changeLog.isFresh(1, version, null), changeLog.isFresh(2, version, null)]).toEqual([false, true])
})

test('an entry expires', () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const store = createCacheStore<string>(changeLog, 10_000)
  store.set(1, 'a', entry(changeLog.version(), [], 100, 1000))
  expect([store.get(1, 'a', 999), store.get(1, 'a', 1000)]).toEqual(['page', undefined])
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

test('a shop within its equal share loses nothing to a shop that fills the store', () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const store = createCacheStore<string>(changeLog, 1000)
  for (const key of ['a', 'b', 'c']) store.set(1, key, entry(changeLog.version()))
  for (let i = 0; i < 50; i++) store.set(2, String(i), entry(changeLog.version()))
  expect(['a', 'b', 'c'].map(key => store.get(1, key, 0))).toEqual(['page', 'page', 'page'])
  // The other shop keeps its newest entries; an entry above an eighth of the store is not stored.
  expect(Array.from({ length: 50 }, (_, i) => store.get(2, String(i), 0)).flatMap((value, i) => (value ? [i] : []))).toEqual([
    43, 44, 45, 46, 47, 48, 49,
  ])
  store.set(3, 'large', entry(changeLog.version(), [], 126))
  expect(store.get(3, 'large', 0)).toBeUndefined()
})

test('the least recently used entry is evicted first', () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const store = createCacheStore<string>(changeLog, 1000)
  for (let i = 0; i < 10; i++) store.set(1, String(i), entry(changeLog.version()))
  store.get(1, '0', 0)
  store.set(1, 'new', entry(changeLog.version()))
  expect([store.get(1, '0', 0), store.get(1, '1', 0), store.get(1, 'new', 0)]).toEqual(['page', undefined, 'page'])
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
  const store = createCacheStore<string>(changeLog, 1000)
  store.set(1, 'a', entry(changeLog.version()))
  await changeLog.waitForHeartbeat()
  now = 1000
  expect([changeLog.isConnected(), store.get(1, 'a', 0)]).toEqual([false, undefined])
  const waiting = changeLog.waitForHeartbeat()
  changeLog.heartbeat()
  await waiting
  expect([changeLog.isConnected(), store.get(1, 'a', 0)]).toEqual([true, 'page'])
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

test('concurrent requests join the computation in progress, unless the shop has changed since its start', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const singleFlight = createSingleFlight<string>(changeLog)
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = singleFlight.start('key', () => promise)
  expect([singleFlight.join(1, 'key'), singleFlight.join(1, 'other')]).toEqual([first, undefined])
  changeLog.applyChange({ shop: 1, version: 1, tags: ['product:7'] })
  expect([singleFlight.join(1, 'key'), singleFlight.join(2, 'key')]).toEqual([undefined, first])
  resolve('page')
  await first
  expect(singleFlight.join(2, 'key')).toBeUndefined()
})
