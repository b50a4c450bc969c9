import { fieldProblems, type Input, ShopError } from '@stragan/contract'
import { type ImportState, type importCalls, type ProductField, priceFields, rightToImport } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertPermission } from '../../platform/has-permission.ts'
import type { PriceOwner } from '../prices/prices.ts'

/** Whose prices a file has; neither: it has products. */
export const hasPrices = ({ price_list_id, customer_id }: PriceOwner) => price_list_id !== null || customer_id !== null

/** Whose prices a request is about. Refuses two of them. */
export function ownerOf({ price_list_id, customer_id }: Input<typeof importCalls.upload>['query']): PriceOwner {
  if (price_list_id !== undefined && customer_id !== undefined)
    throw new ShopError('invalid_query', { fields: { customer_id: fieldProblems.not_one_of } })
  return { price_list_id: price_list_id ?? null, customer_id: customer_id ?? null }
}

type WithActor = Pick<ShopAdminCtx, 'actor'>

/** Besides the right to see imports. */
export function assertMayRead(ctx: WithActor, { price_list_id, customer_id }: PriceOwner) {
  if (price_list_id !== null) assertPermission(ctx.actor, 'prices:read')
  if (customer_id !== null) assertPermission(ctx.actor, 'customers:read')
}

/** Besides the right to change products. */
export function assertMayChange(ctx: WithActor, owner: PriceOwner, fields: readonly (ProductField | null)[]) {
  assertMayRead(ctx, owner)
  for (const field of fields) {
    const permission = field && rightToImport(field)
    if (permission) assertPermission(ctx.actor, permission)
  }
}

interface Requested extends PriceOwner {
  state: ImportState
  columns: readonly { field: ProductField | null }[]
}

/** Whether somebody may go on with a step of an import that they have requested. */
export function assertMayWork(ctx: WithActor, { state, columns, ...owner }: Requested) {
  assertPermission(ctx.actor, 'products:write')
  if (state === 'undoing') assertPermission(ctx.actor, 'history:write')
  // What is read of its columns is chosen afterwards.
  const fields = state === 'reading' ? (hasPrices(owner) ? priceFields : []) : columns.map(({ field }) => field)
  assertMayChange(ctx, owner, fields)
}

/** Refuses what columns of a file with prices may not be read as, a file in which nothing is named or has a price, and prices with VAT. */
export function assertPriceChoices(fields: readonly (ProductField | null)[], { prices_include_vat }: { prices_include_vat: boolean }) {
  const wrong = fields.findIndex(field => field !== null && !(priceFields as readonly ProductField[]).includes(field))
  if (wrong >= 0) throw new ShopError('invalid_body', { fields: { [`fields.${wrong}`]: fieldProblems.not_one_of } })
  if (!fields.includes('price_net') || !(fields.includes('symbol') || fields.includes('ean')))
    throw new ShopError('invalid_body', { fields: { fields: fieldProblems.required } })
  if (prices_include_vat) throw new ShopError('invalid_body', { fields: { prices_include_vat: fieldProblems.not_offered } })
}
