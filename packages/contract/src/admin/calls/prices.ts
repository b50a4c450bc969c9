import { z } from 'zod'
import { maxQuantity } from '../../constants.ts'
import { salesUnit } from '../../entities/sales-unit.ts'
import { day, id, idAsText, money, quantity, timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { maxPrice, maxTiers } from '../constants.ts'
import { inShop } from '../entities.ts'

/** Variants whose prices are saved at once. */
const maxPricedVariants = 300
/** How far back the course of a price is shown. */
export const priceCourseDays = 90

const ofProduct = inShop.extend({ id: idAsText })

/** A net price in PLN. */
export const price = money.min(0).max(maxPrice)

/** All prices of a product: its own, null for a price on request, and the tiers of its variants. */
const priceSet = z.object({
  price_net: price.nullable(),
  variants: z
    .array(
      z.object({
        id,
        /** A tier of 1 is the variant’s own price; below its first tier the product’s price counts. */
        tiers: z.array(z.object({ quantity: z.int().min(1).max(maxQuantity), price_net: price })).max(maxTiers),
      }),
    )
    .max(maxPricedVariants),
})

const productPrices = z.object({
  product_id: id,
  name: z.string(),
  symbol: z.string(),
  vat_percent: z.int(),
  /** Whether it is sold in variants; otherwise the only one is the product itself. */
  has_variants: z.boolean(),
  price_net: money.nullable(),
  variants: z.array(
    z.object({
      id,
      symbol: z.string(),
      /** Features by which it differs from the product’s others: `M8, 40 mm`. */
      name: z.string(),
      sales_unit: salesUnit,
      tiers: z.array(z.object({ quantity, price_net: money })),
    }),
  ),
})

/** A part of the course of a price: what one sales unit cost everybody from then on. */
const priceStep = z.object({
  from: timestamp,
  /** Null: price on request, or not sold. */
  price_net: money.nullable(),
  /** Whether a promotion made it. */
  is_promotion: z.boolean(),
  /** False before the product was created, and while it was inactive or deleted: such days do not count for the lowest price of 30 days. */
  is_sold: z.boolean(),
})

export const priceCalls = {
  productPrices: adminCall({
    method: 'GET',
    path: '/shops/{shop}/products/{id}/prices',
    permission: 'prices:read',
    summary: 'The prices of a product and of its variants, without promotions',
    params: ofProduct,
    response: productPrices,
    errors: ['product_not_found'],
  }),
  savePrices: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/products/{id}/prices',
    permission: 'prices:write',
    summary:
      'Change the prices of a product as a whole. `from` has them as they were when the change was begun: what somebody else has changed since is merged',
    params: ofProduct,
    body: priceSet.extend({ from: priceSet }),
    response: productPrices,
    errors: ['invalid_body', 'product_not_found', 'prices_changed', 'tier_promoted'],
  }),
  priceCourse: adminCall({
    method: 'GET',
    path: '/shops/{shop}/products/{id}/price_course',
    permission: 'prices:read',
    summary: 'What one sales unit of a product, or of its `variant`, cost everybody in the last 90 days',
    params: ofProduct,
    query: z.object({ variant: idAsText.optional() }),
    response: z.object({ since: day, steps: z.array(priceStep) }),
    errors: ['invalid_query', 'product_not_found', 'variant_not_found'],
  }),
}
