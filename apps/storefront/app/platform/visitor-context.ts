import type { Arguments, Call, Customer, ResponseOutput, SalesUnit } from '@stragan/contract'
import type { Client } from '@stragan/contract/client'
import { createContext } from 'react-router'
import type { BulkAddNotice } from './bulk-notice.ts'

/** The visitor of a request, for personal pages only. Its calls make the response private. */
export interface VisitorContext {
  /** Any call; refreshes or creates the session if needed (docs/spec.md#4). */
  api: Client
  /** A call for visitors with a session, else null: reading a page never creates one. */
  ifSession: <C extends Call>(call: C, args: Arguments<C>, options?: Parameters<Client>[2]) => Promise<ResponseOutput<C> | null>
  /** A call with the session if there is one, else anonymous. */
  optionalSession: Client
  /** The logged-in customer, from the summary of the visitor or, where that fails, by a call of its own; null without a login. */
  customer: () => Promise<Customer | null>
  /**
   * Logs in with a new session; the visitor's cart is merged into the customer's (docs/spec.md#4). Throws `login_failed`,
   * `too_many_requests`.
   */
  signIn: (credentials: { email: string; password: string }) => Promise<void>
  /** Confirms a registration by the token of its link and the password, and logs in. Also throws `link_invalid`. */
  confirmEmail: (registration: { token: string; password: string }) => Promise<void>
  /** Creates a session if there is none, on a read only if the request names none; on `too_many_requests` the page continues without one. */
  ensureSession: () => Promise<void>
  /** Ends the session and starts an anonymous one (docs/spec.md#4). */
  signOut: () => Promise<void>
  /** Flash notice of the visitor's last form, shown once. */
  notice: Notice | null
}

/** The nearest quantities of a sales unit where the typed one is none. */
export interface NearestQuantities {
  nearest: number[]
  salesUnit: SalesUnit
}

/** A joint of which nothing was added, with its form as submitted (docs/decisions/073-compatible-products.md). */
export interface JointNotice {
  kind: 'joint-refused'
  product: number
  variant: number | null
  lines: { line: string; quantity: string; isTicked: boolean }[]
  /** The line at fault; null if it is none in particular. */
  at: { line: string; name: string } | null
  code: string
  left: number | null
  offer: NearestQuantities | null
}

/** Flash notice: result of changing cart or favourites without JavaScript, carried across the redirect. */
export type Notice =
  | { kind: 'added'; product: number; variant: number | null; quantity: number; name: string }
  | {
      kind: 'refused'
      product: number
      variant: number | null
      /** As typed. */
      quantity: string
      code: string
      left: number | null
      offer: NearestQuantities | null
    }
  /** `place` is its former index among the lines. */
  | { kind: 'removed'; product: number; variant: number | null; quantity: number; name: string; place: number }
  | BulkAddNotice
  | JointNotice
  /** An order is to be ordered again while the cart has products: whether to add to them or to replace them. `key` of its form; numbers of lines. */
  | { kind: 'reorder'; uid: string; key: string; number: string; inCart: number; ordered: number }
  /** `isFavourite` is the requested state. */
  | { kind: 'favourite'; product: number; isFavourite: boolean; name: string }
  | { kind: 'favourite-refused'; isFavourite: boolean; code: string }
  | { kind: 'quote-refused'; code: 'too_many_requests' | 'unavailable' }

export const visitorContext = createContext<VisitorContext>()
