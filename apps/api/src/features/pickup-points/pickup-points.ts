import { fieldProblems, type Input, maxPickupResults, type pickupPointCalls, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { distanceKm } from './distance.ts'
import * as queries from './pickup-points.queries.ts'
import { cityKey, pickupCodeKey, postalKey } from './search-keys.ts'

export { importPickupPoints } from './import-points.ts'
export { lastPointsOf, pickupPointJson } from './pickup-points.queries.ts'
export { readPointList } from './point-list.ts'
export { pickupCodeKey } from './search-keys.ts'

type Query = Input<typeof pickupPointCalls.pickupPoints>['query']

/** Searches the points of a delivery's network; `networkOf` gives that of a delivery of the shop. */
export async function searchPickupPoints(
  ctx: Ctx,
  { delivery, q }: Query,
  networkOf: (delivery: number) => Promise<string | null>,
): Promise<ResponseInput<typeof pickupPointCalls.pickupPoints>> {
  const network = await networkOf(delivery)
  if (network === null) throw new ShopError('invalid_query', { fields: { delivery: fieldProblems.not_offered } })
  const rows = await queries.nearestPoints(ctx, network, { code: pickupCodeKey(q), postal: postalKey(q), city: cityKey(q) })
  return rows
    .map(({ place_latitude: latitude, place_longitude: longitude, ...point }) => ({
      point,
      km: distanceKm({ latitude, longitude }, point),
    }))
    .sort((a, b) => a.km - b.km)
    .slice(0, maxPickupResults)
    .map(({ point, km }) => ({ ...point, distance_km: Math.round(km * 10) / 10 }))
}
