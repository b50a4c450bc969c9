import { z } from 'zod'
import { call } from '../call.ts'
import { cart } from '../entities/cart.ts'
import { discount } from '../entities/discount.ts'
import { currency, id, money } from '../entities/scalars.ts'

const pathId = z.coerce.number().pipe(id)
const withCart = z.object({ cart })
const sessionErrors = ['session_missing', 'session_expired'] as const

export const cartCalls = {
  cart: call({
    from: 'spec',
    method: 'GET',
    path: '/cart',
    summary: 'The computed cart of the session or customer',
    query: z.object({ currency: currency.optional() }),
    answer: cart,
    errors: sessionErrors,
  }),
  updateCart: call({
    from: 'ours',
    method: 'PUT',
    path: '/cart',
    summary: 'Set order number, addresses or currency',
    body: z.object({
      cart: z.object({
        customer_order_number: z.string().max(60).nullish(),
        billing_address_id: id.nullish(),
        delivery_address_id: id.nullish(),
        currency: currency.optional(),
      }),
    }),
    answer: withCart,
    errors: [...sessionErrors, 'invalid_body'],
  }),
  addToCart: call({
    from: 'spec',
    method: 'POST',
    path: '/cart/cart_items',
    summary: 'Add pieces to a line, or take them away with a negative number',
    body: z.object({
      cart_item: z.object({ product_id: id, items: z.int().min(-100_000).max(100_000), product_variant_id: id.nullish() }),
    }),
    answer: withCart.extend({ product_id: id, product_variant_id: id.nullable(), items: z.int() }),
    errors: [...sessionErrors, 'invalid_body', 'variant_required', 'not_enough_stock', 'not_for_sale', 'idempotency_key_reused'],
  }),
  setQuantity: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/cart_items/set_by_product/{productId}',
    summary: 'Set the pieces of a line; 0 or less removes it',
    params: z.object({ productId: pathId }),
    body: z.object({ cart_item: z.object({ items: z.int().max(100_000), product_variant_id: id.nullish() }) }),
    answer: withCart.extend({ items: z.int() }),
    errors: [...sessionErrors, 'product_not_found', 'invalid_body', 'variant_required', 'not_enough_stock', 'not_for_sale'],
  }),
  removeProduct: call({
    from: 'spec',
    method: 'DELETE',
    path: '/cart/cart_items/remove_by_product/{productId}',
    summary: 'Remove every line of a product',
    params: z.object({ productId: pathId }),
    answer: z.literal('ok'),
    errors: [...sessionErrors, 'cart_line_not_found'],
  }),
  removeVariant: call({
    from: 'spec',
    method: 'DELETE',
    path: '/cart/cart_items/remove_by_product_and_variant/{productId}/{variantId}',
    summary: 'Remove the line of a variant',
    params: z.object({ productId: pathId, variantId: pathId }),
    answer: z.literal('ok'),
    errors: [...sessionErrors, 'cart_line_not_found'],
  }),
  setDelivery: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/set_delivery',
    summary: 'Choose how the goods come',
    body: z.object({ cart: z.object({ delivery_shop_configuration_id: id }) }),
    answer: withCart.extend({ delivery_shop_configuration_id: id, transport_fee_net: money, transport_fee_gross: money }),
    errors: [...sessionErrors, 'invalid_body', 'delivery_not_offered'],
  }),
  setPayment: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/set_payment',
    summary: 'Choose how to pay',
    body: z.object({ cart: z.object({ component_payment_method_id: id }) }),
    answer: withCart,
    errors: [...sessionErrors, 'invalid_body', 'payment_not_offered'],
  }),
  acceptRewardRegulations: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/set_reward_regulations_accepted',
    summary: 'Accept the reward regulations, or withdraw that',
    body: z.object({ cart: z.object({ reward_regulations_accepted: z.boolean() }) }),
    answer: withCart,
    errors: [...sessionErrors, 'invalid_body'],
  }),
  selectGift: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/select_gift',
    summary: 'Choose a gift; null chooses none',
    body: z.object({ cart: z.object({ gift_id: id.nullable() }) }),
    answer: withCart,
    errors: [...sessionErrors, 'invalid_body', 'gift_regulations_required', 'gift_minimum_not_met', 'gift_out_of_stock'],
  }),
  checkDiscountCode: call({
    from: 'spec',
    method: 'POST',
    path: '/cart/check_discount_code',
    summary: 'Apply a discount code',
    body: z.object({ cart: z.object({ discount_code: z.string().trim().min(1).max(60) }) }),
    answer: discount.extend({ cart }),
    errors: [...sessionErrors, 'invalid_body', 'discount_code_unknown', 'discount_code_used_up', 'too_many_requests'],
  }),
  removeDiscount: call({
    from: 'spec',
    method: 'DELETE',
    path: '/cart/remove_discount',
    summary: 'Take the discount code off',
    answer: withCart,
    errors: sessionErrors,
  }),
  enableDeliveryAddress: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/delivery_address/enable',
    summary: 'Deliver to another address than the billing one',
    answer: withCart.extend({ enable_delivery_address: z.boolean(), delivery_address_id: id.nullable() }),
    errors: sessionErrors,
  }),
  disableDeliveryAddress: call({
    from: 'spec',
    method: 'PUT',
    path: '/cart/delivery_address/disable',
    summary: 'Deliver to the billing address',
    answer: withCart.extend({ enable_delivery_address: z.boolean(), delivery_address_id: id.nullable() }),
    errors: sessionErrors,
  }),
}
