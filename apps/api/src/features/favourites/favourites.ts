import { type ErrorCode, type favouriteCalls, type ResponseInput, ShopError } from '@stragan/contract'
import type { CustomerCtx, MaybeVisitorCtx } from '../../context.ts'
import { deleteFavorite, favoritesOf, insertFavorite } from './favourites.queries.ts'

type Favorites = ResponseInput<typeof favouriteCalls.favorites>

/** Favourites need a logged-in user (docs/spec.md#5). */
function customerIn({ visitor }: MaybeVisitorCtx, refusal: ErrorCode): number {
  if (!visitor?.customer) throw new ShopError(refusal)
  return visitor.customer.id
}

/** What is not sold any more stays kept, but stands in no list. */
const told = async (ctx: MaybeVisitorCtx, customerId: number): Promise<Favorites> => ({
  products: (await favoritesOf(ctx, customerId)).filter(({ is_active }) => is_active).map(({ id }) => ({ id })),
})

export const favorites = (ctx: MaybeVisitorCtx): Promise<Favorites> => told(ctx, customerIn(ctx, 'customer_required'))

/** One that is there stays (docs/rules.md#1). */
export async function addFavorite(ctx: MaybeVisitorCtx, productId: number): Promise<Favorites> {
  const customerId = customerIn(ctx, 'favorites_add_login')
  if (!(await insertFavorite(ctx, customerId, productId))) throw new ShopError('product_not_found')
  return told(ctx, customerId)
}

/** One that is not there is no error (docs/rules.md#1). */
export async function removeFavorite(ctx: MaybeVisitorCtx, productId: number): Promise<Favorites> {
  const customerId = customerIn(ctx, 'favorites_remove_login')
  await deleteFavorite(ctx, customerId, productId)
  return told(ctx, customerId)
}

export const favoritesWithTimes = async (ctx: CustomerCtx) =>
  (await favoritesOf(ctx, ctx.visitor.customer.id)).map(({ id, added_at }) => ({ id, added_at: added_at.toISOString() }))
