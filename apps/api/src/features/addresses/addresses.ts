import { type Address, type accountCalls, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, CustomerCtx } from '../../context.ts'
import * as queries from './addresses.queries.ts'

type Saved = ResponseInput<typeof accountCalls.addAddress>
type Given = Input<typeof accountCalls.addAddress>['body']['address']

const idOf = (ctx: CustomerCtx) => ctx.visitor.customer.id

const saved = ({ id, address, is_default_billing, is_default_delivery }: queries.AddressRow): Saved => ({
  ...address,
  id,
  is_default_billing,
  is_default_delivery,
})

export const addresses = async (ctx: CustomerCtx): Promise<Saved[]> => (await queries.addressesOf(ctx, idOf(ctx))).map(saved)

/** Keeps an address; the first one is the default for both. */
export async function addAddress(ctx: CustomerCtx, given: Given): Promise<Saved> {
  const { is_default_billing, is_default_delivery, ...address } = given
  const isFirst = (await queries.addressesOf(ctx, idOf(ctx))).length === 0
  const row = { address, is_default_billing: is_default_billing || isFirst, is_default_delivery: is_default_delivery || isFirst }
  await queries.clearDefaults(ctx, idOf(ctx), row.is_default_billing, row.is_default_delivery)
  return saved(await queries.insertAddress(ctx, idOf(ctx), row))
}

export async function updateAddress(ctx: CustomerCtx, id: number, given: Given): Promise<Saved> {
  const { is_default_billing, is_default_delivery, ...address } = given
  await queries.clearDefaults(ctx, idOf(ctx), is_default_billing, is_default_delivery)
  const row = await queries.updateAddress(ctx, idOf(ctx), { id, address, is_default_billing, is_default_delivery })
  if (!row) throw new ShopError('address_not_found')
  return saved(row)
}

export async function removeAddress(ctx: CustomerCtx, id: number): Promise<'ok'> {
  if (!(await queries.deleteAddress(ctx, idOf(ctx), id))) throw new ShopError('address_not_found')
  return 'ok'
}

/** A saved address of a customer; undefined where it is somebody else's, or nobody's. */
export const savedAddress = async (ctx: Ctx, customerId: number, id: number): Promise<Address | undefined> =>
  (await queries.addressById(ctx, customerId, id))?.address
