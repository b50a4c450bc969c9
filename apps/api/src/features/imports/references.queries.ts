import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'

interface Named {
  id: number
  names: (string | null)[]
}

/** Brands and categories that have one of these slugs or names, in lower case. */
export const namedThings = async ({ db, shop }: ShopAdminCtx, brands: readonly string[], categories: readonly string[]) => ({
  brands: await db.query<Named>(sql`
    select id, array[slug, lower(name)] as names from brands
    where shop_id = ${shop.id} and (slug = any (${[...brands]}::text[]) or lower(name) = any (${[...brands]}::text[])) order by id`),
  categories: await db.query<Named>(sql`
    select id, array[${shop.defaultLanguage === 'pl' ? sql`slug_pl, slug_en` : sql`slug_en, slug_pl`}, lower(name ->> 'en'), lower(name ->> 'pl')] as names
    from categories
    where shop_id = ${shop.id} and (slug_en = any (${[...categories]}::text[]) or slug_pl = any (${[...categories]}::text[])
      or lower(name ->> 'en') = any (${[...categories]}::text[]) or lower(name ->> 'pl') = any (${[...categories]}::text[])) order by id`),
})

/** Ids of values of features by `code=code`. */
export const valuesByCode = ({ db, shop }: ShopAdminCtx, codes: readonly string[]) =>
  db.query<{ id: number; code: string }>(sql`
    select value.id, feature.code || '=' || value.code as code from feature_values value
    join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id
    where value.shop_id = ${shop.id} and feature.code || '=' || value.code = any (${[...codes]}::text[])`)

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

export const productBySymbol = ({ db, shop }: ShopAdminCtx, symbol: string) =>
  db.maybeOne<{ id: number; is_active: boolean }>(sql`
    select id, is_active from products where shop_id = ${shop.id} and symbol = ${symbol} for no key update`)
