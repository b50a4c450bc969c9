import type { cartCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import * as carts from './cart.ts'
import { shopPromise } from './delivery-promise.ts'

/** Responses have the specification's fields at top level, and the computed cart beside them (docs/rules.md#3). */
export const cartHandlers = {
  productsBySymbols: (ctx, { query, body }) => carts.productsBySymbols(ctx, body.lines, query.currency),
  deliveryPromise: shopPromise,
  cart: (ctx, { query }) => carts.cartByToken(ctx, query.currency, query.preselect_delivery === '1'),
  updateCart: async (ctx, { query, body }) => ({ cart: await carts.updateCart(ctx, body.cart, query.currency) }),
  addToCart: async (ctx, { query, body: { cart_item } }) => {
    const { product_id, product_variant_id = null } = cart_item
    return { product_id, product_variant_id, ...(await carts.addQuantity(ctx, cart_item, query.currency)) }
  },
  addBulk: (ctx, { query, body }) => carts.addBulk(ctx, body, query.currency),
  setQuantity: (ctx, { params, query, body }) => carts.setQuantity(ctx, params.productId, body.cart_item, query.currency),
  removeProduct: (ctx, { params }) => carts.removeLines(ctx, params.productId, null),
  removeVariant: (ctx, { params }) => carts.removeLines(ctx, params.productId, params.variantId),
  setDelivery: async (ctx, { query, body }) => {
    const cart = await carts.setDelivery(ctx, body.cart.delivery_shop_configuration_id, query.currency)
    const { transport_fee_net, transport_fee_gross } = cart
    return { ...body.cart, transport_fee_net, transport_fee_gross, cart }
  },
  setPickupPoint: async (ctx, { query, body }) => ({ cart: await carts.setPickupPoint(ctx, body.cart.pickup_point, query.currency) }),
  setPayment: async (ctx, { query, body }) => ({
    cart: await carts.setPayment(ctx, body.cart.component_payment_method_id, query.currency),
  }),
  acceptRewardRegulations: async (ctx, { query, body }) => ({
    cart: await carts.acceptRewardRegulations(ctx, body.cart.reward_regulations_accepted, query.currency),
  }),
  selectGift: async (ctx, { query, body }) => ({ cart: await carts.selectGift(ctx, body.cart.gift_id, query.currency) }),
  checkDiscountCode: async (ctx, { query, body }) => {
    const cart = await carts.applyDiscountCode(ctx, body.cart.discount_code, query.currency)
    return { ...(cart.discount as NonNullable<typeof cart.discount>), cart }
  },
  removeDiscount: async (ctx, { query }) => ({ cart: await carts.removeDiscount(ctx, query.currency) }),
  enableDeliveryAddress: async (ctx, { query }) => withAddress(await carts.enableDeliveryAddress(ctx, true, query.currency)),
  disableDeliveryAddress: async (ctx, { query }) => withAddress(await carts.enableDeliveryAddress(ctx, false, query.currency)),
} satisfies Handlers<typeof cartCalls>

const withAddress = (cart: carts.ComputedCart) => ({
  enable_delivery_address: cart.enable_delivery_address === true,
  delivery_address_id: cart.delivery_address_id,
  cart,
})
