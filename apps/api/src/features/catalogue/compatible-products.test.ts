import type { CompatibleProducts } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, type TestVisitor } from '../../../test/visitor.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { saveEntries } from '../configuration/configuration.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const owner = () => api.db.asOwner(new Date())
const change = (statement: Sql) => owner().query(statement)

interface Sold {
  product: number
  variant: number
}
/** The product and variant of a symbol of the first shop; of a product its first variant. */
const sold = (symbol: string): Promise<Sold> =>
  owner().one<Sold>(sql`
    select product.id as product, variant.id as variant
    from products product join variants variant on variant.shop_id = product.shop_id and variant.product_id = product.id
    where product.shop_id = 1 and (variant.symbol = ${symbol} or product.symbol = ${symbol}) order by variant.position limit 1`)

const compatible = async (symbol: string, query = '', headers = {}): Promise<CompatibleProducts> => {
  const { product } = await sold(symbol)
  const { status, body } = await api.get(`/products/${product}/compatible_products${query}`, headers)
  expect(status).toBe(200)
  return body
}
const symbolsOf = (products: readonly { symbol: string }[]) => products.map(({ symbol }) => symbol)
const partsOf = ({ joint }: CompatibleProducts) => joint?.parts.map(({ name, product }) => [name, product.symbol])

test('nuts and washers of the same thread and material go with a bolt and make its joint', async () => {
  expect(partsOf(await compatible('933-8.8-M8'))).toEqual([
    ['Nut', '934-8-M8'],
    ['Washer', '125-M8'],
  ])
  const stainless = await compatible('933-A2-M8', '', { language: 'pl-PL' })
  expect(partsOf(stainless)).toEqual([
    ['Nakrętka', '934-A2-M8'],
    ['Podkładka', '125-A2-M8'],
  ])
  expect(stainless.joint).toMatchObject({
    title: 'Skompletuj połączenie',
    depends_on_variant: false,
    parts: [
      { checked: true, pieces: 1 },
      { checked: true, pieces: 2 },
    ],
  })
  // The shop chose the first two.
  expect(symbolsOf(stainless.goes_with)).toEqual(['934-8-M8', '125-M8', '934-A2-M8', '125-A2-M8'])
})

test('products of the same category are similar and do not go with one, unless the shop chose them', async () => {
  const bolt = await compatible('933-8.8-M8')
  expect(symbolsOf(bolt.similar).sort()).toEqual(['933-8.8-M10', '933-8.8-M6', '933-A2-M8'])
  // The lock nut of the same thread is sold out.
  expect(symbolsOf(bolt.goes_with)).toEqual(['934-8-M8', '125-M8'])
  const [{ product: one }, { product: other }] = await Promise.all([sold('933-8.8-M8'), sold('933-8.8-M10')])
  await change(sql`insert into bought_together (shop_id, product_id, other_id, orders) values (1, ${one}, ${other}, 100)`)
  expect(symbolsOf((await compatible('933-8.8-M8')).goes_with)).not.toContain('933-8.8-M10')
  await change(sql`insert into related_products (shop_id, product_id, related_id, position) values (1, ${one}, ${other}, 0)`)
  expect(symbolsOf((await compatible('933-8.8-M8')).goes_with)).toContain('933-8.8-M10')
  await change(sql`delete from related_products where shop_id = 1 and product_id = ${one} and related_id = ${other}`)
  await change(sql`delete from bought_together where shop_id = 1 and product_id = ${one} and other_id = ${other}`)
})

test('what is sold out is left out, of what the shop chose it comes last', async () => {
  const nut = await sold('934-8-M8')
  const stock = (items: number) => change(sql`update variants set stock_on_hand = ${items} where shop_id = 1 and id = ${nut.variant}`)
  await stock(0)
  const soldOut = await compatible('933-8.8-M8')
  expect(partsOf(soldOut)).toEqual([['Washer', '125-M8']])
  expect(symbolsOf(soldOut.goes_with)).toEqual(['125-M8', '934-8-M8'])
  await stock(20)
  expect(partsOf(await compatible('933-8.8-M8'))).toHaveLength(2)
})

test('of a product with variants the one that fits is named; a price on request is none', async () => {
  const nut = await sold('934-8-M6')
  const [m8, m10] = await owner().query<{ id: number }>(sql`
    select value.id from feature_values value join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id
    where value.shop_id = 1 and feature.code = 'thread' and value.code in ('m8', 'm10') order by value.code desc`)
  const { id: m6 } = await owner().one<{ id: number }>(sql`
    select value_id as id from product_features where shop_id = 1 and product_id = ${nut.product}
    and value_id in (select value.id from feature_values value join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id
      where value.shop_id = 1 and feature.code = 'thread')`)
  // The nut of M6 becomes one of M6 and M10, of which M10 is variant 9001.
  await owner().transaction(async tx => {
    await tx.query(sql`update products set has_variants = true where shop_id = 1 and id = ${nut.product}`)
    await tx.query(sql`
      insert into variants (shop_id, id, product_id, position, symbol, weight, stock_on_hand)
      values (1, 9001, ${nut.product}, 9, '934-8-M6-10', 0.5, 7)`)
    await tx.query(sql`delete from product_features where shop_id = 1 and product_id = ${nut.product} and value_id = ${m6}`)
    await tx.query(sql`
      insert into variant_features (shop_id, product_id, variant_id, value_id)
      values (1, ${nut.product}, ${nut.variant}, ${m6}), (1, ${nut.product}, 9001, ${m10?.id ?? m8?.id ?? 0})`)
  })
  const { joint, goes_with } = await compatible('933-8.8-M6')
  expect(joint?.parts[0]?.product).toMatchObject({
    matched_variant_ids: [nut.variant],
    matched_variants: [{ product_variant_id: nut.variant, items: 20 }],
  })
  expect(goes_with.find(({ id }) => id === nut.product)?.matched_variant_ids).toEqual([nut.variant])
  // A bolt goes with the nut by a rule of the other direction; its joint differs by variant.
  const { id: rule } = await owner().one<{ id: number }>(
    sql`select max(id) + 1 as id from configuration where shop_id = 1 and scope = 'compatible_products'`,
  )
  await change(sql`
    insert into configuration (shop_id, scope, id, position, enabled, entry)
    select shop_id, scope, ${rule}, position, enabled, entry || '{"categories": ["nuts"], "goes_with": {"categories": ["screws-and-bolts"]}}'
    from configuration where shop_id = 1 and scope = 'compatible_products' and id = 1`)
  expect((await compatible('934-8-M6')).joint).toMatchObject({ depends_on_variant: true, parts: [] })
  const chosen = await compatible('934-8-M6', '?variant=9001')
  expect([chosen.joint?.depends_on_variant, partsOf(chosen)]).toEqual([true, [['Nut', '933-8.8-M10']]])
  expect(partsOf(await compatible('934-8-M6', `?variant=${nut.variant}`))).toEqual([['Nut', '933-8.8-M6']])
  expect(await compatible('934-8-M6', '?variant=777001')).toEqual(await compatible('934-8-M6'))
  await change(sql`delete from configuration where shop_id = 1 and scope = 'compatible_products' and id = ${rule}`)
  await change(sql`update products set price_net = null where shop_id = 1 and id = ${nut.product}`)
  expect(partsOf(await compatible('933-8.8-M6'))).toEqual([['Washer', '125-M6']])
})

test('a customer sees their own price of a part', async () => {
  const customer = await newCustomer(api, 'tools.localhost')
  const nut = await sold('934-A2-M8')
  await change(sql`
    insert into customer_prices (shop_id, customer_id, product_id, variant_id, price_net) values (1, ${customer.id}, ${nut.product}, ${nut.variant}, 777)`)
  const bolt = await sold('933-A2-M8')
  const price = async (one: TestVisitor) =>
    (await one.get(`/products/${bolt.product}/compatible_products`)).body.joint?.parts[0]?.product.custom_price_net
  expect([await price(customer), await price(await openVisitor(api, 'tools.localhost'))]).toEqual([7.77, null])
})

test('rules and products of another shop do not appear', async () => {
  const bolt = await sold('933-8.8-M8')
  const { body: coffee } = await api.get('/products/1/compatible_products', { origin: 'coffee.localhost' })
  expect(coffee.joint).toBeNull()
  await owner().transaction(tx =>
    saveEntries(tx, 2, 'compatible_products', [
      {
        name: { en: 'Sugar', pl: 'Cukier' },
        categories: ['screws-and-bolts', 'coffee'],
        goes_with: { categories: ['nuts', 'coffee'] },
        joint: { checked: true },
      },
    ]),
  )
  const { body } = await api.get('/products/1/compatible_products', { origin: 'coffee.localhost' })
  expect(body.joint.title).toBeNull()
  const own = await owner().query<{ symbol: string }>(sql`select symbol from products where shop_id = 2`)
  expect(partsOf(body)).toHaveLength(1)
  for (const symbol of symbolsOf([...body.goes_with, ...body.similar])) expect(own.map(one => one.symbol)).toContain(symbol)
  expect(partsOf((await api.get(`/products/${bolt.product}/compatible_products`)).body)?.map(([name]) => name)).toEqual(['Nut', 'Washer'])
})

test('an unknown product is not found, an invalid variant refused', async () => {
  expect((await api.get('/products/unknown/compatible_products')).status).toBe(404)
  expect((await api.get('/products/2/compatible_products?variant=x')).body.error.code).toBe('invalid_query')
})
