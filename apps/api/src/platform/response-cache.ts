import { type Computed, createCache, createMemo, sentBody, type Tagged } from '@stragan/cache'
import type { Ctx, Services } from '../context.ts'
import type { NextScheduledChange } from './schedule.ts'

/**
 * Adds the cache tags of a response (sql/changes.sql): a change of one of them invalidates it. A change of the shop's configuration,
 * categories or pages invalidates every response, one without tags, too.
 */
export async function withTags<Value>(
  value: Promise<Value>,
  tags: readonly string[] | ((value: Value) => readonly string[]) = [],
): Promise<Tagged<Value>> {
  const awaited = await value
  return { value: awaited, tags: typeof tags === 'function' ? tags(awaited) : tags }
}

/** The parts of a request that decide about its cached response. */
export interface CacheableRequest {
  method: string
  /** Path and query as they were sent. */
  url: string
  header: (name: 'shop-origin' | 'accept-language' | 'authorization' | 'min-change-version' | 'storefront-secret') => string | undefined
}

/** `version`: of the change log, from before the host and the language of the shop were looked up. */
interface ResolvedRequest extends CacheableRequest {
  version: number
}

interface CachedResponse {
  json: string
  headers: Record<string, string>
}

type Compute = () => Promise<Tagged<string>>

interface Entry {
  json: string
  /** The JSON in UTF-8 as it is sent, made at the first hit. */
  body?: Buffer | string
  tags: readonly string[]
  expiresAt: number
}

export interface ResponseCache {
  /** The cached response of a key, which is the call and its input; computes it on a miss. */
  getOrCompute(ctx: Ctx, key: string, request: ResolvedRequest, compute: Compute): Promise<CachedResponse>
  /** A customer's own response, which is not cached. The headers say on what it depends: a storefront may cache what it makes of it. */
  computeFor(ctx: Ctx, customer: { id: number }, compute: Compute): Promise<CachedResponse>
  /** The cached response of a request that was seen before, header by header, as it is sent (`sentBody`); undefined on a miss. Parses nothing. */
  lookup(request: CacheableRequest): { body: Buffer | string; headers: Record<string, string> } | undefined
}

const defaultBytes = 64 * 1024 * 1024

/**
 * Caches responses that do not depend on a session, until one of their tags changes. The headers say so to the storefront: `cache-tag`
 * lists the tags, `cache-ttl` the milliseconds to the next scheduled change, `shop` whose response it is. Without a change log nothing is
 * cached, and these headers are left out.
 */
export function createResponseCache(deps: Services, nextScheduledChange: NextScheduledChange): ResponseCache {
  const { changeLog, telemetry, clock, responseCacheBytes: maxBytes = defaultBytes } = deps
  if (!changeLog)
    return {
      getOrCompute: async (_ctx, _key, _request, compute) => ({ json: (await compute()).value, headers: sharedHeaders }),
      computeFor: async (_ctx, _customer, compute) => ({ json: (await compute()).value, headers: {} }),
      lookup: () => undefined,
    }
  const options = { changeLog, telemetry, clock: () => clock().getTime() }
  const responses = createCache<Entry>({ ...options, name: 'response_cache', maxBytes })
  const keys = createMemo<{ shop: number; key: string; version: number }>()

  const entryOf = async (ctx: Ctx, compute: Compute, seenBy: 'everybody' | 'customers'): Promise<Entry> => {
    const [{ value: json, tags, expiresAt = Number.POSITIVE_INFINITY }, nextChange] = await Promise.all([
      compute(),
      nextScheduledChange(ctx, seenBy),
    ])
    return { json, tags, expiresAt: Math.min(expiresAt, nextChange) }
  }
  const computeEntry = async (ctx: Ctx, key: string, compute: Compute): Promise<Computed<Entry>> => {
    const entry = await entryOf(ctx, compute, 'everybody')
    const bytes = entry.json.length * 3 + key.length * 2 + 500
    return { value: entry, shop: ctx.shop.id, tags: entry.tags, bytes, expiresAt: entry.expiresAt }
  }

  return {
    async getOrCompute(ctx, callKey, request, compute) {
      const { id } = ctx.shop
      const key = `${id} ${ctx.language} ${callKey}`
      const bypass = ctx.isBehind
      // A token may expire, or become a customer's: with one the session is looked up first.
      if (!request.header('authorization')) keys.set(memoKey(request), { shop: id, key, version: request.version })
      const cached = bypass ? undefined : responses.get(key)
      const entry = cached ?? (await responses.compute(key, bypass ? undefined : id, () => computeEntry(ctx, key, compute))).value
      return { json: entry.json, headers: headersOf(id, entry, ctx.now.getTime()) }
    },
    async computeFor(ctx, { id }, compute) {
      const { json, tags, expiresAt } = await entryOf(ctx, compute, 'customers')
      return {
        json,
        headers: dependencyHeaders(ctx.shop.id, { tags: [...tags, `customer:${id}`, 'customers'], expiresAt }, ctx.now.getTime()),
      }
    },
    lookup(request) {
      const known = keys.get(memoKey(request))
      if (!known || !changeLog.isFresh(known.shop, known.version, [])) return undefined
      if (isBehind(deps, known.shop, request.header)) return undefined
      const entry = responses.get(known.key)
      if (!entry) return undefined
      entry.body ??= sentBody(Buffer.from(entry.json))
      return { body: entry.body, headers: headersOf(known.shop, entry, clock().getTime()) }
    },
  }
}

/**
 * Whether the caller knows a newer version of the shop than this process, whose caches are stale then. Only a storefront is believed: anyone
 * else could bypass the caches at will.
 */
export function isBehind({ changeLog, isStorefront }: Services, shop: number, header: CacheableRequest['header']): boolean {
  const version = header('min-change-version')
  return version !== undefined && Number(version) > (changeLog?.shopVersion(shop) ?? 0) && isStorefront(header('storefront-secret'))
}

/** Everything in a request that its response depends on, besides the shop's data. */
const memoKey = ({ method, url, header }: CacheableRequest) => [
  method,
  url,
  header('shop-origin'),
  header('accept-language'),
  header('authorization'),
]

/** HTTP caches revalidate before each use: only a process with a change log knows whether a response is fresh. */
const sharedHeaders = { 'cache-control': 'public, no-cache', vary: 'shop-origin, accept-language, authorization' }

const headersOf = (shop: number, entry: Entry, now: number) => ({ ...sharedHeaders, ...dependencyHeaders(shop, entry, now) })

const dependencyHeaders = (shop: number, { tags, expiresAt }: Omit<Entry, 'json'>, now: number) => ({
  'cache-tag': tags.join(','),
  'cache-ttl': String(expiresAt - now),
  shop: String(shop),
})
