import type { Answer, Arguments, Call } from '@stragan/contract'
import type { Client } from '@stragan/contract/client'
import { createContext } from 'react-router'

/** Who a request comes from: what only personal pages may ask. Having asked makes the answer nobody else's. */
export interface Visitor {
  /** Any call; a session is refreshed or made where the call needs one and there is none (spec 4). */
  api: Client
  /** The same for a visitor who has a session, else null: reading a page never makes one. */
  ifKnown: <C extends Call>(call: C, args: Arguments<C>, options?: Parameters<Client>[2]) => Promise<Answer<C> | null>
  /** A call that takes a session where there is one, and answers without it too. */
  open: Client
  /** What the last form of this visitor came to, told once. */
  notice: Notice | null
}

/** The outcome of changing the cart without JavaScript, carried over the redirect back to the page. */
export type Notice =
  | { kind: 'added'; product: number; variant: number | null; items: number; name: string }
  | { kind: 'refused'; product: number; variant: number | null; items: number; code: string; left: number | null }
  /** `place` is where among the lines it stood. */
  | { kind: 'removed'; product: number; variant: number | null; items: number; name: string; place: number }

export const visitorContext = createContext<Visitor>()
