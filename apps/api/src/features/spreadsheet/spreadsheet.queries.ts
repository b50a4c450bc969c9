import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import type { Texts } from '../../platform/texts.ts'
import { matchingProducts, type productFiltersOf } from '../catalogue/catalogue.ts'
import { variantName } from '../prices/prices.ts'

/** A place in the order of the rows: the product’s in its list, the variant’s in its product. */
export interface RowCursor {
  product: number
  position: number
  variant: number
}

/** Amounts are grosz net. */
export interface SpreadsheetRow {
  place: number
  position: number
  product_id: number
  variant_id: number
  symbol: string
  variant: string
  name: Texts
  price_net: number | null
  vat_percent: number
  items: number
  minimum_stock: number | null
  ean: string | null
  weight: number
  brand_id: number | null
  category_id: number | null
  is_active: boolean
}

type Filters = ReturnType<typeof productFiltersOf>

/** Variants of filtered products, in the order of their list: one more than the limit, if there are. Every product has at least one. */
export const spreadsheetRows = (ctx: ShopAdminCtx, filters: Filters, { after, limit }: { after: RowCursor | null; limit: number }) => {
  const { db, shop } = ctx
  const [place, direction, isLater] = filters.q ? [sql`ranked.rank::int`, sql`asc`, sql`>`] : [sql`product.id`, sql`desc`, sql`<`]
  const rest = after ? sql`and ${place} ${isLater}= ${after.product}` : sql``
  const restOfProduct = after
    ? sql`and (part.place <> ${after.product} or (variant.position, variant.id) > (${after.position}, ${after.variant}))`
    : sql``
  return db.query<SpreadsheetRow>(sql`
    with part as materialized (
      select product.id, ${place} as place from ${matchingProducts(ctx, filters)} ${rest} order by ${place} ${direction} limit ${limit + 2}
    ), chosen as materialized (
      select part.place, variant.* from part
      join variants variant on variant.shop_id = ${shop.id} and variant.product_id = part.id
      where true ${restOfProduct}
      order by part.place ${direction}, variant.position, variant.id limit ${limit + 1}
    )
    select chosen.place, chosen.position, product.id as product_id, chosen.id as variant_id, chosen.symbol,
      ${variantName(ctx, sql`chosen.id`)} as variant, product.name, coalesce(tier.price_net, product.price_net) as price_net,
      product.vat_percent::int, chosen.stock_on_hand as items, chosen.minimum_stock,
      coalesce(chosen.ean, case when not product.has_variants then product.ean end) as ean, chosen.weight::float, product.brand_id,
      product.category_id, product.is_active
    from chosen
    join products product on product.shop_id = ${shop.id} and product.id = chosen.product_id
    left join tiers tier on tier.shop_id = ${shop.id} and tier.variant_id = chosen.id and tier.quantity = 1
    order by chosen.place ${direction}, chosen.position, chosen.id`)
}
