import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { initCart } from '../features/cart/cart-store.ts'
import { initFavourites } from '../features/favourites/favourites-store.ts'
import { summaryInDocument } from '../shell/visitor-summary.tsx'
import { OnHydratedContext } from './deferred-scripts.tsx'
import { documentContainer, hideForeignNodes } from './document-container.ts'
import { setRouterContext } from './router-data.ts'

/** Hydrates the document with React Router; resolves after the first effects have run. */
export const hydrate = () =>
  new Promise<void>(resolve => {
    const { cart, favouriteIds } = summaryInDocument()
    initCart(cart)
    initFavourites(favouriteIds)
    if (!import.meta.env.DEV) setRouterContext()
    const showForeignNodes = import.meta.env.DEV ? () => {} : hideForeignNodes()
    const onHydrated = () => {
      showForeignNodes()
      resolve()
    }
    hydrateRoot(
      documentContainer(),
      // HydratedRouter suspends until it has decoded its data.
      <Suspense>
        <OnHydratedContext value={onHydrated}>
          <HydratedRouter />
        </OnHydratedContext>
      </Suspense>,
    )
  })
