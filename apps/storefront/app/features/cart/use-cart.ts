import type { Cart, CartItem } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ShopContact } from '../../platform/bootstrap.ts'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { formatPrice } from '../catalogue/price.tsx'
import { type LinePrice, unitPriceOf } from '../catalogue/price-list.ts'
import { cartMessages } from './cart.messages.ts'
import type { CartResult, Refusal } from './cart-result.ts'
import { type ApplyCart, applyIfNewer, loadCart, useCartState } from './cart-store.ts'
import { summaryOf } from './cart-summary.ts'

interface CartPage {
  language: Language
  prices: Display['prices']
  /** Path of the gift regulations. */
  giftRegulations: string
  /** Path of the next step. */
  checkout: string
  contact: ShopContact | null
  cart: Cart
  /** Refusal of the form that this document answers, without JavaScript. */
  refused: Refusal | null
  applyResponse: ApplyCartResult
}

/** Applies the response to a form; `apply` was begun when that was sent. */
export type ApplyCartResult = (result: Pick<CartResult, 'cart'>, apply: ApplyCart) => void

type SoldPrice = LinePrice & Pick<CartItem, 'sales_unit'>

export const CartContext = createContext<CartPage | null>(null)

/** Context of the cart page: cart, texts, and money formatting in the visitor's display. */
export function useCartPage() {
  const page = useContext(CartContext)
  if (!page) throw new Error('No cart here: render this within the cart page')
  const { language, prices, cart } = page
  const t = cartMessages[language]
  const money = (amount: number) => formatMoney(language, amount, cart.totals.currency)
  /** A unit price, net or gross as displayed. */
  const unit = (price: SoldPrice, vat_tax_percent: number, as: Display['prices'] = prices) => {
    const { net, per } = unitPriceOf(price)
    return formatPrice(language, { vat_tax_percent, currency: cart.totals.currency, per, sales_unit: price.sales_unit }, as, net)
  }
  return {
    ...page,
    t,
    other: prices === 'net' ? ('gross' as const) : ('net' as const),
    money,
    unit,
    /** The same as text. */
    each: (price: SoldPrice, vatPercent: number) => {
      const shown = unit(price, vatPercent)
      return price.unit_price_per_100_net === null ? t.each(shown, price.sales_unit) : shown
    },
  }
}

/**
 * Returns the newest cart, and shows it in the header. Where the header knows a newer one, the page reloads its cart; and the header its own, since a
 * cart of a lower revision may be newer, after an order or a login in another tab.
 */
export function useNewestCart(loaded: Cart | null, language: Language) {
  const [latest, setLatest] = useState<{ cart: Cart; after: Cart | null } | null>(null)
  const lastLoaded = useRef(loaded)
  useEffect(() => {
    lastLoaded.current = loaded
  }, [loaded])
  const applyResponse: ApplyCartResult = useCallback(({ cart }, apply) => {
    if (cart && apply(summaryOf(cart))) setLatest({ cart, after: lastLoaded.current })
  }, [])
  // Without an open cart, as after an order in another tab, the API answers with revision 0.
  const isLatest = latest && (latest.after === loaded || latest.cart.revision >= (loaded?.revision ?? 0))
  const cart = isLatest ? latest.cart : loaded
  useEffect(() => {
    if (cart && !applyIfNewer(summaryOf(cart))) void loadCart(language)
  }, [cart, language])
  const knownRevision = useCartState().badge?.revision ?? 0
  const { revalidate } = useRevalidator()
  const isBehind = knownRevision > (cart?.revision ?? 0)
  useEffect(() => {
    if (isBehind) void revalidate()
  }, [isBehind, revalidate])
  return { cart, applyResponse }
}
