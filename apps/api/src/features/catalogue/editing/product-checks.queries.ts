import type { Language } from '@stragan/contract'
import type { ShopAdminCtx } from '../../../admin-context.ts'
import { batched } from '../../../platform/batched.ts'
import { sql } from '../../../platform/database.ts'

/** Ids of what products name. */
interface Choices {
  brands: readonly number[]
  categories: readonly number[]
  values: readonly number[]
}

/** Which of the things that products name exist, and the tax rates that they can have. */
export const existingChoices = ({ db, shop }: ShopAdminCtx, { brands, categories, values }: Choices) =>
  db.one<{ brands: number[]; categories: number[]; values: number[]; vat_percents: number[] }>(sql`
    select array(select id from brands where shop_id = ${shop.id} and id = any (${[...brands]}::int[])) as brands,
      array(select id from categories where shop_id = ${shop.id} and id = any (${[...categories]}::int[])) as categories,
      array(select id from feature_values where shop_id = ${shop.id} and id = any (${[...values]}::int[])) as values,
      array(select percent from vat_rates where shop_id = ${shop.id}) as vat_percents`)

/** The same for one of several products. */
export const existingChoicesOf = batched(async (ctx: ShopAdminCtx, named: readonly Choices[]) => {
  const found = await existingChoices(ctx, {
    brands: named.flatMap(({ brands }) => brands),
    categories: named.flatMap(({ categories }) => categories),
    values: named.flatMap(({ values }) => values),
  })
  return named.map(() => found)
})

/** Symbols that a product, or a variant of it, is to have. */
interface Named {
  id: number
  product: readonly string[]
  variants: readonly string[]
}

/** Symbols of a list that other products, and variants of others, have. */
export const takenSymbols = batched(async ({ db, shop }: ShopAdminCtx, wanted: readonly Named[]) => {
  const rows = await db.query<{ product_id: number; symbol: string; of_variant: boolean }>(sql`
    select id as product_id, symbol, false as of_variant from products
    where shop_id = ${shop.id} and symbol = any (${wanted.flatMap(({ product }) => product)}::text[])
    union all
    select product_id, symbol, true from variants
    where shop_id = ${shop.id} and symbol = any (${wanted.flatMap(({ variants }) => variants)}::text[])`)
  return wanted.map(({ id, product, variants }) => {
    const taken = (symbols: readonly string[], ofVariant: boolean) => {
      const owned = rows.filter(row => row.of_variant === ofVariant && row.product_id !== id && symbols.includes(row.symbol))
      return owned.map(({ symbol }) => symbol)
    }
    return { products: taken(product, false), variants: taken(variants, true) }
  })
})

interface WantedSlugs {
  id: number
  language: Language
  slugs: readonly string[]
}

/** Which of some addresses of pages other products have, or, with `former`, had before, in a language. */
const takenAmong = async ({ db, shop }: ShopAdminCtx, wanted: readonly WantedSlugs[], { former }: { former: boolean }) => {
  const ofLanguage = (language: Language) => wanted.filter(one => one.language === language).flatMap(({ slugs }) => slugs)
  const [en, pl] = [ofLanguage('en'), ofLanguage('pl')]
  const formerSlugs = sql`
    union all
    select id, language, slug from former_slugs where shop_id = ${shop.id} and kind = 'product'
      and (language = 'en' and slug = any (${en}::text[]) or language = 'pl' and slug = any (${pl}::text[]))`
  const rows = await db.query<{ id: number; language: Language; slug: string }>(sql`
    select id, 'en' as language, slug_en as slug from products where shop_id = ${shop.id} and slug_en = any (${en}::text[])
    union all
    select id, 'pl', slug_pl from products where shop_id = ${shop.id} and slug_pl = any (${pl}::text[])
    ${former ? formerSlugs : sql``}`)
  return wanted.map(({ id, language, slugs }) =>
    rows.filter(row => row.id !== id && row.language === language && slugs.includes(row.slug)).map(({ slug }) => slug),
  )
}

export const takenSlugs = batched((ctx: ShopAdminCtx, wanted: readonly WantedSlugs[]) => takenAmong(ctx, wanted, { former: false }))
export const takenOrFormerSlugs = batched((ctx: ShopAdminCtx, wanted: readonly WantedSlugs[]) => takenAmong(ctx, wanted, { former: true }))

/** Products by their symbols. */
export const productsBySymbol = batched(async ({ db, shop }: ShopAdminCtx, symbols: readonly (readonly string[])[]) => {
  const rows = await db.query<{ id: number; symbol: string }>(sql`
    select id, symbol from products where shop_id = ${shop.id} and symbol = any (${symbols.flat()}::text[])`)
  const found = new Map(rows.map(({ id, symbol }) => [symbol, id]))
  return symbols.map(() => found)
})

export const symbolsOf = batched(async ({ db, shop }: ShopAdminCtx, ids: readonly (readonly number[])[]) => {
  const rows = await db.query<{ id: number; symbol: string }>(sql`
    select id, symbol from products where shop_id = ${shop.id} and id = any (${ids.flat()}::int[])`)
  const found = new Map(rows.map(({ id, symbol }) => [id, symbol]))
  return ids.map(() => found)
})

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
