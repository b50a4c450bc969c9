import { isPdf } from '@stragan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { textsOfPdf } from '../../../test/pdf-text.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { type Answered, failure, openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 894
const origin = 'quotes.test'
const first = 8_940_001

let api: TestApi
let visitor: TestVisitor
beforeAll(async () => {
  api = await openTestApi({ clock: () => start })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 123_456, first, items: 100 }, start)
  await addProduct(api.db, { shopId, id: first + 1, priceNet: 250, first, items: 100 }, start)
  await addProduct(api.db, { shopId, id: first + 2, priceNet: 100, first, items: 100 }, start)
  await asOwner(sql`update products set vat_percent = 8 where shop_id = ${shopId} and id = ${first + 1}`)
  await asOwner(sql`
    insert into discount_codes (shop_id, id, code, discount_type, value, min_order_value) values (${shopId}, 1, 'SPRING', 'percentage', 10, 0)`)
})
afterAll(() => api.close())
beforeEach(async () => {
  await asOwner(sql`delete from rate_limits`)
  visitor = await openVisitor(api, origin)
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(start).query<Row>(statement)
const addToCart = (product_id: number, items: number, by = visitor) => by.post('/cart/cart_items', { cart_item: { product_id, items } })
const textsIn = ({ body }: Answered) => textsOfPdf(Buffer.from(body.content, 'base64')).map(text => text.replaceAll('\u00a0', ' ').trim())
/** The texts that follow a text. */
const after = (texts: string[], text: string, count: number) => texts.slice(texts.indexOf(text) + 1, texts.indexOf(text) + 1 + count)

test('a quote has the lines, totals, rates, code and seller of the cart', async () => {
  await addToCart(first, 2)
  await addToCart(first + 1, 3)
  await visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  const { cart } = (await visitor.post('/cart/check_discount_code', { cart: { discount_code: 'SPRING' } })).body
  const quote = await visitor.get('/cart/quote')
  expect(quote.body.file_name).toBe('quote-2027-03-01.pdf')
  expect(isPdf(Buffer.from(quote.body.content, 'base64'))).toBe(true)
  const texts = textsIn(quote)
  const amount = (value: number) => value.toLocaleString('en', { minimumFractionDigits: 2 })
  expect(after(texts, `Product ${first}`, 7)).toEqual([`P${first}`, '2 pcs', '23%', '1,234.56', '1,518.51', '2,469.12', '3,037.02'])
  expect(after(texts, `Product ${first + 1}`, 7)).toEqual([`P${first + 1}`, '3 pcs', '8%', '2.50', '2.70', '7.50', '8.10'])
  const { products_net, products_gross, total_net, total_gross, discount_net } = cart.totals
  expect([after(texts, 'Products', 1), after(texts, 'Products', 3).at(-1)]).toEqual([[amount(products_net)], amount(products_gross)])
  expect(after(texts, 'Delivery: Name', 3)).toEqual(['15.45', '3.55', '19.00'])
  expect(after(texts, 'Discount, code SPRING', 1)).toEqual([`−${amount(discount_net)}`])
  expect(after(texts, 'Total', 3)).toEqual([
    amount(total_net),
    amount(Math.round(100 * (total_gross - total_net)) / 100),
    amount(total_gross),
  ])
  const rates = cart.totals.vat.map(({ percent, net }: { percent: number; net: number }) => [`Rate ${percent}%`, amount(net)])
  for (const [rate, net] of rates) expect([rate, ...after(texts, rate, 1)]).toEqual([rate, net])
  expect(rates).toHaveLength(2)
  const text = texts.join(' ')
  for (const part of [
    'Shop',
    's, 00-001 c',
    '1 March 2027',
    'not a binding offer within the meaning of Article 66',
    'All amounts are in PLN.',
  ])
    expect(text).toContain(part)
})

test('in Polish it has Polish texts and amounts, in another currency its prices', async () => {
  await addToCart(first, 1)
  const headers = { authorization: `Bearer ${visitor.tokens.access_token}`, 'accept-language': 'pl-PL' }
  const quote = await request(api, origin, 'GET', '/cart/quote?currency=EUR', undefined, headers)
  expect(quote.body.file_name).toBe('kalkulacja-2027-03-01.pdf')
  const text = textsIn(quote).join(' ')
  for (const part of [
    `Produkt ${first}`,
    '290,48',
    'nie stanowi oferty w rozumieniu art. 66 Kodeksu cywilnego',
    'podane w EUR',
    'nie obejmuje dostawy',
  ])
    expect(text).toContain(part)
})

test('a customer’s quote has their prices, and not their name', async () => {
  const customer = await newCustomer(api, origin)
  await asOwner(sql`
    insert into customer_prices (shop_id, customer_id, product_id, variant_id, price_net) values (${shopId}, ${customer.id}, ${first}, ${first}, 777)`)
  await addToCart(first, 1, customer)
  const text = textsIn(await customer.get('/cart/quote')).join(' ')
  expect(text).toContain('7.77')
  for (const part of ['Nowak', customer.email]) expect(text).not.toContain(part)
})

test('what has no price any more says so and is not part of the total', async () => {
  await addToCart(first + 1, 1)
  await addToCart(first + 2, 1)
  await asOwner(sql`update products set is_active = false where shop_id = ${shopId} and id = ${first + 2}`)
  const texts = textsIn(await visitor.get('/cart/quote'))
  expect(texts.join(' ')).toContain('No price at the moment')
  expect(after(texts, 'Total', 1)).toEqual(['2.50'])
})

test('a chosen gift is a line without a price, and a line beyond the stock says so', async () => {
  await asOwner(sql`
    insert into gifts (shop_id, id, position, name, min_order_value, stock_on_hand, is_active)
    values (${shopId}, 1, 1, '{"en": "Mug", "pl": "Kubek"}', 0, 3, true)`)
  await addToCart(first + 1, 50)
  expect(textsIn(await visitor.get('/cart/quote')).join(' ')).not.toMatch(/Gift|Not enough/)
  await visitor.put('/cart/set_reward_regulations_accepted', { cart: { reward_regulations_accepted: true } })
  await visitor.put('/cart/select_gift', { cart: { gift_id: 1 } })
  await asOwner(sql`update variants set stock_on_hand = 20 where shop_id = ${shopId} and id = ${first + 1}`)
  const texts = textsIn(await visitor.get('/cart/quote'))
  expect(after(texts, 'Gift: Mug', 3)).toEqual(['0.00', '0.00', '0.00'])
  expect(texts).toContain('Not enough in stock: 20 pcs at the moment')
  await asOwner(sql`update variants set stock_on_hand = 100 where shop_id = ${shopId} and id = ${first + 1}`)
})

test('it says that unit prices are rounded where they do not make up a line', async () => {
  await addToCart(first + 1, 3)
  const rounded = 'Unit prices are shown rounded'
  expect(textsIn(await visitor.get('/cart/quote')).join(' ')).not.toContain(rounded)
  await addToCart(first, 99)
  expect(textsIn(await visitor.get('/cart/quote?currency=EUR')).join(' ')).toContain(rounded)
})

test('a large cart has several pages', async () => {
  const product = first + 100
  const variants = Array.from({ length: 120 }, (_, i) => ({ id: product + i, tiers: [] }))
  await addProduct(api.db, { shopId, id: product, priceNet: 100, first, variants }, start)
  const cart_items = variants.map(({ id }) => ({ product_id: product, product_variant_id: id, items: 1 }))
  await visitor.post('/cart/cart_items/bulk', { cart_items })
  const texts = textsIn(await visitor.get('/cart/quote'))
  expect(variants.filter(({ id }) => !texts.includes(`V${id}`))).toEqual([])
  const pages = texts.filter(text => /^\d+ \/ \d+$/.test(text))
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.at(-1)).toBe(`${pages.length} / ${pages.length}`)
})

test('an empty cart has no quote, and a session asks for twenty in a quarter of an hour', async () => {
  expect(failure(await visitor.get('/cart/quote'))).toEqual([422, 'cart_empty'])
  await addToCart(first, 1)
  const statuses: number[] = []
  for (let i = 0; i < 20; i++) statuses.push((await visitor.get('/cart/quote')).status)
  expect(statuses).toEqual([...Array(19).fill(200), 429])
})
