import type { StockReason, stockLevels } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { foundVariants } from '../catalogue/catalogue.ts'

export interface StockItemRow {
  variant_id: number
  product_id: number
  name: string | null
  variant: string | null
  symbol: string
  ean: string | null
  is_active: boolean
  items: number
  minimum_stock: number | null
  movement: number
}

export interface ListFilters {
  q?: string | undefined
  active?: boolean | undefined
  level?: (typeof stockLevels)[number] | undefined
}

interface ListQuery extends ListFilters {
  /** What the last item before has: the id of its product, or its rank in a search; and its own id. */
  after: { position: number; id: number } | null
  limit: number
}

/** Conditions on `variant`, each with a partial index. */
const levels: Record<(typeof stockLevels)[number], Sql> = {
  below_minimum: sql`variant.stock_on_hand < variant.minimum_stock`,
  sold_out: sql`variant.stock_on_hand = 0`,
}

/** The variants that filters leave, as `variant` with its `product`. */
const matching = (ctx: ShopAdminCtx, { q, active, level }: ListFilters) => sql`
  ${q ? foundVariants(ctx, q) : sql`variants variant`}
  join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
  where variant.shop_id = ${ctx.shop.id} ${active === undefined ? sql`` : sql`and product.is_active = ${active}`}
    ${level ? sql`and ${levels[level]}` : sql``}`

/** The number of variants, at most `max`. */
export const countStock = (ctx: ShopAdminCtx, filters: ListFilters, max: number) => countRows(ctx.db, matching(ctx, filters), max)

const columns = (ctx: ShopAdminCtx) => sql`
  variant.id as variant_id, product.id as product_id, ${text(ctx, sql`product.name`)} as name, variant.symbol, product.is_active,
  coalesce(variant.ean, case when not product.has_variants then product.ean end) as ean,
  variant.stock_on_hand as items, variant.minimum_stock,
  coalesce((select max(number) from stock_movements where shop_id = variant.shop_id and variant_id = variant.id), 0) as movement,
  (select string_agg(${text(ctx, sql`value.name`)}, ', ' order by feature.position)
    from variant_features assigned
    join feature_values value on value.shop_id = assigned.shop_id and value.id = assigned.value_id
    join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id
    where assigned.shop_id = variant.shop_id and assigned.variant_id = variant.id) as variant`

/** Variants: one more than the limit, if there are. Found ones by rank, others by product, the newest first. */
export const listedStock = (ctx: ShopAdminCtx, { after, limit, ...filters }: ListQuery) => {
  const [position, direction, isLater] = filters.q ? [sql`ranked.position`, sql`asc`, sql`>`] : [sql`variant.product_id`, sql`desc`, sql`<`]
  const rest = after
    ? sql`and ${position} ${isLater}= ${after.position} and (${position} ${isLater} ${after.position} or variant.id > ${after.id})`
    : sql``
  return ctx.db.query<StockItemRow & { position: number }>(sql`
    select ${columns(ctx)}, ${position} as position from ${matching(ctx, filters)} ${rest}
    order by ${position} ${direction}, variant.id limit ${limit + 1}`)
}

export const stockItem = (ctx: ShopAdminCtx, id: number) =>
  ctx.db.maybeOne<StockItemRow>(sql`select ${columns(ctx)} from ${matching(ctx, {})} and variant.id = ${id}`)

export interface MovementRow {
  number: number
  quantity: number
  stock_after: number
  reason: StockReason
  note: string | null
  order_uid: string | null
  order_number: string | null
  author_kind: 'staff' | 'key' | null
  author_name: string | null
  at: Date
}

/** Movements of a variant, newest first: one more than the limit, if there are. */
export const movementsOf = ({ db, shop }: ShopAdminCtx, variantId: number, { after, limit }: { after: number | null; limit: number }) =>
  db.query<MovementRow>(sql`
    select movement.number, quantity, stock_after, reason, movement.note, author_kind, author_name, at, orders.uid as order_uid, orders.number as order_number
    from stock_movements movement
    left join orders on orders.shop_id = movement.shop_id and orders.uid = movement.order_uid
    where movement.shop_id = ${shop.id} and variant_id = ${variantId} ${after === null ? sql`` : sql`and movement.number < ${after}`}
    order by movement.number desc limit ${limit + 1}`)

/** At most `max`. */
export const countMovements = ({ db, shop }: ShopAdminCtx, variantId: number, max: number) =>
  countRows(db, sql`stock_movements where shop_id = ${shop.id} and variant_id = ${variantId}`, max)

/** The minimum of a variant, locked; undefined if there is no such variant. */
export const lockMinimumStock = ({ db, shop }: ShopAdminCtx, variantId: number) =>
  db.maybeOne<Pick<StockItemRow, 'minimum_stock'>>(sql`
    select minimum_stock from variants where shop_id = ${shop.id} and id = ${variantId} for no key update`)

export const setMinimumStock = ({ db, shop }: ShopAdminCtx, variantId: number, minimum: number | null) =>
  db.query(sql`update variants set minimum_stock = ${minimum} where shop_id = ${shop.id} and id = ${variantId}`)

export const figures = ({ db, shop }: ShopAdminCtx) => {
  const count = (level: Sql) => sql`(
    select count(*)::int from variants variant join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
    where variant.shop_id = ${shop.id} and product.is_active and ${level})`
  return db.one<{ sold_out: number; below_minimum: number }>(sql`
    select ${count(levels.sold_out)} as sold_out, ${count(levels.below_minimum)} as below_minimum`)
}
