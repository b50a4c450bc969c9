import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data again and again while something of it is in progress. */
export function useRefresh(isActive: boolean, intervalMs: number): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isActive || state !== 'idle') return
    const stop = new AbortController()
    // Data that cannot be loaded would replace the page by an error screen: while the server cannot be reached, or fails, the page stays as it is,
    // and tries again. What the server refuses, as to who has lost the right, is shown.
    const refresh = async () => {
      const isAvailable = await fetch(location.href, { method: 'HEAD', signal: stop.signal }).then(
        response => response.status < 500,
        () => false,
      )
      if (stop.signal.aborted) return
      if (isAvailable) await revalidate()
      else timer = setTimeout(refresh, intervalMs)
    }
    let timer = setTimeout(refresh, intervalMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isActive, intervalMs, state, revalidate])
}
