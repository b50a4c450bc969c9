import { type CountedSearch, maxSentSearches } from '@stragan/contract'
import { expect, test } from 'vitest'
import { createSearchCounts, searchOf } from './search-counts.ts'
import type { PageRequest, StorefrontDependencies } from './types.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const request = (url: string, headers: Record<string, string> = {}, more: Partial<PageRequest> = {}): PageRequest => {
  const sent: Record<string, string> = { 'user-agent': browser, ...headers }
  return { method: 'GET', https: true, host: 'shop.example', url, header: name => sent[name], ...more }
}

test('a search is what a shopper sends from the search box, in either language, whatever campaign it came from', () => {
  expect(searchOf(request('/en/products-all?q=hex+key'))).toBe('hex key')
  expect(searchOf(request('/pl/products-all?q=%20klucz%20&utm_source=mail'))).toBe('klucz')
})

test.each([
  ['a next page', request('/en/products-all?q=key&page=2')],
  ['a filter', request('/en/products-all?q=key&brand=1')],
  ['another list', request('/en/bestsellers?q=key')],
  ['an empty search', request('/en/products-all?q=')],
  ['its data', request('/en/products-all.data?q=key')],
  ['a check', request('/en/products-all?q=key', {}, { method: 'HEAD' })],
  ['a prefetch', request('/en/products-all?q=key', { 'sec-purpose': 'prefetch;prerender' })],
  ['a bot', request('/en/products-all?q=key', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
  ['a program', request('/en/products-all?q=key', { 'user-agent': 'curl/8.14' })],
  ['an e-mail address', request('/en/products-all?q=anna%40example.com')],
  ['a phone number', request('/en/products-all?q=600-100-200')],
])('%s is not counted', (_, sent) => {
  expect(searchOf(sent)).toBe(null)
})

function openCounts(answer: () => Response = () => new Response(null, { status: 204 })) {
  const batches: { host: string | null; searches: CountedSearch[] }[] = []
  const dropped: string[] = []
  const deps = {
    apiUrl: 'http://api.internal',
    secret: 'secret',
    log: { info() {}, error() {}, warn: (_: object, message: string) => void dropped.push(message) },
    fetch: async (sent: Request) => {
      batches.push({ host: sent.headers.get('shop-origin'), searches: await sent.json() })
      return answer()
    },
  } as unknown as StorefrontDependencies
  return { counts: createSearchCounts(deps, 0), batches, dropped }
}

test('searches are sent in batches by host, with those of which the list was empty', async () => {
  const { counts, batches } = openCounts()
  const nothing = request('/en/products-all?q=nothing')
  counts.setOutcome(nothing, false)
  for (let i = 0; i < 3; i++) counts.count(nothing)
  counts.setOutcome(request('/en/products-all?q=key'), true)
  counts.count(request('/en/products-all?q=key'))
  counts.count(request('/en/products-all?q=nothing', {}, { host: 'other.example' }))
  counts.count(request('/en/contact'))
  await expect
    .poll(() => batches)
    .toEqual([
      {
        host: 'shop.example',
        searches: [
          { search: 'nothing', searches: 3, without_result: 3 },
          { search: 'key', searches: 1, without_result: 0 },
        ],
      },
      { host: 'other.example', searches: [{ search: 'nothing', searches: 1, without_result: 0 }] },
    ])
  counts.count(nothing)
  await expect.poll(() => batches.length).toBe(3)
})

test('a batch is bounded, and what the API refuses is dropped', async () => {
  const { counts, batches, dropped } = openCounts(() => new Response(null, { status: 503 }))
  for (let i = 0; i < maxSentSearches + 50; i++) counts.count(request(`/en/products-all?q=word${i}`))
  await expect.poll(() => dropped).toHaveLength(1)
  expect(batches.map(({ searches }) => searches.length)).toEqual([maxSentSearches])
  counts.count(request('/en/products-all?q=another'))
  await expect.poll(() => batches[1]?.searches).toEqual([{ search: 'another', searches: 1, without_result: 0 }])
})
