import { z } from 'zod'
import { deliveryPromise } from './delivery-promise.ts'
import { discount } from './discount.ts'
import { gift } from './gift.ts'
import { pickupNetwork, pickupPoint } from './pickup-point.ts'
import { picture } from './picture.ts'
import { salesUnit } from './sales-unit.ts'
import { country, currency, flag, id, money, quantity } from './scalars.ts'
import { feature } from './variant.ts'

const vatRow = z.object({ percent: z.int(), net: money, gross: money }).meta({ id: 'VatRow' })

/**
 * Gross total = gross products + gross delivery - gross discount. The rows of `vat` add up to the totals; the discount counts at 23 percent, so
 * that row is negative if nothing else has that rate (docs/spec.md#9).
 */
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

/** Sources of a unit price. */
const priceSources = ['personal', 'tier', 'tier_promotion', 'promotion', 'product'] as const

/** Explains the price of a line. */
const explanation = z
  .object({
    source: z.enum(priceSources),
    /** Unit price without promotion and personal price, in the cart's currency. */
    regular_net: money,
    /** Quantity from which the tier applies; null without a tier. */
    tier_quantity: quantity.nullable(),
    /** The stored unit price, in PLN. */
    pln_net: money,
    /** PLN for one unit of the currency; null in PLN. */
    rate: z.string().nullable(),
    /** Gross amount of the line before rounding to two decimals. */
    line_gross_exact: z.string(),
  })
  .meta({ id: 'PriceExplanation' })

/** Price for a quantity of 100 if the unit price is below 0.10 in another currency than PLN; else null. */
const per100 = { unit_price_per_100_net: money.nullable() }

export const cartItem = z
  .object({
    product_id: id,
    product_variant_id: id.nullable(),
    items: quantity,
    name: z.string(),
    slug: z.string(),
    symbol: z.string(),
    /** Features that distinguish the variant. */
    combination_features: z.array(feature),
    cover: picture.nullable(),
    vat_tax_percent: z.int(),
    /** kg per sales unit. */
    weight: z.number(),
    sales_unit: salesUnit,
    /** null: there is no price, the line cannot be ordered. */
    unit_price_net: money.nullable(),
    ...per100,
    price_source: z.enum(priceSources).nullable(),
    explanation: explanation.nullable(),
    line_net: money,
    line_gross: money,
    /** Whether a discount that applies is for this product. */
    is_discounted: z.boolean(),
    items_left: quantity,
    /** Why the line cannot be ordered. */
    problem: z.enum(['not_for_sale', 'not_enough_stock']).nullable(),
    /** The next lower price: its quantity, and the quantity missing to it. */
    next_tier: z.object({ quantity, missing: quantity, unit_price_net: money, ...per100 }).nullable(),
  })
  .meta({ id: 'CartItem' })
export type CartItem = z.infer<typeof cartItem>

const reasons = [
  'minimum_not_met',
  'expired',
  'used_up',
  'used_by_customer',
  'no_matching_products',
  'out_of_stock',
  'regulations',
  'too_light',
  'too_heavy',
  'maximum_exceeded',
  'country_not_served',
  'not_with_delivery',
  'not_offered',
  'company_needed',
  'nip_needed',
  'approval_needed',
] as const
const reason = z.enum(reasons).nullable()

/** Whether a choice is applied or inactive; if inactive, the reason and the missing net amount. */
const effect = z.object({ state: z.enum(['none', 'applied', 'inactive']), reason, missing_net: money.nullable() })

/** Conditions of a delivery or payment method, amounts in the cart's currency; null: no bound. */
const conditions = {
  countries: z.array(country).nullable(),
  /** kg. */
  min_weight: z.number().nullable(),
  max_weight: z.number().nullable(),
  /** Products net. */
  min_net: money.nullable(),
  max_net: money.nullable(),
  offered: z.boolean(),
  /** Why it is not offered. */
  reason,
  /** Products net missing to its minimum. */
  missing_net: money.nullable(),
}

const delivery = z
  .object({
    id,
    code: z.string(),
    name: z.string(),
    description: z.string(),
    ...conditions,
    /** Price for this cart, all parcels together. */
    price_net: money,
    price_gross: money,
    parcels: z.int(),
    /** Whether it brings the goods to the delivery address; not so a parcel locker and collection. */
    to_address: z.boolean(),
    vat_tax_percent: z.int(),
    /** Products net from which it is free; null: never. */
    free_from_net: money.nullable(),
    missing_to_free_net: money.nullable(),
    /** The network of points of which the buyer chooses one; null: it goes to an address. */
    pickup_network: pickupNetwork.nullable(),
    /** null: the cart is empty or not in stock, or no date is promised. */
    promise: deliveryPromise.nullable(),
  })
  .meta({ id: 'OfferedDelivery' })

const payment = z
  .object({
    id,
    code: z.string(),
    name: z.string(),
    description: z.string(),
    ...conditions,
    /** Part of the transport fee of this cart, at the VAT rate of the chosen delivery. */
    fee_net: money,
    fee_gross: money,
  })
  .meta({ id: 'OfferedPayment' })

const offeredGift = gift
  .omit({ currency: true })
  .extend({ offered: z.boolean(), reason, missing_net: money.nullable() })
  .meta({ id: 'OfferedGift' })

export const cart = z
  .object({
    reward_regulations_accepted: flag,
    delivery_address_id: id.nullable(),
    enable_delivery_address: flag,
    billing_address_id: id.nullable(),
    delivery_shop_configuration_id: id.nullable(),
    component_payment_method_id: id.nullable(),
    /** Chosen point of the chosen delivery's network; null: none is, or it is not there any more. */
    pickup_point: pickupPoint.nullable(),
    transport_fee_net: money,
    transport_fee_gross: money,
    /** Parts of the transport fee, which add up to it. */
    transport_fee: z.object({ delivery_net: money, delivery_gross: money, payment_net: money, payment_gross: money }),
    /** Country for which deliveries and payments are offered: as set, else of the chosen saved address; null: not known yet. */
    delivery_country: country.nullable(),
    customer_order_number: z.string().nullable(),
    discount_code: z.string().nullable(),
    discount: discount.nullable(),
    gift_id: id.nullable(),
    cart_items: z.array(cartItem),
    /** Lines that the merge of carts reduced to the stock; listed until the next change of the cart. */
    stock_limited: z.array(
      z.object({ product_id: id, product_variant_id: id.nullable(), name: z.string(), wanted: quantity, items: quantity }),
    ),
    /**
     * Increases with each change, and from one cart of a visitor to the next: of two responses, the one with the higher revision is newer.
     * 0 while there is no cart.
     */
    revision: z.int(),
    /** Total kg, at most five decimals. */
    weight: z.number(),
    delivery_effect: effect,
    payment_effect: effect,
    discount_effect: effect,
    gift_effect: effect,
    /** Methods and gifts on offer, and those unavailable with the reason. */
    deliveries: z.array(delivery),
    payments: z.array(payment),
    gifts: z.array(offeredGift),
    totals,
  })
  .meta({ id: 'Cart' })
export type Cart = z.infer<typeof cart>
