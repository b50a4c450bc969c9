import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { maxPriceListCustomers, maxPriceLists, mergeDocuments, type priceListCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { sql } from '../../platform/database.ts'
import { decodeNumber, partOf } from '../../platform/keyset.ts'
import { countPrices } from './agreed-prices.queries.ts'
import { agreedPrices, saveAgreedPrices } from './agreed-prices.ts'
import * as queries from './price-lists.queries.ts'

type Calls = typeof priceListCalls
type Change = Input<Calls['changePriceList']>['body']
type Values = Change['from']

export const pricesOfList = (id: number) => ({ table: sql`price_list_prices`, column: sql`price_list_id`, id })

export async function priceLists(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['priceLists']>> {
  return (await queries.allLists(ctx)).map(listView)
}

export async function priceList(ctx: ShopAdminCtx, id: number): Promise<ResponseInput<Calls['priceList']>> {
  const row = await queries.listById(ctx, id)
  if (!row) throw new ShopError('price_list_not_found')
  return listView(row)
}

const moments = ({ valid_from, valid_to }: Pick<queries.PriceListValues, 'valid_from' | 'valid_to'>) => ({
  valid_from: valid_from?.toISOString() ?? null,
  valid_to: valid_to?.toISOString() ?? null,
})

const listView = (row: queries.PriceListRow) => ({ ...row, ...moments(row) })

export async function addPriceList(ctx: ShopAdminCtx, body: Values): Promise<ResponseInput<Calls['addPriceList']>> {
  const values = storedValues(body)
  await queries.lockNumbering(ctx)
  const { count, highest } = await queries.numbering(ctx)
  if (count >= maxPriceLists) throw new ShopError('too_many_price_lists')
  // Undo may bring one back: no id is used again.
  const id = highest + 1
  await queries.insertList(ctx, { id, ...values })
  return { id }
}

/** Changes a list. Throws `price_list_changed` with the fields that somebody else has changed to another value since `from`. */
export async function changePriceList(ctx: ShopAdminCtx, id: number, { from, ...given }: Change): Promise<'ok'> {
  const row = await queries.lockList(ctx, id)
  if (!row) throw new ShopError('price_list_not_found')
  const { merged, conflicts } = mergeDocuments(comparable(from), comparable(given), { name: row.name, ...moments(row) })
  assertNoConflicts('price_list_changed', conflicts)
  await queries.updateList(ctx, id, storedValues(merged as unknown as Values))
  return 'ok'
}

/** Times in one form, so that equal ones are equal texts. */
const comparable = (values: Values) => ({ name: values.name, ...moments(timesOf(values)) })

const timesOf = ({ valid_from, valid_to }: Values) => ({
  valid_from: valid_from === null ? null : new Date(valid_from),
  valid_to: valid_to === null ? null : new Date(valid_to),
})

function storedValues(values: Values): queries.PriceListValues {
  const { valid_from, valid_to } = timesOf(values)
  if (valid_from && valid_to && valid_to <= valid_from)
    throw new ShopError('invalid_body', { fields: { valid_to: fieldProblems.out_of_range } })
  return { name: values.name, valid_from, valid_to }
}

export async function deletePriceList(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  await lockedList(ctx, id)
  await queries.deleteList(ctx, id)
  return 'ok'
}

export async function priceListPrices(
  ctx: ShopAdminCtx,
  id: number,
  query: Input<Calls['priceListPrices']>['query'],
): Promise<ResponseInput<Calls['priceListPrices']>> {
  await assertList(ctx, id)
  return agreedPrices(ctx, pricesOfList(id), query)
}

export const countListPrices = (ctx: ShopAdminCtx, id: number, q: string | undefined, max: number) =>
  countPrices(ctx, pricesOfList(id), { q, max })

export async function savePriceListPrices(
  ctx: ShopAdminCtx,
  id: number,
  body: Input<Calls['savePriceListPrices']>['body'],
): Promise<ResponseInput<Calls['savePriceListPrices']>> {
  await lockedList(ctx, id)
  return saveAgreedPrices(ctx, pricesOfList(id), body)
}

export async function priceListCustomers(
  ctx: ShopAdminCtx,
  id: number,
  { q, after, limit }: Input<Calls['priceListCustomers']>['query'],
): Promise<ResponseInput<Calls['priceListCustomers']>> {
  await assertList(ctx, id)
  const rows = await queries.listedCustomers(ctx, id, { q, after: decodeNumber(after), limit })
  return partOf(
    rows,
    limit,
    row => [String(row.id)],
    row => row,
  )
}

export const countListCustomers = (ctx: ShopAdminCtx, id: number, q: string | undefined, max: number) =>
  queries.countListed(ctx, id, q, max)

/** Adds and removes customers of a list; one that is in both stays out of it. */
export async function savePriceListCustomers(
  ctx: ShopAdminCtx,
  id: number,
  { add, remove }: Input<Calls['savePriceListCustomers']>['body'],
): Promise<ResponseInput<Calls['savePriceListCustomers']>> {
  await lockedList(ctx, id)
  const wanted = [...new Set(add)].filter(one => !remove.includes(one))
  const existing = await queries.existingCustomers(ctx, wanted)
  const unknown = wanted.find(one => !existing.includes(one))
  if (unknown !== undefined) throw new ShopError('invalid_body', { fields: { [`add.${add.indexOf(unknown)}`]: fieldProblems.unknown } })
  const removed = await queries.removeCustomers(ctx, id, remove)
  const added = await queries.addCustomers(ctx, id, wanted)
  if (added > 0 && (await queries.countCustomers(ctx, id)) > maxPriceListCustomers) throw new ShopError('too_many_list_customers')
  return { added, removed }
}

async function lockedList(ctx: ShopAdminCtx, id: number) {
  if (!(await queries.lockList(ctx, id))) throw new ShopError('price_list_not_found')
}

async function assertList(ctx: ShopAdminCtx, id: number) {
  if (!(await queries.hasList(ctx, id))) throw new ShopError('price_list_not_found')
}
