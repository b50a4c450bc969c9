import { z } from 'zod'
import { flag, id, language, money, timestamp } from './scalars.ts'

/** `account_type` 'shop' means logged in (spec 3). */
export const customer = z
  .object({
    id,
    account_type: z.literal('shop'),
    email: z.email(),
    first_name: z.string(),
    last_name: z.string(),
    company: z.string().nullable(),
    nip: z.string().nullable(),
    phone: z.string().nullable(),
    language,
    email_confirmed: flag,
    created_at: timestamp,
  })
  .meta({ id: 'Customer' })

/** Postal codes are checked by country, a Polish NIP by its checksum. */
export const address = z
  .object({
    first_name: z.string().min(1).max(100),
    last_name: z.string().min(1).max(100),
    company: z.string().max(200).nullish(),
    nip: z.string().max(20).nullish(),
    street: z.string().min(1).max(200),
    postal_code: z.string().min(1).max(12),
    city: z.string().min(1).max(100),
    /** ISO 3166-1 alpha-2. */
    country: z.string().regex(/^[A-Z]{2}$/),
    phone: z.string().max(30).nullish(),
  })
  .meta({ id: 'Address' })
export const savedAddress = address.extend({ id, is_default_billing: flag, is_default_delivery: flag }).meta({ id: 'SavedAddress' })

export const customerPrice = z
  .object({
    product_id: id,
    product_variant_id: id,
    name: z.string(),
    slug: z.string(),
    symbol: z.string(),
    list_price_net: money,
    price_net: money,
    changed_at: timestamp,
  })
  .meta({ id: 'CustomerPrice' })
