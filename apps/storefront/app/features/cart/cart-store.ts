import type { Language } from '@stragan/routing'
import { useSyncExternalStore } from 'react'
import type { CartBadge, CartSummary } from './cart-summary.ts'

/** An addition shown by the mini-cart. */
export interface Added {
  /** Identifies product and variant. */
  key: string
  name: string
  quantity: number
}

interface CartState {
  /** Undefined: the badge rendered by the server is valid. */
  badge?: CartBadge | null
  /** With lines; undefined until they are requested or something is added. */
  summary?: CartSummary | null | undefined
  /** Whether loading the lines failed. */
  failed: boolean
  added: Added[]
  /** Refusal of a form that is no longer on the page. */
  problem: string | null
}

const initial: CartState = { failed: false, added: [], problem: null }
let state = initial
/** Revision of the newest cart known; one more once a response had none any more, as after an order in another tab. */
let newestRevision = 0
const listeners = new Set<() => void>()

function set(change: Partial<CartState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Sets the newest revision to that of the document's cart, before hydration. */
export const initCart = (served: CartBadge | null) => {
  newestRevision = served?.revision ?? 0
}

/** Applies the response to a request, null for no cart, unless a newer one was applied meanwhile; returns whether it did. */
export type ApplyCart = (summary: CartSummary | null) => boolean

/**
 * Call before sending a request. A response to one that was sent after the last change is newer, even with a lower revision: a visitor without
 * a cart has revision 0, and a login may lead to an older cart. Without the revision known before, a lower one is older.
 */
export function beginCartRequest(revisionBefore = newestRevision): ApplyCart {
  return summary => {
    const revision = summary?.revision ?? 0
    if (newestRevision !== revisionBefore && revision < newestRevision) return false
    newestRevision = revision > 0 || newestRevision === 0 ? revision : newestRevision + 1
    set({ badge: summary, summary, failed: false })
    return true
  }
}

/** Applies a cart of which it is not known when it was requested, unless its revision is older. */
export const applyIfNewer: ApplyCart = summary => beginCartRequest(0)(summary)

/** Sets the message above the mini-cart's lines. */
export const setMiniCartNotice = (notice: Partial<Pick<CartState, 'added' | 'problem'>>) => set({ added: [], problem: null, ...notice })

/** Reloads the cart. */
export async function loadCart(language: Language): Promise<void> {
  const applyResponse = beginCartRequest()
  set({ failed: false })
  try {
    const response = await fetch(`/cart-summary?language=${language}`)
    if (!response.ok) throw new Error(`The cart responded with ${response.status}`)
    applyResponse((await response.json()) as CartSummary | null)
  } catch {
    set({ failed: true })
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCartState = (): CartState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  )

/** The newest cart known; `served` was rendered by the server. */
export function useCartBadge(served: CartBadge | null): CartBadge | null {
  const { badge } = useCartState()
  return badge === undefined ? served : badge
}
