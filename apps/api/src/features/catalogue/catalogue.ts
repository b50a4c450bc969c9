import type { Tagged } from '@stragan/cache'
import { type Currency, type catalogueCalls, maxListedVariants, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { pictureOf } from '../pictures/pictures.ts'
import { type CardView, cardNeedsPer100, cardView, linkView, tiersOf, variantView, viewWithVariants } from './card-view.ts'
import { orFormer } from './former-slugs.ts'
import { reportProduct } from './incomplete-products.ts'
import { favouriteIds, suggestionsFor } from './list.queries.ts'
import type { Fitting } from './lists/compatible-products.ts'
import type { Lists } from './lists/lists.ts'
import { type Prices, pricesIn } from './prices.ts'
import * as products from './product.queries.ts'

export { matchingProducts } from './admin-products.queries.ts'
export { productFiltersOf } from './admin-products.ts'
export { customerIdOf, offeredRate, type TierRow, type VariantFeature } from './card.queries.ts'
export { tiersOf } from './card-view.ts'
export { existingChoices } from './editing/product-checks.queries.ts'
export { setProductState } from './editing/product-state.ts'
export { changeProduct, newProduct, productDocument } from './editing/save-product.ts'
export { storeProducts } from './editing/store-product.ts'
export type { NewProduct, StoredRows } from './editing/stored-document.ts'
export { foundVariants } from './found-variants.queries.ts'
export { incompleteProductReporter } from './incomplete-products.ts'
export { lacks } from './lacking.queries.ts'
export type { PersonalPrices } from './lists/personal-prices.ts'
export { sourcesOf } from './price-sources.ts'
export { type Prices, pricesIn } from './prices.ts'
export { assertProduct, lockProduct, lockProducts } from './product-row.ts'

type Product = ResponseInput<typeof catalogueCalls.product>

/** Cache tags of products (sql/changes.sql). */
export const productTags = (ids: readonly number[]) => ids.map(id => `product:${id}`)

/** A product that was found by a former slug is no longer, once another one has taken it. */
export const tagsByKey = (key: string, { id, slug }: { id: number; slug: string }) => [
  ...productTags([id]),
  ...(key === slug || key === String(id) ? [] : ['assortment']),
]

function productView(ctx: Ctx, card: products.ProductRow, prices: Prices): Product {
  // With variants it is the price of those that have none of their own (docs/rules.md#5).
  const row = card.has_variants
    ? { ...card, price_net: card.own_price_net, promo_net: card.own_promo_net, lowest_net: card.own_lowest_net }
    : card
  reportProduct(ctx, row)
  const personalNets = row.variants.map(({ personal_net }) => personal_net)
  const withPer100 =
    prices.needPer100(...personalNets) ||
    cardNeedsPer100(
      row,
      prices,
      row.variants.flatMap(({ tiers }) => tiers),
    )
  // A product without variants is stored as its own single variant.
  const own = row.has_variants ? undefined : row.variants[0]
  return {
    ...cardView(ctx, row, prices, withPer100),
    ean: row.ean,
    seo_title: row.seo_title,
    seo_description: row.seo_description,
    short_description: row.short_description,
    description: row.description,
    youtube_link: row.youtube_link,
    is_active: true,
    default_category_id: row.category_id,
    pictures: row.pictures.map(pictureOf),
    weight: own?.weight ?? null,
    price_tiers: own ? tiersOf(own.tiers, prices, withPer100) : [],
    list_variant_features: row.variant_features,
    product_variants_table_data: row.has_variants ? row.variants.map(one => variantView(one, prices, withPer100)) : [],
    product_variants_custom_prices: row.has_variants
      ? row.variants.flatMap(({ id, personal_net }) =>
          personal_net === null
            ? []
            : [{ product_variant_id: id, price_net: prices.of(personal_net), per_100_net: withPer100 ? prices.of100(personal_net) : null }],
        )
      : [],
    product_features_table_data: row.features,
  }
}

export async function productByKey(ctx: MaybeVisitorCtx, key: string, currency?: Currency) {
  const [row, prices] = await Promise.all([orFormer(ctx, 'product', key, one => products.productByKey(ctx, one)), pricesIn(ctx, currency)])
  if (!row) throw new ShopError('product_not_found')
  return productView(ctx, row, prices)
}

export async function fullProduct(
  ctx: MaybeVisitorCtx,
  key: string,
  currency?: Currency,
): Promise<ResponseInput<typeof catalogueCalls.fullProduct>> {
  const [row, prices] = await Promise.all([
    orFormer(ctx, 'product', key, one => products.fullProductByKey(ctx, one)),
    pricesIn(ctx, currency),
  ])
  if (!row) throw new ShopError('product_not_found')
  const brand = row.brand && { ...row.brand, logo: row.brand.logo && pictureOf(row.brand.logo) }
  const { producer, warnings, feature_codes } = row
  return {
    ...productView(ctx, row, prices),
    brand,
    producer,
    warnings,
    feature_codes,
    breadcrumbs: row.breadcrumbs.map(one => linkView(ctx, one)),
  }
}

/** A product that is not offered yet is among the tags, since it may be offered later. */
export async function productCards(
  ctx: MaybeVisitorCtx,
  cardsOf: Lists['cards'],
  ids: readonly number[],
  currency?: Currency,
): Promise<Tagged<CardView[]>> {
  const [rows, prices] = await Promise.all([cardsOf(ctx, [...new Set(ids)]), pricesIn(ctx, currency)])
  return { value: rows.map(row => cardView(ctx, row, prices)), tags: productTags(ids) }
}

/** Which products are related is the same for everybody. */
export async function relatedProducts(ctx: MaybeVisitorCtx, lists: Lists, key: string, currency?: Currency): Promise<Tagged<CardView[]>> {
  const shared = (await ctx.sharedResponse?.()) as CardView[] | undefined
  const [row, prices] = await Promise.all([shared ? { id: null, ids: idsOf(shared) } : lists.related(ctx, key), pricesIn(ctx, currency)])
  if (!row) throw new ShopError('product_not_found')
  const items = await lists.cards(ctx, row.ids)
  return {
    value: items.map(item => cardView(ctx, item, prices)),
    tags: [...productTags(row.id === null ? row.ids : [row.id, ...row.ids]), 'assortment', 'features'],
  }
}

/** What goes with a product, or with one of its variants, is the same for everybody. */
export async function compatibleProducts(
  ctx: MaybeVisitorCtx,
  lists: Lists,
  key: string,
  { variant, currency }: { variant?: number | undefined; currency?: Currency | undefined },
): Promise<Tagged<ResponseInput<typeof catalogueCalls.compatibleProducts>>> {
  const [found, prices] = await Promise.all([lists.compatible(ctx, key, variant), pricesIn(ctx, currency)])
  if (!found) throw new ShopError('product_not_found')
  const { goesWith, similar, joint, dependencies } = found
  const fitting = [...goesWith, ...(joint?.parts ?? [])]
  const shownIds = fitting.flatMap(({ variants }) => variants.slice(0, maxListedVariants))
  const [rows, variantRows] = await Promise.all([
    lists.cards(ctx, [...new Set([...fitting.map(({ id }) => id), ...similar])]),
    shownIds.length === 0 ? [] : products.variantsOf(ctx, { products: fitting.map(({ id }) => id), variants: shownIds }),
  ])
  const cards = new Map(rows.map(row => [row.id, row]))
  const variantOf = new Map(variantRows.flatMap(({ variants }) => variants.map(one => [one.id, one])))
  const view = ({ id, variants }: Fitting) => {
    const row = cards.get(id)
    if (!row) return []
    const matched = row.has_variants ? variants : []
    const shown = matched.slice(0, maxListedVariants).flatMap(one => variantOf.get(one) ?? [])
    const { card, variants: views } = viewWithVariants(ctx, row, shown, prices)
    return [{ ...card, matched_variant_ids: matched, matched_variants: views }]
  }
  return {
    value: {
      goes_with: goesWith.flatMap(view),
      similar: similar.flatMap(id => cards.get(id) ?? []).map(row => cardView(ctx, row, prices)),
      joint: joint && {
        title: joint.title?.[ctx.language] ?? null,
        depends_on_variant: joint.dependsOnVariant,
        parts: joint.parts.flatMap(part =>
          view(part).map(product => ({ name: part.rule.name[ctx.language], ...part.rule.joint, product })),
        ),
        facts: joint.facts,
      },
    },
    tags: [...productTags(dependencies), 'assortment', 'features'],
  }
}

/** Which products replace one is the same for everybody. */
export async function replacements(ctx: MaybeVisitorCtx, lists: Lists, key: string, currency?: Currency): Promise<Tagged<CardView[]>> {
  const [found, prices] = await Promise.all([lists.replacements(ctx, key), pricesIn(ctx, currency)])
  if (!found) throw new ShopError('product_not_found')
  const items = await lists.cards(ctx, found.ids)
  const category = found.categoryId === null ? [] : [`category:${found.categoryId}`]
  return { value: items.map(item => cardView(ctx, item, prices)), tags: [...tagsByKey(key, found), ...category] }
}

type Suggestions = ResponseInput<typeof catalogueCalls.suggestions>

/** The products, categories and brands are the same for everybody. */
export async function suggestions(
  ctx: MaybeVisitorCtx,
  cardsOf: Lists['cards'],
  search: string,
  currency?: Currency,
): Promise<Suggestions> {
  const shared = (await ctx.sharedResponse?.()) as Suggestions | undefined
  const prices = await pricesIn(ctx, currency)
  const viewOf = async (ids: readonly number[]) => (await cardsOf(ctx, ids)).map(one => cardView(ctx, one, prices))
  if (shared) return { ...shared, products: await viewOf(idsOf(shared.products)) }
  const row = await suggestionsFor(ctx, search)
  return { products: await viewOf(row.products), categories: row.categories.map(one => linkView(ctx, one)), brands: row.brands }
}

const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)

/**
 * The response of everybody with whether the product is a favourite, unless the customer has a price for it: then, and for strangers, the
 * response is computed.
 */
export async function productFor<Value extends { id: number; is_favorite?: unknown }>(
  ctx: MaybeVisitorCtx,
  personalPrices: Lists['personalPrices'],
  compute: () => Promise<Value>,
): Promise<Value> {
  const customer = ctx.visitor?.customer
  if (!customer || !ctx.sharedResponse) return compute()
  const [shared, personal] = await Promise.all([ctx.sharedResponse() as Promise<Value>, personalPrices(ctx)])
  if (personal.has(shared.id)) return compute()
  return { ...shared, is_favorite: (await favouriteIds(ctx, customer.id, [shared.id])).length > 0 }
}
