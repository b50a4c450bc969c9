import { expect, test } from 'vitest'
import { calls } from './calls/index.ts'

const all = Object.values(calls).flatMap(feature => Object.values(feature))

/** The table of calls of docs/spec.md#7, by method and path. */
const specified = `
POST /session
POST /session/refresh
DELETE /session/logout
POST /auth
GET /customer
GET /configuration/{scope}
GET /category_tree
GET /categories/{id}
GET /products/{id}
GET /products/{id}/related_products
GET /products/{id}/full
POST /products/{id}/add_to_favorite
DELETE /products/{id}/remove_from_favorite
GET /favorite_products
GET /cart
POST /cart/cart_items
PUT /cart/cart_items/set_by_product/{productId}
DELETE /cart/cart_items/remove_by_product/{productId}
DELETE /cart/cart_items/remove_by_product_and_variant/{productId}/{variantId}
PUT /cart/set_delivery
PUT /cart/set_payment
PUT /cart/set_reward_regulations_accepted
PUT /cart/select_gift
POST /cart/check_discount_code
DELETE /cart/remove_discount
PUT /cart/delivery_address/enable
PUT /cart/delivery_address/disable
POST /orders`
  .trim()
  .split('\n')

test('exactly the calls of the specification are marked as such', () => {
  const marked = all.filter(call => call.from === 'spec').map(call => `${call.method} ${call.path}`)
  expect(marked.sort()).toEqual([...specified].sort())
})

test('each method and path has one call', () => {
  const keys = all.map(call => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(keys).size).toBe(keys.length)
})
