import { catalogueCalls } from '@stragan/contract'
import { hrefTo, languages } from '@stragan/routing'
import { data } from 'react-router'
import { type ProductSummary, productSummary } from '../features/catalogue/product-summary.ts'
import { publicResource } from '../platform/public-loader.server.ts'

/** Only products have a symbol, picture, price and stock. */
export interface Suggestion extends Partial<Pick<ProductSummary, 'symbol' | 'picture' | 'price' | 'own' | 'stock'>> {
  kind: 'product' | 'category' | 'brand'
  name: string
  href: string
}

/** Suggestions of the search box. */
export const loader = publicResource(async ({ api, display }, { params, query }) => {
  const language = languages.find(one => one === params.language)
  const q = query.get('q')?.trim().slice(0, 200) ?? ''
  if (!language) throw data(null, { status: 404 })
  if (q === '') return Response.json([])
  const found = await api(catalogueCalls.suggestions, { query: { q } }, { language })
  const suggestions: Suggestion[] = [
    ...found.categories.map(({ name, slug }) => ({ kind: 'category' as const, name, href: hrefTo(language, 'category', { slug }) })),
    ...found.brands.map(({ name, slug }) => ({ kind: 'brand' as const, name, href: hrefTo(language, 'brand', { id: slug }) })),
    ...found.products.map(product => ({ kind: 'product' as const, ...productSummary(product, language, display.prices) })),
  ]
  return Response.json(suggestions)
})
