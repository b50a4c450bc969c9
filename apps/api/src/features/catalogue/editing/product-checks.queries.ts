import type { ShopAdminCtx } from '../../../admin-context.ts'
import { sql } from '../../../platform/database.ts'

/** Ids of what products name. */
interface Named {
  brands: readonly number[]
  categories: readonly number[]
  values: readonly number[]
}

/** Which of the things that products name exist, and the tax rates that they can have. */
export const existingChoices = ({ db, shop }: ShopAdminCtx, { brands, categories, values }: Named) =>
  db.one<{ brands: number[]; categories: number[]; values: number[]; vat_percents: number[] }>(sql`
    select array(select id from brands where shop_id = ${shop.id} and id = any (${[...brands]}::int[])) as brands,
      array(select id from categories where shop_id = ${shop.id} and id = any (${[...categories]}::int[])) as categories,
      array(select id from feature_values where shop_id = ${shop.id} and id = any (${[...values]}::int[])) as values,
      array(select percent from vat_rates where shop_id = ${shop.id}) as vat_percents`)

/** Symbols of a list that other products, and variants of others, have. */
export const takenSymbols = (
  { db, shop }: ShopAdminCtx,
  id: number,
  symbols: { product: readonly string[]; variants: readonly string[] },
) =>
  db.one<{ products: string[]; variants: string[] }>(sql`
    select
      array(select symbol from products where shop_id = ${shop.id} and symbol = any (${[...symbols.product]}::text[]) and id <> ${id}) as products,
      array(select symbol from variants where shop_id = ${shop.id} and symbol = any (${[...symbols.variants]}::text[]) and product_id <> ${id}) as variants`)

/** Which of some addresses of pages other products have, in a language. */
export const takenSlugs = async ({ db, shop }: ShopAdminCtx, id: number, language: 'en' | 'pl', slugs: readonly string[]) => {
  const column = language === 'en' ? sql`slug_en` : sql`slug_pl`
  const rows = await db.query<{ slug: string }>(sql`
    select ${column} as slug from products where shop_id = ${shop.id} and id <> ${id} and ${column} = any (${[...slugs]}::text[])`)
  return rows.map(({ slug }) => slug)
}

/** Products by their symbols. */
export const productsBySymbol = ({ db, shop }: ShopAdminCtx, symbols: readonly string[]) =>
  db.query<{ id: number; symbol: string }>(sql`
    select id, symbol from products where shop_id = ${shop.id} and symbol = any (${[...symbols]}::text[])`)

export const symbolsOf = async ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  new Map(
    (
      await db.query<{ id: number; symbol: string }>(
        sql`select id, symbol from products where shop_id = ${shop.id} and id = any (${[...ids]}::int[])`,
      )
    ).map(({ id, symbol }) => [id, symbol]),
  )

/** The first of some variants of a product that stands in the way of their deletion, and why. Locks them. */
export const usedVariant = ({ db, shop }: ShopAdminCtx, productId: number, ids: readonly number[] | null) =>
  db.maybeOne<{ symbol: string; stock_on_hand: number; is_ordered: boolean }>(sql`
    with chosen as materialized (
      select id, symbol, stock_on_hand from variants
      where shop_id = ${shop.id} and product_id = ${productId} ${ids ? sql`and id = any (${[...ids]}::int[])` : sql``} order by id for update
    )
    select symbol, stock_on_hand, is_ordered from chosen
    cross join lateral (
      select exists (select from order_lines
        where shop_id = ${shop.id} and product_id = ${productId} and variant_id = chosen.id) as is_ordered) ordered
    where stock_on_hand <> 0 or is_ordered
    order by is_ordered desc, id limit 1`)
