import { expect, test } from 'vitest'
import { openChanges } from './changes.ts'
import { openStore } from './store.ts'
import { openUnderWay } from './under-way.ts'

const kept = (mark: number, tags: string[] = [], bytes = 100, until = Number.POSITIVE_INFINITY) => ({
  value: 'page',
  bytes,
  mark,
  tags,
  until,
})

test('what was made stands until something that it was made of changes', () => {
  const changes = openChanges()
  changes.begin([[1, 4]])
  const store = openStore<string>(changes, 10_000)
  store.put(1, 'a', kept(changes.mark(), ['product:7', 'category:3']))
  store.put(1, 'b', kept(changes.mark(), ['product:8']))
  store.put(2, 'a', kept(changes.mark(), ['product:7']))
  changes.take({ shop: 1, number: 5, tags: ['product:7'] })
  expect([store.get(1, 'a', 0), store.get(1, 'b', 0), store.get(2, 'a', 0)]).toEqual([undefined, 'page', 'page'])
  changes.take({ shop: 1, number: 6, tags: null })
  expect([store.get(1, 'b', 0), store.get(2, 'a', 0), changes.numberOf(1)]).toEqual([undefined, 'page', 6])
})

test('what changed while it was being made is not kept', () => {
  const changes = openChanges()
  changes.begin([])
  const store = openStore<string>(changes, 10_000)
  const mark = changes.mark()
  changes.take({ shop: 1, number: 1, tags: ['product:7'] })
  store.put(1, 'a', kept(mark, ['product:7']))
  store.put(1, 'b', kept(mark, ['product:8']))
  expect([store.get(1, 'a', 0), store.get(1, 'b', 0)]).toEqual([undefined, 'page'])
  expect([changes.stand(1, mark, null), changes.stand(2, mark, null)]).toEqual([false, true])
})

test('time changes things too', () => {
  const changes = openChanges()
  changes.begin([])
  const store = openStore<string>(changes, 10_000)
  store.put(1, 'a', kept(changes.mark(), [], 100, 1000))
  expect([store.get(1, 'a', 999), store.get(1, 'a', 1000)]).toEqual(['page', undefined])
})

test('where changes are not told, or the teller is silent, nothing stands', () => {
  let now = 0
  const changes = openChanges(1000, () => now)
  expect(changes.stand(1, changes.mark(), [])).toBe(false)
  changes.begin([])
  const mark = changes.mark()
  expect(changes.stand(1, mark, [])).toBe(true)
  now = 1000
  expect(changes.stand(1, mark, [])).toBe(false)
  changes.hear()
  expect(changes.stand(1, mark, [])).toBe(true)
  changes.lose()
  changes.hear()
  expect(changes.stand(1, mark, [])).toBe(false)
})

test('when the teller is back, what stood before stands still in the shops that have not changed meanwhile', () => {
  const changes = openChanges()
  changes.begin([[1, 4]])
  changes.take({ shop: 2, number: 1, tags: ['product:7'] })
  const mark = changes.mark()
  changes.lose()
  const meanwhile = changes.mark()
  changes.begin([
    [1, 5],
    [2, 1],
    [3, 1],
  ])
  for (const before of [mark, meanwhile])
    expect([1, 2, 3, 4].map(shop => changes.stand(shop, before, ['product:7']))).toEqual([false, true, false, true])
})

test('a shop that uses no more than its share loses nothing to one that wants everything', () => {
  const changes = openChanges()
  changes.begin([])
  const store = openStore<string>(changes, 1000)
  for (const key of ['a', 'b', 'c']) store.put(1, key, kept(changes.mark()))
  for (let i = 0; i < 50; i++) store.put(2, String(i), kept(changes.mark()))
  expect(['a', 'b', 'c'].map(key => store.get(1, key, 0))).toEqual(['page', 'page', 'page'])
  // Of the other's the newest are left, and nothing is larger than an eighth.
  expect(Array.from({ length: 50 }, (_, i) => store.get(2, String(i), 0)).flatMap((value, i) => (value ? [i] : []))).toEqual([
    43, 44, 45, 46, 47, 48, 49,
  ])
  store.put(3, 'large', kept(changes.mark(), [], 126))
  expect(store.get(3, 'large', 0)).toBeUndefined()
})

test('what is asked for stays, what is not goes first', () => {
  const changes = openChanges()
  changes.begin([])
  const store = openStore<string>(changes, 1000)
  for (let i = 0; i < 10; i++) store.put(1, String(i), kept(changes.mark()))
  store.get(1, '0', 0)
  store.put(1, 'new', kept(changes.mark()))
  expect([store.get(1, '0', 0), store.get(1, '1', 0), store.get(1, 'new', 0)]).toEqual(['page', undefined, 'page'])
})

test('whoever follows is told where each shop stands, and then every change, in order', () => {
  const changes = openChanges()
  changes.begin([[1, 4]])
  const follower = openChanges()
  const stop = changes.follow(follower)
  const mark = follower.mark()
  changes.take({ shop: 1, number: 5, tags: ['product:7'] })
  expect([follower.numberOf(1), follower.stand(1, mark, ['product:7']), follower.stand(1, mark, ['product:8'])]).toEqual([5, false, true])
  stop()
  changes.take({ shop: 1, number: 6, tags: null })
  expect(follower.numberOf(1)).toBe(5)
})

test('what is kept outlasts a teller who is late, and whoever asks for it may wait for the next sign of life', async () => {
  let now = 0
  const changes = openChanges(1000, () => now)
  changes.begin([])
  const store = openStore<string>(changes, 1000)
  store.put(1, 'a', kept(changes.mark()))
  await changes.sign()
  now = 1000
  expect([changes.isKnown(), store.get(1, 'a', 0)]).toEqual([false, undefined])
  const waiting = changes.sign()
  changes.hear()
  await waiting
  expect([changes.isKnown(), store.get(1, 'a', 0)]).toEqual([true, 'page'])
  now = 2000
  await changes.sign()
  expect(changes.isKnown()).toBe(false)
})

test('of a shop that changes in very much it is remembered that it changed', () => {
  const changes = openChanges()
  changes.begin([])
  const mark = changes.mark()
  for (let i = 0; i < 60; i++) changes.take({ shop: 1, number: i, tags: Array.from({ length: 100 }, (_, k) => `product:${i * 100 + k}`) })
  expect(changes.stand(1, mark, ['product:3'])).toBe(false)
  expect(changes.stand(1, changes.mark(), ['product:3'])).toBe(true)
})

test('who asks while it is being made waits for it, unless something of the shop has changed since', async () => {
  const changes = openChanges()
  changes.begin([])
  const underWay = openUnderWay<string>(changes)
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = underWay.begin('key', () => promise)
  expect([underWay.join(1, 'key'), underWay.join(1, 'other')]).toEqual([first, undefined])
  changes.take({ shop: 1, number: 1, tags: ['product:7'] })
  expect([underWay.join(1, 'key'), underWay.join(2, 'key')]).toEqual([undefined, first])
  resolve('page')
  await first
  expect(underWay.join(2, 'key')).toBeUndefined()
})
