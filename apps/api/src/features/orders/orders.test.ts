import { fieldProblems, orderCalls } from '@stragan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper, shopConfiguration } from '../../../test/shopper.ts'
import { expectStockToBeLedger } from '../../../test/stock-ledger.ts'
import { openTestApi, shopCtx, type TestApi } from '../../../test/test-api.ts'
import { type Answered, failure, openVisitor, request } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { saveEntries } from '../configuration/configuration.ts'
import { changeOrderStatus } from './orders.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 820
const origin = 'orders.test'
const first = 8_200_001
const [ample, scarce, crossA, crossB, gone] = [first + 1, first + 2, first + 3, first + 4, first + 5]

let now = start
let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  for (const [id, items] of [
    [ample, 100_000],
    [scarce, 1],
    [crossA, 5],
    [crossB, 5],
    [gone, 50],
  ] as const)
    await addProduct(api.db, { shopId, id, priceNet: 1000, first, items }, start)
  await asOwner(
    sql`insert into discount_codes (shop_id, id, code, discount_type, value, max_uses) values (${shopId}, 1, 'TWICE', 'percentage', 1000, 2)`,
  )
  await asOwner(
    sql`insert into gifts (shop_id, id, position, name, min_order_value, stock_on_hand) values (${shopId}, 1, 1, '{"en": "Mug"}', 2000, 2)`,
  )
})
afterAll(async () => {
  await expectStockToBeLedger(api.db)
  await api.close()
})
beforeEach(() => {
  now = start
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const shopper = (lines: readonly (readonly [number, number])[] = [[ample, 2]], chosen = {}) => readyShopper(api, origin, lines, chosen)
const stockOf = async (product: number) =>
  (
    await asOwner<{ stock_on_hand: number }>(sql`select stock_on_hand from variants where shop_id = ${shopId} and product_id = ${product}`)
  )[0]?.stock_on_hand
const countOf = async (table: 'orders' | 'mails') =>
  (
    await asOwner<{ n: number }>(
      table === 'orders'
        ? sql`select count(*)::int as n from orders where shop_id = ${shopId}`
        : sql`select count(*)::int as n from mails where shop_id = ${shopId}`,
    )
  )[0]?.n ?? 0

test('an order reduces stock, queues two mails, closes the cart and returns number and payment', async () => {
  const [orders, mails, stock] = [await countOf('orders'), await countOf('mails'), (await stockOf(ample)) ?? 0]
  const visitor = await shopper()
  const { status, body } = await visitor.order()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    uid: expect.stringMatching(/^[0-9a-f]{32}$/),
    number: expect.stringMatching(/^2027-\d{6}$/),
    status: 'new',
    total_gross: 43.6,
    currency: 'PLN',
    payment: {
      code: 'bank_transfer',
      account: 'PL61109010140000071219812874',
      title: body.number,
      recipient: 'Shop 820',
      paid: false,
      is_online: false,
    },
  })
  expect(body.payment.transfer_code).toBe(`|PL|61109010140000071219812874|004360|Shop 820|${body.number}|||`)
  expect([await countOf('orders'), await countOf('mails'), await stockOf(ample)]).toEqual([orders + 1, mails + 2, stock - 2])
  expect((await visitor.get('/cart')).body).toMatchObject({ cart_items: [], delivery_shop_configuration_id: null })
  expect(failure(await visitor.order())).toEqual([422, 'cart_empty'])
})

test('missing and invalid fields are reported, and stock is unchanged', async () => {
  const visitor = await shopper([[scarce, 1]])
  const wrong = async (more: object) => (await visitor.order(more)).body.error
  expect(await wrong({ email: 'x', phone: 'abc' })).toMatchObject({
    code: 'invalid_body',
    fields: { 'order.email': expect.any(String), 'order.phone': expect.any(String) },
  })
  const address = (more: object) => ({ billing_address: { ...buyer.billing_address, ...more } })
  expect((await wrong(address({ postal_code: '0001' }))).fields).toHaveProperty(['order.billing_address.postal_code'])
  expect((await wrong(address({ nip: '5260250275' }))).fields).toHaveProperty(['order.billing_address.nip'])
  expect((await wrong(address({ country: 'ZZ' }))).fields).toEqual({ 'order.billing_address.country': fieldProblems.not_one_of })
  expect((await wrong({ phone: '- - - - -' })).fields).toHaveProperty(['order.phone'])
  expect((await wrong(address({ city: ' ' }))).fields).toHaveProperty(['order.billing_address.city'])
  expect((await wrong({ billing_address: { id: 7 } })).code).toBe('invalid_body')
  expect(await wrong({ regulations_accepted: false })).toMatchObject({
    code: 'regulations_required',
    fields: { 'order.regulations_accepted': expect.any(String) },
  })
  expect(await stockOf(scarce)).toBe(1)
  const placed = await visitor.order(address({ nip: 'PL 526-025-02-74', company: 'Firma', postal_code: '00950' }))
  expect((await visitor.get(`/orders/${placed.body.uid}`)).body.billing_address).toMatchObject({ nip: '5260250274', postal_code: '00-950' })
  await asOwner(sql`update variants set stock_on_hand = 1 where shop_id = ${shopId} and product_id = ${scarce}`)
})

test('an order is refused with an error of its contract if its buyer has used up the code', async () => {
  await asOwner(sql`
    insert into discount_codes (shop_id, id, code, discount_type, value, max_uses_per_customer) values (${shopId}, 2, 'EACH-ONCE', 'percentage', 1000, 1)`)
  const orderWithCode = async () => {
    const visitor = await shopper()
    await visitor.post('/cart/check_discount_code', { cart: { discount_code: 'EACH-ONCE' } })
    return visitor.order({ email: 'once@people.test' })
  }
  expect((await orderWithCode()).status).toBe(200)
  const [status, code] = failure(await orderWithCode())
  expect([status, code]).toEqual([422, 'discount_code_used_by_customer'])
  expect(orderCalls.placeOrder.errors).toContain(code)
})

test('an order without delivery or payment, or with another total than shown, is refused', async () => {
  const visitor = await openVisitor(api, origin)
  await visitor.post('/cart/cart_items', { cart_item: { product_id: ample, items: 1 } })
  const order = (more = {}) => visitor.post('/orders', { order: { ...buyer, ...more } })
  expect(failure(await order())).toEqual([422, 'delivery_not_offered'])
  await visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 2 } })
  expect(failure(await order())).toEqual([422, 'payment_not_offered'])
  await visitor.put('/cart/set_payment', { cart: { component_payment_method_id: 2 } })
  const changed = await order({ total_gross: 12.29 })
  expect([...failure(changed), changed.body.error.details]).toEqual([409, 'cart_changed', { total_gross: 12.3 }])
  expect((await order({ total_gross: 12.3 })).body.payment).toMatchObject({ code: 'cash_on_delivery', account: null, transfer_code: null })
})

test.each([
  ['absent', {}, 'PO 7'],
  ['empty', { customer_order_number: '' }, null],
  ['null', { customer_order_number: null }, null],
  ['another one', { customer_order_number: 'PO 8' }, 'PO 8'],
])('the buyer’s own number of an order, %s, replaces that of the cart only if it is given', async (_, more, number) => {
  const visitor = await shopper()
  await visitor.put('/cart', { cart: { customer_order_number: 'PO 7' } })
  const { uid } = (await visitor.order(more)).body
  expect((await visitor.get(`/orders/${uid}`)).body.customer_order_number).toBe(number)
})

test('a discount and a gift are counted; if a concurrent order used them up, the order is refused', async () => {
  const withBoth = async () => {
    const visitor = await shopper([[ample, 2]], { delivery: 2 })
    await visitor.post('/cart/check_discount_code', { cart: { discount_code: 'TWICE' } })
    await visitor.put('/cart/set_reward_regulations_accepted', { cart: { reward_regulations_accepted: true } })
    await visitor.put('/cart/select_gift', { cart: { gift_id: 1 } })
    return visitor
  }
  const three = [await withBoth(), await withBoth(), await withBoth()]
  const answers = await Promise.all(three.map(visitor => visitor.order({ total_gross: 22.14 })))
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 200, 409])
  const [left] = await asOwner(
    sql`select uses, (select stock_on_hand from gifts where shop_id = ${shopId}) as gifts from discount_codes where shop_id = ${shopId} and id = 1`,
  )
  expect(left).toEqual({ uses: 2, gifts: 0 })
  const placed = answers.find(answer => answer.status === 200)
  const visitor = three[answers.indexOf(placed as Answered)]
  expect((await visitor?.get(`/orders/${placed?.body.uid}`))?.body).toMatchObject({
    discount_code: 'TWICE',
    gift: { name: 'Mug' },
    totals: { discount_net: 2, total_gross: 22.14 },
    consents: [{ key: 'regulations' }, { key: 'reward-regulations', version: '2026-09-01' }],
  })
})

test('a stock of one and a hundred buyers: one order, ninety-nine refusals, stock 0', async () => {
  const buyers = await Promise.all(Array.from({ length: 100 }, () => shopper([[scarce, 1]])))
  const answers = await Promise.all(buyers.map(one => one.order()))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  const refused = answers.filter(answer => answer.status !== 200)
  for (const answer of refused) expect([...failure(answer), answer.body.error.details.items_left]).toEqual([422, 'not_enough_stock', 0])
  expect(await stockOf(scarce)).toBe(0)
}, 120_000)

test('fifty carts with two products in opposite order: no deadlock, and no oversell', async () => {
  const pairs = (i: number): [number, number][] =>
    i % 2
      ? [
          [crossA, 1],
          [crossB, 1],
        ]
      : [
          [crossB, 1],
          [crossA, 1],
        ]
  const buyers = await Promise.all(Array.from({ length: 50 }, (_, i) => shopper(pairs(i))))
  const answers = await Promise.all(buyers.map(one => one.order()))
  expect(answers.map(answer => answer.status).filter(status => status !== 200 && status !== 422)).toEqual([])
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(5)
  expect([await stockOf(crossA), await stockOf(crossB)]).toEqual([0, 0])
}, 120_000)

test('twenty concurrent requests with one idempotency key are one order with equal responses', async () => {
  const before = await countOf('orders')
  const visitor = await shopper()
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.order({}, 'same')))
  expect(new Set(answers.map(answer => JSON.stringify([answer.status, answer.body]))).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await countOf('orders')).toBe(before + 1)
})

test('order numbers are gapless despite refused orders; a new year and a test shop have their own series', async () => {
  const numbers: string[] = []
  for (let i = 0; i < 6; i++) {
    const visitor = await shopper(i % 2 ? [[ample, 1]] : [[ample, 1]])
    if (i % 2) await visitor.order({ total_gross: 1 })
    numbers.push((await visitor.order()).body.number)
  }
  const last = Number(numbers[0]?.slice(5))
  expect(numbers).toEqual(numbers.map((_, i) => `2027-${String(last + i).padStart(6, '0')}`))
  // Half past eleven in Greenwich is past midnight in Warsaw.
  now = new Date('2027-12-31T23:30:00Z')
  expect((await (await shopper()).order()).body.number).toBe('2028-000001')
  await setMode('production_test')
  const placed = await (await shopper()).order()
  await setMode('production')
  expect(placed.body.number).toBe('TEST-2028-000001')
})

const setMode = (mode: string) =>
  api.db.asOwner(now).transaction(async tx => {
    await tx.query(sql`delete from configuration where shop_id = ${shopId} and scope = 'shop_configuration'`)
    await saveEntries(tx, shopId, 'shop_configuration', [{ ...shopConfiguration, mode }])
  })

test('orders of a shop in test mode are not counted as sales', async () => {
  const sold = async () =>
    (
      await asOwner<{ n: number }>(
        sql`select coalesce(sum(quantity), 0)::int as n from sales where shop_id = ${shopId} and product_id = ${ample}`,
      )
    )[0]?.n ?? 0
  const before = await sold()
  await (await shopper([[ample, 3]])).order()
  expect(await sold()).toBe(before + 3)
  await setMode('production_test')
  await (await shopper([[ample, 3]])).order()
  await setMode('production')
  expect(await sold()).toBe(before + 3)
})

test('an order is shown in full to its session and with its e-mail, masked to others, and not found in other shops', async () => {
  const visitor = await shopper()
  const { uid } = (await visitor.order({ note: 'Call first', customer_order_number: 'PO 1' })).body
  const own = (await visitor.get(`/orders/${uid}`)).body
  expect(own).toMatchObject({
    masked: false,
    email: buyer.email,
    note: 'Call first',
    customer_order_number: 'PO 1',
    billing_address: { city: 'Warszawa' },
    history: [{ status: 'new' }],
  })
  expect(own.consents).toMatchObject([{ key: 'regulations', version: '2026-09-01', language: 'en', accepted_at: start.toISOString() }])
  const otherVisitor = await request(api, origin, 'GET', `/orders/${uid}`)
  expect(otherVisitor.body).toMatchObject({
    masked: true,
    email: null,
    phone: null,
    billing_address: null,
    note: null,
    consents: [],
    totals: own.totals,
  })
  expect(JSON.stringify(otherVisitor.body)).not.toMatch(/Kowalski|buyer@/)
  const unmask = (email: string) => request(api, origin, 'POST', `/orders/${uid}/unmask`, { order: { email } })
  expect((await unmask(' Buyer@Example.com')).body).toMatchObject({ masked: false, email: buyer.email })
  // In an address an e-mail shows nothing: addresses stand in logs and histories.
  expect((await request(api, origin, 'GET', `/orders/${uid}?email=${buyer.email}`)).body.masked).toBe(true)
  const guess = () => unmask('other@example.com')
  for (let i = 0; i < 10; i++) expect(failure(await guess())).toEqual([422, 'order_email_wrong'])
  expect(failure(await guess())).toEqual([429, 'too_many_requests'])
  // Who does not guess is not stopped.
  expect((await visitor.get(`/orders/${uid}`)).body.masked).toBe(false)
  expect(failure(await request(api, 'localhost', 'GET', `/orders/${uid}`))).toEqual([404, 'order_not_found'])
  for (const other of ['0'.repeat(32), 'x', uid.toUpperCase()])
    expect((await request(api, origin, 'GET', `/orders/${other}`)).status).toBe(404)
})

test('an order in another currency stores currency, rate and amounts', async () => {
  const visitor = await shopper()
  const { body } = await visitor.post('/orders?currency=EUR', { order: { ...buyer, total_gross: 10.27 } })
  expect(body).toMatchObject({ total_gross: 10.27, currency: 'EUR', payment: { transfer_code: null } })
  expect((await visitor.get(`/orders/${body.uid}`)).body).toMatchObject({
    rate: '4.25',
    totals: { products_net: 4.71, total_gross: 10.27 },
    items: [{ unit_price_net: 2.35 }],
  })
})

test('unit prices below a cent are summed exactly, in the cart and in the order', async () => {
  const cheap = first + 90
  await addProduct(api.db, { shopId, id: cheap, priceNet: 2, first, items: 60_000 }, now)
  expect((await api.get(`/products/${cheap}?currency=EUR`, { origin })).body).toMatchObject({
    price_net: 0,
    per_100: { price_net: 0.47 },
  })
  expect((await api.get(`/products/${cheap}`, { origin })).body).toMatchObject({ price_net: 0.02, per_100: null })
  const visitor = await shopper([[cheap, 50_000]])
  const { uid } = (await visitor.post('/orders?currency=EUR', { order: buyer })).body
  expect((await visitor.get(`/orders/${uid}`)).body).toMatchObject({
    items: [{ unit_price_net: 0, unit_price_per_100_net: 0.47, line_net: 235.29, line_gross: 289.41 }],
    totals: { products_net: 235.29, products_gross: 289.41 },
  })
})

test('an order is a snapshot: changed and deleted products do not alter it', async () => {
  const visitor = await shopper([[gone, 2]])
  const { uid } = (await visitor.order()).body
  const before = (await visitor.get(`/orders/${uid}`)).body
  await asOwner(
    sql`update products set price_net = 1, name = '{"en": "Other"}', vat_percent = 5 where shop_id = ${shopId} and id = ${gone}`,
  )
  expect((await visitor.get(`/orders/${uid}`)).body).toEqual(before)
  await asOwner(sql`delete from products where shop_id = ${shopId} and id = ${gone}`)
  expect((await visitor.get(`/orders/${uid}`)).body).toEqual(before)
})

test('an order names what it has in the language of the request, unless the name has changed since', async () => {
  const visitor = await shopper([[ample, 2]])
  const { uid } = (await visitor.order()).body
  const namesIn = async (language: string, expected = language) => {
    const headers = { authorization: `Bearer ${visitor.tokens.access_token}`, 'accept-language': language }
    const { items, delivery, payment } = (await request(api, origin, 'GET', `/orders/${uid}`, undefined, headers)).body
    expect([items[0], delivery, payment].map(({ name_language }) => name_language)).toEqual([expected, language, language])
    return [items[0].name, delivery.name, payment.name]
  }
  expect(await namesIn('en')).toEqual([`Product ${ample}`, 'Name', 'Name'])
  expect(await namesIn('pl')).toEqual([`Produkt ${ample}`, 'Nazwa', 'Nazwa'])
  await asOwner(sql`update products set name = '{"en": "Other", "pl": "Inny"}' where shop_id = ${shopId} and id = ${ample}`)
  expect(await namesIn('pl', 'en')).toEqual([`Product ${ample}`, 'Nazwa', 'Nazwa'])
})

test('only listed status transitions are allowed; confirming queues a mail, cancelling restores stock', async () => {
  const visitor = await shopper([[ample, 7]])
  const { uid } = (await visitor.order()).body
  const ctx = shopCtx(api, shopId, now)
  await expect(changeOrderStatus(ctx, uid, 'sent')).rejects.toMatchObject({ code: 'order_move_refused' })
  await changeOrderStatus(ctx, uid, 'confirmed')
  const mails = await asOwner(
    sql`select kind, recipient, language from mails where shop_id = ${shopId} and data ->> 'uid' = ${uid} and kind = 'order_confirmed'`,
  )
  expect(mails).toEqual([{ kind: 'order_confirmed', recipient: buyer.email, language: 'en' }])
  await changeOrderStatus(ctx, uid, 'packed')
  const stock = (await stockOf(ample)) ?? 0
  await changeOrderStatus(ctx, uid, 'cancelled')
  expect(await stockOf(ample)).toBe(stock + 7)
  for (const to of ['new', 'paid', 'delivered', 'cancelled'] as const)
    await expect(changeOrderStatus(ctx, uid, to)).rejects.toMatchObject({ code: 'order_move_refused' })
  expect((await visitor.get(`/orders/${uid}`)).body.history.map((event: { status: string }) => event.status)).toEqual([
    'new',
    'confirmed',
    'packed',
    'cancelled',
  ])
})
