import type { pickupPointCalls } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import { cachedOffers } from '../cart/cart.ts'
import { searchPickupPoints } from './pickup-points.ts'

export const pickupPointHandlers = {
  pickupPoints: (ctx, { query }) => searchPickupPoints(ctx, query, networkIn(ctx)),
} satisfies Handlers<typeof pickupPointCalls>

const networkIn = (ctx: Ctx) => async (delivery: number) =>
  (await cachedOffers(ctx)).deliveries.find(({ id }) => id === delivery)?.pickup_network ?? null
