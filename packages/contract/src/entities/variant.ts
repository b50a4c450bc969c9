import { z } from 'zod'
import { salesUnit } from './sales-unit.ts'
import { day, flag, id, money, quantity } from './scalars.ts'

export const feature = z.object({ feature_name: z.string(), feature_value: z.string() }).meta({ id: 'Feature' })
export type Feature = z.infer<typeof feature>

/** One quantity tier of a variant. */
export const tier = z
  .object({
    quantity,
    price_net: money,
    promo_price_net: money.nullable(),
    sale: flag,
    /** Both prices for a quantity of 100, if the product has `per_100`. */
    per_100: z.object({ price_net: money, promo_price_net: money.nullable() }).nullable(),
  })
  .meta({ id: 'Tier' })
export type Tier = z.infer<typeof tier>

export const variant = z
  .object({
    product_variant_id: id,
    symbol: z.string(),
    ean: z.string().nullable(),
    /** kg per sales unit, at most five decimals. */
    weight: z.number(),
    combination_features: z.array(feature),
    product_variant_prices: z.array(tier),
    /** Omnibus: lowest unit price of the 30 days before the current promotion; null without a promotion. */
    best_price_from_history: money.nullable(),
    /** The same for a quantity of 100, if the product has `per_100`. */
    best_price_per_100: money.nullable(),
    items: quantity,
    /** Day on which it is expected, if it is sold out; null if unknown or over. */
    expected_at: day.nullable(),
    sales_unit: salesUnit,
  })
  .meta({ id: 'Variant' })
export type Variant = z.infer<typeof variant>

/** Personal price of a variant; `per_100_net`: for a quantity of 100, if the product has `per_100`. */
export const customVariantPrice = z
  .object({ product_variant_id: id, price_net: money, per_100_net: money.nullable() })
  .meta({ id: 'CustomVariantPrice' })

/** A variant in a list, with its whole price list, the product's price included, and the customer's price for it; `custom_price_per_100_net`: for a quantity of 100, if the product has `per_100`. */
export const pricedVariant = variant
  .extend({ custom_price_net: money.nullable(), custom_price_per_100_net: money.nullable() })
  .meta({ id: 'PricedVariant' })
