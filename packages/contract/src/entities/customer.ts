import { z } from 'zod'
import { storedAddress } from './address.ts'
import { salesUnit } from './sales-unit.ts'
import { currency, flag, id, language, money, quantity, timestamp } from './scalars.ts'
import { feature, tier } from './variant.ts'

/** A customer; `account_type` 'shop' means logged in (docs/spec.md#3). */
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

export const savedAddress = storedAddress.extend({ id, is_default_billing: flag, is_default_delivery: flag }).meta({ id: 'SavedAddress' })

export const customerPrice = z
  .object({
    product_id: id,
    /** null for a product without variants. */
    product_variant_id: id.nullable(),
    name: z.string(),
    slug: z.string(),
    symbol: z.string(),
    /** Features that distinguish the variant; empty without variants. */
    combination_features: z.array(feature),
    vat_tax_percent: z.int(),
    currency,
    sales_unit: salesUnit,
    /** List price of one sales unit, without promotion. */
    list_price_net: money,
    /** List price by quantity, from 1 on. */
    list_prices: z.array(tier),
    /** Personal price; the customer pays the list price where that is lower. */
    price_net: money,
    /** Both prices for a quantity of 100, if one of the row is below 0.10 in another currency than PLN. */
    per_100: z.object({ list_price_net: money, price_net: money }).nullable(),
    changed_at: timestamp,
    /** Changed in the last `recentDays` days. */
    is_recent: z.boolean(),
    /** Stock on hand. */
    items: quantity,
  })
  .meta({ id: 'CustomerPrice' })

/** A mail about the customer's orders and claims, or to their confirmed e-mail. Its text is rendered from those and not stored. */
export const customerMail = z.object({
  kind: z.string(),
  recipient: z.string(),
  language,
  state: z.enum(['waiting', 'sent', 'given_up']),
  order_uid: z.string().nullable(),
  created_at: timestamp,
  sent_at: timestamp.nullable(),
})
