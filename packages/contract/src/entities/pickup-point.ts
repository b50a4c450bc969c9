import { z } from 'zod'
import { maxPickupCodeLength, maxPickupNetworkLength } from '../constants.ts'
import { country } from './scalars.ts'

/** Name of a network of points, such as `inpost`. */
export const pickupNetwork = z
  .string()
  .max(maxPickupNetworkLength)
  .regex(/^[a-z][a-z0-9_]*$/)

/** Code of a point, in any letter case. */
export const pickupCode = z.string().trim().min(1).max(maxPickupCodeLength)

/** Where an order with a pickup point goes; the order stores it as a snapshot. */
export const orderedPickupPoint = z
  .object({
    network: pickupNetwork,
    code: z.string(),
    name: z.string(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country,
    /** Where at the address it stands; may be empty. */
    description: z.string(),
    /** Made up for a demonstration: nothing can be sent there. */
    is_sample: z.boolean(),
  })
  .meta({ id: 'OrderedPickupPoint' })
export type OrderedPickupPoint = z.infer<typeof orderedPickupPoint>

/** A point where parcels are collected, from the list of its operator. */
export const pickupPoint = orderedPickupPoint
  .extend({
    latitude: z.number(),
    longitude: z.number(),
    /** As the operator gives them; may be empty. */
    opening_hours: z.string(),
    takes_cash_on_delivery: z.boolean(),
  })
  .meta({ id: 'PickupPoint' })
export type PickupPoint = z.infer<typeof pickupPoint>

export const foundPickupPoint = pickupPoint
  .extend({
    /** From the place that was searched for, as the crow flies. */
    distance_km: z.number(),
  })
  .meta({ id: 'FoundPickupPoint' })
export type FoundPickupPoint = z.infer<typeof foundPickupPoint>
