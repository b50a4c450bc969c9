import type { Address, orderCalls, PickupPoint, ResponseInput } from '@stragan/contract'
import type { CustomerCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { type AddressRow, addressRows, addressView } from '../addresses/addresses.ts'
import { lastPointsOf } from '../pickup-points/pickup-points.ts'

interface DefaultsRow {
  addresses: AddressRow[]
  pickup_points: PickupPoint[]
  last_order: { phone: string; billing_address: Address } | null
}

/** Reads in one statement what the checkout of a customer is filled in with. */
export async function checkoutDefaults(ctx: CustomerCtx): Promise<ResponseInput<typeof orderCalls.checkoutDefaults>> {
  const customerId = ctx.visitor.customer.id
  const { addresses, ...defaults } = await ctx.db.one<DefaultsRow>(sql`
    select
      (select coalesce(json_agg(saved), '[]') from (${addressRows(ctx, customerId)}) saved) as addresses,
      (select coalesce(json_agg(point), '[]') from (${lastPointsOf(ctx)}) point) as pickup_points,
      (select json_build_object('phone', phone, 'billing_address', billing_address)
        from orders where shop_id = ${ctx.shop.id} and customer_id = ${customerId} order by created_at desc, number desc limit 1) as last_order`)
  return { ...defaults, addresses: addresses.map(addressView) }
}
