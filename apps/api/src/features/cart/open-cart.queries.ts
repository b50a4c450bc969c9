import { type Currency, fieldProblems, ShopError } from '@stragan/contract'
import type { Ctx, VisitorCtx } from '../../context.ts'
import { join, raw, type Sql, sql, type Tx } from '../../platform/database.ts'

/** Matches `carts` of the visitor: by the customer, or by the session of a visitor who is not logged in. */
export const ofVisitor = ({ visitor }: VisitorCtx) =>
  visitor.customer ? sql`carts.customer_id = ${visitor.customer.id}` : sql`carts.session_id = ${visitor.sessionId}`

/** The columns that requests set. */
export interface CartColumns {
  delivery_id?: number
  payment_id?: number
  pickup_network?: string
  pickup_code?: string
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

const leadingComma = (parts: readonly Sql[]) => (parts.length === 0 ? sql`` : join(parts, ', ', ', '))

/** The partial unique index that allows one open cart per customer or session. */
export const openCartKey = ({ visitor }: VisitorCtx) =>
  sql`(shop_id, ${visitor.customer ? sql`customer_id` : sql`session_id`}) where closed_at is null`

/** The values of `session_id, customer_id`. */
export const ownerOf = ({ visitor }: VisitorCtx) => sql`${visitor.customer ? null : visitor.sessionId}, ${visitor.customer?.id ?? null}`

/** How a cart is refused, by the constraint: a login in parallel replaces the session, a customer may be erased, a code, a gift or a product deleted. */
const refusals: Readonly<Record<string, (cause: unknown) => ShopError>> = {
  carts_shop_id_session_id_fkey: cause => new ShopError('session_expired', { cause }),
  carts_shop_id_customer_id_fkey: cause => new ShopError('session_expired', { cause }),
  carts_shop_id_discount_id_fkey: cause =>
    new ShopError('discount_code_unknown', { fields: { 'cart.discount_code': fieldProblems.unknown }, cause }),
  carts_shop_id_gift_id_fkey: cause => new ShopError('invalid_body', { fields: { 'cart.gift_id': fieldProblems.unknown }, cause }),
  cart_lines_shop_id_product_id_variant_id_fkey: cause => new ShopError('product_not_found', { cause }),
}

/** Throws what is wrong where a row that the cart refers to was deleted while the cart was written. */
export const rethrowMissing = (error: { code?: string; constraint?: string }): never => {
  throw (error.code === '23503' && refusals[error.constraint ?? '']?.(error)) || error
}

interface OpenCart {
  id: string
  revision: number
}

/** Upserts the visitor's open cart with columns set. Locks it until the transaction ends, which serialises changes of a cart. */
export const openCart = (ctx: VisitorCtx, columns: CartColumns = {}): Promise<OpenCart> => {
  const names = Object.keys(columns).map(name => raw(name))
  const opened = ctx.db.one<OpenCart>(sql`
    insert into carts (shop_id, session_id, customer_id${leadingComma(names)})
    values (${ctx.shop.id}, ${ownerOf(ctx)}${leadingComma(Object.values(columns).map(value => sql`${value}`))})
    on conflict ${openCartKey(ctx)}
      do update set revision = next_cart_revision(carts.revision), stock_limited_lines = '[]'${leadingComma(names.map(name => sql`${name} = excluded.${name}`))}
    returning id, revision`)
  return opened.catch(rethrowMissing)
}

/** Locks the visitor's open cart until the transaction ends; undefined if there is none. */
export const lockOpenCart = async (ctx: VisitorCtx) => {
  const row = await ctx.db.maybeOne<{ id: string }>(sql`
    select id from carts where shop_id = ${ctx.shop.id} and ${ofVisitor(ctx)} and closed_at is null for update`)
  return row?.id
}

export const closeCart = (ctx: VisitorCtx, cartId: string) =>
  ctx.db.query(sql`update carts set closed_at = clock() where shop_id = ${ctx.shop.id} and id = ${cartId}`)

/** Locks a session's open cart until the transaction ends; undefined if there is none. */
export const lockCartOfSession = async (ctx: Ctx, tx: Tx, sessionId: string) => {
  const row = await tx.maybeOne<{ id: string }>(sql`
    select id from carts where shop_id = ${ctx.shop.id} and session_id = ${sessionId} and closed_at is null for update`)
  return row?.id
}

/** Upserts and locks a customer's open cart. */
export const lockCartOfCustomer = async (ctx: Ctx, tx: Tx, customerId: number) => {
  const row = await tx.one<{ id: string }>(sql`
    insert into carts (shop_id, customer_id) values (${ctx.shop.id}, ${customerId})
    on conflict (shop_id, customer_id) where closed_at is null do update set revision = next_cart_revision(carts.revision)
    returning id`)
  return row.id
}

/** Merges the choices of a visitor's cart into the customer's: the customer's own take precedence. */
export const mergeChoices = (ctx: Ctx, tx: Tx, cartId: string, visitorCartId: string, stockLimitedLines: object) =>
  tx.query(sql`
    update carts set
      stock_limited_lines = ${JSON.stringify(stockLimitedLines)}::jsonb,
      delivery_id = coalesce(carts.delivery_id, source.delivery_id),
      payment_id = coalesce(carts.payment_id, source.payment_id),
      pickup_network = coalesce(carts.pickup_network, source.pickup_network),
      pickup_code = case when carts.pickup_network is null then source.pickup_code else carts.pickup_code end,
      discount_id = coalesce(carts.discount_id, source.discount_id),
      gift_id = coalesce(carts.gift_id, source.gift_id),
      reward_regulations_accepted = carts.reward_regulations_accepted or source.reward_regulations_accepted,
      customer_order_number = coalesce(carts.customer_order_number, source.customer_order_number),
      delivery_country = coalesce(carts.delivery_country, source.delivery_country)
    from carts source
    where carts.shop_id = ${ctx.shop.id} and carts.id = ${cartId} and source.shop_id = ${ctx.shop.id} and source.id = ${visitorCartId}`)
