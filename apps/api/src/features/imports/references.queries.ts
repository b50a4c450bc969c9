import type { ShopAdminCtx } from '../../admin-context.ts'
import { batched } from '../../platform/batched.ts'
import { type Sql, sql } from '../../platform/database.ts'

/** What files may call something: its slugs or its code, then its names. */
export interface Named {
  id: number
  /** What it is below: a category, or the feature of a value. */
  parent_id: number | null
  names: (string | null)[]
}

/** Names in lower case, as the database has it. */
const lowered = (names: readonly string[]): Sql => sql`(select lower(name) from unnest(${[...names]}::text[]) name)`

export const namedBrands = ({ db, shop }: ShopAdminCtx, names: readonly string[]) =>
  db.query<Named>(sql`
    select id, null as parent_id, array[slug, name] as names from brands
    where shop_id = ${shop.id} and (slug in ${lowered(names)} or lower(name) in ${lowered(names)}) order by id`)

export const namedCategories = ({ db, shop }: ShopAdminCtx, names: readonly string[]) =>
  db.query<Named>(sql`
    select id, parent_id, array[${shop.defaultLanguage === 'pl' ? sql`slug_pl, slug_en` : sql`slug_en, slug_pl`}, name ->> 'en', name ->> 'pl'] as names
    from categories
    where shop_id = ${shop.id} and (slug_en in ${lowered(names)} or slug_pl in ${lowered(names)}
      or lower(name ->> 'en') in ${lowered(names)} or lower(name ->> 'pl') in ${lowered(names)}) order by id`)

const isNamed = (of: Sql, names: readonly string[]) =>
  sql`(${of}.code in ${lowered(names)} or lower(${of}.name ->> 'en') in ${lowered(names)} or lower(${of}.name ->> 'pl') in ${lowered(names)})`

export const namedFeatures = ({ db, shop }: ShopAdminCtx, names: readonly string[]) =>
  db.query<Named>(sql`
    select id, null as parent_id, array[code, name ->> 'en', name ->> 'pl'] as names from features feature
    where shop_id = ${shop.id} and ${isNamed(sql`feature`, names)} order by id`)

/** Values of some features. */
export const namedValues = ({ db, shop }: ShopAdminCtx, featureIds: readonly number[], names: readonly string[]) =>
  db.query<Named>(sql`
    select id, feature_id as parent_id, array[code, name ->> 'en', name ->> 'pl'] as names from feature_values value
    where shop_id = ${shop.id} and feature_id = any (${[...featureIds]}::int[]) and ${isNamed(sql`value`, names)} order by id`)

/** Symbols of the products of variants. */
export const productsOfVariants = async ({ db, shop }: ShopAdminCtx, symbols: readonly string[]) =>
  new Map(
    (
      await db.query<{ variant: string; product: string }>(sql`
        select variant.symbol as variant, product.symbol as product from variants variant
        join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
        where variant.shop_id = ${shop.id} and variant.symbol = any (${[...symbols]}::text[])`)
    ).map(({ variant, product }) => [variant, product]),
  )

/** Ids of the products of some symbols. */
export const productIds = async ({ db, shop }: ShopAdminCtx, symbols: readonly string[]) =>
  (
    await db.query<{ id: number }>(sql`
      select id from products where shop_id = ${shop.id} and symbol = any (${[...symbols]}::text[])`)
  ).map(({ id }) => id)

export const productBySymbol = batched(async ({ db, shop }: ShopAdminCtx, symbols: readonly string[]) => {
  const rows = await db.query<{ id: number; symbol: string; is_active: boolean }>(sql`
    select id, symbol, is_active from products
    where shop_id = ${shop.id} and symbol = any (${[...symbols]}::text[]) order by id for no key update`)
  const bySymbol = new Map(rows.map(row => [row.symbol, row]))
  return symbols.map(symbol => bySymbol.get(symbol))
})
