import type { Address } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export interface AddressRow {
  id: number
  address: Address
  is_default_billing: boolean
  is_default_delivery: boolean
}

const columns = sql`id, address, is_default_billing, is_default_delivery`

/** The default addresses first. */
export const addressRows = (ctx: Ctx, customerId: number) => sql`
  select ${columns} from addresses where shop_id = ${ctx.shop.id} and customer_id = ${customerId}
  order by is_default_billing desc, is_default_delivery desc, id`

export const addressesOf = (ctx: Ctx, customerId: number) => ctx.db.query<AddressRow>(addressRows(ctx, customerId))

export const addressById = (ctx: Ctx, customerId: number, id: number) =>
  ctx.db.maybeOne<AddressRow>(sql`
    select ${columns} from addresses where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and id = ${id}`)

/** Locks the customer until the transaction ends: changes of the addresses are serialised. */
export const lockAddresses = (ctx: Ctx, customerId: number) =>
  ctx.db.query(sql`select id from customers where shop_id = ${ctx.shop.id} and id = ${customerId} for update`)

/** Clears the previous default of each given kind. The addresses are locked. */
export const clearDefaults = (ctx: Ctx, customerId: number, billing: boolean, delivery: boolean) =>
  ctx.db.query(sql`
    update addresses set is_default_billing = is_default_billing and not ${billing}::boolean,
      is_default_delivery = is_default_delivery and not ${delivery}::boolean
    where shop_id = ${ctx.shop.id} and customer_id = ${customerId}`)

/** Inserts an address with an id that the customer's deleted ones did not have; undefined if there is no such customer any more. */
export const insertAddress = (ctx: Ctx, customerId: number, { address, is_default_billing, is_default_delivery }: Omit<AddressRow, 'id'>) =>
  ctx.db.maybeOne<AddressRow>(sql`
    with customer as (
      update customers set last_address_id = last_address_id + 1 where shop_id = ${ctx.shop.id} and id = ${customerId} returning last_address_id
    )
    insert into addresses (shop_id, customer_id, id, address, is_default_billing, is_default_delivery)
    select ${ctx.shop.id}, ${customerId}, last_address_id, ${JSON.stringify(address)}::jsonb, ${is_default_billing}::boolean, ${is_default_delivery}::boolean
    from customer
    returning ${columns}`)

export const updateAddress = (ctx: Ctx, customerId: number, { id, address, is_default_billing, is_default_delivery }: AddressRow) =>
  ctx.db.maybeOne<AddressRow>(sql`
    update addresses set address = ${JSON.stringify(address)}::jsonb, is_default_billing = ${is_default_billing}, is_default_delivery = ${is_default_delivery}
    where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and id = ${id} returning ${columns}`)

export const deleteAddress = async (ctx: Ctx, customerId: number, id: number) => {
  const deleted = await ctx.db.query(
    sql`delete from addresses where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and id = ${id} returning id`,
  )
  return deleted.length > 0
}
