import type { SalesUnit } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx, VisitorCtx } from '../../context.ts'
import { sql, type Tx } from '../../platform/database.ts'
import type { TierRow, VariantFeature } from '../catalogue/catalogue.ts'
import type { StoredPicture } from '../pictures/pictures.ts'
import { openCartKey, ownerOf, rethrowMissing } from './open-cart.queries.ts'

/** Amounts are grosz net. */
export interface LineRow {
  product_id: number
  variant_id: number
  has_variants: boolean
  is_active: boolean
  quantity: number
  stock_on_hand: number
  name: string
  slug_en: string
  slug_pl: string
  symbol: string
  features: VariantFeature[]
  cover: StoredPicture | null
  vat_percent: number
  weight: number
  sales_unit: SalesUnit
  category_id: number | null
  brand_id: number | null
  price_net: number | null
  promo_net: number | null
  /** The customer's personal price; null if there is none. */
  personal_net: number | null
  tiers: TierRow[]
}

/** Selects what to put into a cart; a product without variants is stored as its single variant. */
export interface ProductSelection {
  product_id: number
  product_variant_id?: number | null | undefined
}

/** The selected variant, or the product's first one if the selection does not match; null if the product is not sold and has no line. */
export type SelectedRow = LineRow | null

/** A line that a merge limited to the stock: the sum of both carts and the quantity that the line has. */
export interface StockLimitedLine {
  variant_id: number
  wanted: number
  quantity: number
}

/** The variants of the shop as a cart holds them (sql/views.sql): LineRows without a quantity. */
export const soldVariants = (ctx: MaybeVisitorCtx) =>
  sql`sold_variants(${ctx.shop.id}, ${ctx.visitor?.customer?.id ?? null}::int, ${ctx.language}, ${ctx.shop.defaultLanguage})`

/** Rows of `place` (from 1) and the id of the selected variant. */
export const selectedVariants = (ctx: Ctx, selections: readonly ProductSelection[]) => sql`
  select place::int, best.id as variant_id
  from unnest(${selections.map(one => one.product_id)}::int[], ${selections.map(one => one.product_variant_id ?? null)}::int[])
    with ordinality as selection (product_id, variant_id, place)
  cross join lateral (
    select id from variants where shop_id = ${ctx.shop.id} and product_id = selection.product_id
    order by id = selection.variant_id desc, position limit 1) best`

/**
 * Writes lines if the cart still has the revision that was read (optimistic locking), and returns its new one, else undefined; quantity 0
 * deletes a line. New lines come last, in their order. The last statement of its transaction.
 */
export const writeLines = async (
  ctx: VisitorCtx,
  cart: { id: string | null; revision: number },
  lines: readonly Pick<LineRow, 'variant_id' | 'product_id' | 'quantity'>[],
) => {
  const opened =
    cart.id === null
      ? sql`insert into carts (shop_id, session_id, customer_id) values (${ctx.shop.id}, ${ownerOf(ctx)}) on conflict ${openCartKey(ctx)} do nothing returning id, revision`
      : sql`update carts set revision = next_cart_revision(revision), stock_limited_lines = '[]'
          where shop_id = ${ctx.shop.id} and id = ${cart.id} and revision = ${cart.revision} and closed_at is null returning id, revision`
  const written = ctx.db.last<{ revision: number }>(sql`
    with cart as (${opened}), line as (
      select cart.id as cart_id, variant_id, product_id, quantity, place
      from cart, unnest(${lines.map(line => line.variant_id)}::int[], ${lines.map(line => line.product_id)}::int[], ${lines.map(line => line.quantity)}::int[])
        with ordinality as line (variant_id, product_id, quantity, place)
    ), deleted as (
      delete from cart_lines using line
      where shop_id = ${ctx.shop.id} and cart_lines.cart_id = line.cart_id and cart_lines.variant_id = line.variant_id and line.quantity = 0
    ), upserted as (
      insert into cart_lines (shop_id, cart_id, variant_id, product_id, quantity, added_at)
      select ${ctx.shop.id}, cart_id, variant_id, product_id, quantity, greatest(clock(), (
          select max(added_at) from cart_lines existing where existing.shop_id = ${ctx.shop.id} and existing.cart_id = line.cart_id
        )) + place * interval '1 microsecond'
      from line where quantity > 0
      on conflict (shop_id, cart_id, variant_id) do update set quantity = excluded.quantity
    )
    select revision from cart`)
  const [cartAfter] = await written.catch(rethrowMissing)
  return cartAfter?.revision
}

/** Deletes the lines of a product, or of one of its variants; false if there were none. */
export const deleteLines = async (ctx: VisitorCtx, cartId: string, productId: number, variantId: number | null) => {
  const deleted = await ctx.db.query(sql`
    delete from cart_lines
    where shop_id = ${ctx.shop.id} and cart_id = ${cartId} and product_id = ${productId} and variant_id = coalesce(${variantId}::int, variant_id)
    returning variant_id`)
  return deleted.length > 0
}

/** Adds the lines of a visitor's cart to the customer's, up to the stock; returns the stock-limited lines. Both carts are locked. */
export const mergeLines = (ctx: Ctx, tx: Tx, cartId: string, visitorCartId: string) =>
  tx.query<StockLimitedLine>(sql`
    with sums as (
      select source.variant_id, source.product_id, source.added_at, source.quantity + coalesce(target.quantity, 0) as wanted,
        greatest(least(source.quantity + coalesce(target.quantity, 0), variant.stock_on_hand), source.quantity, target.quantity) as quantity
      from cart_lines source
      join variants variant on variant.shop_id = source.shop_id and variant.id = source.variant_id
      left join cart_lines target on target.shop_id = source.shop_id and target.cart_id = ${cartId} and target.variant_id = source.variant_id
      where source.shop_id = ${ctx.shop.id} and source.cart_id = ${visitorCartId}
    ), upserted as (
      insert into cart_lines (shop_id, cart_id, variant_id, product_id, quantity, added_at)
      select ${ctx.shop.id}, ${cartId}, variant_id, product_id, quantity, added_at from sums
      on conflict (shop_id, cart_id, variant_id) do update set quantity = excluded.quantity
    )
    select variant_id, wanted, quantity from sums where wanted > quantity`)
