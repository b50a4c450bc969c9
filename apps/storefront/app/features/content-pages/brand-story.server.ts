import { catalogueCalls, contentPageCalls } from '@stragan/contract'
import type { PublicContext } from '../../platform/public-context.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import { countedLink } from '../catalogue/category-links.tsx'
import { cardOf } from '../catalogue/product-card.tsx'

const shownProducts = 8

/** Content page of a brand with its categories and products; works for a brand without products too. */
export async function brandStory(ctx: PublicContext, key: string) {
  const { api } = ctx
  const page = await api(contentPageCalls.page, { params: { key } })
  const brand = await withFallback(ctx, 'brand', api(catalogueCalls.brand, { params: { id: key } }), null)
  const found =
    brand &&
    (await withFallback(
      ctx,
      'products of the brand',
      api(catalogueCalls.products, { query: { brand: [String(brand.id)], per_page: shownProducts } }),
      null,
    ))
  return {
    page,
    brand: brand && { id: brand.id, name: brand.name, slug: brand.slug, logo: brand.logo },
    categories: brand?.categories.map(countedLink) ?? [],
    products: found?.items.map(cardOf) ?? [],
    total: found?.total ?? 0,
  }
}
