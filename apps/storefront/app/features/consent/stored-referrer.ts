const key = 'referrer'

/** Keeps where the visitor came from over the form by which they accept, in the tab's own memory. */
export const storeReferrer = () => sessionStorage.setItem(key, document.referrer)

export function takeStoredReferrer(): string | null {
  const referrer = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return referrer
}
