import { type ReactNode, useEffect } from 'react'

/** Wraps the router instead of standing beside it: `useId` counts siblings, and has to give the server's ids. */
export function OnHydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
