import { z } from 'zod'
import { country, day, timestamp } from './scalars.ts'

/** When goods in stock are delivered, or ready for collection. All days and times are of the shop's time zone. */
export const promisedDelivery = z
  .object({
    /** Orders before this moment are delivered as promised; from it on, the promise is another one. */
    order_by: timestamp,
    /** The same as a date and a time: `2026-11-23`, `14:00`. */
    order_by_day: day,
    order_by_time: z.string(),
    /** First and last possible day of delivery. */
    from: day,
    to: day,
    /** Whether the buyer collects the goods, which are ready on these days. */
    collected: z.boolean(),
  })
  .meta({ id: 'PromisedDelivery' })
export type PromisedDelivery = z.infer<typeof promisedDelivery>

/** The promise of this moment. */
export const deliveryPromise = promisedDelivery
  .extend({
    /** Whether `order_by_day` is today. */
    order_by_is_today: z.boolean(),
  })
  .meta({ id: 'DeliveryPromise' })
export type DeliveryPromise = z.infer<typeof deliveryPromise>

/** What the fastest delivery of the shop promises for goods in stock. */
export const shopPromise = deliveryPromise
  .extend({
    /** Name of the delivery. */
    delivery: z.string(),
    /** Countries for which it is promised; null: all. */
    countries: z.array(country).nullable(),
  })
  .meta({ id: 'ShopPromise' })
export type ShopPromise = z.infer<typeof shopPromise>
