import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type discountCalls, maxDiscountCodes, mergeDocuments } from '@stragan/contract/admin'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { decodeNumber, partOf } from '../../platform/keyset.ts'
import * as queries from './discounts.queries.ts'
import { newCodes } from './new-codes.ts'

export { lockCartsWith } from './discounts.queries.ts'
export { areGiftsOrdered } from './gifts.ts'

type Calls = typeof discountCalls
type ListQuery = Input<Calls['discountCodes']>['query']
type Change = Input<Calls['changeDiscountCode']>['body']
type Values = Change['from']

export async function discountCodes(
  ctx: ShopAdminCtx,
  { after, limit, ...filters }: ListQuery,
): Promise<ResponseInput<Calls['discountCodes']>> {
  const rows = await queries.listedCodes(ctx, { ...filters, after: decodeNumber(after), limit })
  return partOf(rows, limit, row => [String(row.id)], codeView)
}

export const countCodes = (ctx: ShopAdminCtx, { q, series, state }: ListQuery, max: number) =>
  queries.countCodes(ctx, { q, series, state }, max)

export async function discountCode(ctx: ShopAdminCtx, id: number): Promise<ResponseInput<Calls['discountCode']>> {
  const row = await queries.codeById(ctx, id)
  if (!row) throw new ShopError('discount_code_not_found')
  return codeView(row)
}

const codeView = ({ value, min_order_value, valid_from, valid_to, ...row }: queries.CodeRow) => ({
  ...row,
  // Hundredths of a percent, and grosz: both are hundredths.
  value: toDecimal(value),
  min_order_value: toDecimal(min_order_value),
  valid_from: valid_from?.toISOString() ?? null,
  valid_to: valid_to?.toISOString() ?? null,
})

/** Adds a code, also one of a series that another shop has made. */
export async function addDiscountCode(
  ctx: ShopAdminCtx,
  body: Values,
  series: string | null = null,
): Promise<ResponseInput<Calls['addDiscountCode']>> {
  const values = storedValues(body)
  const id = await nextId(ctx, 1)
  await assertFree(ctx, values.code)
  await assertKnown(ctx, values)
  await queries.insertCodes(ctx, id, [values.code], { ...values, series })
  return { id }
}

/** Makes codes for a single use each. A series is made once: under its name they are found and downloaded. */
export async function addDiscountSeries(
  ctx: ShopAdminCtx,
  { series, prefix, count, ...body }: Input<Calls['addDiscountSeries']>['body'],
): Promise<ResponseInput<Calls['addDiscountSeries']>> {
  const { code: _, ...values } = storedValues({ ...body, code: prefix, max_uses: 1, enabled: true })
  const first = await nextId(ctx, count)
  await assertKnown(ctx, values)
  if (await queries.hasSeries(ctx, series)) throw new ShopError('discount_series_taken')
  let codes = newCodes(prefix, count)
  while ((await queries.takenCodes(ctx, codes)).length > 0) codes = newCodes(prefix, count)
  await queries.insertCodes(ctx, first, codes, { ...values, series })
  return { count }
}

/** Changes a code. Throws `discount_code_changed` with the fields that somebody else has changed to another value since `from`. */
export async function changeDiscountCode(ctx: ShopAdminCtx, id: number, { from, ...given }: Change): Promise<'ok'> {
  await queries.lockNumbering(ctx)
  const row = await queries.lockCode(ctx, id)
  if (!row) throw new ShopError('discount_code_not_found')
  const { id: _, uses, series: __, state: ___, ...stored } = codeView(row)
  const { merged, conflicts } = mergeDocuments(comparable(from), comparable(given), stored)
  assertNoConflicts('discount_code_changed', conflicts)
  const values = storedValues(merged as unknown as Values)
  if (values.max_uses !== null && values.max_uses < uses) throw wrong('max_uses')
  if (values.code !== row.code) await assertFree(ctx, values.code)
  await assertKnown(ctx, values, row)
  await queries.updateCode(ctx, id, values)
  return 'ok'
}

/** Deletes a code. Carts that have it are locked first, as an order does that uses it. */
export async function deleteDiscountCode(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  await queries.lockCartsWith(ctx, { codes: [id] })
  if (!(await queries.lockCode(ctx, id))) throw new ShopError('discount_code_not_found')
  if (!(await queries.deleteCode(ctx, id))) throw new ShopError('discount_code_in_use')
  return 'ok'
}

/** Whether an order has one of some codes, which are then not deleted. */
export const areCodesOrdered = (ctx: ShopAdminCtx, ids: readonly number[]) => queries.isAnyOrdered(ctx, ids)

/** The first of some ids that no code has ever had: orders name codes by them. */
async function nextId(ctx: ShopAdminCtx, count: number): Promise<number> {
  await queries.lockNumbering(ctx)
  const { count: present, highest } = await queries.numbering(ctx)
  if (present + count > maxDiscountCodes) throw new ShopError('too_many_discount_codes')
  return highest + 1
}

async function assertFree(ctx: ShopAdminCtx, code: string) {
  if ((await queries.takenCodes(ctx, [code])).length > 0)
    throw new ShopError('discount_code_taken', { fields: { code: fieldProblems.twice } })
}

type LimitedTo = Pick<queries.CodeValues, 'category_ids' | 'brand_ids'>

/** Throws `invalid_body` for categories and brands that the shop does not have, unless the code was limited to them already. */
async function assertKnown(ctx: ShopAdminCtx, values: LimitedTo, before?: LimitedTo) {
  const unknown = await queries.unknownAmong(ctx, values)
  for (const field of ['category_ids', 'brand_ids'] as const)
    if (unknown[field].some(id => !before?.[field].includes(id)))
      throw new ShopError('invalid_body', { fields: { [field]: fieldProblems.unknown } })
}

/** Times in one form, so that equal ones are equal texts. */
const comparable = ({ valid_from, valid_to, ...values }: Values) => ({
  ...values,
  valid_from: valid_from && new Date(valid_from).toISOString(),
  valid_to: valid_to && new Date(valid_to).toISOString(),
})

function storedValues({ value, min_order_value, valid_from, valid_to, ...values }: Values): queries.CodeValues {
  if (values.discount_type === 'percentage' && value > 100) throw wrong('value')
  if (valid_from && valid_to && Date.parse(valid_to) <= Date.parse(valid_from)) throw wrong('valid_to')
  return {
    ...values,
    value: fromDecimal(value),
    min_order_value: fromDecimal(min_order_value),
    valid_from: valid_from === null ? null : new Date(valid_from),
    valid_to: valid_to === null ? null : new Date(valid_to),
  }
}

const wrong = (field: 'value' | 'valid_to' | 'max_uses') =>
  new ShopError('invalid_body', { fields: { [field]: fieldProblems.out_of_range } })
