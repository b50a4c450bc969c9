import type { Language } from '@stragan/routing'
import { useEffect } from 'react'
import type { Display } from '../../platform/display.ts'
import { useCartState } from '../cart/cart-store.ts'

interface Page {
  language: Language
  display: Pick<Display, 'prices'>
  shop: { name: string; logo: string }
}

/** Copies each cart that the page learns of for the offline page, and registers the service worker that shows it. */
export function useOfflineCart({ language, display: { prices }, shop: { name, logo } }: Page) {
  const { summary } = useCartState()
  useEffect(() => {
    if (!summary || !canWorkOffline()) return
    const { lines, products_net, products_gross, currency } = summary
    const copied = import('./copy-cart.ts').then(({ copyCart }) =>
      copyCart({ language, prices, lines, products_net, products_gross, currency }, { name, logo }),
    )
    // Without a copy the cart is only not shown offline.
    copied.catch(() => {})
  }, [summary, language, prices, name, logo])
}

const canWorkOffline = () => import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window
