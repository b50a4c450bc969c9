import { type Address, type accountCalls, type Input, maxAddresses, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, CustomerCtx } from '../../context.ts'
import * as queries from './addresses.queries.ts'

export { type AddressRow, addressRows } from './addresses.queries.ts'

type AddressView = ResponseInput<typeof accountCalls.addAddress>
type AddressInput = Input<typeof accountCalls.addAddress>['body']['address']

const idOf = (ctx: CustomerCtx) => ctx.visitor.customer.id

export const addressView = ({ id, address, is_default_billing, is_default_delivery }: queries.AddressRow): AddressView => ({
  ...address,
  id,
  is_default_billing,
  is_default_delivery,
})

export const addresses = async (ctx: Ctx, customerId: number): Promise<AddressView[]> =>
  (await queries.addressesOf(ctx, customerId)).map(addressView)

/** Stores an address; the first one becomes the default of both kinds. Throws `too_many_addresses`. */
export async function addAddress(ctx: CustomerCtx, input: AddressInput): Promise<AddressView> {
  const { is_default_billing, is_default_delivery, ...address } = input
  await queries.lockAddresses(ctx, idOf(ctx))
  const { length: count } = await queries.addressesOf(ctx, idOf(ctx))
  if (count >= maxAddresses) throw new ShopError('too_many_addresses')
  const isFirst = count === 0
  const row = { address, is_default_billing: is_default_billing || isFirst, is_default_delivery: is_default_delivery || isFirst }
  await queries.clearDefaults(ctx, idOf(ctx), row.is_default_billing, row.is_default_delivery)
  const added = await queries.insertAddress(ctx, idOf(ctx), row)
  // Erased in parallel, with the session.
  if (!added) throw new ShopError('session_expired')
  return addressView(added)
}

export async function updateAddress(ctx: CustomerCtx, id: number, input: AddressInput): Promise<AddressView> {
  const { is_default_billing, is_default_delivery, ...address } = input
  await queries.lockAddresses(ctx, idOf(ctx))
  await queries.clearDefaults(ctx, idOf(ctx), is_default_billing, is_default_delivery)
  const row = await queries.updateAddress(ctx, idOf(ctx), { id, address, is_default_billing, is_default_delivery })
  if (!row) throw new ShopError('address_not_found')
  return addressView(row)
}

export async function removeAddress(ctx: CustomerCtx, id: number): Promise<'ok'> {
  if (!(await queries.deleteAddress(ctx, idOf(ctx), id))) throw new ShopError('address_not_found')
  return 'ok'
}

/** A customer's saved address; undefined if it does not exist or belongs to another customer. */
export const savedAddress = async (ctx: Ctx, customerId: number, id: number): Promise<Address | undefined> =>
  (await queries.addressById(ctx, customerId, id))?.address
