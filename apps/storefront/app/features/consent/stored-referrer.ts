const key = 'referrer'

/** Stores the referrer in session storage across the consent form. */
export const storeReferrer = () => sessionStorage.setItem(key, document.referrer)

export function takeStoredReferrer(): string | null {
  const referrer = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return referrer
}
