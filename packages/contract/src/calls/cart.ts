import { z } from 'zod'
import { call } from '../call.ts'
import { defaultQuantity, maxLengths, maxLineItems, maxLines, maxQuantity } from '../constants.ts'
import { cart, cartItem } from '../entities/cart.ts'
import { shopPromise } from '../entities/delivery-promise.ts'
import { discount } from '../entities/discount.ts'
import { pickupCode, pickupNetwork } from '../entities/pickup-point.ts'
import { country, currency, flag, id, idAsText, money, quantity } from '../entities/scalars.ts'
import { feature } from '../entities/variant.ts'

const withCart = z.object({ cart })
/** Currency of the computed cart; absent: as set with `PUT cart`. */
const inCurrency = z.object({ currency: currency.optional() })

/** Why a line of symbol and quantity cannot be added to the cart. */
const lineProblems = ['symbol_unknown', 'symbol_ambiguous', 'variant_required', 'not_for_sale', 'not_enough_stock'] as const

/** A line of symbol and quantity, resolved to a variant. */
const resolvedLine = z
  .object({
    /** As requested. */
    symbol: z.string(),
    items: quantity,
    /** As a cart line of the visitor; null if the symbol is unknown or ambiguous. */
    found: cartItem.nullable(),
    problem: z.enum(lineProblems).nullable(),
    /** If nothing was found: variants of the product, all matches of the symbol, or similar symbols. */
    suggestions: z.array(z.object({ symbol: z.string(), name: z.string(), combination_features: z.array(feature) })),
  })
  .meta({ id: 'ResolvedLine' })

export const cartCalls = {
  productsBySymbols: call({
    from: 'ours',
    method: 'POST',
    path: '/products/by_symbols',
    session: 'personalised',
    summary: 'Resolve lines of symbol or EAN and quantity to variants with their prices; the first ten unknown ones come with suggestions',
    query: inCurrency,
    body: z.object({
      lines: z
        .array(z.object({ symbol: z.string().trim().min(1).max(maxLengths.symbol), items: z.int().min(1).max(maxQuantity) }))
        .min(1)
        .max(maxLines),
    }),
    /** In the order of the request. */
    maxBodyBytes: 128 * 1024,
    limit: { attempts: 600, minutes: 15 },
    response: z.object({ lines: z.array(resolvedLine), products_net: money, products_gross: money, currency }),
    errors: ['invalid_body', 'invalid_query', 'too_many_requests'],
  }),
  deliveryPromise: call({
    from: 'ours',
    method: 'GET',
    path: '/delivery_promise',
    summary: 'What the fastest delivery promises for goods in stock; null if the shop promises no date',
    response: shopPromise.nullable(),
    errors: [],
  }),
  cart: call({
    from: 'spec',
    method: 'GET',
    path: '/cart',
    session: 'required',
    transaction: 'statement',
    summary:
      'The computed cart of the session or customer; with `preselect_delivery=1` as if the cheapest delivery to the address were chosen where none is',
    query: inCurrency.extend({ preselect_delivery: z.enum(['1']).optional() }),
    response: cart,
    errors: [],
  }),
  updateCart: call({
    from: 'ours',
    method: 'PUT',
    path: '/cart',
    session: 'required',
    summary: 'Set order number, addresses, the country of delivery or currency; a newly set address also sets the country',
    query: inCurrency,
    body: z.object({
      cart: z.object({
        customer_order_number: z.string().max(maxLengths.customer_order_number).nullish(),
        billing_address_id: id.nullish(),
        delivery_address_id: id.nullish(),
        /** Before an address is known. */
        delivery_country: country.nullish(),
        currency: currency.optional(),
      }),
    }),
    response: withCart,
    errors: ['invalid_body'],
  }),
  addToCart: call({
    from: 'spec',
    method: 'POST',
    path: '/cart/cart_items',
    session: 'required',
    summary: 'Add a quantity to a line, 1 by default; a negative one reduces it',
    query: inCurrency,
    body: z.object({
      cart_item: z.object({
        product_id: id,
        items: z.int().min(-maxQuantity).max(maxQuantity).default(defaultQuantity),
        product_variant_id: id.nullish(),
      }),
    }),
    response: withCart.extend({ product_id: id, product_variant_id: id.nullable(), items: z.int() }),
    errors: [
      'invalid_body',
      'product_not_found',
      'variant_required',
      'not_enough_stock',
      'not_for_sale',
      'cart_full',
      'idempotency_key_reused',
    ],
  }),
  addBulk: call({
    from: 'ours',
    method: 'POST',
    path: '/cart/cart_items/bulk',
    session: 'required',
    summary: 'Add quantities to several lines at once, each up to the stock, or replace the cart with them',
    query: inCurrency,
    body: z.object({
      cart_items: z
        .array(z.object({ product_id: id, items: z.int().min(1).max(maxLineItems), product_variant_id: id.nullish() }))
        .min(1)
        .max(maxLines),
      replace: flag.optional().describe('Removes the other lines, unless nothing can be added'),
    }),
    response: withCart.extend({
      /** In the order of the request. */
      cart_items: z.array(
        z.object({
          product_id: id,
          product_variant_id: id.nullable(),
          wanted: quantity,
          added: quantity,
          /** Why less than wanted was added. */
          problem: z.enum(['product_not_found', 'variant_required', 'not_for_sale', 'not_enough_stock', 'cart_full']).nullable(),
        }),
      ),
    }),
    errors: ['invalid_body', 'product_not_found', 'idempotency_key_reused'],
  }),
  setQuantity: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/cart_items/set_by_product/{productId}',
    session: 'required',
    summary: 'Set the quantity of a line; 0 or less removes it',
    query: inCurrency,
    params: z.object({ productId: idAsText }),
    body: z.object({ cart_item: z.object({ items: z.int().max(maxQuantity), product_variant_id: id.nullish() }) }),
    response: withCart.extend({ items: z.int() }),
    errors: ['product_not_found', 'invalid_body', 'variant_required', 'not_enough_stock', 'not_for_sale', 'cart_full'],
  }),
  removeProduct: call({
    from: 'spec',
    method: 'DELETE',
    path: '/cart/cart_items/remove_by_product/{productId}',
    session: 'required',
    summary: 'Remove every line of a product',
    params: z.object({ productId: idAsText }),
    response: z.literal('ok'),
    errors: ['cart_line_not_found'],
  }),
  removeVariant: call({
    from: 'spec',
    method: 'DELETE',
    path: '/cart/cart_items/remove_by_product_and_variant/{productId}/{variantId}',
    session: 'required',
    summary: 'Remove the line of a variant',
    params: z.object({ productId: idAsText, variantId: idAsText }),
    response: z.literal('ok'),
    errors: ['cart_line_not_found'],
  }),
  setDelivery: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/set_delivery',
    session: 'required',
    summary: 'Choose a delivery',
    query: inCurrency,
    body: z.object({ cart: z.object({ delivery_shop_configuration_id: id }) }),
    response: withCart.extend({ delivery_shop_configuration_id: id, transport_fee_net: money, transport_fee_gross: money }),
    errors: ['invalid_body', 'delivery_not_offered'],
  }),
  setPickupPoint: call({
    from: 'ours',
    method: 'PUT',
    path: '/cart/set_pickup_point',
    session: 'required',
    summary: 'Choose the pickup point of the chosen delivery, by its code',
    query: inCurrency,
    body: z.object({
      cart: z.object({
        /** `network`: absent, that of the chosen delivery. */
        pickup_point: z.object({ network: pickupNetwork.optional(), code: pickupCode }),
      }),
    }),
    response: withCart,
    errors: ['invalid_body', 'pickup_point_not_found'],
  }),
  setPayment: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/set_payment',
    session: 'required',
    summary: 'Choose a payment method',
    query: inCurrency,
    body: z.object({ cart: z.object({ component_payment_method_id: id }) }),
    response: withCart,
    errors: ['invalid_body', 'payment_not_offered'],
  }),
  acceptRewardRegulations: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/set_reward_regulations_accepted',
    session: 'required',
    summary: 'Accept the reward regulations, or withdraw the consent',
    query: inCurrency,
    body: z.object({ cart: z.object({ reward_regulations_accepted: flag }) }),
    response: withCart,
    errors: ['invalid_body'],
  }),
  selectGift: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/select_gift',
    session: 'required',
    summary: 'Choose a gift; null chooses none',
    query: inCurrency,
    body: z.object({ cart: z.object({ gift_id: id.nullable() }) }),
    response: withCart,
    errors: ['invalid_body', 'gift_regulations_required', 'gift_minimum_not_met', 'gift_out_of_stock'],
  }),
  checkDiscountCode: call({
    from: 'spec',
    method: 'POST',
    path: '/cart/check_discount_code',
    session: 'required',
    summary: 'Apply a discount code',
    // People of an office share one address, so its limit is higher than that of a session.
    limit: [
      { attempts: 20, minutes: 15, per: 'session', counts: 'discount_code_unknown' },
      { attempts: 500, minutes: 15, counts: 'discount_code_unknown' },
    ],
    query: inCurrency,
    body: z.object({ cart: z.object({ discount_code: z.string().trim().min(1).max(maxLengths.discount_code) }) }),
    response: discount.extend({ cart }),
    errors: [
      'invalid_body',
      'discount_code_unknown',
      'discount_code_used_up',
      'discount_code_used_by_customer',
      'discount_minimum_not_met',
      'discount_code_not_for_products',
      'too_many_requests',
    ],
  }),
  removeDiscount: call({
    from: 'spec',
    method: 'DELETE',
    path: '/cart/remove_discount',
    session: 'required',
    summary: 'Remove the discount code',
    query: inCurrency,
    response: withCart,
    errors: [],
  }),
  enableDeliveryAddress: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/delivery_address/enable',
    session: 'required',
    summary: 'Deliver to another address than the billing one',
    query: inCurrency,
    response: withCart.extend({ enable_delivery_address: z.boolean(), delivery_address_id: id.nullable() }),
    errors: [],
  }),
  disableDeliveryAddress: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/delivery_address/disable',
    session: 'required',
    summary: 'Deliver to the billing address',
    query: inCurrency,
    response: withCart.extend({ enable_delivery_address: z.boolean(), delivery_address_id: id.nullable() }),
    errors: [],
  }),
}
