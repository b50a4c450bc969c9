import { hrefTo, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import type { MouseEvent } from 'react'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { addToCartMessages } from './add-to-cart.messages.ts'
import { loadCart, setMiniCartNotice, useCartBadge } from './cart-store.ts'
import type { CartBadge as Badge } from './cart-summary.ts'
import { showMiniCart } from './mini-cart.tsx'

interface BadgeProps {
  served: Badge | null
  language: Language
  prices: Display['prices']
}

/** Cart link of the header with quantity and value; with JavaScript it opens the mini-cart. Its width does not depend on its content. */
export function CartBadge({ served, language, prices }: BadgeProps) {
  const t = addToCartMessages[language]
  const cart = useCartBadge(served)
  const href = hrefTo(language, 'cart')
  const filled = cart !== null && cart.quantity > 0
  const value = filled && formatMoney(language, prices === 'net' ? cart.products_net : cart.products_gross, cart.currency)
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (window.location.pathname === href) return
    event.preventDefault()
    setMiniCartNotice({})
    void loadCart(language)
    showMiniCart()
  }
  return (
    <a
      href={href}
      onClick={onClick}
      data-interactive
      aria-label={value ? t.cartOf(cart?.quantity ?? 0, value) : t.cartEmpty}
      className="header-control bottom-bar-link font-semibold text-sm tabular-nums sm:justify-start sm:gap-3"
    >
      <span className="relative">
        <Icon name="cart" size="large" />
        {filled && <span className="header-count">{cart.quantity > 999 ? '999+' : cart.quantity}</span>}
      </span>
      <span className="bottom-bar-label">{t.cart}</span>
      <span className="cart-value">
        {value || t.cart}
        {value && <span className="block font-normal text-[0.6875rem] text-quiet">{t.withoutDelivery}</span>}
      </span>
    </a>
  )
}
