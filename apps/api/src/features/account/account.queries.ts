import { type Language, recentDays, type SalesUnit } from '@stragan/contract'
import type { Ctx, VisitorCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { searchWords } from '../../platform/search-words.ts'
import { text } from '../../platform/texts.ts'
import type { CustomerRow } from '../auth/auth.ts'
import { soldVariants } from '../cart/cart.ts'
import type { TierRow, VariantFeature } from '../catalogue/catalogue.ts'

/** Amounts are grosz net. */
export interface PriceRow {
  product_id: number
  variant_id: number | null
  name: string
  slug_en: string
  slug_pl: string
  symbol: string
  features: VariantFeature[]
  vat_percent: number
  sales_unit: SalesUnit
  list_net: number
  /** The product's personal price, without tiers; null if there is none. */
  product_net: number | null
  promo_net: number | null
  tiers: TierRow[]
  price_net: number
  changed_at: string
  is_recent: boolean
  stock_on_hand: number
}

interface PriceQuery {
  page: number
  per_page: number
  q?: string | undefined
  recent?: '1' | undefined
  sort: 'changed' | 'name'
}

/**
 * A page of the prices that a customer has, personal ones and those of price lists, beside the list prices; each word of `q` has to occur in
 * the name or symbol. Only what is on the page is looked up as it is sold.
 */
export const pricesOf = async (ctx: VisitorCtx, customerId: number, query: PriceQuery) => {
  const { shop } = ctx
  const words = searchWords(query.q)
  const order = query.sort === 'name' ? sql`fold(name), symbol` : sql`changed_at desc, symbol`
  return ctx.db.one<{ total: number; items: PriceRow[] }>(sql`
    with agreed as (
      select distinct on (variant_id) variant_id, product_id, price_net, changed_at from (
        select variant_id, product_id, price_net, changed_at from customer_prices where shop_id = ${shop.id} and customer_id = ${customerId}
        union all
        select price.variant_id, price.product_id, price.price_net, greatest(price.changed_at, list.since)
        from current_price_lists list
        join price_list_prices price on price.shop_id = list.shop_id and price.price_list_id = list.price_list_id
        where list.shop_id = ${shop.id} and list.customer_id = ${customerId}
      ) either order by variant_id, price_net, changed_at
    ), found as (
      select agreed.*, ${text(ctx, sql`product.name`)} as name, case when product.has_variants then variant.symbol else product.symbol end as symbol,
        agreed.changed_at > clock() - make_interval(days => ${recentDays}) as is_recent
      from agreed
      join products product on product.shop_id = ${shop.id} and product.id = agreed.product_id and product.is_active
      join variants variant on variant.shop_id = ${shop.id} and variant.id = agreed.variant_id
    ), filtered as (
      select * from found
      where (is_recent or not ${query.recent === '1'})
        and not exists (select from unnest(${words}::text[]) word where strpos(fold(name || ' ' || symbol), fold(word)) = 0)
    ), paged as materialized (
      select * from filtered order by ${order} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
    ), items as (
      select sold.product_id, case when sold.has_variants then sold.variant_id end as variant_id, sold.name, sold.slug_en, sold.slug_pl, sold.symbol,
        sold.vat_percent, coalesce(unit.price_net, sold.price_net, paged.price_net) as list_net, sold.price_net as product_net, sold.promo_net,
        paged.price_net, paged.changed_at, paged.is_recent,
        sold.stock_on_hand, case when sold.has_variants then sold.features else '[]' end as features, sold.sales_unit, sold.tiers
      from paged
      join lateral (select * from ${soldVariants(ctx)} variant where variant.variant_id = paged.variant_id) sold on true
      left join lateral (
        select (tier ->> 'price_net')::int as price_net from json_array_elements(sold.tiers) tier where tier ->> 'quantity' = '1') unit on true
    )
    select (select count(*)::int from filtered) as total, coalesce((select json_agg(items order by ${order}) from items), '[]') as items`)
}

export interface SessionRow {
  id: string
  device: string | null
  created_at: Date
  expires_at: Date
}

export const sessionsOf = (ctx: Ctx, customerId: number) =>
  ctx.db.query<SessionRow>(sql`
    select id, device, created_at, expires_at from sessions
    where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and expires_at > clock() order by created_at desc`)

export const endSession = async (ctx: Ctx, customerId: number, id: string) => {
  const deleted = await ctx.db.query(
    sql`delete from sessions where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and id = ${id}::uuid returning id`,
  )
  return deleted.length > 0
}

type Person = Pick<CustomerRow, 'first_name' | 'last_name' | 'company' | 'nip' | 'phone' | 'language'>

/** Updates the personal data. A new NIP revokes the approval of deferred payment, which is bound to the company. */
export const updatePerson = (ctx: Ctx, customerId: number, person: Person) =>
  ctx.db.query(sql`
    update customers set first_name = ${person.first_name}, last_name = ${person.last_name}, company = ${person.company}, nip = ${person.nip},
      phone = ${person.phone}, language = ${person.language},
      deferred_payment_approved_at = case when nip is not distinct from ${person.nip}::text then deferred_payment_approved_at end
    where shop_id = ${ctx.shop.id} and id = ${customerId}`)

interface Consent {
  key: string
  version: string
  language: Language
  accepted_at: string
}

export const consentsAndApprovalOf = ({ db, shop }: Ctx, customerId: number) =>
  db.maybeOne<{ consents: Consent[]; deferred_payment_approved_at: Date | null }>(
    sql`select consents, deferred_payment_approved_at from customers where shop_id = ${shop.id} and id = ${customerId}`,
  )

/** The lines of a customer's open cart. */
export const cartOf = ({ db, shop }: Ctx, customerId: number) =>
  db.query<{ product_id: number; symbol: string; items: number }>(sql`
    select line.product_id, case when product.has_variants then variant.symbol else product.symbol end as symbol, line.quantity as items
    from carts cart
    join cart_lines line on line.shop_id = cart.shop_id and line.cart_id = cart.id
    join variants variant on variant.shop_id = line.shop_id and variant.id = line.variant_id
    join products product on product.shop_id = line.shop_id and product.id = line.product_id
    where cart.shop_id = ${shop.id} and cart.customer_id = ${customerId} and cart.closed_at is null order by line.variant_id`)

/** All personal prices of a customer: net, in PLN. */
export const personalPricesOf = ({ db, shop }: Ctx, customerId: number) =>
  db.query<{ product_id: number; symbol: string; price_net: number; changed_at: Date }>(sql`
    select personal.product_id, case when product.has_variants then variant.symbol else product.symbol end as symbol,
      personal.price_net / 100.0::float8 as price_net, personal.changed_at
    from customer_prices personal
    join products product on product.shop_id = personal.shop_id and product.id = personal.product_id
    join variants variant on variant.shop_id = personal.shop_id and variant.id = personal.variant_id
    where personal.shop_id = ${shop.id} and personal.customer_id = ${customerId} order by personal.variant_id`)

/** The price lists of a customer. */
export const priceListsOf = ({ db, shop }: Ctx, customerId: number) =>
  db.query<{ name: string; since: Date }>(sql`
    select list.name, member.added_at as since
    from price_list_customers member join price_lists list on list.shop_id = member.shop_id and list.id = member.price_list_id
    where member.shop_id = ${shop.id} and member.customer_id = ${customerId} order by list.id`)

/** The e-mail addresses of a customer's orders: present ones, those that the history has, and those that notes were sent to. */
export const orderEmailsOf = async (ctx: Ctx, customerId: number) =>
  (
    await ctx.db.query<{ email: string }>(sql`
      with own as (
        select uid, email from orders where shop_id = ${ctx.shop.id} and customer_id = ${customerId}
      ), found as (
        select email from own
        union
        select unnest(array[before ->> 'email', after ->> 'email']) from own join change_rows
          on shop_id = ${ctx.shop.id} and entity = 'order' and entity_key = uid and table_name = 'orders'
        union
        select sent_to from own join order_notes on shop_id = ${ctx.shop.id} and order_uid = uid
      )
      select email from found where email <> ''`)
  ).map(({ email }) => email)

/** The names of a customer: of the account and its addresses, and of the addresses of their orders, present ones and those that the history has. */
export const namesOf = async (ctx: Ctx, customerId: number) =>
  (
    await ctx.db.query<{ name: string }>(sql`
      with own as (
        select uid, billing_address, delivery_address from orders where shop_id = ${ctx.shop.id} and customer_id = ${customerId}
      ), given as (
        select address from own cross join lateral (values (billing_address), (delivery_address)) given (address)
        union all
        select address from own
          join change_rows on shop_id = ${ctx.shop.id} and entity = 'order' and entity_key = uid and table_name = 'orders'
          cross join lateral (values (before -> 'billing_address'), (before -> 'delivery_address'),
            (after -> 'billing_address'), (after -> 'delivery_address')) given (address)
        union all
        select address from addresses where shop_id = ${ctx.shop.id} and customer_id = ${customerId}
        union all
        select jsonb_build_object('first_name', first_name, 'last_name', last_name)
        from customers where shop_id = ${ctx.shop.id} and id = ${customerId}
      )
      select distinct (address ->> 'first_name') || ' ' || (address ->> 'last_name') as name
      from given where address ->> 'first_name' <> '' and address ->> 'last_name' <> ''`)
  ).map(({ name }) => name)

/** Locks an account that is going to be deleted: nobody adds an order to it meanwhile. */
export const lockForDeletion = (ctx: Ctx, customerId: number) =>
  ctx.db.query(sql`select 1 from customers where shop_id = ${ctx.shop.id} and id = ${customerId} for update`)

/** Deletes an account; foreign keys delete what depends on it, and orders stay without a customer. */
export const deleteCustomer = (ctx: Ctx, customerId: number) =>
  ctx.db.query(sql`delete from customers where shop_id = ${ctx.shop.id} and id = ${customerId}`)
