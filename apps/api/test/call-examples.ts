import { buyer } from './buyer.ts'

/** An id of the right form, where a number is none. */
export const exampleId: Record<string, string> = {
  '/customer/sessions/{id}': '00000000-0000-4000-8000-000000000000',
  '/saved_lists/{id}': '00000000-0000-4000-8000-000000000000',
  '/saved_lists/{id}/lines': '00000000-0000-4000-8000-000000000000',
  '/saved_lists/{id}/share': '00000000-0000-4000-8000-000000000000',
  '/orders/{uid}': '0'.repeat(32),
  '/orders/{uid}/payment': '0'.repeat(32),
  '/orders/{uid}/payment_by_email': '0'.repeat(32),
  '/orders/{uid}/unmask': '0'.repeat(32),
  '/customer/orders/{uid}': '0'.repeat(32),
  '/orders/{uid}/withdrawal': '0'.repeat(32),
  '/orders/{uid}/complaint': '0'.repeat(32),
}

/** A body that fits, for each call that takes one. */
export const exampleBody: Record<string, object> = {
  '/cart': { cart: {} },
  '/cart/cart_items': { cart_item: { product_id: 1, items: 1 } },
  '/cart/cart_items/bulk': { cart_items: [{ product_id: 1, items: 1 }] },
  '/cart/cart_items/set_by_product/{productId}': { cart_item: { items: 1 } },
  '/cart/set_delivery': { cart: { delivery_shop_configuration_id: 1 } },
  '/cart/set_pickup_point': { cart: { pickup_point: { code: 'X' } } },
  '/cart/set_payment': { cart: { component_payment_method_id: 1 } },
  '/cart/set_reward_regulations_accepted': { cart: { reward_regulations_accepted: true } },
  '/cart/select_gift': { cart: { gift_id: 1 } },
  '/cart/check_discount_code': { cart: { discount_code: 'X' } },
  '/orders': { order: buyer },
  '/orders/lookup': { order: { number: '2026-000001', email: 'a@example.com' } },
  '/orders/{uid}/unmask': { order: { email: 'a@example.com' } },
  '/orders/{uid}/payment_by_email': { order: { email: 'a@example.com' } },
  '/orders/{uid}/withdrawal': { withdrawal: { name: 'A', email: 'a@example.com', items: [{ line: 1, items: 1 }] } },
  '/orders/{uid}/complaint': {
    complaint: { name: 'A', email: 'a@example.com', items: [{ line: 1, items: 1 }], text: 'B', remedy: 'repair' },
  },
  '/contact_messages': { message: { name: 'A', email: 'a@example.com', text: 'B' } },
  '/career_applications': {
    application: { name: 'A', email: 'a@example.com', cv: { name: 'cv.pdf', content: 'JVBERi0=' } },
  },
  '/customer': { customer: { first_name: 'A', last_name: 'B' } },
  '/customer/password': { customer: { current_password: 'x', password: 'y' } },
  '/customer/closing': { customer: { current_password: 'x' } },
  '/customer/addresses': { address: buyer.billing_address },
  '/customer/addresses/{id}': { address: buyer.billing_address },
  '/auth': { session: { email: 'a@example.com', password: 'x' } },
  '/session/refresh': { csrf_token: 'x', refresh_token: 'y' },
  '/products/by_symbols': { lines: [{ symbol: 'X', items: 1 }] },
  '/saved_lists': { saved_list: { name: 'A' } },
  '/saved_lists/{id}': { saved_list: { name: 'A' } },
  '/saved_lists/{id}/lines': { lines: [{ product_id: 1, items: 1 }] },
  '/stock_alerts': { stock_alert: { product_id: 1, email: 'a@example.com' } },
  '/stock_alerts/confirmation': { stock_alert: { token: 'x' } },
  '/stock_alerts/unsubscription': { stock_alert: { token: 'x' } },
  '/customer/register': {
    customer: {
      email: 'a@example.com',
      password: 'x',
      first_name: 'A',
      last_name: 'B',
      regulations_accepted: true,
    },
  },
  '/customer/email_confirmation': { customer: { token: 'x', password: 'y' } },
  '/customer/password_reset': { customer: { email: 'a@example.com', token: 'x', password: 'y' } },
}
