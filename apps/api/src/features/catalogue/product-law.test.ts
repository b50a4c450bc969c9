import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct, addPromotion } from '../../../test/fixtures.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, request } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const now = new Date('2027-03-01T12:00:00Z')
/** Two shops whose brands and producers have the same ids. */
const a = { id: 881, host: 'law-a.test', first: 8_810_001 }
const b = { id: 882, host: 'law-b.test', first: 8_810_001 }
/** 0 simple, 300 ml at 14.90; 1 with variants of 1 kg at 20.00, 250 g at 6.00 and a single one at 9.00; 2 sold by the piece. */
const [simple, varied, piece] = [a.first, a.first + 1, a.first + 2]
const [kilogram, quarter, single] = [31, 32, 33]

const polish = {
  name: 'Maker 881',
  street: 'ul. Prosta 1',
  postal_code: '00-001',
  city: 'Warszawa',
  country: 'PL',
  electronic_address: 'a@maker.example',
}
const swiss = {
  name: 'Maker 882',
  street: null,
  postal_code: '8404',
  city: 'Winterthur',
  country: 'CH',
  electronic_address: 'https://maker.example',
}

let api: TestApi

const asOwner = (statement: ReturnType<typeof sql>) => api.db.asOwner(now).query(statement)
const soldIn = (shop: number, variant: number, code: string, amount: number, unit: string) =>
  asOwner(sql`
    update variants set sales_unit = ${code}, package_content_amount = ${amount}::numeric, package_content_unit = ${unit}
    where shop_id = ${shop} and id = ${variant}`)
const bagOf = (amount: number) => ({ code: 'bag', content: { amount, unit: 'kg' } })

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  for (const [shop, maker, responsible] of [
    [a, polish, null],
    [b, swiss, polish],
  ] as const) {
    await addOrderableShop(api, shop, now)
    await asOwner(sql`
      insert into producers (shop_id, id, name, street, postal_code, city, country, electronic_address, responsible_person)
      values (${shop.id}, 1, ${maker.name}, ${maker.street}, ${maker.postal_code}, ${maker.city}, ${maker.country}, ${maker.electronic_address},
        ${responsible && JSON.stringify(responsible)}::jsonb)`)
    await asOwner(sql`update brands set producer_id = 1 where shop_id = ${shop.id}`)
    await addProduct(api.db, { shopId: shop.id, id: simple, priceNet: 1490, first: shop.first }, now)
  }
  await addProduct(
    api.db,
    {
      shopId: a.id,
      id: varied,
      priceNet: 600,
      first: a.first,
      variants: [
        { id: kilogram, tiers: [[1, 2000]] },
        { id: quarter, tiers: [] },
        { id: single, tiers: [[1, 900]] },
      ],
    },
    new Date(now.getTime() - 86_400_000),
  )
  await addProduct(api.db, { shopId: a.id, id: piece, priceNet: 500 }, now)
  await soldIn(a.id, simple, 'cartridge', 0.3, 'l')
  await soldIn(a.id, kilogram, 'bag', 1, 'kg')
  await soldIn(a.id, quarter, 'bag', 0.25, 'kg')
  const warnings = (id: number, texts: object) =>
    asOwner(sql`update products set warnings = ${JSON.stringify(texts)}::jsonb where shop_id = ${a.id} and id = ${id}`)
  await warnings(simple, { en: 'Hot.\nSharp.', pl: 'Gorące.\nOstre.' })
  await warnings(varied, { en: 'Only in English.' })
})
afterAll(() => api.close())

const full = async (id: number, how: { origin: string; language?: string }) => (await api.get(`/products/${id}/full`, how)).body

test('a product has its producer, and the responsible person in the EU for a producer outside of it', async () => {
  expect((await full(simple, { origin: a.host })).producer).toEqual({ ...polish, responsible_person: null })
  expect((await full(simple, { origin: b.host })).producer).toEqual({ ...swiss, responsible_person: polish })
})

test('producer is null without a brand, warnings without a text', async () => {
  expect(await full(piece, { origin: a.host })).toMatchObject({
    producer: null,
    warnings: null,
    sales_unit: { code: 'piece', content: null },
  })
})

test('a line of the cart has its sales unit', async () => {
  const visitor = await openVisitor(api, a.host)
  const added = [
    { product_id: simple },
    { product_id: varied, product_variant_id: quarter },
    { product_id: varied, product_variant_id: single },
  ]
  for (const line of added) await visitor.post('/cart/cart_items', { cart_item: { items: 1, ...line } })
  const { cart_items } = (await visitor.get('/cart')).body
  expect(cart_items.map(({ sales_unit }: { sales_unit: object }) => sales_unit)).toEqual([
    { code: 'cartridge', content: { amount: 0.3, unit: 'l' } },
    bagOf(0.25),
    { code: 'piece', content: null },
  ])
})

test('warnings are in the language of the request, else in the shop’s default language', async () => {
  expect((await full(simple, { origin: a.host })).warnings).toBe('Hot.\nSharp.')
  expect((await full(simple, { origin: a.host, language: 'pl-PL' })).warnings).toBe('Gorące.\nOstre.')
  expect((await full(varied, { origin: a.host, language: 'pl-PL' })).warnings).toBe('Only in English.')
})

test('a shop sees and references only its own producers', async () => {
  await api.db.withTenant(b.id, now).transaction(async tx => {
    expect(await tx.query(sql`select name from producers`)).toEqual([{ name: 'Maker 882' }])
  })
  await expect(asOwner(sql`update brands set producer_id = 2 where shop_id = ${b.id}`)).rejects.toThrow(/foreign key/)
})

test.each([
  [
    'an electronic address that a browser would run',
    sql`update producers set electronic_address = 'javascript:alert(1)//@x' where shop_id = 881`,
  ],
  ['a responsible person without an address', sql`update producers set responsible_person = '{"name": "x"}' where shop_id = 881`],
  [
    'an amount without its unit',
    sql`update variants set package_content_amount = 1, package_content_unit = null where shop_id = 881 and id = 8810001`,
  ],
  ['an unknown sales unit', sql`update variants set sales_unit = 'crate' where shop_id = 881 and id = 8810001`],
  [
    'an amount of nothing',
    sql`update variants set package_content_amount = 0, package_content_unit = 'l' where shop_id = 881 and id = 8810001`,
  ],
])('%s is refused', async (_, statement) => {
  await expect(asOwner(statement)).rejects.toThrow(/check constraint/)
})

const listed = async (id: number) =>
  (await api.get('/products', { origin: a.host })).body.items.find((item: { id: number }) => item.id === id)

test('the stock of a product has a sales unit where all of it is sold in one', async () => {
  const stockOf = async (id: number) => {
    const { items, stock_unit } = await listed(id)
    expect(await full(id, { origin: a.host })).toMatchObject({ items, stock_unit })
    return [items, stock_unit]
  }
  const stock = (where: ReturnType<typeof sql>) =>
    asOwner(
      sql`update variants set stock_on_hand = case when ${where} then 7 else 0 end where shop_id = ${a.id} and product_id = ${varied}`,
    )
  await stock(sql`true`)
  expect(await stockOf(varied)).toEqual([21, null])
  // Bags of two sizes are bags.
  await stock(sql`sales_unit = 'bag'`)
  expect(await stockOf(varied)).toEqual([14, 'bag'])
  await stock(sql`sales_unit = 'piece'`)
  expect(await stockOf(varied)).toEqual([7, 'piece'])
  await stock(sql`false`)
  expect(await stockOf(varied)).toEqual([0, null])
  await stock(sql`true`)
})

test('a list has the sales unit of what is sold at its price; a product that of each variant', async () => {
  expect((await listed(simple)).sales_unit).toEqual({ code: 'cartridge', content: { amount: 0.3, unit: 'l' } })
  expect(await listed(varied)).toMatchObject({ price_net: 6, sales_unit: bagOf(0.25) })
  expect((await listed(piece)).sales_unit).toEqual({ code: 'piece', content: null })
  const { sales_unit, product_variants_table_data } = await full(varied, { origin: a.host })
  expect(sales_unit).toEqual(bagOf(0.25))
  expect(product_variants_table_data.map((one: { sales_unit: unknown }) => one.sales_unit)).toEqual([
    bagOf(1),
    bagOf(0.25),
    { code: 'piece', content: null },
  ])
})

test('a personal price may select another variant', async () => {
  const customer = await newCustomer(api, a.host)
  await asOwner(sql`
    insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net) values (${a.id}, ${customer.id}, ${kilogram}, ${varied}, 550)`)
  expect((await customer.get(`/products/${varied}/full`)).body).toMatchObject({ custom_price_net: 5.5, sales_unit: bagOf(1) })
  expect((await request(api, a.host, 'GET', `/products/${varied}/full`)).body.sales_unit).toEqual(bagOf(0.25))
})

test('a promotion of the product lowers the price of a variant without its own price', async () => {
  await addPromotion(api.db, { shopId: a.id, id: 1, productId: varied, priceNet: 450, startsAt: now }, now)
  expect(await listed(varied)).toMatchObject({ price_net_promo: 4.5, sales_unit: bagOf(0.25) })
  await addPromotion(api.db, { shopId: a.id, id: 2, productId: varied, variantId: kilogram, priceNet: 1800, startsAt: now }, now)
  expect((await listed(varied)).sales_unit).toEqual(bagOf(0.25))
})
