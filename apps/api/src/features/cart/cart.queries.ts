import { type Currency, type PackageContent, ShopError } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx, VisitorCtx } from '../../context.ts'
import { join, raw, type Sql, sql, type Tx } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { contentJson, priceListOf, type TierRow, type VariantFeature, variantFeaturesOf } from '../catalogue/catalogue.ts'
import type { EntryRow } from '../configuration/configuration.ts'
import { pictureJson, type StoredPicture } from '../pictures/pictures.ts'

/** Amounts are grosz net. */
export interface LineRow {
  product_id: number
  variant_id: number
  has_variants: boolean
  is_active: boolean
  items: number
  stock: number
  name: string
  slug_en: string
  slug_pl: string
  symbol: string
  features: VariantFeature[]
  cover: StoredPicture | null
  vat_percent: number
  weight: number
  content: PackageContent | null
  price_net: number | null
  promo_net: number | null
  /** The customer's own price; null where there is none. */
  personal_net: number | null
  tiers: TierRow[]
}

export interface DiscountRow {
  id: number
  code: string
  discount_type: 'percentage' | 'fixed'
  value: number
  min_order_value: number
  is_over: boolean
  is_used_up: boolean
}

export interface GiftRow {
  id: number
  name: string
  description: string | null
  picture: StoredPicture | null
  min_order_value: number
  items: number
}

/** Everything a computed cart is made of. `id` is null where nothing has been put into it yet. */
export interface CartRow {
  id: string | null
  revision: number
  currency: Currency
  /** PLN for one unit of the currency, a decimal string; null where the shop does not offer it. */
  rate: string | null
  delivery_id: number | null
  payment_id: number | null
  gift_id: number | null
  reward_regulations_accepted: boolean
  enable_delivery_address: boolean
  delivery_address_id: number | null
  billing_address_id: number | null
  customer_order_number: string | null
  /** Where it goes, as set or as a chosen saved address says. */
  country: string | null
  /** Whether the chosen billing address has a NIP; null where none is chosen. */
  has_company_number: boolean | null
  stock_limited_lines: { variant_id: number; wanted: number; items: number }[]
  discount: DiscountRow | null
  lines: LineRow[]
  deliveries: EntryRow[]
  payments: EntryRow[]
  gifts: GiftRow[]
  /** What was asked for beside the cart. */
  goods: GoodsRow[]
}

/** What may be put into a cart; a product without variants has one of its own. */
export interface AskedGoods {
  product_id: number
  product_variant_id?: number | null | undefined
}

/** One that is asked for, or any other variant of its product where there is no such; null where the product is not sold. */
export type GoodsRow = LineRow | null

const entriesJson = (ctx: Ctx, scope: 'delivery' | 'payment') => sql`
  coalesce((
    select json_agg(json_build_object('id', id, 'enabled', enabled, 'entry', entry) order by position)
    from configuration where shop_id = ${ctx.shop.id} and scope = ${scope} and enabled), '[]')`

const discountJson = sql`
  json_build_object('id', d.id, 'code', d.code, 'discount_type', d.discount_type, 'value', d.value, 'min_order_value', d.min_order_value,
    'is_over', coalesce(d.valid_to <= clock() or d.valid_from > clock(), false), 'is_used_up', coalesce(d.uses >= d.max_uses, false))`

/** What the customer pays for variant `v`, whatever the list says. */
const personalPrice = ({ shop, visitor }: MaybeVisitorCtx) => sql`(
  select personal.price_net from customer_prices personal
  where personal.shop_id = ${shop.id} and personal.customer_id = ${visitor?.customer?.id ?? null}::int and personal.variant_id = v.id)`

/** A line of `items` pieces of variant `v` of product `p`, as JSON: a LineRow. */
export const lineJson = (ctx: MaybeVisitorCtx, items: Sql) => sql`
  json_build_object(
    'product_id', p.id, 'variant_id', v.id, 'has_variants', p.has_variants, 'is_active', p.is_active, 'items', ${items}, 'stock', v.items,
    'name', ${text(ctx, sql`p.name`)}, 'slug_en', p.slug_en, 'slug_pl', p.slug_pl,
    'symbol', case when p.has_variants then v.symbol else p.symbol end, 'features', ${variantFeaturesOf(ctx, sql`v.id`)},
    'cover', (
      select ${pictureJson(ctx)} from product_pictures has join pictures x on x.shop_id = has.shop_id and x.id = has.picture_id
      where has.shop_id = p.shop_id and has.product_id = p.id order by has.position limit 1),
    'vat_percent', p.vat_percent, 'weight', v.weight::float, 'content', ${contentJson}, 'price_net', p.price_net,
    'promo_net', (
      select promo.price_net from current_promotions promo
      where promo.shop_id = p.shop_id and promo.product_id = p.id and promo.variant_id is null),
    'personal_net', ${personalPrice(ctx)},
    'tiers', ${priceListOf(ctx, sql`v.id`)})`

/** Whose cart: a customer's is found by the customer, a visitor's by the session. */
const mine = ({ visitor }: VisitorCtx) =>
  visitor.customer ? sql`carts.customer_id = ${visitor.customer.id}` : sql`carts.session_id = ${visitor.sessionId}`

const goodsJson = (ctx: VisitorCtx, asked: readonly AskedGoods[]) => sql`
  (select json_agg(sold.line order by place)
  from unnest(${asked.map(one => one.product_id)}::int[], ${asked.map(one => one.product_variant_id ?? null)}::int[])
    with ordinality as asked (product_id, variant_id, place)
  left join lateral (
    select ${lineJson(ctx, sql`0`)} as line
    from products p
    cross join lateral (
      select * from variants where variants.shop_id = p.shop_id and variants.product_id = p.id
      order by variants.id = asked.variant_id desc, variants.position limit 1) v
    where p.shop_id = ${ctx.shop.id} and p.id = asked.product_id and p.is_active
  ) sold on true)`

/** The open cart with all that its prices depend on, and perhaps goods to put into it, in one statement. */
export const cartRow = (ctx: VisitorCtx, currency: Currency | undefined, asked: readonly AskedGoods[] = []) =>
  ctx.db.one<CartRow>(sql`
    with cart as (
      select * from (select 1) one left join carts
        on shop_id = ${ctx.shop.id} and ${mine(ctx)} and closed_at is null
    ), spoken as (
      select coalesce(${currency ?? null}, cart.currency, 'PLN') as currency from cart
    )
    select cart.id, coalesce(revision, 0) as revision, spoken.currency, delivery_id, payment_id, gift_id,
      coalesce(reward_regulations_accepted, false) as reward_regulations_accepted, coalesce(enable_delivery_address, false) as enable_delivery_address,
      delivery_address_id, billing_address_id, customer_order_number, coalesce(stock_limited_lines, '[]') as stock_limited_lines,
      coalesce(cart.delivery_country, (select saved.address ->> 'country' from addresses saved
        where saved.shop_id = ${ctx.shop.id} and saved.customer_id = cart.customer_id
          and saved.id = case when cart.enable_delivery_address then cart.delivery_address_id else cart.billing_address_id end)) as country,
      (select coalesce(saved.address ->> 'nip', '') <> '' from addresses saved
        where saved.shop_id = ${ctx.shop.id} and saved.customer_id = cart.customer_id and saved.id = cart.billing_address_id) as has_company_number,
      (select entry ->> 'rate' from configuration
        where shop_id = ${ctx.shop.id} and scope = 'currency' and enabled and entry ->> 'code' = spoken.currency) as rate,
      (select ${discountJson} from discount_codes d where d.shop_id = ${ctx.shop.id} and d.id = cart.discount_id) as discount,
      coalesce((
        select json_agg(${lineJson(ctx, sql`line.items`)} order by line.added_at, v.id)
        from cart_lines line
        join variants v on v.shop_id = line.shop_id and v.id = line.variant_id
        join products p on p.shop_id = line.shop_id and p.id = line.product_id
        where line.shop_id = ${ctx.shop.id} and line.cart_id = cart.id), '[]') as lines,
      ${entriesJson(ctx, 'delivery')} as deliveries, ${entriesJson(ctx, 'payment')} as payments,
      coalesce((
        select json_agg(json_build_object('id', g.id, 'name', ${text(ctx, sql`g.name`)}, 'description', ${text(ctx, sql`g.description`)},
          'picture', (select ${pictureJson(ctx)} from pictures x where x.shop_id = g.shop_id and x.id = g.picture_id),
          'min_order_value', g.min_order_value, 'items', g.items) order by g.position, g.id)
        from gifts g where g.shop_id = ${ctx.shop.id} and g.is_active), '[]') as gifts,
      ${asked.length > 0 ? goodsJson(ctx, asked) : sql`'[]'::json`} as goods
    from cart, spoken`)

/** What of a cart is set as it comes. */
export interface CartColumns {
  delivery_id?: number
  payment_id?: number
  gift_id?: number | null
  discount_id?: number | null
  reward_regulations_accepted?: boolean
  enable_delivery_address?: boolean
  customer_order_number?: string | null
  billing_address_id?: number | null
  delivery_address_id?: number | null
  delivery_country?: string | null
  currency?: Currency
}

const andEach = (parts: readonly Sql[]) => (parts.length === 0 ? sql`` : join(parts, ', ', ', '))

/** By what there is one open cart. */
const onlyOne = ({ visitor }: VisitorCtx) =>
  sql`(shop_id, ${visitor.customer ? sql`customer_id` : sql`session_id`}) where closed_at is null`

const ownerOf = ({ visitor }: VisitorCtx) => sql`${visitor.customer ? null : visitor.sessionId}, ${visitor.customer?.id ?? null}`

/** A session may end while its cart is made: by a log-in elsewhere, which takes its cart along. */
const endedMeanwhile = (error: { code?: string; constraint?: string }): never => {
  if (error.code === '23503' && error.constraint === 'carts_shop_id_session_id_fkey')
    throw new ShopError('session_expired', { cause: error })
  throw error
}

/**
 * The one open cart of the visitor, made if there is none, with something set in it, and locked until the request ends: changes of a cart
 * come one after the other.
 */
export const openCart = async (ctx: VisitorCtx, columns: CartColumns = {}) => {
  const names = Object.keys(columns).map(name => raw(name))
  const opened = ctx.db.query<{ id: string }>(sql`
    insert into carts (shop_id, session_id, customer_id${andEach(names)})
    values (${ctx.shop.id}, ${ownerOf(ctx)}${andEach(Object.values(columns).map(value => sql`${value}`))})
    on conflict ${onlyOne(ctx)}
      do update set revision = carts.revision + 1, stock_limited_lines = '[]'${andEach(names.map(name => sql`${name} = excluded.${name}`))}
    returning id`)
  const [row] = await opened.catch(endedMeanwhile)
  return (row as { id: string }).id
}

/**
 * Writes lines of a cart that was read, without pieces: removes them. False, and nothing is written, where the cart is no longer as it was
 * read. A new line comes last, also among those that are added at the same moment.
 */
export const writeLines = async (ctx: VisitorCtx, cart: Pick<CartRow, 'id' | 'revision'>, lines: readonly LineRow[]) => {
  const opened =
    cart.id === null
      ? sql`insert into carts (shop_id, session_id, customer_id) values (${ctx.shop.id}, ${ownerOf(ctx)}) on conflict ${onlyOne(ctx)} do nothing returning id`
      : sql`update carts set revision = revision + 1, stock_limited_lines = '[]'
          where shop_id = ${ctx.shop.id} and id = ${cart.id} and revision = ${cart.revision} and closed_at is null returning id`
  const written = ctx.db.query(sql`
    with cart as (${opened}), line as (
      select cart.id as cart_id, variant_id, product_id, items, place
      from cart, unnest(${lines.map(line => line.variant_id)}::int[], ${lines.map(line => line.product_id)}::int[], ${lines.map(line => line.items)}::int[])
        with ordinality as given (variant_id, product_id, items, place)
    ), gone as (
      delete from cart_lines using line
      where shop_id = ${ctx.shop.id} and cart_lines.cart_id = line.cart_id and cart_lines.variant_id = line.variant_id and line.items = 0
    ), kept as (
      insert into cart_lines (shop_id, cart_id, variant_id, product_id, items, added_at)
      select ${ctx.shop.id}, cart_id, variant_id, product_id, items, greatest(clock(), (
          select max(added_at) from cart_lines before where before.shop_id = ${ctx.shop.id} and before.cart_id = line.cart_id
        )) + place * interval '1 microsecond'
      from line where items > 0
      on conflict (shop_id, cart_id, variant_id) do update set items = excluded.items
    )
    select id from cart`)
  return (await written.catch(endedMeanwhile)).length > 0
}

/** Removes the lines of a product, or of one of its variants; false where there were none. */
export const deleteLines = async (ctx: VisitorCtx, cartId: string, productId: number, variantId: number | null) => {
  const gone = await ctx.db.query(sql`
    delete from cart_lines
    where shop_id = ${ctx.shop.id} and cart_id = ${cartId} and product_id = ${productId} and variant_id = coalesce(${variantId}::int, variant_id)
    returning variant_id`)
  return gone.length > 0
}

/** A code as it is written, in any letter case; one whose time has not come is not there yet. */
export const discountByCode = async (ctx: VisitorCtx, code: string) => {
  const rows = await ctx.db.query<{ discount: DiscountRow }>(sql`
    select ${discountJson} as discount from discount_codes d
    where d.shop_id = ${ctx.shop.id} and d.code = upper(${code}) and coalesce(d.valid_from <= clock(), true)`)
  return rows[0]?.discount
}

/** The open cart, locked until the request ends; undefined where there is none. */
export const lockOpenCart = async (ctx: VisitorCtx) => {
  const row = await ctx.db.maybeOne<{ id: string }>(sql`
    select id from carts where shop_id = ${ctx.shop.id} and ${mine(ctx)} and closed_at is null for update`)
  return row?.id
}

export const closeCart = (ctx: VisitorCtx, cartId: string) =>
  ctx.db.query(sql`update carts set closed_at = clock() where shop_id = ${ctx.shop.id} and id = ${cartId}`)

/** Counts a use of a code; false where it was used up meanwhile. */
export const countDiscountUse = async (ctx: Ctx, id: number, uses: 1 | -1) => {
  const counted = await ctx.db.query(sql`
    update discount_codes set uses = greatest(0, uses + ${uses}::int)
    where shop_id = ${ctx.shop.id} and id = ${id} and (${uses}::int < 0 or max_uses is null or uses < max_uses) returning id`)
  return counted.length > 0
}

/** Takes a piece of a gift, or puts it back; false where there was none left. */
export const takeGift = async (ctx: Ctx, id: number, pieces: 1 | -1) => {
  const taken = await ctx.db.query(sql`
    update gifts set items = items - ${pieces}::int where shop_id = ${ctx.shop.id} and id = ${id} and items >= ${pieces}::int returning id`)
  return taken.length > 0
}

/** A visitor's open cart, held until the transaction ends. */
export const holdCartOfSession = async (ctx: Ctx, tx: Tx, sessionId: string) => {
  const row = await tx.maybeOne<{ id: string }>(sql`
    select id from carts where shop_id = ${ctx.shop.id} and session_id = ${sessionId} and closed_at is null for update`)
  return row?.id
}

/** A customer's open cart, made if there is none, and held. */
export const holdCartOfCustomer = async (ctx: Ctx, tx: Tx, customerId: number) => {
  const row = await tx.one<{ id: string }>(sql`
    insert into carts (shop_id, customer_id) values (${ctx.shop.id}, ${customerId})
    on conflict (shop_id, customer_id) where closed_at is null do update set revision = carts.revision + 1
    returning id`)
  return row.id
}

/** Adds the lines of one cart to another, up to the stock; tells those that there is not enough of. Both are held. */
export const addLines = (ctx: Ctx, tx: Tx, cartId: string, from: string) =>
  tx.query<CartRow['stock_limited_lines'][number]>(sql`
    with sums as (
      select theirs.variant_id, theirs.product_id, theirs.added_at, theirs.items + coalesce(own.items, 0) as wanted,
        greatest(least(theirs.items + coalesce(own.items, 0), v.items), theirs.items, own.items) as items
      from cart_lines theirs
      join variants v on v.shop_id = theirs.shop_id and v.id = theirs.variant_id
      left join cart_lines own on own.shop_id = theirs.shop_id and own.cart_id = ${cartId} and own.variant_id = theirs.variant_id
      where theirs.shop_id = ${ctx.shop.id} and theirs.cart_id = ${from}
    ), added as (
      insert into cart_lines (shop_id, cart_id, variant_id, product_id, items, added_at)
      select ${ctx.shop.id}, ${cartId}, variant_id, product_id, items, added_at from sums
      on conflict (shop_id, cart_id, variant_id) do update set items = excluded.items
    )
    select variant_id, wanted, items from sums where wanted > items`)

/** What the visitor had chosen, where the customer had not. */
export const fillIn = (ctx: Ctx, tx: Tx, cartId: string, from: string, stockLimitedLines: object) =>
  tx.query(sql`
    update carts set
      stock_limited_lines = ${JSON.stringify(stockLimitedLines)}::jsonb,
      delivery_id = coalesce(carts.delivery_id, theirs.delivery_id),
      payment_id = coalesce(carts.payment_id, theirs.payment_id),
      discount_id = coalesce(carts.discount_id, theirs.discount_id),
      gift_id = coalesce(carts.gift_id, theirs.gift_id),
      reward_regulations_accepted = carts.reward_regulations_accepted or theirs.reward_regulations_accepted,
      customer_order_number = coalesce(carts.customer_order_number, theirs.customer_order_number),
      delivery_country = coalesce(carts.delivery_country, theirs.delivery_country)
    from carts theirs
    where carts.shop_id = ${ctx.shop.id} and carts.id = ${cartId} and theirs.shop_id = ${ctx.shop.id} and theirs.id = ${from}`)
