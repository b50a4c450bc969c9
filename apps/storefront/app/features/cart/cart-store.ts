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
/** Counts responses: one to a request sent after the last of them is newer, even with a lower revision, since a visitor without a cart has revision 0, and a login may lead to an older one. */
let resultCount = 0
const listeners = new Set<() => void>()

function set(change: Partial<CartState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Updates the header's cart; ignores a response with an older revision, unless it is known to be the newest. */
export function publishCart(summary: CartSummary, isNewest = false): void {
  if (!isNewest && state.badge && summary.revision < state.badge.revision) return
  resultCount += 1
  set({ badge: summary, summary })
}

/** Call before sending a request; the returned function applies its response unless a newer one was applied meanwhile. */
export function beginCartRequest(): (summary: CartSummary | null) => void {
  const countBefore = resultCount
  return summary => {
    const overtaken = resultCount !== countBefore && (summary?.revision ?? 0) < (state.badge?.revision ?? 0)
    resultCount += 1
    if (!overtaken) set({ badge: summary, summary, failed: false })
  }
}

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
