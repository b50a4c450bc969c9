import { useEffect, useRef } from 'react'

/** Restores the focus to the container when the focused control is replaced, instead of losing it to the document. */
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
