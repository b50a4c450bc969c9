import { fieldProblems, maxAddresses } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { logIn, newCustomer, password } from '../../../test/customer.ts'
import { addProduct, addPromotion } from '../../../test/fixtures.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { newStaff } from '../../../test/staff.ts'
import { openTestApi, shopCtx, type TestApi } from '../../../test/test-api.ts'
import { failure, openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { changeOrderStatus } from '../orders/orders.ts'

const now = new Date('2027-03-01T12:00:00Z')
const shopId = 870
const origin = 'account.test'
const first = 8_700_001

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, now)
  for (let i = 0; i < 5; i++) await addProduct(api.db, { shopId, id: first + i, priceNet: 1000, first, items: 50 }, now)
})
afterAll(() => api.close())

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const customer = () => newCustomer(api, origin)

const home = { first_name: 'Ewa', last_name: 'Nowak', street: 'Prosta 1', postal_code: '00-001', city: 'Warszawa', country: 'PL' }

test('stores, updates and removes addresses; one of each kind is the default', async () => {
  const visitor = await customer()
  const add = async (more: object) => (await visitor.post('/customer/addresses', { address: { ...home, ...more } })).body
  const one = await add({})
  expect(one).toMatchObject({ id: 1, city: 'Warszawa', is_default_billing: true, is_default_delivery: true })
  const two = await add({ city: 'Kraków', is_default_delivery: true })
  const list = async () =>
    (await visitor.get('/customer/addresses')).body.map((one: Record<string, unknown>) => [
      one.id,
      one.is_default_billing,
      one.is_default_delivery,
    ])
  expect(await list()).toEqual([
    [1, true, false],
    [2, false, true],
  ])
  expect(
    (
      await visitor.put('/customer/addresses/2', {
        address: { ...home, city: 'Gdynia', is_default_billing: true, is_default_delivery: true },
      })
    ).body.city,
  ).toBe('Gdynia')
  expect(await list()).toEqual([
    [2, true, true],
    [1, false, false],
  ])
  expect((await visitor.post('/customer/addresses', { address: { ...home, postal_code: '1' } })).body.error.fields).toHaveProperty([
    'address.postal_code',
  ])
  expect((await visitor.delete(`/customer/addresses/${one.id}`)).body).toBe('ok')
  for (const answer of [await visitor.delete('/customer/addresses/1'), await visitor.put('/customer/addresses/9', { address: home })])
    expect(failure(answer)).toEqual([404, 'address_not_found'])
  expect(two.id).toBe(2)
})

test('the id of a deleted address is not used again: an order to it is refused', async () => {
  const visitor = await customer()
  const add = async (city: string) => (await visitor.post('/customer/addresses', { address: { ...home, city } })).body.id
  expect([await add('Sopot'), await add('Gdynia')]).toEqual([1, 2])
  await ready(visitor)
  await visitor.delete('/customer/addresses/2')
  expect(await add('Radom')).toBe(3)
  const order = { ...buyer, billing_address: { id: 1 }, delivery_address: { id: 2 } }
  expect((await visitor.post('/orders', { order })).body.error.fields).toEqual({ 'order.delivery_address.id': fieldProblems.unknown })
})

test('a customer has a hundred addresses at most, also of those that are added at once', async () => {
  const visitor = await customer()
  const add = () => visitor.post('/customer/addresses', { address: home })
  const answers = await Promise.all(Array.from({ length: maxAddresses + 3 }, add))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxAddresses)
  expect(failure(await add())).toEqual([422, 'too_many_addresses'])
  await visitor.delete('/customer/addresses/1')
  expect((await add()).body).toMatchObject({ id: maxAddresses + 1, is_default_billing: false })
})

test('another customer’s address is not found, in the cart and in an order too', async () => {
  const [owner, other] = [await customer(), await customer()]
  await owner.post('/customer/addresses', { address: { ...home, city: 'Sopot' } })
  expect(failure(await other.delete('/customer/addresses/1'))).toEqual([404, 'address_not_found'])
  expect((await other.put('/cart', { cart: { billing_address_id: 1 } })).body.error.fields).toHaveProperty(['cart.billing_address_id'])
  expect((await owner.put('/cart', { cart: { billing_address_id: 1 } })).body.cart.billing_address_id).toBe(1)
  expect((await owner.put('/cart', { cart: { billing_address_id: null } })).body.cart.billing_address_id).toBeNull()
  const order = { ...buyer, billing_address: { id: 1 } }
  for (const visitor of [owner, other]) await ready(visitor)
  expect((await other.post('/orders', { order })).body.error.fields).toHaveProperty(['order.billing_address.id'])
  const { uid } = (await owner.post('/orders', { order })).body
  expect((await owner.get(`/orders/${uid}`)).body.billing_address.city).toBe('Sopot')
})

async function ready(visitor: TestVisitor) {
  await visitor.post('/cart/cart_items', { cart_item: { product_id: first, items: 1 } })
  await visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 2 } })
  await visitor.put('/cart/set_payment', { cart: { component_payment_method_id: 1 } })
}

test('favourites need a logged-in user, with the specification’s messages', async () => {
  const visitor = await openVisitor(api, origin)
  const adding = await visitor.post(`/products/${first}/add_to_favorite`, {})
  expect([adding.status, adding.body.error.message]).toEqual([401, 'User must be logged in to add favorites'])
  const removing = await visitor.delete(`/products/${first}/remove_from_favorite`)
  expect([removing.status, removing.body.error.message]).toEqual([401, 'User must be logged in to remove favorites'])
  expect(failure(await visitor.get('/favorite_products'))).toEqual([401, 'customer_required'])
  expect((await request(api, origin, 'POST', `/products/${first}/add_to_favorite`)).body.error.code).toBe('favorites_add_login')
})

test('adding and removing a favourite is idempotent, and does not affect other customers', async () => {
  const [one, two] = [await customer(), await customer()]
  const add = (id: number) => one.post(`/products/${id}/add_to_favorite`, {})
  await add(first)
  await add(first + 1)
  expect((await add(first)).body.products.map((product: { id: number }) => product.id).sort()).toEqual([first, first + 1])
  expect(failure(await add(first + 900))).toEqual([404, 'product_not_found'])
  expect((await two.get('/favorite_products')).body).toEqual({ products: [] })
  for (let i = 0; i < 2; i++)
    expect((await one.delete(`/products/${first}/remove_from_favorite`)).body).toEqual({ products: [{ id: first + 1 }] })
})

test('a favourite of an inactive product is hidden until the product is active again', async () => {
  const one = await customer()
  const sell = (on: boolean) => asOwner(sql`update products set is_active = ${on} where shop_id = ${shopId} and id = ${first + 2}`)
  await one.post(`/products/${first + 1}/add_to_favorite`, {})
  await one.post(`/products/${first + 2}/add_to_favorite`, {})
  await sell(false)
  expect((await one.get('/favorite_products')).body).toEqual({ products: [{ id: first + 1 }] })
  expect((await one.get('/products?favorite=1')).body.total).toBe(1)
  await sell(true)
  expect((await one.get('/favorite_products')).body.products).toHaveLength(2)
})

test('personal prices are listed beside list prices, searched, and invisible to other customers', async () => {
  const [one, two] = [await customer(), await customer()]
  const { id } = (await one.get('/customer')).body
  for (let i = 0; i < 3; i++)
    await asOwner(sql`
      insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net, changed_at)
      values (${shopId}, ${id}, ${first + i}, ${first + i}, ${700 + i}, ${new Date(now.getTime() - i * 86_400_000).toISOString()})`)
  expect((await one.get('/customer/prices?per_page=2')).body).toMatchObject({
    total: 3,
    items: [
      { product_id: first, symbol: `P${first}`, list_price_net: 10, price_net: 7, changed_at: now.toISOString() },
      { price_net: 7.01 },
    ],
  })
  expect((await one.get(`/customer/prices?q=P${first + 2}`)).body.items).toMatchObject([{ product_id: first + 2 }])
  expect((await two.get('/customer/prices')).body.total).toBe(0)
})

test('personal prices come with the price list, in the requested currency; recent changes are marked, filtered and sorted', async () => {
  const visitor = await customer()
  const setPrice = async (id: number, price: number, daysAgo: number) =>
    asOwner(sql`
      insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net, changed_at)
      select ${shopId}, ${visitor.id}, id, product_id, ${price}, ${new Date(now.getTime() - daysAgo * 86_400_000).toISOString()}
      from variants where shop_id = ${shopId} and id = ${id}`)
  await addProduct(api.db, { shopId, id: first + 40, priceNet: 1000, first, variants: [{ id: 8_740_001, tiers: [[10, 600]] }] }, now)
  await addProduct(api.db, { shopId, id: first + 41, priceNet: 500, first }, new Date(now.getTime() - 86_400_000))
  await addPromotion(api.db, { shopId, id: 41, productId: first + 41, priceNet: 300, startsAt: now }, now)
  await setPrice(8_740_001, 850, 31)
  await setPrice(first + 41, 425, 29)
  const prices = async (query = '') => (await visitor.get(`/customer/prices?${query}`)).body
  expect((await prices()).items).toMatchObject([
    {
      product_id: first + 41,
      product_variant_id: null,
      currency: 'PLN',
      vat_tax_percent: 23,
      list_price_net: 5,
      list_prices: [{ quantity: 1, price_net: 5, promo_price_net: 3, sale: true }],
      price_net: 4.25,
      is_recent: true,
    },
    {
      product_variant_id: 8_740_001,
      list_price_net: 10,
      list_prices: [
        { quantity: 1, price_net: 10, promo_price_net: null, sale: false },
        { quantity: 10, price_net: 6, promo_price_net: null, sale: false },
      ],
      price_net: 8.5,
      is_recent: false,
    },
  ])
  const ids = async (query: string) => (await prices(query)).items.map((one: { product_id: number }) => one.product_id - first)
  expect(await ids('recent=1')).toEqual([41])
  expect(await ids('sort=name')).toEqual([40, 41])
  expect(await ids(`q=${first + 41} PRODUCT`)).toEqual([41])
  expect((await prices('currency=EUR')).items[0]).toMatchObject({ currency: 'EUR', list_price_net: 1.18, price_net: 1 })
  expect(failure(await visitor.get('/customer/prices?currency=USD'))).toEqual([400, 'invalid_query'])
})

test('a customer updates their data', async () => {
  const visitor = await customer()
  const person = { first_name: 'Anna', last_name: 'Lis', company: 'Lis i syn', nip: '5260250274', phone: '600 100 200', language: 'pl' }
  expect((await visitor.put('/customer', { customer: person })).body).toMatchObject({ ...person, email: visitor.email })
  expect((await visitor.put('/customer', { customer: { ...person, nip: '1' } })).body.error.fields).toHaveProperty(['customer.nip'])
})

test('changing the password needs the current one and ends the other sessions', async () => {
  const visitor = await customer()
  const elsewhere = await logIn(api, origin, visitor.email)
  const change = (current_password: string, next: string) =>
    visitor.put('/customer/password', { customer: { current_password, password: next } })
  expect(failure(await change('not this one', 'Quite another one 8'))).toEqual([401, 'login_failed'])
  expect(failure(await change(password, 'short'))).toEqual([422, 'password_too_weak'])
  expect((await change(password, 'Quite another one 8')).body).toBe('ok')
  expect([(await visitor.get('/customer')).status, (await elsewhere.get('/customer')).status]).toEqual([200, 401])
  await logIn(api, origin, visitor.email, 'Quite another one 8')
})

test('lists the customer’s sessions and ends one of them', async () => {
  const visitor = await customer()
  const phone = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  }
  const elsewhere = await logIn(api, origin, visitor.email, password, phone)
  const { body } = await visitor.get('/customer/sessions')
  expect(body.map((session: { is_current: boolean }) => session.is_current).sort()).toEqual([false, true])
  const elsewhereSession = body.find((session: { is_current: boolean }) => !session.is_current)
  expect(elsewhereSession.device).toBe('Chrome, Android')
  const other = await customer()
  expect(failure(await other.delete(`/customer/sessions/${elsewhereSession.id}`))).toEqual([404, 'session_not_found'])
  expect((await visitor.delete(`/customer/sessions/${elsewhereSession.id}`)).body).toBe('ok')
  expect((await elsewhere.get('/customer')).status).toBe(401)
})

test('exports a customer’s data, and closes the account once no order is open', async () => {
  const visitor = await customer()
  await visitor.post('/customer/addresses', { address: home })
  await visitor.post(`/products/${first}/add_to_favorite`, {})
  await ready(visitor)
  const { uid } = (await visitor.post('/orders', { order: { ...buyer, note: 'Ring twice' } })).body
  const { body } = await visitor.get('/customer/data')
  expect(body).toMatchObject({
    customer: { email: visitor.email },
    consents: [{ key: 'regulations' }],
    addresses: [{ city: 'Warszawa' }],
    favorites: [{ id: first }],
    orders: [{ uid, note: 'Ring twice' }],
  })
  const close = (given = password) => visitor.post('/customer/closing', { customer: { current_password: given } })
  expect(failure(await close('not this one'))).toEqual([401, 'login_failed'])
  expect(failure(await close())).toEqual([409, 'order_move_refused'])
  await changeOrderStatus(shopCtx(api, shopId, now), uid, 'cancelled')
  expect((await close()).body).toBe('ok')
  expect((await visitor.get('/customer')).status).toBe(401)
  const stored = JSON.stringify([
    await asOwner(sql`select * from orders where shop_id = ${shopId} and uid = ${uid}`),
    await asOwner(sql`select * from mails where shop_id = ${shopId} and data ->> 'uid' = ${uid}`),
    await asOwner(sql`select * from customers where shop_id = ${shopId}`),
  ])
  for (const trace of [visitor.email, buyer.email, 'Ring twice', 'Kowalski']) expect(stored).not.toContain(trace)
  const seen = (await request(api, origin, 'GET', `/orders/${uid}`)).body
  expect(seen).toMatchObject({ masked: true, totals: { total_gross: 12.3 }, items: [{ product_id: first }] })
  expect((await request(api, origin, 'POST', `/orders/${uid}/unmask`, { order: { email: '' } })).status).toBe(422)
})

test('the export has the approval, the agreed prices and the cart of a customer', async () => {
  const visitor = await customer()
  expect((await visitor.get('/customer/data')).body).toMatchObject({
    deferred_payment_approved_at: null,
    cart: [],
    personal_prices: [],
    price_lists: [],
  })
  await visitor.post('/cart/cart_items', { cart_item: { product_id: first, items: 3 } })
  await asOwner(sql`
    with customer as (
      update customers set nip = '5260250274', deferred_payment_approved_at = clock() where shop_id = ${shopId} and email = ${visitor.email} returning id
    ), price as (
      insert into customer_prices (shop_id, customer_id, product_id, variant_id, price_net) select ${shopId}, id, ${first}, ${first}, 750 from customer
    ), list as (
      insert into price_lists (shop_id, id, name) values (${shopId}, 1, 'Regulars') returning id
    )
    insert into price_list_customers (shop_id, price_list_id, customer_id, added_at)
    select ${shopId}, list.id, customer.id, clock() from list, customer`)
  const { body } = await visitor.get('/customer/data')
  expect(body).toMatchObject({
    deferred_payment_approved_at: now.toISOString(),
    cart: [{ product_id: first, symbol: `P${first}`, items: 3 }],
    personal_prices: [{ product_id: first, symbol: `P${first}`, price_net: 7.5, changed_at: now.toISOString() }],
    price_lists: [{ name: 'Regulars', since: now.toISOString() }],
  })
})

/** Places an order, complains about it and cancels it, so that no order is open. */
async function complained(visitor: TestVisitor, email: string) {
  await ready(visitor)
  const { uid } = (await visitor.post('/orders', { order: { ...buyer, email } })).body
  const complaint = { name: 'Ewa Nowak', email, items: [{ line: 1, items: 1 }], text: 'It rattles', remedy: 'repair' }
  expect((await visitor.post(`/orders/${uid}/complaint`, { complaint })).status).toBe(200)
  await changeOrderStatus(shopCtx(api, shopId, now), uid, 'cancelled')
  return uid as string
}

const confirm = (email: string) =>
  asOwner(sql`update customers set email_confirmed_at = clock() where shop_id = ${shopId} and email = ${email}`)
const mailTo = (email: string, kind: string) =>
  asOwner(sql`insert into mails (shop_id, kind, recipient, language, data) values (${shopId}, ${kind}, ${email}, 'en', '{}')`)
const mailsTo = async (email: string) =>
  (await asOwner<{ kind: string }>(sql`select kind from mails where shop_id = ${shopId} and recipient = ${email} order by kind`)).map(
    ({ kind }) => kind,
  )

test('the export contains claims and mails; closing the account erases both, and no other customer’s', async () => {
  const [visitor, other] = [await customer(), await customer()]
  for (const { email } of [visitor, other]) await confirm(email)
  const uid = await complained(visitor, visitor.email)
  const theirs = await complained(other, other.email)
  await mailTo(visitor.email.toUpperCase(), 'reset_password')
  const { body } = await visitor.get('/customer/data')
  expect(body.claims).toEqual([
    {
      kind: 'complaint',
      order_uid: uid,
      received_at: now.toISOString(),
      language: 'en',
      name: 'Ewa Nowak',
      email: visitor.email,
      items: [{ name: `Product ${first}`, symbol: `P${first}`, items: 1 }],
      text: 'It rattles',
      remedy: 'repair',
      as_consumer: false,
      replies: [],
    },
  ])
  const kinds = [
    'claim_notice',
    'claim_receipt',
    'confirm_email',
    'order_cancelled',
    'order_confirmation',
    'order_notice',
    'reset_password',
  ]
  expect(body.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual(kinds)
  expect(body.mails).toContainEqual({
    kind: 'order_confirmation',
    recipient: visitor.email,
    language: 'en',
    state: 'waiting',
    order_uid: uid,
    created_at: now.toISOString(),
    sent_at: null,
  })
  expect((await visitor.post('/customer/closing', { customer: { current_password: password } })).body).toBe('ok')
  const stored = JSON.stringify([
    await asOwner(sql`select * from order_claims where shop_id = ${shopId}`),
    await asOwner(sql`select * from mails where shop_id = ${shopId}`),
  ])
  for (const trace of [visitor.email, uid]) expect(stored.toLowerCase()).not.toContain(trace)
  expect(stored).toContain(theirs)
  expect(await mailsTo(other.email)).toEqual(['claim_receipt', 'confirm_email', 'order_cancelled', 'order_confirmation'])
})

test('an unconfirmed e-mail neither exports nor erases other mails to its address', async () => {
  const visitor = await customer()
  await asOwner(sql`update customers set email_confirmed_at = null where shop_id = ${shopId} and email = ${visitor.email}`)
  await mailTo(visitor.email, 'order_confirmation')
  const { mails } = (await visitor.get('/customer/data')).body
  expect(mails.map(({ kind }: { kind: string }) => kind)).toEqual(['confirm_email'])
  await visitor.post('/customer/closing', { customer: { current_password: password } })
  expect(await mailsTo(visitor.email)).toEqual(['order_confirmation'])
})

test('calls of an account refuse a visitor', async () => {
  const visitor = await openVisitor(api, origin)
  for (const path of ['/customer/addresses', '/customer/prices', '/customer/sessions', '/customer/data', '/orders'])
    expect([path, ...failure(await visitor.get(path))]).toEqual([path, 401, 'customer_required'])
})

test('closing the account deletes saved views of staff that search for the customer', async () => {
  const visitor = await customer()
  await ready(visitor)
  const { uid } = (await visitor.post('/orders', { order: { ...buyer, email: 'ewa+orders@example.com' } })).body
  await changeOrderStatus(shopCtx(api, shopId, now), uid, 'cancelled')
  const seller = await newStaff(api, { [shopId]: 'sales' })
  const views = `/shops/shop-${shopId}/saved_views`
  const save = (list: string, name: string, filters: Record<string, string>) =>
    seller.post(`${views}/${list}`, { name, query: new URLSearchParams(filters).toString() })
  await save('customers', 'Hers', { q: visitor.email.toUpperCase() })
  await save('orders', 'By the address of an order', { q: 'ewa+orders@example.com', status: 'new' })
  await save('orders', `Orders of ${visitor.email}`, { status: 'new' })
  await save('customers', 'By her name', { q: 'NOWAK, ewa' })
  await save('orders', 'By the name in an order', { q: 'Kowalski Jan', status: 'new' })
  await save('orders', 'Orders of Ewa Nowak', { status: 'new' })
  await save('orders', 'New ones', { status: 'new' })
  await save('customers', 'Others of that name', { q: 'Nowak' })
  await save('orders', 'Another Ewa', { q: 'Ewa Nowakowska' })
  expect((await visitor.post('/customer/closing', { customer: { current_password: password } })).body).toBe('ok')
  const names = async (list: string) => (await seller.get(`${views}/${list}`)).body.map(({ name }: { name: string }) => name)
  expect([await names('customers'), await names('orders')]).toEqual([['Others of that name'], ['Another Ewa', 'New ones']])
})
