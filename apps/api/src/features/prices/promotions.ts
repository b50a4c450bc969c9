import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { maxPromotions, mergeDocuments, type promotionCalls } from '@stragan/contract/admin'
import { announcedReduction, fromDecimal, toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { decodeTimeAndNumber, partOf } from '../../platform/keyset.ts'
import { lockProduct } from '../catalogue/catalogue.ts'
import * as queries from './promotions.queries.ts'

type Calls = typeof promotionCalls
type ListQuery = Input<Calls['promotions']>['query']
type Values = Pick<Input<Calls['addPromotion']>['body'], 'price_net' | 'starts_at' | 'ends_at'>

export async function promotions(ctx: ShopAdminCtx, { after, limit, ...filters }: ListQuery): Promise<ResponseInput<Calls['promotions']>> {
  const rows = await queries.listedPromotions(ctx, { ...filters, after: decodeTimeAndNumber(after), limit })
  return partOf(
    rows,
    limit,
    row => [row.at, String(row.id)],
    ({ at: _, ...row }) => promotionView(row),
  )
}

export const countPromotions = (ctx: ShopAdminCtx, { state, product }: ListQuery, max: number) =>
  queries.countPromotions(ctx, { state, product }, max)

export async function promotion(ctx: ShopAdminCtx, id: number): Promise<ResponseInput<Calls['promotion']>> {
  return promotionView(await rowOf(ctx, id))
}

/** Promotions of some prices that are not over, at most so many. */
export const unfinishedPromotions = async (ctx: ShopAdminCtx, targets: readonly Omit<queries.Target, 'quantity'>[], max: number) =>
  (await queries.unfinishedPromotions(ctx, targets, max)).map(promotionView)

async function rowOf(ctx: ShopAdminCtx, id: number) {
  const row = await queries.promotionById(ctx, id)
  if (!row) throw new ShopError('promotion_not_found')
  return row
}

const promotionView = ({ regular_net, lowest_net, price_net, starts_at, ends_at, name, ...row }: queries.PromotionRow) => ({
  ...row,
  name: name ?? '',
  price_net: toDecimal(price_net),
  starts_at: starts_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
  ...announcement(price_net, regular_net, lowest_net),
})

function announcement(promotional: number, regular: number | null, lowest: number | null) {
  const reduction = announcedReduction(promotional, lowest)
  return {
    regular_price_net: regular === null ? null : toDecimal(regular),
    lowest_price_net: lowest === null ? null : toDecimal(lowest),
    is_announced: reduction !== null,
    percent: reduction?.percent ?? null,
  }
}

/** What shoppers would read beside the price, and what else would be in force at the same time. */
export async function previewPromotion(
  ctx: ShopAdminCtx,
  { id, ...body }: Input<Calls['previewPromotion']>['body'],
): Promise<ResponseInput<Calls['previewPromotion']>> {
  const stored = id === null ? null : await rowOf(ctx, id)
  const of = stored ?? body
  const target = await targetOf(ctx, of)
  const period = periodOf(ctx, body)
  const price = priceBelow(target.regular_net, body.price_net)
  const lowest = (of.quantity ?? 1) === 1 ? await queries.lowestBefore(ctx, of, id, { price, starts: period.starts_at }) : null
  const others = await queries.overlapping(ctx, of, id, period)
  return {
    ...announcement(price, target.regular_net, lowest),
    vat_percent: target.vat_percent,
    price_net: toDecimal(price),
    others: others.map(other => ({
      ...other,
      price_net: toDecimal(other.price_net),
      starts_at: other.starts_at.toISOString(),
      ends_at: other.ends_at?.toISOString() ?? null,
    })),
  }
}

export async function addPromotion(
  ctx: ShopAdminCtx,
  body: Input<Calls['addPromotion']>['body'],
): Promise<ResponseInput<Calls['addPromotion']>> {
  const { product_id, variant_id, quantity } = body
  await queries.lockNumbering(ctx)
  await lockProduct(ctx, ctx.db, product_id)
  const target = await targetOf(ctx, body)
  const period = periodOf(ctx, body)
  const price_net = priceBelow(target.regular_net, body.price_net)
  if ((await queries.countUnfinished(ctx, product_id)) >= maxPromotions) throw new ShopError('too_many_promotions')
  const id = await queries.nextId(ctx)
  await queries.insertPromotion(ctx, { id, product_id, variant_id, quantity, price_net, ...period })
  return { id }
}

/** Changes a promotion. Throws `promotion_changed` with the fields that somebody else has changed to another value since `from`. */
export async function changePromotion(
  ctx: ShopAdminCtx,
  id: number,
  { from, ...given }: Input<Calls['changePromotion']>['body'],
): Promise<'ok'> {
  const row = await lockedRow(ctx, id)
  if (row.state === 'over') throw new ShopError('promotion_over')
  const stored = {
    price_net: toDecimal(row.price_net),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
  }
  const { merged, conflicts } = mergeDocuments(comparable(from), comparable(given), stored)
  assertNoConflicts('promotion_changed', conflicts)
  const values = merged as unknown as Values
  const begun = row.state === 'current'
  // The lowest price of the 30 days before it has been shown.
  if (begun && values.starts_at !== stored.starts_at) throw wrong('starts_at', 'out_of_range')
  const { starts_at, ends_at } = periodOf(ctx, values)
  const price_net = values.price_net === stored.price_net ? row.price_net : priceBelow(row.regular_net, values.price_net)
  // A raised price is no reduction: such a promotion is ended, and another one added.
  if (begun && price_net > row.price_net) throw wrong('price_net', 'out_of_range')
  await queries.updatePromotion(ctx, id, { price_net, starts_at: begun ? row.starts_at : starts_at, ends_at })
  return 'ok'
}

export async function endPromotion(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  const row = await lockedRow(ctx, id)
  if (row.state === 'over') throw new ShopError('promotion_over')
  // An end has to be later than the start: one that has just begun was public for a moment at least.
  if (row.state === 'upcoming' || row.starts_at >= ctx.now) throw new ShopError('promotion_not_begun')
  await queries.updatePromotion(ctx, id, { ...row, ends_at: ctx.now })
  return 'ok'
}

export async function deletePromotion(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  const row = await lockedRow(ctx, id)
  if (row.state !== 'upcoming') throw new ShopError('promotion_begun')
  await queries.deletePromotion(ctx, id)
  return 'ok'
}

/** A promotion, while nobody else changes prices or promotions of its product. */
async function lockedRow(ctx: ShopAdminCtx, id: number) {
  const { product_id } = await rowOf(ctx, id)
  await lockProduct(ctx, ctx.db, product_id)
  return rowOf(ctx, id)
}

/** Times in one form, so that equal ones are equal texts. */
const comparable = ({ price_net, starts_at, ends_at }: Values) => ({
  price_net,
  starts_at: starts_at && new Date(starts_at).toISOString(),
  ends_at: ends_at && new Date(ends_at).toISOString(),
})

async function targetOf(ctx: ShopAdminCtx, target: queries.Target) {
  const found = await queries.targetRow(ctx, target)
  if (!found)
    throw target.variant_id === null && target.quantity === null ? new ShopError('product_not_found') : wrong('quantity', 'unknown')
  return found
}

/** A promotion begins now at the earliest: what was public is not changed. */
function periodOf(ctx: ShopAdminCtx, { starts_at, ends_at }: Values): queries.Period {
  const starts = starts_at === null ? ctx.now : new Date(Math.max(Date.parse(starts_at), ctx.now.getTime()))
  const ends = ends_at === null ? null : new Date(ends_at)
  if (ends && ends <= starts) throw wrong('ends_at', 'out_of_range')
  return { starts_at: starts, ends_at: ends }
}

/** A promotion lowers the price, so there has to be one. */
function priceBelow(regular: number | null, given: number): number {
  const price = fromDecimal(given)
  if (regular === null || price >= regular) throw wrong('price_net', 'out_of_range')
  return price
}

const wrong = (field: string, problem: 'out_of_range' | 'unknown') =>
  new ShopError('invalid_body', { fields: { [field]: fieldProblems[problem] } })
