import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { productAdminCalls } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { decodeNumber, partOf } from '../../platform/keyset.ts'
import { bothTexts } from '../../platform/texts.ts'
import { pictureOf } from '../pictures/pictures.ts'
import * as queries from './admin-products.queries.ts'

type Calls = typeof productAdminCalls

export async function products(ctx: ShopAdminCtx, query: Input<Calls['products']>['query']): Promise<ResponseInput<Calls['products']>> {
  const { after, limit } = query
  const rows = await queries.listedProducts(ctx, { ...productFiltersOf(query), after: decodeNumber(after), limit })
  return partOf(rows, limit, row => [String(row.position)], listedProduct)
}

/** Filters of a query as the database reads them. */
export const productFiltersOf = ({ active, after: _, limit: __, ...filters }: Input<Calls['products']>['query']) => ({
  ...filters,
  active: active && active === 'true',
})

/** The number of products of a list, at most `max`. */
export const countProducts = (ctx: ShopAdminCtx, query: Input<Calls['products']>['query'], max: number) =>
  queries.countProducts(ctx, productFiltersOf(query), max)

const amount = (grosz: number | null) => (grosz === null ? null : toDecimal(grosz))

const listedProduct = ({ position: _, name, cover, price_net, regular_price_net, max_price_net, ...row }: queries.ListedRow) => ({
  ...row,
  name: name ?? '',
  cover: cover && pictureOf(cover),
  price_net: amount(price_net),
  regular_price_net: amount(regular_price_net),
  max_price_net: amount(max_price_net),
})

export async function product(ctx: ShopAdminCtx, id: number): Promise<ResponseInput<Calls['product']>> {
  const row = await queries.productById(ctx, id)
  if (!row) throw new ShopError('product_not_found')
  const { name, slug, short_description, description, price_net, promo_net, month_star, created_at, pictures, variants, ...rest } = row
  return {
    ...rest,
    name: bothTexts(name),
    slugs: slug,
    short_description: bothTexts(short_description),
    description: bothTexts(description),
    price_net: amount(price_net),
    promo_price_net: amount(promo_net),
    is_product_of_the_month: month_star,
    created_at: created_at.toISOString(),
    pictures: pictures.map(pictureOf),
    variants: variants.map(({ tiers, ...variant }) => ({
      ...variant,
      tiers: tiers.map(tier => ({
        quantity: tier.quantity,
        price_net: toDecimal(tier.price_net),
        promo_price_net: amount(tier.promo_net),
      })),
    })),
  }
}
