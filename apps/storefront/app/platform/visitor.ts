import type { Answer, Arguments, Call, Customer } from '@stragan/contract'
import type { Client } from '@stragan/contract/client'
import { createContext } from 'react-router'
import type { SeveralNotice } from './several-notice.ts'

/** Who a request comes from: what only personal pages may ask. Having asked makes the answer nobody else's. */
export interface Visitor {
  /** Any call; a session is refreshed or made where the call needs one and there is none (docs/spec.md#4). */
  api: Client
  /** The same for a visitor who has a session, else null: reading a page never makes one. */
  ifKnown: <C extends Call>(call: C, args: Arguments<C>, options?: Parameters<Client>[2]) => Promise<Answer<C> | null>
  /** A call that takes a session where there is one, and answers without it too. */
  open: Client
  /** Who is logged in; null for a visitor without an account, or without a session. */
  customer: () => Promise<Customer | null>
  /**
   * Logs in: the session is a new one, and what was in the visitor's cart is in the customer's (docs/spec.md#4). Throws `login_failed`,
   * `too_many_requests`.
   */
  signIn: (credentials: { email: string; password: string }) => Promise<void>
  /** Opens the account of a registration by its link's token and its password, and logs in. Throws `link_invalid` besides. */
  confirmEmail: (registration: { token: string; password: string }) => Promise<void>
  /** Creates a session where there is none; where the visitor's network was given too many, the page goes on without. */
  ensureSession: () => Promise<void>
  /** Ends the session and begins a visitor's (docs/spec.md#4). */
  signOut: () => Promise<void>
  /** What the last form of this visitor came to, told once. */
  notice: Notice | null
}

/** The outcome of changing cart or favourites without JavaScript, carried over the redirect back to the page. */
export type Notice =
  | { kind: 'added'; product: number; variant: number | null; items: number; name: string }
  | { kind: 'refused'; product: number; variant: number | null; items: number; code: string; left: number | null }
  /** `place` is where among the lines it stood. */
  | { kind: 'removed'; product: number; variant: number | null; items: number; name: string; place: number }
  | SeveralNotice
  /** `kept` is what was asked for. */
  | { kind: 'favourite'; product: number; kept: boolean; name: string }
  | { kind: 'favourite-refused'; kept: boolean; code: string }

export const visitorContext = createContext<Visitor>()
