import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Brings the server's page to life; settled when it is. */
export const hydrate = () =>
  new Promise<void>(settle => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Telling done={settle}>
            <HydratedRouter />
          </Telling>
        </StrictMode>,
      )
    })
  })

/** Around the router, not beside it: the names that React makes up for elements count siblings, and have to be the server's. */
function Telling({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done])
  return children
}
