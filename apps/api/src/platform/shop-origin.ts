import { createCache } from '@stragan/cache'
import { type Language, languages, localeOf, ShopError } from '@stragan/contract'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { AdminCtx } from '../admin-context.ts'
import type { Ctx, Dependencies, Services, Shop } from '../context.ts'
import { sql } from './database.ts'
import { maxHostLength } from './host-name.ts'
import { bareAddressOf, isForwardingHeader, isLoopback, networkOf } from './network.ts'
import { isBehind } from './response-cache.ts'

/** Resolves shop, language, time and network of a request from its headers. */
export async function contextOf(c: Context, deps: Services, origin = c.req.header('shop-origin') ?? ''): Promise<Ctx> {
  const now = deps.clock()
  const shop = await deps.shopAt(hostOf(origin), now)
  const language = languageOf(c, shop.defaultLanguage)
  const kind = c.req.method === 'GET' || c.req.method === 'HEAD' ? 'read' : 'write'
  const address = networkOf(addressOf(c, deps))
  const { log, reportIncomplete } = deps
  const userAgent = c.req.header('user-agent') ?? ''
  const db = deps.db.withTenant(shop.id, now, kind)
  const behind = isBehind(deps, shop.id, name => c.req.header(name))
  const cached = behind ? undefined : deps.cacheOf(shop.id)
  return { shop, language, now, log, reportIncomplete, address, userAgent, db, isBehind: behind, ...(cached && { cached }) }
}

/** Resolves language, time and network of a request to the admin API, which names its shop in its path. */
export function adminCtxOf(c: Context, deps: Services): AdminCtx {
  const sent = addressOf(c, deps)
  return {
    language: languageOf(c, 'en'),
    now: deps.clock(),
    log: deps.log,
    address: networkOf(sent),
    sender: bareAddressOf(sent),
    userAgent: c.req.header('user-agent') ?? '',
    origin: backOfficeOriginOf(c, deps),
    isLocal: isLoopback(sent) && ![...c.req.raw.headers.keys()].some(isSignOfProxy),
  }
}

/** The back office says where it was opened, authenticated by its secret; other clients call the API at its own address. */
const backOfficeOriginOf = ({ req }: Context, { isStorefront }: Services) =>
  (isStorefront(req.header('storefront-secret')) && req.header('visitor-origin')) || new URL(req.url).origin

/** `visitor-forwarded`: sent by the back office for a request that had one of the others. */
const isSignOfProxy = (name: string) => name === 'visitor-forwarded' || isForwardingHeader(name)

/**
 * The origin by which a request that no API client sends names its shop: its host, which a storefront that runs apart sends as
 * `shop-origin`.
 */
export const shopOriginOf = ({ req }: Context) => req.header('shop-origin') ?? req.header('host') ?? ''

/** The address of a visitor: the storefront sends it, authenticated by its secret; any other client's is that of its connection. */
function addressOf(c: Context, { isStorefront }: Services): string {
  const address = isStorefront(c.req.header('storefront-secret'))
    ? c.req.header('visitor-address')
    : (c.env as { address?: string } | undefined)?.address
  return address ?? ''
}

/** The bare host of an origin: scheme, port, letter case and a trailing dot do not count. */
export function hostOf(origin: string): string {
  const written = origin.trim().toLowerCase()
  const [name = ''] = written.slice(/^[a-z]{1,20}:\/\//.exec(written)?.[0].length ?? 0).split('/', 1)
  const port = name.lastIndexOf(':')
  const host = withoutDot(port >= 0 && /^\d*$/.test(name.slice(port + 1)) ? name.slice(0, port) : name)
  if (host === '') throw new ShopError('shop_origin_empty')
  if (host.length > maxHostLength) throw new ShopError('shop_not_found')
  return host
}

const withoutDot = (host: string) => (host.endsWith('.') ? host.slice(0, -1) : host)

const maxHostBytes = 8 * 1024 * 1024
const hostBytes = 500

/** Looks up the shop of a host; cached until the shop changes. */
export function shopsByHost({ db, changeLog, telemetry }: Dependencies): Services['shopAt'] {
  const find = async (host: string, now: Date): Promise<Shop> => {
    const row = await db
      .withoutTenant(now)
      .maybeOne<{ shop_id: number; name: string; default_language: Language }>(sql`select * from find_shop_by_host(${host})`)
    if (!row) throw new ShopError('shop_not_found')
    return { id: row.shop_id, name: row.name, defaultLanguage: row.default_language }
  }
  if (!changeLog) return find
  const cache = createCache<Shop>({ name: 'host_cache', changeLog, maxBytes: maxHostBytes, telemetry })
  return (host, now) =>
    cache.getOrCompute(host, undefined, async () => {
      const shop = await find(host, now)
      return { value: shop, shop: shop.id, tags: [], bytes: hostBytes, expiresAt: Number.POSITIVE_INFINITY }
    })
}

function languageOf(c: Context, otherwise: Language): Language {
  const supports = languages.flatMap(language => [localeOf[language], language])
  return accepts(c, { header: 'Accept-Language', supports, default: otherwise }).slice(0, 2) as Language
}
