import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { foundVariants } from '../catalogue/catalogue.ts'
import { variantName } from './prices.queries.ts'

/** Whose prices they are: the table that has them, and its column with the id. */
export interface Owner {
  table: Sql
  column: Sql
  id: number
}

/** Locks a customer until the transaction ends, so that one change of the prices waits for the other; false if there is none. */
export const lockCustomer = async ({ db, shop }: ShopAdminCtx, id: number) =>
  (await db.query(sql`select 1 from customers where shop_id = ${shop.id} and id = ${id} for no key update`)).length > 0

export const hasCustomer = async ({ db, shop }: ShopAdminCtx, id: number) =>
  (await db.query(sql`select 1 from customers where shop_id = ${shop.id} and id = ${id}`)).length > 0

/** Amounts are grosz net. */
export interface AgreedPriceRow {
  variant_id: number
  product_id: number
  name: string | null
  variant: string
  symbol: string
  ean: string | null
  is_active: boolean
  list_net: number | null
  public_net: number | null
  price_net: number | null
  changed_at: Date | null
  /** The rank of the product in a search. */
  position: number
}

interface ListQuery {
  q?: string | undefined
  /** What the last row before has; the position is 0 without a search. */
  after: { position: number; id: number } | null
  limit: number
}

/** Prices by the id of the variant, or what a search finds, the best first: one more than the limit, if there are. */
export const listedPrices = (ctx: ShopAdminCtx, { table, column, id }: Owner, { q, after, limit }: ListQuery) => {
  const { db, shop } = ctx
  const position = q ? sql`ranked.position` : sql`0`
  const agreed = sql`agreed.shop_id = ${shop.id} and agreed.${column} = ${id}`
  const rows = q
    ? sql`${foundVariants(ctx, q)} left join ${table} agreed on ${agreed} and agreed.variant_id = variant.id`
    : sql`${table} agreed join variants variant on ${agreed} and variant.shop_id = agreed.shop_id and variant.id = agreed.variant_id`
  const rest = after ? sql`and ${position} >= ${after.position} and (${position} > ${after.position} or variant.id > ${after.id})` : sql``
  return db.query<AgreedPriceRow>(sql`
    select variant.id as variant_id, variant.product_id, ${text(ctx, sql`product.name`)} as name,
      case when product.has_variants then ${variantName(ctx, sql`variant.id`)} else '' end as variant,
      case when product.has_variants then variant.symbol else product.symbol end as symbol,
      coalesce(variant.ean, case when not product.has_variants then product.ean end) as ean, product.is_active,
      coalesce(tier.price_net, product.price_net) as list_net, public.price_net as public_net, agreed.price_net, agreed.changed_at,
      ${position} as position
    from ${rows}
    join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
    left join tiers tier on tier.shop_id = variant.shop_id and tier.variant_id = variant.id and tier.quantity = 1
    left join lateral (
      select price_net from variant_list_prices list where list.shop_id = variant.shop_id and list.variant_id = variant.id limit 1) public on true
    where variant.shop_id = ${shop.id} ${rest}
    order by ${q ? sql`ranked.position,` : sql``} variant.id limit ${limit + 1}`)
}

export interface StoredPrice {
  variant_id: number
  product_id: number
  /** Null: none. */
  price_net: number | null
}

/** The prices of some variants; a variant that does not exist is left out. */
export const storedPrices = ({ db, shop }: ShopAdminCtx, { table, column, id }: Owner, variants: readonly number[]) =>
  db.query<StoredPrice>(sql`
    select variant.id as variant_id, variant.product_id, agreed.price_net
    from variants variant
    left join ${table} agreed on agreed.shop_id = variant.shop_id and agreed.${column} = ${id} and agreed.variant_id = variant.id
    where variant.shop_id = ${shop.id} and variant.id = any (${[...variants]}::int[])`)

export interface NamedPrice extends StoredPrice {
  /** As the variant is shown. */
  symbol: string
  /** Those of the variant, and of its product where that has no variants. */
  symbols: string[]
  eans: string[]
}

interface Names {
  symbols: readonly string[]
  eans: readonly string[]
}

/** Ids of the variants that have one of some symbols or EANs. A product without variants has one. */
const variantIds = async ({ db, shop }: ShopAdminCtx, names: Names) => {
  const isNamed = sql`shop_id = ${shop.id} and (symbol = any (${[...names.symbols]}::text[]) or ean = any (${[...names.eans]}::text[]))`
  const rows = await db.query<{ id: number }>(sql`
    select id from variants where ${isNamed}
    union select id from variants where shop_id = ${shop.id} and product_id = any (array(select id from products where ${isNamed} and not has_variants))`)
  return rows.map(({ id }) => id)
}

interface NamedRow {
  id: number
  product_id: number
  symbol: string
  ean: string | null
}

/** Variants with their prices, by their ids. No statement joins, since the database may know nothing yet of a shop that was filled just now. */
async function pricesOfVariants({ db, shop }: ShopAdminCtx, { table, column, id }: Owner, ids: readonly number[]): Promise<NamedPrice[]> {
  const variants = await db.query<NamedRow>(sql`
    select id, product_id, symbol, ean from variants where shop_id = ${shop.id} and id = any (${[...ids]}::int[]) order by id`)
  const productIds = [...new Set(variants.map(({ product_id }) => product_id))]
  const whole = await db.query<Omit<NamedRow, 'product_id'>>(sql`
    select id, symbol, ean from products where shop_id = ${shop.id} and id = any (${productIds}::int[]) and not has_variants`)
  const prices = await db.query<{ variant_id: number; price_net: number }>(sql`
    select variant_id, price_net from ${table} where shop_id = ${shop.id} and ${column} = ${id} and variant_id = any (${[...ids]}::int[])`)
  const products = new Map(whole.map(product => [product.id, product]))
  const priceOf = new Map(prices.map(({ variant_id, price_net }) => [variant_id, price_net]))
  return variants.map(({ id: variant_id, product_id, symbol, ean }) => {
    const product = products.get(product_id)
    const symbols = [product?.symbol ?? symbol, symbol]
    const eans = [product?.ean, ean].filter(one => typeof one === 'string')
    return { variant_id, product_id, symbol: product?.symbol ?? symbol, symbols, eans, price_net: priceOf.get(variant_id) ?? null }
  })
}

/** The variants of some symbols and EANs with their prices. */
export const namedPrices = async (ctx: ShopAdminCtx, owner: Owner, names: Names) =>
  pricesOfVariants(ctx, owner, await variantIds(ctx, names))

/** All prices but those of some variants, which `named` finds among those that it gets. */
export async function otherPrices(ctx: ShopAdminCtx, owner: Owner, named: (variants: readonly number[]) => Promise<ReadonlySet<number>>) {
  const { table, column, id } = owner
  const all = await ctx.db.query<{ variant_id: number }>(sql`
    select variant_id from ${table} where shop_id = ${ctx.shop.id} and ${column} = ${id}`)
  const ids = all.map(({ variant_id }) => variant_id)
  const inFile = await named(ids)
  return pricesOfVariants(
    ctx,
    owner,
    ids.filter(one => !inFile.has(one)),
  )
}

/** The number of prices, or of the variants that a search finds: at most `max`. */
export const countPrices = (ctx: ShopAdminCtx, { table, column, id }: Owner, { q, max }: { q?: string | undefined; max: number }) =>
  countRows(ctx.db, q ? foundVariants(ctx, q) : sql`${table} where shop_id = ${ctx.shop.id} and ${column} = ${id}`, max)

/** Stores prices that differ from what is stored. */
export const storePrices = ({ db, shop }: ShopAdminCtx, { table, column, id }: Owner, prices: readonly StoredPrice[]) =>
  db.query(sql`
    insert into ${table} (shop_id, ${column}, variant_id, product_id, price_net)
    select ${shop.id}, ${id}, price.variant_id, price.product_id, price.price_net
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) price (variant_id int, product_id int, price_net int)
    on conflict (shop_id, ${column}, variant_id) do update set price_net = excluded.price_net, changed_at = excluded.changed_at`)

export const deletePrices = ({ db, shop }: ShopAdminCtx, { table, column, id }: Owner, variants: readonly number[]) =>
  db.query(sql`delete from ${table} where shop_id = ${shop.id} and ${column} = ${id} and variant_id = any (${[...variants]}::int[])`)
