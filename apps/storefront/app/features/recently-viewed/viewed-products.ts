/**
 * Ids of the products that the visitor viewed, the newest first, in the browser's storage. Without an entry nothing is remembered: storing
 * it needs the visitor's request (directive 2002/58/EC, article 5(3); docs/decisions/075).
 */
export const storageKey = 'recently-viewed'

export const maxRemembered = 12

const listeners = new Set<() => void>()

/** The stored entry; null if nothing is to be remembered, undefined if the browser denies the storage. */
export function storedProducts(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return undefined
  }
}

export function parseProducts(stored: string | null | undefined): number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => Number.isSafeInteger(id)).slice(0, maxRemembered) : []
  } catch {
    return []
  }
}

/** Remembers a product, if the visitor wants products to be remembered. */
export function rememberProduct(id: number) {
  const stored = storedProducts()
  if (stored) store([id, ...parseProducts(stored).filter(one => one !== id)].slice(0, maxRemembered))
}

export const startRemembering = (id: number) => store([id])

export const stopRemembering = () => store(null)

function store(ids: readonly number[] | null) {
  try {
    if (ids === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // Denied or full: nothing is remembered.
  }
  for (const listener of listeners) listener()
}

/** Calls the listener after each change, of other tabs too. */
export function onProductsStored(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * For a visitor whose products are remembered: remembers that of the document, and hydrates the page once its rail of products comes near.
 * For any other it does nothing.
 */
export function attachRecentlyViewed(hydrate: () => void) {
  const section = document.querySelector<HTMLElement>('[data-recently-viewed]')
  if (!section || !storedProducts()) return
  const product = Number(section.dataset.recentlyViewed)
  if (product > 0) rememberProduct(product)
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      hydrate()
    },
    { rootMargin: '50%' },
  )
  observer.observe(section)
}
