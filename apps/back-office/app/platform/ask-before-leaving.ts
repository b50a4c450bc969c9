import { useEffect } from 'react'

/** While `asks` is true, the browser asks before the page is left: what was changed in it would be lost. */
export function useAskBeforeLeaving(asks: boolean): void {
  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])
}
