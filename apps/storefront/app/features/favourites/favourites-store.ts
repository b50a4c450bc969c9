import { useSyncExternalStore } from 'react'
import type { FavouriteAnswer } from './favourite-answer.ts'

/** A heart that was pressed and is not answered yet. */
interface Press {
  kept: boolean
}

type Problem =
  | { kind: 'refused'; kept: boolean; code: string /** The page that it was pressed on. */; to: string }
  /** The favourites could not be asked for. */
  | { kind: 'notFetched' }

interface FavouritesState {
  /** What was wanted last of each product; shown as if it were so. */
  wanted: ReadonlyMap<number, Press>
  /** The favourites as the shop told them last; absent: what the page came with holds. */
  ids: ReadonlySet<number> | null
  /** How many; absent: what the document came with holds. */
  count: number | null
  /** Why the last press failed: kept until the next one, or until it was read. */
  problem: Problem | null
}

const initial: FavouritesState = { wanted: new Map(), ids: null, count: null, problem: null }
let state = initial
const listeners = new Set<() => void>()

function set(change: Partial<FavouritesState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

const timeoutMs = 20_000
let queue: Promise<unknown> = Promise.resolve()

/**
 * Sends the form of a heart, whose `add` or `remove` says what is wanted. It shows at once and is taken back where it fails: then the
 * answer is false, and why is kept (docs/spec.md#8). Presses are sent one after the other, so that the last answer is the newest.
 */
export function toggleFavourite(form: FormData): Promise<boolean> {
  const press = { kept: form.has('add') }
  const product = Number(form.get(press.kept ? 'add' : 'remove'))
  set({ wanted: new Map(state.wanted).set(product, press), problem: null })
  const outcome = queue
    .then(() => send(form))
    .then(answer => {
      const wanted = new Map(state.wanted)
      if (wanted.get(product) === press) wanted.delete(product)
      if (answer.ok) set({ wanted, ids: new Set(answer.ids), count: answer.ids.length })
      else set({ wanted, problem: { kind: 'refused', kept: press.kept, code: answer.code, to: String(form.get('to')) } })
      return answer.ok
    })
  queue = outcome
  return outcome
}

async function send(body: FormData): Promise<FavouriteAnswer> {
  const headers = { accept: 'application/json' }
  try {
    // Whoever leaves the page at once has it saved all the same.
    const response = await fetch('/favourites', { method: 'POST', headers, body, keepalive: true, signal: AbortSignal.timeout(timeoutMs) })
    const answer = (await response.json()) as FavouriteAnswer | null
    if (typeof answer?.ok === 'boolean') return answer
  } catch {
    // Unreachable, or no answer of ours: told alike.
  }
  return { ok: false, code: 'unreachable' }
}

/** Asks for the favourites as they are now. */
export function loadFavourites(): Promise<void> {
  const loaded = queue.then(async () => {
    try {
      const answer = await fetch('/favourites', { signal: AbortSignal.timeout(timeoutMs) })
      if (!answer.ok) throw new Error(`The favourites answered ${answer.status}`)
      const ids = (await answer.json()) as number[] | null
      set({ ids: new Set(ids), count: ids?.length ?? null })
    } catch {
      set({ problem: { kind: 'notFetched' } })
    }
  })
  queue = loaded
  return loaded
}

export const dismissProblem = () => set({ problem: null })

/** To be called as a navigation begins; what it gives is called when the next page is there, whose own word is newer than what was known. */
export function awaitPage(): () => void {
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

/** Whether a product is kept, as far as is known now. Asked for once by whatever shows many hearts. */
export function useKept(): (product: { id: number; is_favorite: boolean }) => boolean {
  const { wanted, ids } = useFavourites()
  return ({ id, is_favorite }) => wanted.get(id)?.kept ?? ids?.has(id) ?? is_favorite
}

/** How many are kept; `served` is what the document came with, null for who is not logged in. */
export function useFavouriteCount(served: number | null): number | null {
  const { count } = useFavourites()
  return count ?? served
}

export const useFavouriteProblem = (): Problem | null => useFavourites().problem
