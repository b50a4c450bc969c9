import type { ChangeLog, Telemetry } from '@stragan/cache'
import type { Language } from '@stragan/contract'
import type { Database, Queryable } from './platform/database.ts'
import type { PublicNetwork } from './platform/public-network.ts'

export interface Log {
  debug(data: object, message: string): void
  info(data: object, message: string): void
  warn(data: object, message: string): void
  error(data: object, message: string): void
}

export interface Shop {
  id: number
  name: string
  defaultLanguage: Language
}

/** Dependencies of the API. */
export interface Dependencies {
  db: Database
  clock: () => Date
  log: Log
  /** Contains pictures and documents. */
  fileFolder: string
  version: string
  /** Validates responses against the contract: on in development and tests. */
  checkResponses: boolean
  /** Authenticates the storefront, which sends its visitors' addresses (docs/rules.md#2). */
  storefrontSecret: string
  /** Waits for a number of milliseconds; `setTimeout` by default. */
  pause?: (ms: number) => Promise<unknown>
  /** Host of the back office, which no shop may have. */
  adminHost?: string | undefined
  /** After how many months changes are deleted from the history; 24 by default. */
  historyMonths?: number
  /** The DNS and the internet, by which hosts are checked; this machine’s by default. */
  network?: PublicNetwork
  /** Enables the caches. */
  changeLog?: ChangeLog
  /** Size of the response cache, 64 MB by default; 0 turns it off. */
  responseCacheBytes?: number
  telemetry?: Telemetry
}

/** What a recurring job needs. */
export type JobDependencies = Pick<Dependencies, 'db' | 'clock' | 'log'>

/** Reports a product that cannot be sold because of missing data; `variants` are those that lack it. */
export type ReportIncomplete = (
  shopId: number,
  productId: number,
  problem: 'no_price' | 'no_variant_data',
  variants?: readonly number[],
) => void

/** Gives the value of a key, which loads it unless it is cached. */
type ShopCache = <Value>(key: string, load: () => Promise<Value>) => Promise<Value>

/** Dependencies, and services derived from them once per process. */
export interface Services extends Dependencies {
  /** Throws `shop_not_found` for an unknown host. */
  shopAt(host: string, now: Date): Promise<Shop>
  /** The cache of a shop; undefined where nothing can be cached. */
  cacheOf(shopId: number): ShopCache | undefined
  /** Verifies the `storefront-secret` of a request. */
  isStorefront(sent: string | undefined): boolean
  reportIncomplete: ReportIncomplete
}

/** Context of a request to a shop: first parameter of everything that reads or writes. */
export interface Ctx {
  shop: Shop
  language: Language
  now: Date
  log: Log
  /** Network of the visitor, by which rate limits count (`networkOf`). */
  address: string
  /** `User-Agent` header of the visitor; jobs have none. */
  userAgent?: string
  /** The database, restricted to this shop by row-level security. */
  db: Queryable
  /** Defined while a request is served; jobs have none. */
  reportIncomplete?: ReportIncomplete
  /** The caller knows a newer version of the shop than this process: what is cached here is stale. */
  isBehind?: boolean
  /** Loads a value of the shop, cached until its configuration changes; jobs have none. */
  cached?: ShopCache
}

/** The session of a request. */
export interface Visitor {
  sessionId: string
  /** Null for a visitor who is not logged in. */
  customer: { id: number; companyNumber: string | null; isDeferredPaymentApproved: boolean } | null
}

/**
 * A request with a session. `db` is its one transaction, which begins with the look-up of the session and is rolled back by any error.
 * Calls with `transaction: 'own'` open their transactions themselves.
 */
export interface VisitorCtx extends Ctx {
  visitor: Visitor
}

/** A request of a logged-in customer. */
export interface CustomerCtx extends VisitorCtx {
  visitor: Visitor & { customer: NonNullable<Visitor['customer']> }
}

/** A request with a session that its one statement looks up, in the same round trip (docs/decisions/032). */
export interface TokenCtx extends Ctx {
  accessToken: string
}

/** A request with an optional session; its transactions are its own. */
export interface MaybeVisitorCtx extends Ctx {
  visitor: Visitor | null
  /** The cached response that everybody else gets: of a `personalised` call of a customer. */
  sharedResponse?: () => Promise<unknown>
}
