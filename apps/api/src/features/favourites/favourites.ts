import { type ErrorCode, type favouriteCalls, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import { deleteFavourite, favouritesOf, insertFavourite } from './favourites.queries.ts'

type Favourites = ResponseInput<typeof favouriteCalls.favorites>

/** Favourites require a logged-in customer (docs/spec.md#5). */
function customerIn({ visitor }: MaybeVisitorCtx, refusal: ErrorCode): number {
  if (!visitor?.customer) throw new ShopError(refusal)
  return visitor.customer.id
}

/** Inactive products stay saved, but are not listed. */
const visibleFavourites = async (ctx: MaybeVisitorCtx, customerId: number): Promise<Favourites> => ({
  products: (await favouritesOf(ctx, customerId)).filter(({ is_active }) => is_active).map(({ id }) => ({ id })),
})

export const favourites = (ctx: MaybeVisitorCtx): Promise<Favourites> => visibleFavourites(ctx, customerIn(ctx, 'customer_required'))

/** Idempotent (docs/rules.md#1). */
export async function addFavourite(ctx: MaybeVisitorCtx, productId: number): Promise<Favourites> {
  const customerId = customerIn(ctx, 'favorites_add_login')
  if (!(await insertFavourite(ctx, customerId, productId))) throw new ShopError('product_not_found')
  return visibleFavourites(ctx, customerId)
}

/** Idempotent (docs/rules.md#1). */
export async function removeFavourite(ctx: MaybeVisitorCtx, productId: number): Promise<Favourites> {
  const customerId = customerIn(ctx, 'favorites_remove_login')
  await deleteFavourite(ctx, customerId, productId)
  return visibleFavourites(ctx, customerId)
}

export const favouritesWithTimes = async (ctx: Ctx, customerId: number) =>
  (await favouritesOf(ctx, customerId)).map(({ id, added_at }) => ({ id, added_at: added_at.toISOString() }))
