import { type FieldMessage, fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type agreedPriceCalls, maxAgreedPrices } from '@stragan/contract/admin'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { decodeNumbers, partOf } from '../../platform/keyset.ts'
import * as queries from './agreed-prices.queries.ts'

type Calls = typeof agreedPriceCalls
type Query = Input<Calls['customerPrices']>['query']
type Change = Input<Calls['saveCustomerPrices']>['body']

export const pricesOfCustomer = (id: number): queries.Owner => ({ table: sql`customer_prices`, column: sql`customer_id`, id })

/** Personal prices of a customer beside the list prices, or what a search finds. */
export async function customerPrices(ctx: ShopAdminCtx, id: number, query: Query): Promise<ResponseInput<Calls['customerPrices']>> {
  if (!(await queries.hasCustomer(ctx, id))) throw new ShopError('customer_not_found')
  return agreedPrices(ctx, pricesOfCustomer(id), query)
}

export const countCustomerPrices = (ctx: ShopAdminCtx, id: number, q: string | undefined, max: number) =>
  queries.countPrices(ctx, pricesOfCustomer(id), { q, max })

export async function saveCustomerPrices(ctx: ShopAdminCtx, id: number, body: Change): Promise<ResponseInput<Calls['saveCustomerPrices']>> {
  if (!(await queries.lockCustomer(ctx, id))) throw new ShopError('customer_not_found')
  return saveAgreedPrices(ctx, pricesOfCustomer(id), body)
}

export async function agreedPrices(ctx: ShopAdminCtx, owner: queries.Owner, { q, after, limit }: Query) {
  const [position, id] = decodeNumbers(after, 2) ?? []
  const cursor = position === undefined || id === undefined ? null : { position, id }
  const rows = await queries.listedPrices(ctx, owner, { q, after: cursor, limit })
  return partOf(rows, limit, row => [String(row.position), String(row.variant_id)], priceView)
}

const decimal = (net: number | null) => (net === null ? null : toDecimal(net))

const priceView = ({ position: _, list_net, public_net, price_net, changed_at, ...row }: queries.AgreedPriceRow) => ({
  ...row,
  list_price_net: decimal(list_net),
  public_price_net: decimal(public_net),
  price_net: decimal(price_net),
  changed_at: changed_at?.toISOString() ?? null,
})

const grosz = (net: number | null) => (net === null ? null : fromDecimal(net))

/**
 * Saves prices. The owner is locked. Throws `prices_changed`, naming what somebody else has changed to another price since `from`; what was
 * not changed since `from` stays as others have left it.
 */
export async function saveAgreedPrices(ctx: ShopAdminCtx, owner: queries.Owner, { prices }: Change) {
  const ids = prices.map(({ variant_id }) => variant_id)
  const stored = new Map((await queries.storedPrices(ctx, owner, ids)).map(row => [row.variant_id, row]))
  const wrong = fieldsOf(prices, ({ variant_id }, i) =>
    !stored.has(variant_id)
      ? ['variant_id', fieldProblems.unknown]
      : ids.indexOf(variant_id) < i
        ? ['variant_id', fieldProblems.twice]
        : null,
  )
  if (wrong) throw new ShopError('invalid_body', { fields: wrong })
  const given = prices.map(({ variant_id, price_net, from }) => {
    const { product_id, price_net: present } = stored.get(variant_id) as queries.StoredPrice
    const [wanted, base] = [grosz(price_net), grosz(from)]
    return { variant_id, product_id, present, base, wanted: wanted === base ? present : wanted }
  })
  const conflicts = fieldsOf(given, ({ present, base, wanted }) =>
    present !== base && present !== wanted ? ['price_net', fieldProblems.changed_elsewhere] : null,
  )
  if (conflicts) throw new ShopError('prices_changed', { fields: conflicts })
  const differing = given.filter(({ present, wanted }) => present !== wanted)
  const added = differing.filter(({ present }) => present === null)
  const removed = differing.filter(({ wanted }) => wanted === null)
  if (removed.length > 0)
    await queries.deletePrices(
      ctx,
      owner,
      removed.map(({ variant_id }) => variant_id),
    )
  const set = differing.flatMap(({ variant_id, product_id, wanted }) =>
    wanted === null ? [] : [{ variant_id, product_id, price_net: wanted }],
  )
  if (set.length > 0) await queries.storePrices(ctx, owner, set)
  if (added.length > 0 && (await queries.countPrices(ctx, owner, { max: maxAgreedPrices + 1 })) > maxAgreedPrices)
    throw new ShopError('too_many_agreed_prices')
  return {
    added: added.length,
    changed: differing.length - added.length - removed.length,
    removed: removed.length,
    unchanged: given.length - differing.length,
  }
}

/** What is wrong with the rows of a change, by their paths; null if nothing is. */
function fieldsOf<Row>(rows: readonly Row[], problemOf: (row: Row, i: number) => [field: string, problem: FieldMessage] | null) {
  const fields = rows.flatMap((row, i) => {
    const problem = problemOf(row, i)
    return problem ? [[`prices.${i}.${problem[0]}`, problem[1]] as const] : []
  })
  return fields.length > 0 ? Object.fromEntries(fields) : null
}
