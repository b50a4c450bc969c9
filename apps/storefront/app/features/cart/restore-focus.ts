import { useEffect, useRef } from 'react'

/** Where the control that was used gives way to another, the focus stays at their place instead of falling back to the page. */
export function useRestoreFocus<E extends HTMLElement>(state: unknown) {
  const place = useRef<E>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [state])
  return { ref: place, tabIndex: -1 }
}
