import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { storedTexts, type Texts } from '../../platform/texts.ts'

/** What the spreadsheet changes of a product. Amounts are grosz net. */
export interface StoredProduct {
  id: number
  name: Texts
  price_net: number | null
  vat_percent: number
  ean: string | null
  brand_id: number | null
  category_id: number | null
  is_active: boolean
  has_variants: boolean
  /** Number of its variants, and of those with a price of their own. */
  variants: number
  own_prices: number
}

/** What the spreadsheet changes of a variant. */
export interface StoredVariant {
  id: number
  product_id: number
  symbol: string
  ean: string | null
  weight: number
  minimum_stock: number | null
  stock_on_hand: number
  /** Null where the product’s price counts. */
  own_price: number | null
}

/** The products of some variants. */
export const productIdsOf = async ({ db, shop }: ShopAdminCtx, variantIds: readonly number[]): Promise<number[]> => {
  const rows = await db.query<{ product_id: number }>(sql`
    select distinct product_id from variants where shop_id = ${shop.id} and id = any (${[...variantIds]}::int[])`)
  return rows.map(row => row.product_id)
}

export const storedProducts = ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  db.query<StoredProduct>(sql`
    select product.id, name, price_net, vat_percent::int, ean, brand_id, category_id, is_active, has_variants, counts.variants, counts.own_prices
    from products product
    cross join lateral (
      select count(*)::int as variants, count(tier.variant_id)::int as own_prices from variants variant
      left join tiers tier on tier.shop_id = variant.shop_id and tier.variant_id = variant.id and tier.quantity = 1
      where variant.shop_id = ${shop.id} and variant.product_id = product.id) counts
    where product.shop_id = ${shop.id} and product.id = any (${[...ids]}::int[])`)

export const storedVariants = ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  db.query<StoredVariant>(sql`
    select variant.id, variant.product_id, symbol, ean, weight::float, minimum_stock, stock_on_hand, tier.price_net as own_price
    from variants variant
    left join tiers tier on tier.shop_id = variant.shop_id and tier.variant_id = variant.id and tier.quantity = 1
    where variant.shop_id = ${shop.id} and variant.id = any (${[...ids]}::int[])`)

export const updateProducts = ({ db, shop }: ShopAdminCtx, products: readonly StoredProduct[]) => {
  const rows = JSON.stringify(products.map(product => ({ ...product, name: storedTexts(product.name) })))
  return db.query(sql`
    update products set name = given.name, price_net = given.price_net, vat_percent = given.vat_percent, ean = given.ean, brand_id = given.brand_id,
      category_id = given.category_id, is_active = given.is_active
    from jsonb_to_recordset(${rows}::jsonb) as given (id int, name jsonb, price_net int, vat_percent int, ean text, brand_id int, category_id int,
      is_active boolean)
    where products.shop_id = ${shop.id} and products.id = given.id`)
}

export const updateVariants = ({ db, shop }: ShopAdminCtx, variants: readonly StoredVariant[]) =>
  db.query(sql`
    update variants set ean = given.ean, weight = given.weight, minimum_stock = given.minimum_stock
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as given (id int, ean text, weight numeric, minimum_stock int)
    where variants.shop_id = ${shop.id} and variants.id = given.id`)
