import { fieldProblems, type Input, maxStock, type ResponseInput, ShopError } from '@stragan/contract'
import { type giftAdminCalls, maxGifts, mergeDocuments } from '@stragan/contract/admin'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { bothTexts, storedTexts } from '../../platform/texts.ts'
import * as queries from './gifts.queries.ts'

type Calls = typeof giftAdminCalls
type Change = Input<Calls['changeGift']>['body']
type Values = Change['from']

export async function gifts(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['gifts']>> {
  return (await queries.allGifts(ctx, maxGifts)).map(giftView)
}

export async function gift(ctx: ShopAdminCtx, id: number): Promise<ResponseInput<Calls['gift']>> {
  const row = await queries.giftById(ctx, id)
  if (!row) throw new ShopError('gift_not_found')
  return giftView(row)
}

const giftView = ({ name, min_order_value, ...row }: queries.GiftRow) => ({
  ...row,
  name: bothTexts(name),
  min_order_value: toDecimal(min_order_value),
})

export async function addGift(ctx: ShopAdminCtx, body: Values): Promise<ResponseInput<Calls['addGift']>> {
  const values = storedValues(body)
  await queries.lockNumbering(ctx)
  const { count, position, highest } = await queries.numbering(ctx)
  if (count >= maxGifts) throw new ShopError('too_many_gifts')
  // Orders name gifts by ids: none is used again.
  const id = highest + 1
  await queries.insertGift(ctx, { id, position: position + 1, ...values })
  return { id }
}

/**
 * Changes a gift. The stock changes by the difference that was typed: what was ordered meanwhile stays taken. Throws `gift_changed` with the
 * other fields that somebody else has changed to another value since `from`.
 */
export async function changeGift(ctx: ShopAdminCtx, id: number, { from, ...given }: Change): Promise<'ok'> {
  const row = await queries.lockGift(ctx, id)
  if (!row) throw new ShopError('gift_not_found')
  const { id: _, items: stock, ...stored } = giftView(row)
  const { items: seen, ...base } = from
  const { items: wanted, ...mine } = given
  const { merged, conflicts } = mergeDocuments(base, mine, stored)
  assertNoConflicts('gift_changed', conflicts)
  const items = stock + wanted - seen
  if (items < 0 || items > maxStock) throw new ShopError('invalid_body', { fields: { items: fieldProblems.out_of_range } })
  await queries.updateGift(ctx, id, storedValues({ ...(merged as unknown as Omit<Values, 'items'>), items }))
  return 'ok'
}

/** Whether an order has one of some gifts. */
export const areGiftsOrdered = (ctx: ShopAdminCtx, ids: readonly number[]) => queries.isAnyOrdered(ctx, ids)

function storedValues({ name, min_order_value, ...values }: Values): queries.GiftValues {
  if (!name.en && !name.pl) throw new ShopError('invalid_body', { fields: { 'name.en': fieldProblems.required } })
  return {
    ...values,
    name: storedTexts(name),
    min_order_value: fromDecimal(min_order_value),
  }
}
