import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { customerHandlingCalls } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { decodeNumber, partOf } from '../../platform/keyset.ts'
import * as queries from './customer-handling.queries.ts'

type Call = typeof customerHandlingCalls.customerPrices

/** Personal prices of a customer beside the list prices. */
export async function customerPrices(ctx: ShopAdminCtx, id: number, query: Input<Call>['query']): Promise<ResponseInput<Call>> {
  const after = decodeNumber(query.after)
  if (!(await queries.hasCustomer(ctx, id))) throw new ShopError('customer_not_found')
  const rows = await queries.pricesOf(ctx, id, { after, limit: query.limit })
  return partOf(rows, query.limit, row => [String(row.variant_id)], priceView)
}

const priceView = ({ list_net, price_net, changed_at, ...row }: queries.PriceRow) => ({
  ...row,
  list_price_net: list_net === null ? null : toDecimal(list_net),
  price_net: toDecimal(price_net),
  changed_at: changed_at.toISOString(),
})
