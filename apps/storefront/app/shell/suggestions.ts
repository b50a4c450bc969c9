import { catalogueCalls, type ProductListItem } from '@stragan/contract'
import { hrefTo, type Language, languages } from '@stragan/routing'
import { data } from 'react-router'
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
  /** The customer's own price as text. */
  own?: string
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
      ...ownPrice(product, language, display.prices),
    })),
  ]
  return Response.json(suggestions)
})

function ownPrice(product: ProductListItem, language: Language, prices: Display['prices']): Pick<Suggestion, 'own'> {
  const priced = { ...product, ...unitPricesOf(product) }
  const { custom_price_net: own, price_net } = priced
  if (own === null) return {}
  const t = shellMessages[language]
  const show = (net: number) => formatPrice(language, priced, prices, net)
  const parts = [
    t.yourPrice(show(own), t[prices], product.has_variants),
    formatMeasurePrice(language, priced, prices, own),
    price_net === null ? null : t.listPrice(show(price_net)),
  ]
  return { own: parts.filter(part => part !== null).join(' · ') }
}
