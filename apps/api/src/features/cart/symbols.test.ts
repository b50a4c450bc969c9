import type { cartCalls, ResponseOutput } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const now = new Date('2027-03-01T12:00:00Z')
const shopId = 890
const origin = 'symbols.test'
const first = 8_900_001
/**
 * DIN933-M8 at 10.00, stock 10, EAN 5900000000011; HEX with HEX-5 (1: 5.00, 10: 4.00) and HEX-6; AB-1 and A-B1; OLD, not active; ASK
 * without a price.
 */
const [bolt, keys, ab, alsoAb, old, ask] = [first, first + 1, first + 2, first + 3, first + 4, first + 5]
const [five, six] = [1, 2]

let api: TestApi
let owner: TestVisitor
let visitor: TestVisitor

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, now)
  const add = (id: number, more = {}) => addProduct(api.db, { shopId, id, priceNet: 1000, first, ...more }, now)
  await add(bolt)
  await add(keys, {
    variants: [
      {
        id: five,
        tiers: [
          [1, 500],
          [10, 400],
        ],
        items: 100,
      },
      { id: six, tiers: [[1, 600]] },
    ],
  })
  for (const id of [ab, alsoAb, old]) await add(id)
  await add(ask, { priceNet: null })
  const customer = await newCustomer(api, origin)
  owner = customer
  visitor = await openVisitor(api, origin)
  await api.db.asOwner(now).transaction(async tx => {
    const symbols = { [bolt]: 'DIN933-M8', [keys]: 'HEX', [ab]: 'AB-1', [alsoAb]: 'A-B1', [old]: 'OLD-77', [ask]: 'ASK-500' }
    for (const [id, symbol] of Object.entries(symbols))
      await tx.query(sql`update products set symbol = ${symbol} where shop_id = ${shopId} and id = ${Number(id)}`)
    await tx.query(
      sql`update variants set symbol = 'HEX-' || (id + 4), ean = '590000000002' || id where shop_id = ${shopId} and product_id = ${keys}`,
    )
    await tx.query(sql`update products set ean = '5900000000011' where shop_id = ${shopId} and id = ${bolt}`)
    await tx.query(sql`update products set is_active = false where shop_id = ${shopId} and id = ${old}`)
    const features = { en: 'Size', pl: 'Rozmiar' }
    await tx.query(
      sql`insert into features (shop_id, id, code, position, name) values (${shopId}, 1, 'size', 1, ${JSON.stringify(features)}::jsonb)`,
    )
    for (const id of [five, six]) {
      const value = JSON.stringify({ en: `${id + 4} mm`, pl: `${id + 4} mm` })
      await tx.query(
        sql`insert into feature_values (shop_id, id, feature_id, code, position, name) values (${shopId}, ${id}, 1, ${`s${id}`}, ${id}, ${value}::jsonb)`,
      )
      await tx.query(
        sql`insert into variant_features (shop_id, product_id, variant_id, value_id) values (${shopId}, ${keys}, ${id}, ${id})`,
      )
    }
    await tx.query(
      sql`insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net) values (${shopId}, ${customer.id}, ${bolt}, ${bolt}, 700)`,
    )
  })
})
afterAll(() => api.close())

type SymbolLines = readonly (readonly [symbol: string, items: number])[]
const bodyOf = (lines: SymbolLines) => ({ lines: lines.map(([symbol, items]) => ({ symbol, items })) })
type Resolution = ResponseOutput<typeof cartCalls.productsBySymbols>
const resolve = async (lines: SymbolLines, who: TestVisitor = visitor, query = ''): Promise<Resolution> =>
  (await who.post(`/products/by_symbols${query}`, bodyOf(lines))).body

test('resolves a line by symbol in any letter case, spaces and dashes, or by EAN, and prices it as the cart does', async () => {
  const { lines, products_net, products_gross, currency } = await resolve([
    ['DIN933-M8', 2],
    ['din 933 m8', 1],
    ['5900000000011', 3],
    ['hex5', 9],
    ['HEX-5', 10],
    ['5900000000022', 1],
  ])
  const seen = lines.map(({ symbol, items, found, problem, suggestions }) => [
    symbol,
    items,
    found?.product_id,
    found?.product_variant_id,
    found?.unit_price_net,
    found?.line_net,
    problem,
    suggestions,
  ])
  expect(seen).toEqual([
    ['DIN933-M8', 2, bolt, null, 10, 20, null, []],
    ['din 933 m8', 1, bolt, null, 10, 10, null, []],
    ['5900000000011', 3, bolt, null, 10, 30, null, []],
    ['hex5', 9, keys, five, 5, 45, null, []],
    ['HEX-5', 10, keys, five, 4, 40, null, []],
    ['5900000000022', 1, keys, six, 6, 6, null, []],
  ])
  expect(lines[4]?.found).toMatchObject({
    name: `Product ${keys}`,
    slug: `product-${keys}-of-${shopId}`,
    symbol: 'HEX-5',
    combination_features: [{ feature_name: 'Size', feature_value: '5 mm' }],
    line_gross: 49.2,
    vat_tax_percent: 23,
    items_left: 100,
  })
  expect([products_net, products_gross, currency]).toEqual([151, 185.73, 'PLN'])
})

test('an unresolved line has its problem and suggestions', async () => {
  const { lines } = await resolve([
    ['DIN933-M9', 1],
    ['qqqqqq', 1],
    ['---', 1],
    ['HEX', 1],
    ['ab1', 1],
    ['OLD-77', 1],
    ['ask-500', 2],
    ['HEX-6', 11],
  ])
  const seen = lines.map(({ found, problem, suggestions }) => [problem, found?.symbol ?? null, suggestions.map(({ symbol }) => symbol)])
  expect(seen).toEqual([
    ['symbol_unknown', null, ['DIN933-M8']],
    ['symbol_unknown', null, []],
    ['symbol_unknown', null, []],
    ['variant_required', null, ['HEX-5', 'HEX-6']],
    ['symbol_ambiguous', null, ['A-B1', 'AB-1']],
    ['symbol_unknown', null, []],
    ['not_for_sale', 'ASK-500', []],
    ['not_enough_stock', 'HEX-6', []],
  ])
  expect(lines[3]?.suggestions[0]).toEqual({
    symbol: 'HEX-5',
    name: `Product ${keys}`,
    combination_features: [{ feature_name: 'Size', feature_value: '5 mm' }],
  })
  expect([lines[6]?.found?.unit_price_net, lines[7]?.found?.items_left]).toEqual([null, 10])
})

test('a symbol with another character than spaces and dashes is unknown, with the similar one as a suggestion', async () => {
  const other = ['DIN933.M8', 'DIN933/M8', 'DIN933,M8', 'DIN933_M8', 'ŁDIN933-M8', 'DIN933-M8Ł', 'HEX.5']
  const { lines } = await resolve(other.map(symbol => [symbol, 1]))
  const seen = lines.map(({ found, problem, suggestions }) => [found, problem, suggestions[0]?.symbol])
  expect(seen).toEqual(other.map(symbol => [null, 'symbol_unknown', symbol === 'HEX.5' ? 'HEX-5' : 'DIN933-M8']))
  const same = ['DIN–933\u2011M8', 'din\u00a0933\u202fm8', 'DIN 933 - M8']
  expect((await resolve(same.map(symbol => [symbol, 1]))).lines.map(({ found }) => found?.symbol)).toEqual(same.map(() => 'DIN933-M8'))
})

test('an exact symbol takes precedence over a normalised match', async () => {
  const { lines } = await resolve([
    ['AB-1', 1],
    ['a-b1', 1],
  ])
  expect(lines.map(line => line.found?.product_id)).toEqual([ab, alsoAb])
})

test('a personal price applies to its customer only; prices are converted to the requested currency', async () => {
  const unit = async (who: TestVisitor, query?: string) => (await resolve([['DIN933-M8', 2]], who, query)).lines[0]?.found?.unit_price_net
  expect([await unit(owner), await unit(visitor), await unit(owner, '?currency=EUR')]).toEqual([7, 10, 1.65])
  expect((await request(api, origin, 'POST', '/products/by_symbols', bodyOf([['DIN933-M8', 1]]))).body.products_net).toBe(10)
  const { status, body } = await owner.post('/products/by_symbols?currency=USD', bodyOf([['DIN933-M8', 1]]))
  expect([status, body.error.code]).toEqual([400, 'invalid_query'])
})

test('names are in the language of the request', async () => {
  const polish = { 'accept-language': 'pl-PL' }
  const { body } = await request(
    api,
    origin,
    'POST',
    '/products/by_symbols',
    bodyOf([
      ['DIN933-M8', 1],
      ['HEX', 1],
    ]),
    polish,
  )
  expect(body.lines[0].found).toMatchObject({ name: `Produkt ${bolt}`, slug: `produkt-${bolt}-z-${shopId}` })
  expect(body.lines[1].suggestions[0]).toMatchObject({ name: `Produkt ${keys}`, combination_features: [{ feature_name: 'Rozmiar' }] })
})

test('a request has 300 lines at most', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => [`DIN933-M${i}`, 1] as const)
  expect((await resolve(many(300))).lines.length).toBe(300)
  for (const wrong of [many(301), [], [['', 1]], [['HEX-5', 0]]] as SymbolLines[])
    expect((await visitor.post('/products/by_symbols', bodyOf(wrong))).body.error.code).toBe('invalid_body')
})

test('similar symbols are searched for the first ten unknown symbols only, and for none over the length limit', async () => {
  const unknown = Array.from({ length: 12 }, (_, i) => [`DIN933-M8${'X'.repeat(i % 2)}${i}`, 1] as const)
  const { lines } = await resolve([['DIN933-M8', 1], [`DIN933-M8${'8'.repeat(40)}`, 1], ...unknown])
  expect(lines.map(({ problem }) => problem)).toEqual([null, ...Array(13).fill('symbol_unknown')])
  expect(lines.map(({ suggestions }) => suggestions.length)).toEqual([0, 0, ...Array(10).fill(1), 0, 0])
})
