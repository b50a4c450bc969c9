import type { Language } from '@stragan/contract'
import type { Changes, Show } from '@stragan/freshness'
import type { Database, Tx } from './platform/database.ts'

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
  /** Who shows it is the storefront, whose word for a visitor's address counts (docs/rules.md#2). */
  storefrontSecret: string
  /** Waits for so many milliseconds; by the clock of the process where it is left out. */
  pause?: (ms: number) => Promise<unknown>
  /** What is told of changes: answers that are the same for everybody are kept until something that they were made of changes. */
  changes?: Changes
  /** Where figures are shown to whoever watches the process. */
  show?: Show
}

/** Notes a product that cannot be sold as it is; `variants` are those that are the reason. */
export type NoteIncomplete = (
  shopId: number,
  productId: number,
  problem: 'no_price' | 'no_variant_data',
  variants?: readonly number[],
) => void

/** The same, with what all requests share. */
export interface Serving extends Dependencies {
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
  /** A transaction that sees this shop alone. */
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Says what the answer was made of, by tags (0014_changes.sql), beside the shop itself: its configuration, its tree, its pages. A call
   * that says nothing counts as made of every product. There where the answer may be kept.
   */
  madeOf?: (...tags: string[]) => void
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

/** A request that may carry a session; its transactions are its own. */
export interface KnownCtx extends Ctx {
  visitor: Visitor | null
}
