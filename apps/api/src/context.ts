import type { Language } from '@stragan/contract'
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
  /** Who shows it is the storefront, whose word for a visitor's address counts (decisions 2). */
  storefrontSecret: string
}

/** One request of one shop: first parameter of everything that reads or writes. */
export interface Ctx {
  shop: Shop
  language: Language
  now: Date
  log: Log
  /** Where the visitor comes from: what rate limits count by. */
  address: string
  /** A transaction that sees this shop alone. */
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** Whose session a request carries. */
export interface Visitor {
  sessionId: string
  /** Who is logged in; null for a visitor without an account. */
  customer: { id: number; isCompany: boolean } | null
}

/**
 * A request with its session. All of it is one transaction, which began with the look-up of the session: `inShop` joins it, and what is
 * thrown undoes everything.
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
