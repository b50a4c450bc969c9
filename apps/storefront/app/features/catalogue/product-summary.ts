import type { Picture, ProductListItem } from '@stragan/contract'
import { describeSalesUnit } from '@stragan/contract/sales-units'
import { hrefTo, type Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { formatMeasurePrice, formatPrice } from './price.tsx'
import { unitPricesOf } from './price-list.ts'
import { stockText } from './stock-text.ts'

/** A product in few words, for scripts. */
export interface ProductSummary {
  id: number
  name: string
  symbol: string
  href: string
  picture: Picture | null
  /** The list price as text; the customer's own price replaces it. */
  price?: string
  own?: string
  stock: string
}

export const productSummary = (product: ProductListItem, language: Language, prices: Display['prices']): ProductSummary => ({
  id: product.id,
  name: product.name,
  symbol: product.symbol,
  href: hrefTo(language, 'product', { id: product.slug }),
  picture: product.cover,
  ...priceOf(product, language, prices),
  stock: stockText(language, product),
})

function priceOf(product: ProductListItem, language: Language, prices: Display['prices']): Pick<ProductSummary, 'own' | 'price'> {
  const priced = { ...product, ...unitPricesOf(product) }
  const { custom_price_net: own, price_net, price_net_promo, sales_unit, has_variants } = priced
  const t = catalogueMessages[language]
  const show = (net: number) => formatPrice(language, priced, prices, net)
  const unit = sales_unit.code === 'piece' || priced.per === 100 ? '' : ` / ${describeSalesUnit(language, sales_unit)}`
  const displayed = (net: number) => `${has_variants ? `${t.from} ` : ''}${show(net)} ${t[prices]}${unit}`
  if (own === null) {
    const net = price_net_promo ?? price_net
    if (net === null) return { price: t.onRequest }
    const parts = [displayed(net), formatMeasurePrice(language, priced, prices, net)]
    return { price: parts.filter(part => part !== null).join(' · ') }
  }
  const parts = [
    `${t.yourPrice} ${displayed(own)}`,
    formatMeasurePrice(language, priced, prices, own),
    price_net === null ? null : `${t.listPrice} ${show(price_net)}`,
  ]
  return { own: parts.filter(part => part !== null).join(' · ') }
}
