import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromElsewhere, newCustomer } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { overlappingCalls } from '../../../test/overlapping-calls.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { type Answered, request, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const shopId = 1012
const host = 'deleted-products.test'
const first = 10_120_001

let api: TestApi
let customer: TestVisitor
let listId: string
beforeAll(async () => {
  api = await openTestApi()
  await addOrderableShop(api, { id: shopId, host, first }, new Date())
  customer = await newCustomer(api, host)
  listId = (await customer.post('/saved_lists', { saved_list: { name: 'List', lines: [] } })).body.id
})
afterAll(() => api.close())

const additions: Record<string, [add: (product_id: number) => Promise<Answered>, answer: [number, string | undefined]]> = {
  'a cart': [product_id => customer.post('/cart/cart_items', { cart_item: { product_id, items: 1 } }), [404, 'product_not_found']],
  favourites: [id => customer.post(`/products/${id}/add_to_favorite`, {}), [404, 'product_not_found']],
  // Lists leave out what they do not find.
  'a saved list': [product_id => customer.post(`/saved_lists/${listId}/lines`, { lines: [{ product_id, items: 1 }] }), [200, undefined]],
  'a stock alert': [
    product_id => request(api, host, 'POST', '/stock_alerts', { stock_alert: { product_id, email: `a@${host}` } }, fromElsewhere()),
    [404, 'product_not_found'],
  ],
}

test.each(Object.entries(additions).map(([to, addition], i) => [to, ...addition, first + i] as const))(
  'a product that is deleted while it is added to %s is not found',
  async (to, add, answer, id) => {
    await addProduct(api.db, { shopId, id, priceNet: 1000, first, items: to === 'a stock alert' ? 0 : 10 })
    const deletion = sql`delete from products where shop_id = ${shopId} and id = ${id}`
    const answers = await overlappingCalls(api.db, deletion, [() => add(id)])
    expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual([answer])
  },
)
