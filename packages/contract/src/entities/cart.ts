import { z } from 'zod'
import { discount } from './discount.ts'
import { picture } from './picture.ts'
import { currency, flag, id, money, quantity } from './scalars.ts'

const vatRow = z.object({ percent: z.int(), net: money, gross: money }).meta({ id: 'VatRow' })

/** Gross total = gross products + gross delivery - gross discount (spec 9); the rows of `vat` add up to the totals. */
export const totals = z
  .object({
    products_net: money,
    products_gross: money,
    delivery_net: money,
    delivery_gross: money,
    discount_net: money,
    discount_gross: money,
    total_net: money,
    total_gross: money,
    currency,
    vat: z.array(vatRow),
  })
  .meta({ id: 'Totals' })

/** Where a unit price came from. */
const priceSources = ['personal', 'tier', 'tier_promotion', 'promotion', 'product'] as const

export const cartItem = z
  .object({
    product_id: id,
    product_variant_id: id.nullable(),
    items: quantity,
    name: z.string(),
    slug: z.string(),
    symbol: z.string(),
    cover: picture.nullable(),
    vat_tax_percent: z.int(),
    /** null: no price can be found, the line can not be ordered. */
    unit_price_net: money.nullable(),
    price_source: z.enum(priceSources).nullable(),
    line_net: money,
    line_gross: money,
    items_left: quantity,
  })
  .meta({ id: 'CartItem' })

/** A discount or gift that is chosen but does nothing yet says why, and what is missing. */
const effect = z.object({
  state: z.enum(['none', 'applied', 'dormant']),
  reason: z.enum(['minimum_not_met', 'expired', 'used_up', 'out_of_stock', 'regulations']).nullable(),
  missing_net: money.nullable(),
})

export const cart = z
  .object({
    reward_regulations_accepted: flag,
    delivery_address_id: id.nullable(),
    enable_delivery_address: flag,
    billing_address_id: id.nullable(),
    delivery_shop_configuration_id: id.nullable(),
    component_payment_method_id: id.nullable(),
    transport_fee_net: money,
    transport_fee_gross: money,
    customer_order_number: z.string().nullable(),
    discount_code: z.string().nullable(),
    discount: discount.nullable(),
    gift_id: id.nullable(),
    cart_items: z.array(cartItem),
    discount_effect: effect,
    gift_effect: effect,
    totals,
  })
  .meta({ id: 'Cart' })
