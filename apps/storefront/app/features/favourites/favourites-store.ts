import { useSyncExternalStore } from 'react'
import type { FavouriteResult } from './favourite-result.ts'

/** A pending press of a favourite button. */
interface Press {
  isFavourite: boolean
}

type Problem =
  | { kind: 'refused'; isFavourite: boolean; code: string /** The page of the press. */; to: string }
  /** Loading the favourites failed. */
  | { kind: 'notFetched' }

interface FavouritesState {
  /** Optimistic state: the last press of each product. */
  wanted: ReadonlyMap<number, Press>
  /** Ids of the document or of the last response; null: the page's data are valid. */
  ids: ReadonlySet<number> | null
  /** Number of favourites; null: the one rendered with the document is valid. */
  count: number | null
  /** Why the last press failed, until the next press or until dismissed. */
  problem: Problem | null
}

let initial: FavouritesState = { wanted: new Map(), ids: null, count: null, problem: null }
let state = initial

/** Call before hydration: `ids` of the favourites on a page whose data do not say it; null otherwise. */
export function initFavourites(ids: readonly number[] | null) {
  initial = { ...initial, ids: ids && new Set(ids) }
  state = initial
}

const listeners = new Set<() => void>()

function set(change: Partial<FavouritesState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

const timeoutMs = 20_000
let queue: Promise<unknown> = Promise.resolve()

/**
 * Submits a favourite form (`add` or `remove`) with an optimistic update. A failure rolls back, resolves to false and stores the problem
 * (docs/spec.md#8). Submits are queued, so that the last response is the newest.
 */
export function toggleFavourite(form: FormData): Promise<boolean> {
  const press = { isFavourite: form.has('add') }
  const product = Number(form.get(press.isFavourite ? 'add' : 'remove'))
  set({ wanted: new Map(state.wanted).set(product, press), problem: null })
  const outcome = queue
    .then(() => send(form))
    .then(result => {
      const wanted = new Map(state.wanted)
      if (wanted.get(product) === press) wanted.delete(product)
      if (result.ok) set({ wanted, ids: new Set(result.ids), count: result.ids.length })
      else set({ wanted, problem: { kind: 'refused', isFavourite: press.isFavourite, code: result.code, to: String(form.get('to')) } })
      return result.ok
    })
  queue = outcome
  return outcome
}

async function send(body: FormData): Promise<FavouriteResult> {
  const headers = { accept: 'application/json' }
  try {
    // `keepalive` completes the request even if the visitor leaves the page.
    const response = await fetch('/favourites', { method: 'POST', headers, body, keepalive: true, signal: AbortSignal.timeout(timeoutMs) })
    const result = (await response.json()) as FavouriteResult | null
    if (typeof result?.ok === 'boolean') return result
  } catch {
    // A network failure and an unexpected response are the same problem.
  }
  return { ok: false, code: 'unreachable' }
}

/** Reloads the favourites. */
export function loadFavourites(): Promise<void> {
  const loaded = queue.then(async () => {
    try {
      const response = await fetch('/favourites', { signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`The favourites responded with ${response.status}`)
      const ids = (await response.json()) as number[] | null
      set({ ids: new Set(ids), count: ids?.length ?? null })
    } catch {
      set({ problem: { kind: 'notFetched' } })
    }
  })
  queue = loaded
  return loaded
}

export const dismissProblem = () => set({ problem: null })

/**
 * Call when a navigation starts; the returned function, called when the new page is rendered, drops the stored ids in favour of the page's
 * own.
 */
export function beginNavigation(): () => void {
  const { ids } = state
  return () => set({ ...(state.ids === ids && { ids: null }), problem: null })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const useFavourites = (): FavouritesState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  )

/** Returns whether a product is a favourite, pending presses included. Called once per list, not per button. */
export function useIsFavourite(): (product: { id: number; is_favorite: boolean }) => boolean {
  const { wanted, ids } = useFavourites()
  return ({ id, is_favorite }) => wanted.get(id)?.isFavourite ?? ids?.has(id) ?? is_favorite
}

/** Number of favourites; `served` was rendered with the document, null without a login. */
export function useFavouriteCount(served: number | null): number | null {
  const { count } = useFavourites()
  return count ?? served
}

export const useFavouriteProblem = (): Problem | null => useFavourites().problem
