import type { Currency } from '@stragan/contract'
import type { Ctx, VisitorCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import type { EntryRow } from '../configuration/configuration.ts'
import {
  type LineRow,
  type ProductSelection,
  type SelectedRow,
  type StockLimitedLine,
  selectionsJson,
  soldVariants,
} from './cart-lines.queries.ts'
import type { DiscountRow } from './discounts.queries.ts'
import { type GiftRow, giftsJson } from './gifts.queries.ts'
import { ofVisitor } from './open-cart.queries.ts'

/** Everything that a computed cart depends on. `id` is null before the first change. */
export interface CartRow {
  id: string | null
  revision: number
  currency: Currency
  /** PLN for one unit of the currency, a decimal string; null if the shop does not offer the currency. */
  rate: string | null
  delivery_id: number | null
  payment_id: number | null
  gift_id: number | null
  reward_regulations_accepted: boolean
  enable_delivery_address: boolean
  delivery_address_id: number | null
  billing_address_id: number | null
  customer_order_number: string | null
  /** Country of delivery: set in the cart, or of the chosen saved address. */
  country: string | null
  /** Whether the chosen billing address has a NIP; null if none is chosen. */
  company_number: string | null
  stock_limited_lines: StockLimitedLine[]
  discount: DiscountRow | null
  lines: LineRow[]
  deliveries: EntryRow[]
  payments: EntryRow[]
  gifts: GiftRow[]
  /** The variants that are about to be put into the cart. */
  selected: SelectedRow[]
}

const entriesJson = (ctx: Ctx, scope: 'delivery' | 'payment') => sql`
  coalesce((
    select json_agg(json_build_object('id', id, 'enabled', enabled, 'entry', entry) order by position)
    from configuration where shop_id = ${ctx.shop.id} and scope = ${scope} and enabled), '[]')`

/** Reads the open cart with everything that its prices depend on, and the variants of `selections`, in one statement. */
export const cartRow = (ctx: VisitorCtx, currency: Currency | undefined, selections: readonly ProductSelection[] = []) =>
  ctx.db.one<CartRow>(sql`
    with cart as (
      select * from (select 1) one left join carts
        on shop_id = ${ctx.shop.id} and ${ofVisitor(ctx)} and closed_at is null
    ), chosen as (
      select coalesce(${currency ?? null}, cart.currency, 'PLN') as currency from cart
    )
    select cart.id, coalesce(revision, 0) as revision, chosen.currency, delivery_id, payment_id, gift_id,
      coalesce(reward_regulations_accepted, false) as reward_regulations_accepted, coalesce(enable_delivery_address, false) as enable_delivery_address,
      delivery_address_id, billing_address_id, customer_order_number, coalesce(stock_limited_lines, '[]') as stock_limited_lines,
      coalesce(cart.delivery_country, (select saved.address ->> 'country' from addresses saved
        where saved.shop_id = ${ctx.shop.id} and saved.customer_id = cart.customer_id
          and saved.id = case when cart.enable_delivery_address then cart.delivery_address_id else cart.billing_address_id end)) as country,
      (select coalesce(saved.address ->> 'nip', '') from addresses saved
        where saved.shop_id = ${ctx.shop.id} and saved.customer_id = cart.customer_id and saved.id = cart.billing_address_id) as company_number,
      (select entry ->> 'rate' from configuration
        where shop_id = ${ctx.shop.id} and scope = 'currency' and enabled and entry ->> 'code' = chosen.currency) as rate,
      (select to_json(discount) from evaluated_discount_codes discount where discount.shop_id = ${ctx.shop.id} and discount.id = cart.discount_id) as discount,
      coalesce((
        select json_agg(line order by added_at, variant_id) from (
          select sold.*, held.quantity, held.added_at
          from cart_lines held join ${soldVariants(ctx)} sold on sold.variant_id = held.variant_id
          where held.shop_id = ${ctx.shop.id} and held.cart_id = cart.id
        ) line), '[]') as lines,
      ${entriesJson(ctx, 'delivery')} as deliveries, ${entriesJson(ctx, 'payment')} as payments,
      ${giftsJson(ctx)} as gifts,
      ${selections.length > 0 ? selectionsJson(ctx, selections) : sql`'[]'::json`} as selected
    from cart, chosen`)
