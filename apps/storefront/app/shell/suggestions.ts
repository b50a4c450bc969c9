import { catalogueCalls, type Picture, type ProductListItem } from '@stragan/contract'
import { describeSalesUnit } from '@stragan/contract/sales-units'
import { hrefTo, type Language, languages } from '@stragan/routing'
import { data } from 'react-router'
import { catalogueMessages } from '../features/catalogue/catalogue.messages.ts'
import { formatMeasurePrice, formatPrice } from '../features/catalogue/price.tsx'
import { unitPricesOf } from '../features/catalogue/price-list.ts'
import type { Display } from '../platform/display.ts'
import { publicResource } from '../platform/public-loader.server.ts'
import { shellMessages } from './shell.messages.ts'

export interface Suggestion {
  kind: 'product' | 'category' | 'brand'
  name: string
  /** Symbol, for products. */
  hint: string | null
  href: string
  /** Only products have these. */
  picture?: Picture | null
  /** The list price as text; the customer's own price replaces it. */
  price?: string
  own?: string
  stock?: string
}

/** Suggestions of the search box. */
export const loader = publicResource(async ({ api, display }, { params, query }) => {
  const language = languages.find(one => one === params.language)
  const q = query.get('q')?.trim().slice(0, 200) ?? ''
  if (!language) throw data(null, { status: 404 })
  if (q === '') return Response.json([])
  const found = await api(catalogueCalls.suggestions, { query: { q } }, { language })
  const suggestions: Suggestion[] = [
    ...found.categories.map(({ name, slug }) => ({
      kind: 'category' as const,
      name,
      hint: null,
      href: hrefTo(language, 'category', { slug }),
    })),
    ...found.brands.map(({ name, slug }) => ({ kind: 'brand' as const, name, hint: null, href: hrefTo(language, 'brand', { id: slug }) })),
    ...found.products.map(product => ({
      kind: 'product' as const,
      name: product.name,
      hint: product.symbol,
      href: hrefTo(language, 'product', { id: product.slug }),
      picture: product.cover,
      ...priceOf(product, language, display.prices),
      stock: stockOf(product, language),
    })),
  ]
  return Response.json(suggestions)
})

const stockOf = ({ items, sales_unit }: ProductListItem, language: Language) =>
  items > 0 ? catalogueMessages[language].inStock(items, sales_unit) : catalogueMessages[language].soldOut

function priceOf(product: ProductListItem, language: Language, prices: Display['prices']): Pick<Suggestion, 'own' | 'price'> {
  const priced = { ...product, ...unitPricesOf(product) }
  const { custom_price_net: own, price_net, price_net_promo, sales_unit, has_variants } = priced
  const t = shellMessages[language]
  const show = (net: number) => formatPrice(language, priced, prices, net)
  if (own === null) {
    const net = price_net_promo ?? price_net
    if (net === null) return { price: catalogueMessages[language].onRequest }
    const unit = sales_unit.code === 'piece' || priced.per === 100 ? '' : ` / ${describeSalesUnit(language, sales_unit)}`
    const parts = [t.listedPrice(show(net), t[prices], has_variants) + unit, formatMeasurePrice(language, priced, prices, net)]
    return { price: parts.filter(part => part !== null).join(' · ') }
  }
  const parts = [
    t.yourPrice(show(own), t[prices], has_variants),
    formatMeasurePrice(language, priced, prices, own),
    price_net === null ? null : t.listPrice(show(price_net)),
  ]
  return { own: parts.filter(part => part !== null).join(' · ') }
}
