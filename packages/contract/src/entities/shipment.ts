import { z } from 'zod'
import { maxLengths } from '../constants.ts'
import { visibleText } from '../visible-text.ts'
import { timestamp } from './scalars.ts'

const maybe = (text: z.ZodString) =>
  text
    .nullish()
    .or(z.literal(''))
    .transform(value => value || null)

/** A shipment as staff enter it. Without a tracking page that of the carrier is taken, where it is known. */
export const shipmentInput = z
  .object({
    carrier: visibleText().min(1).max(maxLengths.carrier),
    tracking_number: maybe(
      z
        .string()
        .trim()
        .max(maxLengths.tracking_number, { abort: true })
        .regex(/^[A-Za-z0-9][A-Za-z0-9 /-]*$/),
    ),
    tracking_url: maybe(z.string().trim().max(maxLengths.tracking_url, { abort: true }).refine(isTrackingUrl)).transform(
      text => text && new URL(text).href,
    ),
  })
  .meta({ id: 'ShipmentInput' })

/** Links of a shop lead to https, without a login in the address. */
function isTrackingUrl(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

/** A parcel, or several, given to a carrier. */
export const shipment = z
  .object({
    carrier: z.string(),
    tracking_number: z.string().nullable(),
    tracking_url: z.string().nullable(),
    sent_at: timestamp,
  })
  .meta({ id: 'Shipment' })
