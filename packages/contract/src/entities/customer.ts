import { z } from 'zod'
import { address } from './address.ts'
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
export type Customer = z.infer<typeof customer>

export const savedAddress = address.safeExtend({ id, is_default_billing: flag, is_default_delivery: flag }).meta({ id: 'SavedAddress' })

export const customerPrice = z
  .object({
    product_id: id,
    /** null for a product without variants. */
    product_variant_id: id.nullable(),
    name: z.string(),
    slug: z.string(),
    symbol: z.string(),
    list_price_net: money,
    price_net: money,
    changed_at: timestamp,
  })
  .meta({ id: 'CustomerPrice' })
