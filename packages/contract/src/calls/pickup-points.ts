import { z } from 'zod'
import { call } from '../call.ts'
import { maxPickupQueryLength, maxPickupResults, minPickupQueryLength } from '../constants.ts'
import { foundPickupPoint } from '../entities/pickup-point.ts'
import { idAsText } from '../entities/scalars.ts'

export const pickupPointCalls = {
  pickupPoints: call({
    from: 'ours',
    method: 'GET',
    path: '/pickup_points',
    summary: 'Points of a delivery’s network near a postal code, a town or the point with a code, nearest first; none for an unknown place',
    query: z.object({
      /** Id of a delivery with a `pickup_network`. */
      delivery: idAsText,
      /** Postal code, town or code, in any letter case and without accents. */
      q: z.string().trim().min(minPickupQueryLength).max(maxPickupQueryLength),
    }),
    limit: { attempts: 300, minutes: 15 },
    response: z.array(foundPickupPoint).max(maxPickupResults),
    errors: ['invalid_query', 'too_many_requests'],
  }),
}
