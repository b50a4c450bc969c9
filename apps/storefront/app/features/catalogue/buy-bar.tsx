import type { Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { useEffect, useState } from 'react'
import type { Display } from '../../platform/display.ts'
import { AddButton } from '../cart/add-to-cart-form.tsx'
import { catalogueMessages } from './catalogue.messages.ts'
import { formatMeasurePrice, formatPrice } from './price.tsx'
import { addFormId, isBuyable } from './product-offer.tsx'
import type { ProductView, VariantView } from './product-view.ts'
import { PerSalesUnit } from './sales-unit.tsx'
import { rowFormId } from './variant-row.tsx'

interface BarProps {
  product: ProductView
  /** The only one that the address names. */
  variant: VariantView | undefined
  language: Language
  prices: Display['prices']
}

/**
 * Bar at the bottom of phones with price and buy button; the page reserves room for it, so it covers nothing. With JavaScript its controls
 * hide while what they link to is visible.
 */
export function BuyBar({ product, variant, language, prices }: BarProps) {
  const t = catalogueMessages[language]
  const chosen = variant && variant.stockOnHand > 0 ? variant : undefined
  const price = chosen ? { ...product.price, sales_unit: chosen.salesUnit } : product.price
  const isChoice = product.has_variants && !chosen
  const { net, isOwn } = shownPrice(product, chosen)
  const ofMeasure = net === null ? null : formatMeasurePrice(language, price, prices, net)
  const form = chosen ? rowFormId(chosen.id) : addFormId
  const redundant = useIsVisible(isChoice ? 'variants' : form)
  if (!isBuyable(product) || net === null) return null
  return (
    <div className={`buy-bar ${redundant ? 'invisible opacity-0' : ''}`}>
      <p className="text-lg leading-tight tabular-nums">
        {isOwn && <span className="block font-semibold text-accent text-xs">{t.yourPrice} </span>}
        {isChoice && <span className="text-quiet text-sm">{t.from} </span>}
        <strong className="whitespace-nowrap font-semibold">{formatPrice(language, price, prices, net)}</strong>{' '}
        <span className="text-quiet text-sm">{t[prices]}</span>{' '}
        {price.per === 1 && <PerSalesUnit language={language} salesUnit={price.sales_unit} />}
        {ofMeasure !== null && (
          <span className="block text-quiet text-xs">
            <span className="sr-only">{t.unitPrice}: </span>
            {ofMeasure}
          </span>
        )}
      </p>
      {isChoice ? (
        <ButtonLink kind="primary" href="#variants">
          {t.chooseVariant}
        </ButtonLink>
      ) : (
        <AddButton form={form} language={language} />
      )}
    </div>
  )
}

/** The price of one unit, net. */
function shownPrice({ price }: ProductView, variant: VariantView | undefined) {
  const own = price.custom_price_net
  if (!variant) return { net: own ?? price.price_net_promo ?? price.price_net, isOwn: own !== null }
  const [first] = variant.prices
  return { net: first?.net ?? null, isOwn: first?.isOwn === true }
}

/** Whether the form with that id, or the section labelled by it, is visible above the bar. */
function useIsVisible(id: string): boolean {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)?.closest('section, form')
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting === true), { rootMargin: '0px 0px -80px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isVisible
}
