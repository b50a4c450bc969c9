import { type Currency, defaultCurrency, type PickupPoint } from '@stragan/contract'
import type { Ctx, TokenCtx, VisitorCtx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { pickupPointJson } from '../pickup-points/pickup-points.ts'
import { type VisitorRow, visitorByToken } from '../session/session.ts'
import { type LineRow, type ProductSelection, type SelectedRow, type StockLimitedLine, selectedVariants } from './cart-lines.queries.ts'
import { type DiscountRow, evaluatedCode } from './discounts.queries.ts'
import type { GiftRow } from './gifts.queries.ts'
import { cachedOffers, type Offers } from './offers.queries.ts'
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
  /** The network of the point that was chosen last, and the point; null if it is not there any more. */
  pickup_network: string | null
  pickup_point: PickupPoint | null
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
  deliveries: Offers['deliveries']
  payments: Offers['payments']
  gifts: GiftRow[]
  timeZone: Offers['timeZone']
  dispatch: Offers['dispatch']
  /** The variants that are about to be put into the cart. */
  selected: SelectedRow[]
}

/** The stored cart; `found` are its lines at place 0, and the selected variants at theirs, from 1. */
interface StoredCart extends Omit<CartRow, 'rate' | 'lines' | 'selected' | keyof Offers> {
  found: (LineRow & { place: number })[]
}

/** Reads the open cart with everything that its prices depend on, and the variants of `selections`, in one round trip. */
export async function cartRow(
  ctx: VisitorCtx,
  currency: Currency | undefined,
  selections: readonly ProductSelection[] = [],
  offersOf = cachedOffers,
): Promise<CartRow> {
  const cart = sql`cart as (
      select null::json as visitor, carts.* from (select 1) one left join carts
        on shop_id = ${ctx.shop.id} and ${ofVisitor(ctx)} and closed_at is null
    )`
  const country = ctx.visitor.customer ? ofSavedAddresses(ctx) : sql`cart.delivery_country as country, null as company_number`
  // Not that of the cart: before the first line there is none, and its variants have the customer's prices.
  const customer = sql`${ctx.visitor.customer?.id ?? null}::int`
  const statement = cartStatement(ctx, { cart, country, customer }, currency, selections)
  const [stored, offers] = await Promise.all([ctx.db.one<StoredCart>(statement), offersOf(ctx)])
  return withOffers(stored, offers, { currency, selections })
}

/** Finds the session and reads its open cart, in one statement; undefined without a session. */
export async function cartRowByToken(
  ctx: TokenCtx,
  currency: Currency | undefined,
): Promise<(CartRow & { visitor: VisitorRow }) | undefined> {
  const cart = sql`visitor as (${visitorByToken(ctx)}), cart as (
      select to_json(visitor) as visitor, open.*
      from visitor left join open_cart(${ctx.shop.id}, visitor.session_id, visitor.customer_id) open on true
    )`
  const statement = cartStatement(ctx, { cart, country: ofSavedAddresses(ctx), customer: sql`cart.customer_id` }, currency, [])
  const [stored, offers] = await Promise.all([ctx.db.maybeOne<StoredCart & { visitor: VisitorRow }>(statement), cachedOffers(ctx)])
  return stored && { visitor: stored.visitor, ...withOffers(stored, offers, { currency, selections: [] }) }
}

/** Requested with a cart. */
interface CartQuery {
  currency: Currency | undefined
  selections: readonly ProductSelection[]
}

function withOffers({ found, ...cart }: StoredCart, { rates, ...offers }: Offers, { currency, selections }: CartQuery): CartRow {
  const selected = new Map(found.map(row => [row.place, row]))
  const lines = found.filter(({ place }) => place === 0)
  const inCart = new Set(lines.map(line => line.variant_id))
  return {
    ...inOfferedCurrency({ ...cart, rate: rates[cart.currency] ?? null }, currency),
    ...offers,
    lines,
    selected: selections.map((_, i) => {
      const row = selected.get(i + 1)
      return row && (row.is_active || inCart.has(row.variant_id)) ? row : null
    }),
  }
}

/** Falls back to the default currency where the shop no longer offers that of the stored cart; `cartRate` refuses a requested one. */
export const inOfferedCurrency = <Row extends Pick<CartRow, 'currency' | 'rate'>>(row: Row, requested: Currency | undefined): Row =>
  row.rate === null && requested === undefined ? { ...row, currency: defaultCurrency } : row

interface CartParts {
  /** Common table expression of the open cart. */
  cart: Sql
  /** Columns of its destination. */
  country: Sql
  /** Id of the customer whose prices apply, or null. */
  customer: Sql
}

const cartStatement = (
  ctx: Ctx,
  { cart, country, customer }: CartParts,
  currency: Currency | undefined,
  selections: readonly ProductSelection[],
) => sql`
    with ${cart}
    select cart.visitor, cart.id, coalesce(revision, 0) as revision, coalesce(${currency ?? null}, cart.currency, 'PLN') as currency, delivery_id, payment_id, gift_id,
      pickup_network, ${chosenPoint} as pickup_point,
      coalesce(reward_regulations_accepted, false) as reward_regulations_accepted, coalesce(enable_delivery_address, false) as enable_delivery_address,
      delivery_address_id, billing_address_id, customer_order_number, coalesce(stock_limited_lines, '[]') as stock_limited_lines,
      ${country},
      case when cart.discount_id is not null then ${evaluatedCode(ctx, sql`cart.discount_id`, customer)} end as discount,
      coalesce((
        select json_agg(line order by place, added_at, variant_id) from (
          select sold.*, held.quantity, held.added_at, held.place
          from (
            select variant_id, quantity, added_at, 0 as place from cart_lines where shop_id = ${ctx.shop.id} and cart_id = cart.id
            ${selections.length > 0 ? sql`union all select variant_id, 0, null, place from (${selectedVariants(ctx, selections)}) selected` : sql``}
          ) held
          -- \`limit 1\`: the planner may otherwise read all variants of the shop.
          cross join lateral (
            select * from sold_variants(${ctx.shop.id}, ${customer}, ${ctx.language}, ${ctx.shop.defaultLanguage}) variant
            where variant.variant_id = held.variant_id limit 1) sold
        ) line), '[]') as found
    from cart`

const chosenPoint = sql`(select ${pickupPointJson} from pickup_points point where point.network = cart.pickup_network and point.code = cart.pickup_code)`

/** Only customers have saved addresses. */
const ofSavedAddresses = (ctx: Ctx) => sql`
  coalesce(cart.delivery_country, (select saved.address ->> 'country' from addresses saved
    where saved.shop_id = ${ctx.shop.id} and saved.customer_id = cart.customer_id
      and saved.id = case when cart.enable_delivery_address then cart.delivery_address_id else cart.billing_address_id end)) as country,
  (select coalesce(saved.address ->> 'nip', '') from addresses saved
    where saved.shop_id = ${ctx.shop.id} and saved.customer_id = cart.customer_id and saved.id = cart.billing_address_id) as company_number`
