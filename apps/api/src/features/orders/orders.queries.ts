import type { Currency, Language, Order, OrderedPickupPoint, OrderStatus, PromisedDelivery, StaffCancelReason } from '@stragan/contract'
import type { OrderAuthor } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import type { EntryRow } from '../configuration/configuration.ts'
import { authorColumns, authorValues, buyerAuthor } from './order-author.ts'
import { networkSecret } from './unpaid-orders.queries.ts'

/** Configuration entries that an order needs. */
export interface SettingsRow {
  shop: EntryRow
  settings: EntryRow | null
  business: EntryRow | null
  /** Key of the HMAC of network addresses; null before the shop's first order. */
  network_secret: string | null
}

export const settingsRow = (ctx: Ctx) =>
  ctx.db.one<SettingsRow>(sql`
    select
      (select to_json(found) from first_entries found where found.shop_id = ${ctx.shop.id} and found.scope = 'shop') as shop,
      (select to_json(found) from first_entries found where found.shop_id = ${ctx.shop.id} and found.scope = 'local_business') as business,
      (select to_json(found) from first_entries found where found.shop_id = ${ctx.shop.id} and found.scope = 'shop_configuration') as settings,
      (select value from shop_secrets where shop_id = ${ctx.shop.id} and name = ${networkSecret}) as network_secret`)

/** Locks an account against its erasure, which locks it before its cart; false if it was erased. */
export const lockCustomer = async (ctx: Ctx, id: number) =>
  (await ctx.db.maybeOne(sql`select from customers where shop_id = ${ctx.shop.id} and id = ${id} for key share`)) !== undefined

/**
 * Allocates the next order number, such as `2026-000123`: without gaps per shop and year, test orders apart. Call it last: its row stays
 * locked until the commit.
 */
export const nextOrderNumber = async (ctx: Ctx, year: string, isTest: boolean) => {
  const series = isTest ? `TEST-${year}` : year
  const row = await ctx.db.one<{ last: number }>(sql`
    insert into order_counters (shop_id, series, last) values (${ctx.shop.id}, ${series}, 1)
    on conflict (shop_id, series) do update set last = order_counters.last + 1 returning last`)
  return `${series}-${String(row.last).padStart(6, '0')}`
}

/** A name, with its language if that is not the order's. */
interface Named {
  name: string
  name_language?: Language
}

/** A stored order; amounts in minor units of its currency. */
export interface OrderRow {
  uid: string
  number: string
  is_test: boolean
  status: OrderStatus
  is_paid: boolean
  session_id: string | null
  customer_id: number | null
  language: Language
  created_at: Date
  email: string
  phone: string
  billing_address: object
  delivery_address: object | null
  pickup_point: OrderedPickupPoint | null
  customer_order_number: string | null
  note: string | null
  currency: Currency
  rate: string | null
  total_net: number
  total_gross: number
  totals: object
  weight: number
  /** The promise is absent in orders placed before there were any. */
  delivery: Named & { code: string; promise?: PromisedDelivery | null }
  payment: Named & {
    code: string
    account: string | null
    recipient: string | null
    days: number | null
    /** Absent in orders placed before payments had fees. */
    fee_net?: number
    fee_gross?: number
  }
  discount_id: number | null
  discount_code: string | null
  gift_id: number | null
  gift: Named | null
  consents: { key: string; version: string; language: Language; accepted_at: string }[]
  /** When the unpaid order expires; null if it does not. */
  payment_expires_at: Date | null
  /** Unpaid, and it holds stock. */
  is_open: boolean
  cancel_reason: Order['cancel_reason']
  /** Counts the changes of the row. */
  revision: number
}

export interface LineRow {
  product_id: number
  variant_id: number
  quantity: number
  line: object
}

type NewOrder = Omit<OrderRow, 'status' | 'is_paid' | 'created_at' | 'payment_expires_at' | 'is_open' | 'cancel_reason' | 'revision'> & {
  network_key: string
}

/** Inserts an order with its lines and first event in one statement; returns its expiry. */
export const insertOrder = (ctx: Ctx, order: NewOrder, expiry: Sql, lines: readonly LineRow[]) =>
  ctx.db.one<Pick<OrderRow, 'payment_expires_at' | 'is_open'>>(sql`
    with placed as (
      insert into orders (shop_id, uid, number, is_test, session_id, customer_id, language, email, phone, billing_address, delivery_address, pickup_point,
        customer_order_number, note, currency, rate, total_net, total_gross, totals, weight, delivery, payment, discount_id, discount_code, gift_id, gift, consents,
        network_key, payment_expires_at)
      select ${ctx.shop.id}, uid, number, is_test, session_id, customer_id, language, email, phone, billing_address, delivery_address, pickup_point,
        customer_order_number, note, currency, rate, total_net, total_gross, totals, weight, delivery, payment, discount_id, discount_code, gift_id, gift, consents,
        network_key, ${expiry}
      from jsonb_populate_record(null::orders, ${JSON.stringify(order)}::jsonb)
      returning shop_id, uid, payment_expires_at, is_open
    ), lines as (
      insert into order_lines (shop_id, order_uid, position, product_id, variant_id, quantity, line)
      select shop_id, uid, position, product_id, variant_id, quantity, line
      from placed, rows from (json_to_recordset(${JSON.stringify(lines)}::json) as (product_id int, variant_id int, quantity int, line jsonb))
        with ordinality as input (product_id, variant_id, quantity, line, position)
    ), event as (
      insert into order_events (shop_id, order_uid, position, status, ${authorColumns})
      select shop_id, uid, 1, 'new', ${authorValues(buyerAuthor)} from placed
    )
    select payment_expires_at, is_open from placed`)

/** A shipment as JSON of the database. */
interface ShipmentRow {
  id: string
  carrier: string
  tracking_number: string | null
  tracking_url: string | null
  created_at: string
}

export interface OrderWithLines extends OrderRow {
  lines: object[]
  history: { status: OrderStatus; at: string }[]
  shipments: ShipmentRow[]
  /** Whether it is in cash, and delivered. */
  is_collected: boolean
  /** The shop sells only to companies. */
  is_for_companies: boolean
  /** The shop's time zone. */
  time_zone: string
  /** Withdrawn quantities by symbol; null without a withdrawal. */
  withdrawn: { at: string; lines: { symbol: string; quantity: number }[] } | null
  /** Whether all that a cancellation or withdrawals make due was paid back; null if nothing is due. */
  is_refunded: boolean | null
}

/** A part of an order with its name in the language of the request, where `named` still has the name that was ordered. */
export const translated = (ctx: Ctx, part: Sql, named: Sql) => sql`
  ${part} || coalesce((
    select jsonb_build_object('name', localised_text(named.name, ${ctx.language}, ${ctx.shop.defaultLanguage}), 'name_language', ${ctx.language}::text)
    from (${named}) named
    where orders.language <> ${ctx.language} and localised_text(named.name, orders.language, ${ctx.shop.defaultLanguage}) = ${part} ->> 'name'
    limit 1), '{}') `

export const configured = (ctx: Ctx, scope: 'delivery' | 'payment', code: Sql) => sql`
  select entry -> 'name' as name from configuration where shop_id = ${ctx.shop.id} and scope = ${scope} and enabled and entry ->> 'code' = ${code}`

/**
 * Loads an order with its lines, events and withdrawals in one statement; what has the same name as when it was ordered is named in the
 * language of the request.
 */
export const orderByUid = (ctx: Ctx, uid: string) =>
  ctx.db.maybeOne<OrderWithLines>(sql`
    select uid, number, is_test, status, is_paid, session_id, customer_id, language, created_at, email, phone, billing_address, delivery_address,
      pickup_point, customer_order_number, note, currency, rate, total_net::float, total_gross::float, totals, weight::float, discount_id,
      ${translated(ctx, sql`delivery`, configured(ctx, 'delivery', sql`delivery ->> 'code'`))} as delivery,
      ${translated(ctx, sql`payment`, configured(ctx, 'payment', sql`payment ->> 'code'`))} as payment,
      discount_code, gift_id, ${translated(ctx, sql`gift`, sql`select name from gifts where shop_id = ${ctx.shop.id} and id = gift_id`)} as gift,
      consents, payment_expires_at, is_open, cancel_reason, revision, collected_on_delivery(status, payment_code) as is_collected,
      (select json_agg(coalesce(translated, line) order by position) from order_lines
        left join lateral translated_line(order_lines.shop_id, line, product_id, variant_id, orders.language, ${ctx.language}, ${ctx.shop.defaultLanguage}) on true
        where order_lines.shop_id = orders.shop_id and order_uid = uid) as lines,
      (select json_agg(json_build_object('status', status, 'at', at) order by position) from order_events event
        where event.shop_id = orders.shop_id and event.order_uid = uid) as history,
      (select coalesce(json_agg(json_build_object('id', id, 'carrier', carrier, 'tracking_number', tracking_number, 'tracking_url', tracking_url,
          'created_at', shipment.created_at) order by shipment.created_at, id), '[]')
        from shipments shipment where shipment.shop_id = orders.shop_id and shipment.order_uid = uid) as shipments,
      coalesce((select entry ->> 'sells_to' from first_entries
        where shop_id = ${ctx.shop.id} and scope = 'shop_configuration') = 'companies', false) as is_for_companies,
      coalesce((select entry ->> 'time_zone' from first_entries where shop_id = ${ctx.shop.id} and scope = 'shop'), 'UTC') as time_zone,
      (select case when count(*) > 0 then json_build_object('at', max(claim.created_at), 'lines', json_agg(withdrawn)) end
        from order_claims claim cross join lateral jsonb_array_elements(claim.lines) withdrawn
        where claim.shop_id = orders.shop_id and claim.order_uid = uid and claim.kind = 'withdrawal') as withdrawn,
      (select bool_and(refund.refunded_at is not null) from refunds refund
        where refund.shop_id = orders.shop_id and refund.order_uid = uid and refund.reason <> 'payment') as is_refunded
    from orders
    where shop_id = ${ctx.shop.id} and uid = ${uid}`)

/** Stores a reference to the order with a number and an e-mail, in any letter case; undefined if there is none. */
export const insertReference = (ctx: Ctx, hash: string, number: string, email: string) =>
  ctx.db.maybeOne<{ order_uid: string }>(sql`
    insert into order_references (shop_id, hash, order_uid, expires_at)
    select shop_id, ${hash}, uid, clock() + interval '1 hour' from orders
    where shop_id = ${ctx.shop.id} and number = upper(${number}) and email_key = lower(${email})
    returning order_uid`)

/** The uid of the order that a reference stands for. */
export const referencedOrder = (ctx: Ctx, hash: string) =>
  ctx.db.maybeOne<{ order_uid: string }>(sql`
    select order_uid from order_references where shop_id = ${ctx.shop.id} and hash = ${hash} and expires_at > (select clock())`)

/** Locks an order until the transaction ends. */
export const lockOrder = (ctx: Ctx, uid: string) =>
  ctx.db.maybeOne<
    Pick<
      OrderRow,
      | 'uid'
      | 'number'
      | 'status'
      | 'is_paid'
      | 'payment'
      | 'currency'
      | 'total_gross'
      | 'discount_id'
      | 'gift_id'
      | 'email'
      | 'language'
      | 'created_at'
      | 'revision'
    >
  >(sql`
    select uid, number, status, is_paid, payment, currency, total_gross::float, discount_id, gift_id, email, language, created_at, revision
    from orders where shop_id = ${ctx.shop.id} and uid = ${uid} for update`)

/** Whether the order has ever been confirmed: one that was paid at once may be packed without. */
export const wasConfirmed = async (ctx: Ctx, uid: string) => {
  const row = await ctx.db.maybeOne(sql`
    select from order_events where shop_id = ${ctx.shop.id} and order_uid = ${uid} and status = 'confirmed'`)
  return row !== undefined
}

export const linesOf = (ctx: Ctx, uid: string) =>
  ctx.db.query<{ variant_id: number; quantity: number }>(sql`
    select variant_id, quantity from order_lines where shop_id = ${ctx.shop.id} and order_uid = ${uid} order by variant_id`)

/** Who moves an order, and what they write to the buyer with it. */
export interface EventDetails {
  author: OrderAuthor
  message?: string | undefined
}

export const updateStatus = (ctx: Ctx, uid: string, status: OrderStatus, { author, message }: EventDetails) =>
  ctx.db.query(sql`
    with moved as (
      -- The network key is deleted once the order is no longer open.
      update orders set status = ${status}, network_key = case when ${status} = 'confirmed' then network_key end
      where shop_id = ${ctx.shop.id} and uid = ${uid}
    )
    insert into order_events (shop_id, order_uid, position, status, message, ${authorColumns})
    select ${ctx.shop.id}, ${uid}, coalesce(max(position), 0) + 1, ${status}, ${message || null}, ${authorValues(author)}
    from order_events where shop_id = ${ctx.shop.id} and order_uid = ${uid}`)

/** Returns the delivery and its country; the moment by which a payment in advance had to arrive for its promise, if there was one. */
export const markPaid = (ctx: Ctx, uid: string) =>
  ctx.db.one<{ code: string; country: string; order_by: string | null }>(sql`
    update orders set is_paid = true, network_key = null where shop_id = ${ctx.shop.id} and uid = ${uid}
    returning delivery ->> 'code' as code, coalesce(delivery_address, billing_address) ->> 'country' as country,
      case when payment_expires_at is not null then delivery #>> '{promise,order_by}' end as order_by`)

export const setCancelReason = (ctx: Ctx, uid: string, reason: StaffCancelReason | 'unpaid') =>
  ctx.db.query(sql`update orders set cancel_reason = ${reason} where shop_id = ${ctx.shop.id} and uid = ${uid}`)

export const setPromise = (ctx: Ctx, uid: string, promise: PromisedDelivery | null) =>
  ctx.db.query(sql`
    update orders set delivery = delivery || ${JSON.stringify({ promise })}::jsonb where shop_id = ${ctx.shop.id} and uid = ${uid}`)
