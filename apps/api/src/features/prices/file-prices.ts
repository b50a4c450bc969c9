import { ShopError } from '@stragan/contract'
import { maxAgreedPrices } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import * as queries from './agreed-prices.queries.ts'
import { pricesOfCustomer } from './agreed-prices.ts'
import { hasList, lockList } from './price-lists.queries.ts'
import { pricesOfList } from './price-lists.ts'

export { deletePrices, type NamedPrice, namedPrices, otherPrices, type StoredPrice, storePrices } from './agreed-prices.queries.ts'

/** A price list or a customer, or neither. */
export interface PriceOwner {
  price_list_id: number | null
  customer_id: number | null
}

/** Throws `price_list_not_found` and `customer_not_found`. */
export async function assertPriceOwner(ctx: ShopAdminCtx, { price_list_id, customer_id }: PriceOwner): Promise<void> {
  if (price_list_id !== null && !(await hasList(ctx, price_list_id))) throw new ShopError('price_list_not_found')
  if (customer_id !== null && !(await queries.hasCustomer(ctx, customer_id))) throw new ShopError('customer_not_found')
}

/** Locks a price list or a customer until the transaction ends, so that one change of the prices waits for the other. */
export async function lockPrices(ctx: ShopAdminCtx, { price_list_id, customer_id }: PriceOwner): Promise<queries.Owner> {
  if (price_list_id !== null) {
    if (!(await lockList(ctx, price_list_id))) throw new ShopError('price_list_not_found')
    return pricesOfList(price_list_id)
  }
  if (customer_id === null || !(await queries.lockCustomer(ctx, customer_id))) throw new ShopError('customer_not_found')
  return pricesOfCustomer(customer_id)
}

/** How many prices may be added. */
export const roomForPrices = async (ctx: ShopAdminCtx, owner: queries.Owner): Promise<number> =>
  maxAgreedPrices - (await queries.countPrices(ctx, owner, { max: maxAgreedPrices }))
