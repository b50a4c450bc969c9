import { createMemo } from '@stragan/cache'
import { type CountedSearch, isCountable, maxSentSearches, searchCountsPath } from '@stragan/contract'
import { hrefTo, languages } from '@stragan/routing'
import { withoutTracking } from './page-key.ts'
import type { PageRequest, StorefrontDependencies } from './types.ts'

const sendIntervalMs = 2000

const searchPaths = new Set(languages.map(language => hrefTo(language, 'allProducts')))
// Not the phones of the maker Cubot.
const knownBot =
  /(?<!cu)bot|crawl|spider|slurp|facebookexternalhit|mediapartners|preview|lighthouse|curl|wget|python|scrapy|http-?client|monitor/i

/** What a request searches for: the first page of a search as a shopper sends it, without filters. Null for any other request, and for bots. */
export function searchOf({ method, url, header }: PageRequest): string | null {
  const at = url.indexOf('?')
  if (method !== 'GET' || at < 0 || !searchPaths.has(url.slice(0, at))) return null
  const query = new URLSearchParams(withoutTracking(new URLSearchParams(url.slice(at))))
  const search = query.get('q')?.trim() ?? ''
  const agent = header('user-agent') ?? ''
  const isPrefetch = (header('sec-purpose') ?? header('purpose') ?? '').includes('prefetch')
  return query.size === 1 && isCountable(search) && agent !== '' && !knownBot.test(agent) && !isPrefetch ? search : null
}

export interface SearchCounts {
  /** Notes whether the search of a request found something, when its list was rendered. */
  setOutcome(request: PageRequest, isFound: boolean): void
  /** Counts the search of a request that was answered, from the cache or not. */
  count(request: PageRequest): void
}

/** Counts searches in memory and sends them to the API every few seconds. What is too much for a batch, or cannot be sent, is dropped. */
export function createSearchCounts({ fetch, apiUrl, secret, log }: StorefrontDependencies, intervalMs = sendIntervalMs): SearchCounts {
  const outcomes = createMemo<boolean>()
  let batch = new Map<string, CountedSearch & { host: string }>()
  let isScheduled = false

  const send = async () => {
    const sent = Map.groupBy(batch.values(), ({ host }) => host)
    batch = new Map()
    for (const [host, searches] of sent) {
      const body = JSON.stringify(searches.map(({ host: _, ...counted }) => counted))
      const headers = { 'storefront-secret': secret, 'shop-origin': host, 'content-type': 'application/json' }
      const response = await fetch(new Request(new URL(searchCountsPath, apiUrl), { method: 'POST', headers, body }))
      if (!response.ok) throw new Error(`The API answered ${response.status}`)
    }
  }
  const sendLater = () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      send()
        .catch(error => log.warn({ cause: String(error) }, 'counts of searches were dropped'))
        .finally(() => {
          isScheduled = false
          if (batch.size > 0) sendLater()
        })
    }, intervalMs).unref()
  }

  return {
    setOutcome(request, isFound) {
      const search = searchOf(request)
      if (search !== null) outcomes.set([request.host, search], isFound)
    },
    count(request) {
      const search = searchOf(request)
      if (search === null) return
      const key = `${request.host}\n${search}`
      const counted = batch.get(key) ?? { host: request.host, search, searches: 0, without_result: 0 }
      if (counted.searches === 0 && batch.size >= maxSentSearches) return
      counted.searches += 1
      if (outcomes.get([request.host, search]) === false) counted.without_result += 1
      batch.set(key, counted)
      sendLater()
    },
  }
}
