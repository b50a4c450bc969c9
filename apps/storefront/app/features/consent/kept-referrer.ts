const key = 'referrer'

/** Keeps where the visitor came from over the form by which they accept, in the tab's own memory. */
export const keepReferrer = () => sessionStorage.setItem(key, document.referrer)

export function takeReferrer(): string | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return kept
}
