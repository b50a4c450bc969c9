import type { ChangeLog, RegisterMetrics } from '@stragan/cache'
import type { Language } from '@stragan/contract'
import type { Database, Queryable } from './platform/database.ts'

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

/** What the API is made of; a test gives its own. */
export interface Dependencies {
  db: Database
  clock: () => Date
  log: Log
  /** Where pictures and documents are kept. */
  fileFolder: string
  version: string
  /** Checks every answer against the contract before it is sent: on in development and tests. */
  checkAnswers: boolean
  /** Who shows it is the storefront, whose word for a visitor's address counts (decisions 2). */
  storefrontSecret: string
  /** Waits for so many milliseconds; by the clock of the process where it is left out. */
  pause?: (ms: number) => Promise<unknown>
  /** Enables the response cache. */
  changeLog?: ChangeLog
  registerMetrics?: RegisterMetrics
}

/** Notes a product that cannot be sold as it is; `variants` are those that are the reason. */
export type NoteIncomplete = (
  shopId: number,
  productId: number,
  problem: 'no_price' | 'no_variant_data',
  variants?: readonly number[],
) => void

/** Dependencies, and what is derived from them once per process. */
export interface Services extends Dependencies {
  /** Throws `shop_not_found` for a host that is nobody's. */
  shopAt(host: string, now: Date): Promise<Shop>
  /** Whether a request's `storefront-secret` is ours. */
  isStorefront(sent: string | undefined): boolean
  noteIncomplete: NoteIncomplete
}

/** One request of one shop: first parameter of everything that reads or writes. */
export interface Ctx {
  shop: Shop
  language: Language
  now: Date
  log: Log
  /** The network that the visitor comes from: what rate limits count by (`networkOf`). */
  address: string
  /** The database as this shop sees it. */
  db: Queryable
  /**
   * Sets the cache tags of the response (sql/changes.sql). A change of the shop's configuration, categories or pages invalidates every
   * response; one without tags set depends on all products. Defined if the response may be cached.
   */
  setCacheTags?: (...tags: string[]) => void
  /** There where a request is answered. */
  noteIncomplete?: NoteIncomplete
}

/** Whose session a request carries. */
export interface Visitor {
  sessionId: string
  /** Who is logged in; null for a visitor without an account. */
  customer: { id: number; isCompany: boolean; isDeferredPaymentApproved: boolean } | null
}

/**
 * A request with its session. All of it is one transaction, which began with the look-up of the session: `inShop` joins it, and what is
 * thrown undoes everything. Only a call that says `transaction: 'own'` begins its transactions itself.
 */
export interface VisitorCtx extends Ctx {
  visitor: Visitor
}

/** A request of a logged-in customer, otherwise the same. */
export interface CustomerCtx extends VisitorCtx {
  visitor: Visitor & { customer: NonNullable<Visitor['customer']> }
}

/** A request with an optional session; its transactions are its own. */
export interface MaybeVisitorCtx extends Ctx {
  visitor: Visitor | null
}
