import { fieldProblems } from '@stragan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct, addPromotion, addShop } from '../../../test/fixtures.ts'
import { interceptedDatabase } from '../../../test/intercepted-database.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure, openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { sql, type Tx, txOf } from '../../platform/database.ts'
import { saveEntries } from '../configuration/configuration.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 810
const origin = 'cart.test'
const first = 8_100_001
/** Products: 1 simple at 10.00, stock 10; 2 with variants 21 (tiers 1: 5.00, 10: 4.00, 50: 3.00) and 22 (tier 10: 4.00); 3 without a price. */
const simple = first + 1
const varied = first + 2
const unpriced = first + 3
const [tiered, laterTier] = [21, 22]

let now = start
let api: TestApi
let visitor: TestVisitor

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addShop(api.db, { id: shopId, host: origin, first }, start)
  await addProduct(api.db, { shopId, id: simple, priceNet: 1000, first }, start)
  await addProduct(
    api.db,
    {
      shopId,
      id: varied,
      priceNet: 600,
      first,
      variants: [
        {
          id: tiered,
          tiers: [
            [1, 500],
            [10, 400],
            [50, 300],
          ],
          items: 1000,
        },
        { id: laterTier, tiers: [[10, 400]], items: 20 },
      ],
    },
    start,
  )
  await addProduct(api.db, { shopId, id: unpriced, priceNet: null, first }, start)
  await api.db.asOwner(start).transaction(async tx => {
    const texts = { en: 'x', pl: 'x' }
    const method = { name: texts, description: texts, vat_tax_percent: 23, free_from_net: null, max_weight: null }
    await saveEntries(tx, shopId, 'delivery', [
      { ...method, code: 'courier', price_net: 15.45 },
      { ...method, code: 'locker', price_net: 10, free_from_net: 100, max_weight: 3 },
      { ...method, code: 'pallet', price_net: 20, prices: [{ from_weight: 2, from_net: 0, price_net: 35 }] },
      { ...method, code: 'gone', price_net: 1, enabled: false },
    ])
    await saveEntries(tx, shopId, 'payment', [
      { code: 'bank_transfer', name: texts, description: texts },
      { code: 'deferred_invoice', name: texts, description: texts },
    ])
    await saveEntries(tx, shopId, 'currency', [
      { code: 'PLN', name: texts, symbol: 'zł', rate: '1', is_default: true },
      { code: 'EUR', name: texts, symbol: '€', rate: '4.25', is_default: false },
    ])
    await tx.query(sql`
      insert into discount_codes (shop_id, id, code, discount_type, value, min_order_value, valid_to, max_uses, uses) values
        (${shopId}, 1, 'TEN', 'percentage', 1000, 0, null, null, 0), (${shopId}, 2, 'FIFTY', 'fixed', 5000, 10000, null, null, 0),
        (${shopId}, 3, 'OLD', 'fixed', 100, 0, '2027-03-01T11:00:00Z', null, 0), (${shopId}, 4, 'USED', 'fixed', 100, 0, null, 5, 5),
        (${shopId}, 5, 'ENDING', 'fixed', 100, 0, '2027-03-01T13:00:00Z', null, 0)`)
    await tx.query(sql`
      insert into gifts (shop_id, id, position, name, min_order_value, stock_on_hand, is_active) values
        (${shopId}, 1, 1, '{"en": "Mug"}', 5000, 3, true), (${shopId}, 2, 2, '{"en": "Bag"}', 0, 0, true), (${shopId}, 3, 3, '{"en": "Past"}', 0, 9, false)`)
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  visitor = await openVisitor(api, origin)
})

const line = (product_id: number, items: number, product_variant_id: number | null = null) => ({
  cart_item: { product_id, items, product_variant_id },
})
const add = (product: number, items: number, variant: number | null = null) =>
  visitor.post('/cart/cart_items', line(product, items, variant))
const set = (product: number, items: number, variant: number | null = null) =>
  visitor.put(`/cart/cart_items/set_by_product/${product}`, { cart_item: { items, product_variant_id: variant } })
const cart = async (query = '') => (await visitor.get(`/cart${query}`)).body

test('a new visitor’s cart is empty, and reading it creates no row', async () => {
  expect(await cart()).toMatchObject({
    cart_items: [],
    revision: 0,
    discount: null,
    gift_id: null,
    customer_order_number: null,
    transport_fee_net: 0,
    weight: 0,
    totals: { products_net: 0, total_gross: 0, currency: 'PLN', vat: [] },
  })
})

test('quantities are added, reduced, set and removed; responses have the specification’s fields', async () => {
  expect((await add(simple, 2)).body).toMatchObject({
    product_id: simple,
    product_variant_id: null,
    items: 2,
    cart: { totals: { products_net: 20 } },
  })
  expect((await add(simple, 3)).body.items).toBe(5)
  expect((await add(simple, -1)).body.items).toBe(4)
  expect((await set(simple, 7)).body).toMatchObject({ items: 7, cart: { totals: { products_net: 70, products_gross: 86.1 } } })
  expect((await set(simple, 0)).body).toMatchObject({ items: 0, cart: { cart_items: [] } })
  await add(simple, 1)
  expect((await add(simple, -5)).body).toMatchObject({ items: 0, cart: { cart_items: [] } })
  await add(simple, 1)
  expect(await visitor.delete(`/cart/cart_items/remove_by_product/${simple}`)).toMatchObject({ status: 200, body: 'ok' })
  expect((await cart()).cart_items).toEqual([])
})

test('removes one variant, or a product with all its variants', async () => {
  await add(varied, 1, tiered)
  await add(varied, 10, laterTier)
  expect((await visitor.delete(`/cart/cart_items/remove_by_product_and_variant/${varied}/${tiered}`)).body).toBe('ok')
  expect((await cart()).cart_items.map((one: { product_variant_id: number }) => one.product_variant_id)).toEqual([laterTier])
  await add(varied, 1, tiered)
  expect((await visitor.delete(`/cart/cart_items/remove_by_product/${varied}`)).body).toBe('ok')
  expect(failure(await visitor.delete(`/cart/cart_items/remove_by_product/${varied}`))).toEqual([404, 'cart_line_not_found'])
})

test('refuses products that cannot be added, and changes nothing', async () => {
  expect(failure(await add(varied, 1))).toEqual([422, 'variant_required'])
  expect((await add(varied, 1, 99)).body.error).toMatchObject({
    code: 'invalid_body',
    fields: { 'cart_item.product_variant_id': expect.any(String) },
  })
  expect((await add(simple, 1, tiered)).body.error.code).toBe('invalid_body')
  expect((await add(first + 900, 1)).body.error).toMatchObject({
    code: 'invalid_body',
    fields: { 'cart_item.product_id': expect.any(String) },
  })
  expect(failure(await set(first + 900, 1))).toEqual([404, 'product_not_found'])
  expect(failure(await add(unpriced, 1))).toEqual([422, 'not_for_sale'])
  expect(failure(await visitor.put('/cart/cart_items/set_by_product/abc', { cart_item: { items: 1 } }))).toEqual([404, 'product_not_found'])
  for (const items of [1.5, '2', null, 1e9])
    expect((await visitor.post('/cart/cart_items', { cart_item: { product_id: simple, items } })).status).toBe(422)
  expect(await cart()).toMatchObject({ cart_items: [], revision: 0 })
})

test('a quantity above the stock is refused with the stock left; a reduction is always accepted', async () => {
  expect((await add(simple, 11)).body.error).toMatchObject({ code: 'not_enough_stock', details: { items_left: 10 } })
  await add(simple, 10)
  expect(failure(await add(simple, 1))).toEqual([422, 'not_enough_stock'])
  expect(failure(await set(simple, 11))).toEqual([422, 'not_enough_stock'])
  await stock(simple, 3)
  expect((await cart()).cart_items[0]).toMatchObject({ items: 10, items_left: 3, problem: 'not_enough_stock' })
  expect((await add(simple, -1)).body.items).toBe(9)
  expect((await set(simple, 3)).body.cart.cart_items[0].problem).toBeNull()
  await stock(simple, 10)
})

const stock = (product: number, items: number) =>
  api.db.asOwner(now).query(sql`update variants set stock_on_hand = ${items} where shop_id = ${shopId} and product_id = ${product}`)

test('a line has the source of its unit price and the next tier', async () => {
  await add(varied, 9, tiered)
  expect((await cart()).cart_items[0]).toMatchObject({
    unit_price_net: 5,
    price_source: 'tier',
    line_net: 45,
    line_gross: 55.35,
    next_tier: { quantity: 10, missing: 1, unit_price_net: 4 },
    explanation: { source: 'tier', regular_net: 5, tier_quantity: 1, pln_net: 5, rate: null, line_gross_exact: '55.35' },
  })
  await add(varied, 1, tiered)
  expect((await cart()).cart_items[0]).toMatchObject({ unit_price_net: 4, line_net: 40, next_tier: { quantity: 50, missing: 40 } })
  await add(varied, 1, laterTier)
  // Below its first tier a variant has the product's price; the tier of 50 exceeds the stock.
  expect((await cart()).cart_items[1]).toMatchObject({ unit_price_net: 6, price_source: 'product', next_tier: { quantity: 10 } })
})

test('a promotion applies between its begin and its end', async () => {
  await addPromotion(
    api.db,
    {
      shopId,
      id: 1,
      productId: simple,
      priceNet: 800,
      startsAt: new Date('2027-03-02T00:00:00Z'),
      endsAt: new Date('2027-03-03T00:00:00Z'),
    },
    start,
  )
  const price = async () => {
    const [item] = (await cart()).cart_items
    return [item.unit_price_net, item.price_source, item.explanation.regular_net]
  }
  await add(simple, 1)
  expect(await price()).toEqual([10, 'product', 10])
  now = new Date('2027-03-02T00:00:00Z')
  const { tokens } = visitor
  visitor = visitor.as(
    (await visitor.post('/session/refresh', { refresh_token: tokens.refresh_token, csrf_token: tokens.csrf_token })).body.access_token,
  )
  expect(await price()).toEqual([8, 'promotion', 10])
})

test('a product that is no longer sold stays in the cart with its problem and without a price', async () => {
  await add(simple, 1)
  const activate = (on: boolean) =>
    api.db.asOwner(now).query(sql`update products set is_active = ${on} where shop_id = ${shopId} and id = ${simple}`)
  await activate(false)
  expect((await cart()).cart_items[0]).toMatchObject({ unit_price_net: null, price_source: null, line_net: 0, problem: 'not_for_sale' })
  await activate(true)
})

test('the line of a product that is no longer sold is reduced and removed, and not increased', async () => {
  await add(simple, 4)
  const activate = (on: boolean) =>
    api.db.asOwner(now).query(sql`update products set is_active = ${on} where shop_id = ${shopId} and id = ${simple}`)
  await activate(false)
  for (const increased of [await add(simple, 1), await set(simple, 5)]) expect(failure(increased)).toEqual([404, 'product_not_found'])
  expect((await add(simple, -1)).body).toMatchObject({ items: 3, cart: { cart_items: [{ items: 3, problem: 'not_for_sale' }] } })
  expect((await set(simple, 2)).body.items).toBe(2)
  expect((await set(simple, 0)).body).toMatchObject({ items: 0, cart: { cart_items: [] } })
  expect(failure(await set(simple, 0))).toEqual([404, 'product_not_found'])
  await activate(true)
})

test('prices, fees and minimums are in the requested currency; the cart stores the one that was set', async () => {
  await add(simple, 2)
  await visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  const inEuro = { products_net: 4.71, delivery_net: 3.64, currency: 'EUR' }
  expect((await cart('?currency=EUR')).totals).toMatchObject(inEuro)
  expect((await cart()).totals.currency).toBe('PLN')
  expect((await visitor.put('/cart', { cart: { currency: 'EUR' } })).body.cart.totals).toMatchObject(inEuro)
  expect((await cart()).totals).toMatchObject(inEuro)
  expect((await cart()).cart_items[0].explanation).toMatchObject({ pln_net: 10, rate: '4.25' })
  expect(failure(await visitor.get('/cart?currency=USD'))).toEqual([400, 'invalid_query'])
  expect(failure(await visitor.get('/cart?currency=GBP'))).toEqual([400, 'invalid_query'])
})

test('a change is refused, and not stored, where the response would be in a currency that the shop does not offer', async () => {
  await add(simple, 1)
  const { revision } = await cart()
  const changes = [
    visitor.put(`/cart/cart_items/set_by_product/${simple}?currency=USD`, { cart_item: { items: 7 } }),
    visitor.post('/cart/cart_items?currency=USD', line(simple, 1)),
    visitor.post('/cart/cart_items/bulk?currency=USD', { cart_items: [{ product_id: simple, items: 1 }] }),
  ]
  for (const answer of await Promise.all(changes)) expect(failure(answer)).toEqual([400, 'invalid_query'])
  expect(await cart()).toMatchObject({ revision, cart_items: [{ items: 1 }] })
})

test('a cart stores no currency that the shop does not offer, and is in PLN where it no longer offers the stored one', async () => {
  await add(simple, 1)
  for (const query of ['', '?currency=PLN'])
    expect((await visitor.put(`/cart${query}`, { cart: { currency: 'USD' } })).body.error).toMatchObject({
      code: 'invalid_body',
      fields: { 'cart.currency': fieldProblems.not_offered },
    })
  await visitor.put('/cart', { cart: { currency: 'EUR' } })
  const offer = (isOffered: boolean) =>
    api.db
      .asOwner(now)
      .query(
        sql`update configuration set enabled = ${isOffered} where shop_id = ${shopId} and scope = 'currency' and entry ->> 'code' = 'EUR'`,
      )
  const currencies = async () => [(await cart()).totals.currency, (await visitor.get('/visitor_summary')).body.cart.currency]
  expect(await currencies()).toEqual(['EUR', 'EUR'])
  await offer(false)
  await expect.poll(currencies).toEqual(['PLN', 'PLN'])
  expect((await set(simple, 2)).body.cart.totals).toMatchObject({ products_net: 20, currency: 'PLN' })
  for (const path of ['/cart', '/visitor_summary'])
    expect(failure(await visitor.get(`${path}?currency=EUR`))).toEqual([400, 'invalid_query'])
  await offer(true)
  await expect.poll(currencies).toEqual(['EUR', 'EUR'])
})

test('the delivery price depends on weight and value, is 0 from a value on, and refused above the maximum weight', async () => {
  const choose = (id: number) => visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: id } })
  await add(simple, 3)
  expect((await choose(1)).body).toMatchObject({
    delivery_shop_configuration_id: 1,
    transport_fee_net: 15.45,
    transport_fee_gross: 19,
    cart: { totals: { delivery_net: 15.45, total_gross: 55.9 } },
  })
  expect((await choose(2)).body.cart.deliveries[1]).toMatchObject({ price_net: 10, free_from_net: 100, missing_to_free_net: 70 })
  await add(varied, 20, tiered)
  // 30.00 + 80.00 net, 11.5 kg.
  expect(await cart()).toMatchObject({ weight: 11.5, transport_fee_net: 0, delivery_effect: { state: 'inactive', reason: 'too_heavy' } })
  expect((await choose(2)).body.error).toMatchObject({
    code: 'delivery_not_offered',
    fields: { 'cart.delivery_shop_configuration_id': expect.any(String) },
  })
  expect((await choose(3)).body.transport_fee_net).toBe(35)
  for (const id of [4, 99]) expect(failure(await choose(id))).toEqual([422, 'delivery_not_offered'])
  await set(varied, 0, tiered)
  expect(await cart()).toMatchObject({ delivery_shop_configuration_id: 3, transport_fee_net: 20 })
})

test('refuses a payment that is not offered', async () => {
  const choose = (id: number) => visitor.put('/cart/set_payment', { cart: { component_payment_method_id: id } })
  expect((await choose(1)).body.cart).toMatchObject({ component_payment_method_id: 1, payment_effect: { state: 'applied' } })
  for (const id of [2, 9]) expect(failure(await choose(id))).toEqual([422, 'payment_not_offered'])
  expect((await cart()).component_payment_method_id).toBe(1)
})

test('applies a discount code in any letter case; below its minimum it is inactive', async () => {
  const use = (discount_code: string) => visitor.post('/cart/check_discount_code', { cart: { discount_code } })
  await add(simple, 5)
  expect((await use(' ten ')).body).toMatchObject({
    id: 1,
    discount_type: 'percentage',
    value: 10,
    min_order_value: 0,
    cart: { discount_code: 'TEN', totals: { discount_net: 5, discount_gross: 6.15, total_gross: 55.35 } },
  })
  await visitor.delete('/cart/remove_discount')
  expect((await use('FIFTY')).body).toMatchObject({
    id: 2,
    discount_type: 'fixed',
    value: 50,
    cart: { totals: { discount_net: 0 }, discount_effect: { state: 'inactive', reason: 'minimum_not_met', missing_net: 50 } },
  })
  await add(simple, 5)
  expect(await cart()).toMatchObject({ totals: { discount_net: 50 }, discount_effect: { state: 'applied', missing_net: null } })
  expect((await visitor.delete('/cart/remove_discount')).body.cart).toMatchObject({
    discount: null,
    discount_code: null,
    totals: { discount_net: 0 },
  })
})

test('a code below its minimum does not replace one that applies; the error has the missing amount', async () => {
  const use = (discount_code: string) => visitor.post('/cart/check_discount_code', { cart: { discount_code } })
  await add(simple, 5)
  await use('TEN')
  const { status, body } = await use('FIFTY')
  expect([status, body.error]).toMatchObject([422, { code: 'discount_minimum_not_met', details: { missing_net: 50 } }])
  expect(await cart()).toMatchObject({ discount_code: 'TEN', totals: { discount_net: 5 } })
  await add(simple, 5)
  expect((await use('FIFTY')).body.cart).toMatchObject({ discount_code: 'FIFTY', totals: { discount_net: 50 } })
  // An inactive code is replaced by another one, inactive or not.
  await set(simple, 1)
  expect((await use('TEN')).body.cart.discount_effect.state).toBe('applied')
})

test('refuses a code that is unknown, expired or used up, and retains the one in the cart', async () => {
  const use = (discount_code: string) => visitor.post('/cart/check_discount_code', { cart: { discount_code } })
  await add(simple, 1)
  await use('TEN')
  expect(failure(await use('NOTHING'))).toEqual([422, 'discount_code_unknown'])
  for (const code of ['OLD', 'USED']) expect(failure(await use(code))).toEqual([422, 'discount_code_used_up'])
  expect((await cart()).discount_code).toBe('TEN')
  await use('ENDING')
  now = new Date('2027-03-01T13:30:00Z')
  expect(await cart()).toMatchObject({
    discount_code: 'ENDING',
    discount_effect: { state: 'inactive', reason: 'expired' },
    totals: { discount_net: 0 },
  })
})

const codeFrom = (who: TestVisitor, code: string, address: string, secret = 'test secret') =>
  who.post(
    '/cart/check_discount_code',
    { cart: { discount_code: code } },
    { headers: { 'storefront-secret': secret, 'visitor-address': address } },
  )

test('guessing codes is rate-limited per session with retry_after; other sessions of the address are not limited', async () => {
  for (let i = 0; i < 20; i++) expect(failure(await codeFrom(visitor, `GUESS${i}`, '192.0.2.1'))).toEqual([422, 'discount_code_unknown'])
  const stopped = await codeFrom(visitor, 'TEN', '192.0.2.1')
  expect(failure(stopped)).toEqual([429, 'too_many_requests'])
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(failure(await codeFrom(visitor, 'TEN', '192.0.2.2'))).toEqual([429, 'too_many_requests'])
  const { refresh_token, csrf_token } = visitor.tokens
  const refreshed = visitor.as((await request(api, origin, 'POST', '/session/refresh', { refresh_token, csrf_token })).body.access_token)
  expect(failure(await codeFrom(refreshed, 'TEN', '192.0.2.1'))).toEqual([429, 'too_many_requests'])
  const colleague = await openVisitor(api, origin)
  await colleague.post('/cart/cart_items', { cart_item: { product_id: simple, items: 1 } })
  for (let i = 0; i < 30; i++) expect((await codeFrom(colleague, 'TEN', '192.0.2.1')).status).toBe(200)
})

test('of 60 parallel wrong codes of one session 20 are checked', async () => {
  const guesses = await Promise.all(Array.from({ length: 60 }, (_, i) => codeFrom(visitor, `GUESS${i}`, `192.0.2.${i}`)))
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(20)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(40)
})

test('guessing with new sessions is rate-limited per address; a forwarded address of an untrusted client is ignored', async () => {
  await api.db.asOwner(new Date()).query(sql`
    insert into rate_limits (key, points, expire) values (${`checkDiscountCode address:${shopId} 192.0.2.99`}, 499, ${Date.now() + 600_000})`)
  const fresh = await openVisitor(api, origin)
  expect(failure(await codeFrom(fresh, 'GUESS', '192.0.2.99'))).toEqual([422, 'discount_code_unknown'])
  expect(failure(await codeFrom(await openVisitor(api, origin), 'TEN', '192.0.2.99'))).toEqual([429, 'too_many_requests'])
  await fresh.post('/cart/cart_items', { cart_item: { product_id: simple, items: 1 } })
  expect((await codeFrom(fresh, 'TEN', '192.0.2.99', 'guessed')).status).toBe(200)
})

test('a gift needs accepted regulations, its minimum and stock; it becomes inactive without one of them', async () => {
  const choose = (gift_id: number | null) => visitor.put('/cart/select_gift', { cart: { gift_id } })
  const accept = (accepted: boolean) =>
    visitor.put('/cart/set_reward_regulations_accepted', { cart: { reward_regulations_accepted: accepted } })
  await add(simple, 4)
  expect((await cart()).gifts).toMatchObject([
    { id: 1, name: 'Mug', offered: false, reason: 'minimum_not_met', missing_net: 10 },
    { id: 2, reason: 'out_of_stock' },
  ])
  expect((await choose(1)).body.error).toMatchObject({ code: 'gift_minimum_not_met', details: { missing_net: 10 } })
  await add(simple, 1)
  expect(failure(await choose(1))).toEqual([422, 'gift_regulations_required'])
  expect((await accept(true)).body.cart.reward_regulations_accepted).toBe(true)
  expect((await choose(1)).body.cart).toMatchObject({ gift_id: 1, gift_effect: { state: 'applied' } })
  expect(failure(await choose(2))).toEqual([422, 'gift_out_of_stock'])
  for (const id of [3, 99])
    expect((await choose(id)).body.error).toMatchObject({ code: 'invalid_body', fields: { 'cart.gift_id': expect.any(String) } })
  await add(simple, -1)
  expect(await cart()).toMatchObject({ gift_id: 1, gift_effect: { state: 'inactive', reason: 'minimum_not_met', missing_net: 10 } })
  await add(simple, 1)
  expect((await accept(false)).body.cart.gift_effect).toMatchObject({ state: 'inactive', reason: 'regulations' })
  expect((await choose(null)).body.cart).toMatchObject({ gift_id: null, gift_effect: { state: 'none' } })
})

test('enables and disables a separate delivery address; saved addresses need an account', async () => {
  expect((await visitor.put('/cart/delivery_address/enable')).body).toMatchObject({
    enable_delivery_address: true,
    delivery_address_id: null,
  })
  expect((await visitor.put('/cart/delivery_address/disable')).body).toMatchObject({
    enable_delivery_address: false,
    cart: { enable_delivery_address: false },
  })
  expect((await visitor.put('/cart', { cart: { billing_address_id: 5 } })).body.error.fields).toHaveProperty(['cart.billing_address_id'])
})

test('200 parallel increments and decrements result in their sum', async () => {
  await add(varied, 300, tiered)
  const steps = Array.from({ length: 200 }, (_, i) => (i % 3 === 0 ? -1 : 1))
  // On a slow machine 200 requests exceed the queue: those that are rejected are repeated.
  const take = async (step: number): Promise<number> => {
    const { status } = await add(varied, step, tiered)
    return status === 503 ? take(step) : status
  }
  expect(new Set(await Promise.all(steps.map(take)))).toEqual(new Set([200]))
  expect((await cart()).cart_items[0].items).toBe(300 + steps.reduce((sum, step) => sum + step, 0))
})

test('adding to a cart while its session ends is answered with session_expired', async () => {
  const ending = (tx: Tx): Tx =>
    txOf({
      run: tx.run,
      async query(statement) {
        if (statement.text.includes('insert into carts')) await tx.query(sql`delete from sessions where shop_id = ${shopId}`)
        return tx.query(statement)
      },
    })
  const other = await openTestApi({
    clock: () => now,
    db: interceptedDatabase(api.db, (tx, work) => work(ending(tx))),
  })
  const leaving = await openVisitor(other, origin)
  const added = await leaving.post('/cart/cart_items', line(simple, 1))
  const chosen = await leaving.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  for (const { status, body } of [added, chosen]) expect([status, body.error.code]).toEqual([401, 'session_expired'])
})

test('50 parallel first adds create one cart', async () => {
  const carts = async () => {
    const row = await api.db.asOwner(now).maybeOne<{ n: number }>(sql`select count(*)::int as n from carts where shop_id = ${shopId}`)
    return row?.n ?? 0
  }
  const before = await carts()
  await Promise.all(Array.from({ length: 50 }, () => add(varied, 1, tiered)))
  expect((await cart()).cart_items[0].items).toBe(50)
  expect(await carts()).toBe(before + 1)
})

test('a POST with the same idempotency key changes the cart once, in sequence and in parallel', async () => {
  const send = (items: number, key: string) => visitor.post('/cart/cart_items', line(varied, items, tiered), { key })
  const once = await send(2, 'a')
  expect((await send(2, 'a')).body).toEqual(once.body)
  const together = await Promise.all(Array.from({ length: 20 }, () => send(5, 'b')))
  expect(new Set(together.map(answer => JSON.stringify(answer.body))).size).toBe(1)
  expect((await cart()).cart_items[0].items).toBe(7)
  expect(failure(await send(3, 'a'))).toEqual([422, 'idempotency_key_reused'])
  // Keys are scoped to a session.
  visitor = await openVisitor(api, origin)
  expect((await send(2, 'a')).body.items).toBe(2)
})

test('an error releases the idempotency key, and a key expires after a day', async () => {
  const send = (items: number) => visitor.post('/cart/cart_items', line(simple, items), { key: 'c' })
  expect(failure(await send(11))).toEqual([422, 'not_enough_stock'])
  expect((await send(1)).body.items).toBe(1)
  const { refresh_token, csrf_token } = visitor.tokens
  now = new Date('2027-03-02T12:00:01Z')
  visitor = visitor.as((await visitor.post('/session/refresh', { refresh_token, csrf_token })).body.access_token)
  expect((await send(1)).body.items).toBe(2)
  expect(failure(await visitor.post('/cart/cart_items', line(simple, 1), { key: 'x'.repeat(101) }))).toEqual([400, 'malformed_request'])
})

test('adds lines in bulk, each up to the stock; a line that fails does not affect the others', async () => {
  const add = (cart_items: object[]) => visitor.post('/cart/cart_items/bulk', { cart_items })
  const { status, body } = await add([
    { product_id: simple, items: 4 },
    { product_id: varied, product_variant_id: laterTier, items: 25 },
    { product_id: varied, items: 1 },
    { product_id: varied, product_variant_id: 99, items: 1 },
    { product_id: unpriced, items: 1 },
    { product_id: first + 99, items: 1 },
    { product_id: simple, items: 9 },
  ])
  expect(status).toBe(200)
  expect(body.cart_items.map(({ wanted, added, problem }: Record<string, unknown>) => [wanted, added, problem])).toEqual([
    [4, 4, null],
    [25, 20, 'not_enough_stock'],
    [1, 0, 'variant_required'],
    [1, 0, 'variant_required'],
    [1, 0, 'not_for_sale'],
    [1, 0, 'product_not_found'],
    [9, 6, 'not_enough_stock'],
  ])
  expect(body.cart.cart_items.map(({ product_id, items }: Record<string, unknown>) => [product_id, items])).toEqual([
    [simple, 10],
    [varied, 20],
  ])
  expect((await add([])).body.error.fields).toHaveProperty('cart_items')
  expect((await add([{ product_id: simple, items: 0 }])).status).toBe(422)
})

test('a bulk add can replace the cart, unless nothing can be added', async () => {
  const lines = async (replace: boolean, cart_items: object[]) => {
    const { body } = await visitor.post('/cart/cart_items/bulk', { cart_items, replace })
    return body.cart.cart_items.map(({ product_id, items }: Record<string, unknown>) => [product_id, items])
  }
  const variant = { product_id: varied, product_variant_id: laterTier }
  expect(await lines(false, [{ product_id: simple, items: 4 }])).toEqual([[simple, 4]])
  expect(await lines(true, [{ ...variant, items: 3 }])).toEqual([[varied, 3]])
  expect(await lines(true, [{ ...variant, items: 2 }])).toEqual([[varied, 2]])
  expect(await lines(true, [{ product_id: unpriced, items: 1 }])).toEqual([[varied, 2]])
  expect((await visitor.get('/cart')).body.cart_items).toHaveLength(1)
})

test('the quantity is 1 by default', async () => {
  expect((await visitor.post('/cart/cart_items', { cart_item: { product_id: simple } })).body.items).toBe(1)
  expect((await visitor.post('/cart/cart_items', { cart_item: { product_id: simple } })).body.items).toBe(2)
})
