import type { Language } from '@stragan/routing'
import { useSyncExternalStore } from 'react'
import type { CartBadge, CartSummary } from './cart-summary.ts'

/** Pieces that were just added, told by the mini-cart. */
export interface Added {
  /** Tells products and variants apart. */
  key: string
  name: string
  items: number
}

interface CartState {
  /** Absent: what the document came with still holds. */
  badge?: CartBadge | null
  /** With its lines; absent until they were asked for, or something was added. */
  summary?: CartSummary | null | undefined
  /** The lines were asked for and did not come. */
  failed: boolean
  added: Added[]
  /** Why something was not added whose form is no longer on the page. */
  problem: string | null
}

const initial: CartState = { failed: false, added: [], problem: null }
let state = initial
/** Counts the answers, so that one to a request that was sent after the last of them is known to be newer whatever its number: of a new cart. */
let answerCount = 0
const listeners = new Set<() => void>()

function set(change: Partial<CartState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Tells the header of a newer cart. An answer that was overtaken, of a smaller revision, changes nothing. */
export function showCart(badge: CartBadge): void {
  if (state.badge && badge.revision < state.badge.revision) return
  answerCount += 1
  set({ badge, ...(state.summary?.revision !== badge.revision && { summary: undefined }) })
}

/** To be called as a request is sent; what it gives takes the answer, and drops one that was overtaken. */
export function awaitCart(): (summary: CartSummary | null) => void {
  const countBefore = answerCount
  return summary => {
    const overtaken = answerCount !== countBefore && (summary?.revision ?? 0) < (state.badge?.revision ?? 0)
    answerCount += 1
    if (!overtaken) set({ badge: summary, summary, failed: false })
  }
}

/** What the mini-cart tells above its lines. */
export const setMiniCartNotice = (notice: Partial<Pick<CartState, 'added' | 'problem'>>) => set({ added: [], problem: null, ...notice })

/** Asks for the cart as it is now. */
export async function loadCart(language: Language): Promise<void> {
  const take = awaitCart()
  set({ failed: false })
  try {
    const answer = await fetch(`/cart-summary?language=${language}`)
    if (!answer.ok) throw new Error(`The cart answered ${answer.status}`)
    take((await answer.json()) as CartSummary | null)
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

/** The newest cart known; `served` is what the document came with. */
export function useCartBadge(served: CartBadge | null): CartBadge | null {
  const { badge } = useCartState()
  return badge === undefined ? served : badge
}
