import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data again and again while something of it is in progress. */
export function useRefresh(isActive: boolean, intervalMs: number): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isActive || state !== 'idle') return
    const timer = setTimeout(revalidate, intervalMs)
    return () => clearTimeout(timer)
  }, [isActive, intervalMs, state, revalidate])
}
