import { catalogueCalls, type FullProduct } from '@stragan/contract'
import type { PublicContext } from '../../platform/public-context.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import { type CardProduct, cardOf } from '../catalogue/product-card.tsx'
import { maxCompared } from './comparison-query.ts'

const maxSimilar = 8

/**
 * Products to compare with: those most alike the first one, those similar to it, then others of its category, without those already compared.
 */
export async function similarProducts(ctx: PublicContext, compared: readonly FullProduct[]): Promise<CardProduct[]> {
  const [first] = compared
  if (!first || compared.length === maxCompared) return []
  const category = first.breadcrumbs.at(-1)?.slug
  const { api } = ctx
  const params = { id: String(first.id) }
  const [alike, similar, others] = await Promise.all([
    withFallback(ctx, 'products that are alike', api(catalogueCalls.replacements, { params }), []),
    withFallback(
      ctx,
      'similar products',
      api(catalogueCalls.compatibleProducts, { params, query: {} }).then(found => found.similar),
      [],
    ),
    category === undefined
      ? []
      : withFallback(
          ctx,
          'products of the category',
          // Those that are alike, and those compared, may be among them.
          api(catalogueCalls.products, { query: { category, per_page: 2 * maxSimilar } }).then(({ items }) => items),
          [],
        ),
  ])
  const products = new Map([...alike, ...similar, ...others].map(product => [product.id, product]))
  for (const { id } of compared) products.delete(id)
  return [...products.values()].slice(0, maxSimilar).map(cardOf)
}
