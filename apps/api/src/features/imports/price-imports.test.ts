import { fieldProblems } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { counts, load, openImportShop, rowsOf, step, tickingClock, uploaded, work } from '../../../test/import-shop.ts'
import { newStaff } from '../../../test/staff.ts'
import { silent } from '../../../test/test-api.ts'
import { filesOf } from '../../../test/uploaded-files.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { countImports } from './imports.ts'
import { contextOf } from './product-files.ts'

const shopId = 981
const first = shopId * 10_000
/** At 10.00 and 20.00, and with variants 61 and 62. */
const [simple, other, varied] = [first + 1, first + 2, first + 3]

const clock = tickingClock()
let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop(shopId, clock)
  const add = (id: number, priceNet: number | null, more = {}) => addProduct(shop.api.db, { shopId, id, priceNet, first, ...more }, clock())
  await add(simple, 1000)
  await add(other, 2000)
  const variants = [61, 62].map(id => ({ id, tiers: [[1, 500]] as [number, number][], items: 100 }))
  await add(varied, null, { variants })
  const eans = [
    [simple, '5901234123457'],
    [other, '5900000000008'],
  ] as const
  for (const [id, ean] of eans)
    await shop.api.db.asOwner(clock()).query(sql`update products set ean = ${ean} where shop_id = ${shopId} and id = ${id}`)
  const shared = sql`update variants set ean = '5909999999990' where shop_id = ${shopId} and product_id = ${varied}`
  await shop.api.db.asOwner(clock()).query(shared)
})
afterAll(() => shop.api.close())

/** Whose prices a file changes. */
interface Prices {
  /** Their address. */
  at: string
  query: string
}

async function newList(prices: Record<number, number> = {}): Promise<Prices & { id: number }> {
  const list = { name: `List ${crypto.randomUUID()}`, valid_from: null, valid_to: null }
  const { id } = (await shop.owner.post(`${shop.path}/price_lists`, list)).body
  const at = `${shop.path}/price_lists/${id}/prices`
  const set = Object.entries(prices).map(([variant_id, price_net]) => ({ variant_id: Number(variant_id), price_net, from: null }))
  if (set.length > 0) expect((await shop.owner.put(at, { prices: set })).status).toBe(200)
  return { id, at, query: `?price_list_id=${id}` }
}
const pricesAt = async ({ at }: Prices) =>
  Object.fromEntries(
    (await shop.owner.get(at)).body.items.map((one: { variant_id: number; price_net: number }) => [one.variant_id, one.price_net]),
  )
const changeSets = async () => (await shop.owner.get(`${shop.path}/change_sets?limit=100`)).body.items as { id: string; call: string }[]

/** Tries a file, which changes nothing, and then imports it; says what became of its rows. */
async function imported(prices: Prices, content: string | Uint8Array, remove_missing = false) {
  const at = await uploaded(shop, content, shop.owner, prices.query)
  const before = await pricesAt(prices)
  const fields = (await load(shop, at)).columns.map(({ field }: { field: string | null }) => field)
  await step(shop, at, 'check', { fields, remove_missing })
  await work(shop)
  const trial = await load(shop, at)
  const tried = await rowsOf(shop, at)
  expect(await pricesAt(prices)).toEqual(before)
  await step(shop, at, 'run')
  // The process is stopped on the way.
  let left = 3
  await work(shop, () => left-- <= 0)
  await work(shop)
  const result = await load(shop, at)
  const rows = await rowsOf(shop, at)
  expect([trial.state, result.state, rows]).toEqual(['checked', 'imported', tried])
  for (const one of [trial, result]) expect(one.created + one.changed + one.unchanged + one.refused).toBe(one.rows)
  return { at, fields, rows, removed: result.removed as number, ...counts(result) }
}

test('a file sets and changes prices of a list as one change, which undo takes back', async () => {
  const list = await newList({ [simple]: 8, 61: 4 })
  const sets = (await changeSets()).length
  const { at, rows, fields, ...done } = await imported(list, 'Symbol;Nazwa;Cena netto\r\nV61;x;3,50\r\nV62;x;1 234,5\r\n')
  expect([fields, done]).toEqual([['symbol', null, 'price_net'], { created: 1, changed: 1, unchanged: 0, refused: 0, removed: 0 }])
  expect(rows.map(row => [row.symbol, row.outcome, row.price_net_before, row.price_net])).toEqual([
    ['V61', 'changed', 4, 3.5],
    ['V62', 'created', null, 1234.5],
  ])
  expect(await pricesAt(list)).toEqual({ [simple]: 8, 61: 3.5, 62: 1234.5 })
  const made = await changeSets()
  expect([made.length, made[0]?.call]).toEqual([sets + 1, 'priceLists.savePriceListPrices'])
  expect((await imported(list, 'Product code,Net price\nV61,3.50\nV62,1234.50\n')).unchanged).toBe(2)
  expect((await changeSets()).length).toBe(sets + 1)
  await step(shop, at, 'undo')
  await work(shop)
  expect(await load(shop, at)).toMatchObject({ state: 'undone', is_partly_undone: false })
  expect(await pricesAt(list)).toEqual({ [simple]: 8, 61: 4 })
})

test('the history takes an import back whole, except for what was changed later', async () => {
  const list = await newList({ [simple]: 8 })
  const rows = Array.from({ length: 700 }, (_, i) => `NONE${i},1`)
  await imported(list, ['symbol,price', 'V61,1', ...rows, 'V62,2', `P${simple},7`].join('\n'))
  const [change] = await changeSets()
  clock.advance(1000)
  await shop.owner.put(list.at, { prices: [{ variant_id: 61, price_net: 0.5, from: 1 }] })
  expect((await shop.owner.post(`${shop.path}/change_sets/${change?.id}/undo`)).body.skipped.length).toBeGreaterThan(0)
  expect(await pricesAt(list)).toEqual({ [simple]: 8, 61: 0.5 })
})

test('variants are found by symbol, by that of a product without variants, and by EAN', async () => {
  const list = await newList()
  const { rows } = await imported(
    list,
    `Kod;EAN;Cena\r\nP${simple};;7\r\n;590 0000000008;8\r\nV61;5909999999990;9\r\n;5909999999990;1\r\n;;1\r\nNOBODY;5901234123457;1\r\n;5901234123457;1\r\n;5901234123458;1\r\n;5,90123E+12;1\r\n;5901234;1\r\n`,
  )
  expect(rows.map(row => [row.symbol, row.outcome, ...row.problems.map(({ field, problem }) => `${field} ${problem}`)])).toEqual([
    [`P${simple}`, 'created'],
    [`P${other}`, 'created'],
    ['V61', 'created'],
    [null, 'refused', 'ean ambiguous'],
    [null, 'refused', 'symbol required'],
    [null, 'refused', 'symbol unknown'],
    [null, 'refused', 'ean twice'],
    [null, 'refused', 'ean ean_check_digit'],
    [null, 'refused', 'ean ean_digits'],
    [null, 'refused', 'ean ean_length'],
  ])
  expect(await pricesAt(list)).toEqual({ [simple]: 7, [other]: 8, 61: 9 })
})

test('a row is refused with its column and the reason, and keeps its price', async () => {
  const list = await newList({ [simple]: 8, 61: 4 })
  const file = `symbol,price_net\nV61,dear\nV61,3\nV62,-1\nP${simple},1.005\nP${other},10000000.01\nV62,1,1\nP${simple}\n`
  const { at, rows, ...done } = await imported(list, file, true)
  expect(rows.map(row => [row.number, ...row.problems.map(({ field, problem }) => `${field} ${problem}`)])).toEqual([
    [1, 'price_net not_a_number'],
    [2, 'symbol twice'],
    [3, 'price_net out_of_range'],
    [4, 'price_net wrong_format'],
    [5, 'price_net out_of_range'],
    [6, 'null cell_count'],
    [7, 'null cell_count'],
  ])
  expect(done).toMatchObject({ refused: 7, removed: 0 })
  expect(await pricesAt(list)).toEqual({ [simple]: 8, 61: 4 })
  const [head, line] = String((await shop.owner.get(`${at}/refused.csv`)).body).split('\r\n')
  expect([head, line]).toEqual([
    'symbol,price_net,refused_because',
    'V61,dear,"price_net: is not a number, or not a clear one: write 1,250 as 1250 or as 1.25"',
  ])
})

test('prices that the file does not have are removed only where that is chosen, and the check names them', async () => {
  const list = await newList({ [simple]: 8, 61: 4, 62: 3 })
  const file = 'symbol,price_net\nV61,4\nV62,\n'
  expect(await imported(list, file)).toMatchObject({ unchanged: 2, removed: 0 })
  const { at, rows, ...done } = await imported(list, file, true)
  expect(done).toMatchObject({ unchanged: 2, removed: 1 })
  expect(rows.at(-1)).toMatchObject({ number: 3, symbol: `P${simple}`, outcome: 'removed', price_net_before: 8, price_net: null })
  expect(await pricesAt(list)).toEqual({ 61: 4, 62: 3 })
  const next = await uploaded(shop, file, shop.owner, list.query)
  expect(await load(shop, next)).toMatchObject({ remove_missing: false })
  await step(shop, at, 'undo')
  await work(shop)
  expect(await pricesAt(list)).toEqual({ [simple]: 8, 61: 4, 62: 3 })
})

test('no price is removed while a row of the file is refused, whatever its reason', async () => {
  const list = await newList({ [simple]: 8, 61: 4, 62: 3 })
  for (const row of ['V62,1,1', 'unknown,1', 'V61,3']) {
    const { at: _, rows: __, ...done } = await imported(list, `symbol,price_net\nV61,4\n${row}\n`, true)
    expect([row, done]).toMatchObject([row, { unchanged: 1, refused: 1, removed: 0 }])
  }
  expect(await pricesAt(list)).toEqual({ [simple]: 8, 61: 4, 62: 3 })
})

test('what is exported changes nothing when it is imported, in any form and language', async () => {
  const list = await newList({ [simple]: 8.05, 61: 4, 62: 1234.5 })
  const { id } = await newCustomer(shop.api, `imports-${shopId}.test`)
  const personal = { at: `${shop.path}/customers/${id}/prices`, query: `?customer_id=${id}` }
  const prices = [
    { variant_id: simple, price_net: 0.07, from: null },
    { variant_id: 62, price_net: 3, from: null },
  ]
  expect((await shop.owner.put(personal.at, { prices })).status).toBe(200)
  for (const one of [list, personal])
    for (const form of ['csv', 'csv?separator=semicolon', 'xlsx']) {
      const headers = { authorization: `Bearer ${shop.owner.token}` }
      const file = await shop.api.app.request(`/api/admin${one.at}.${form}`, { headers })
      expect(file.status).toBe(200)
      const before = await pricesAt(one)
      const done = await imported(one, new Uint8Array(await file.arrayBuffer()), true)
      expect(done).toMatchObject({ created: 0, changed: 0, refused: 0, removed: 0, unchanged: Object.keys(before).length })
    }
})

test('personal prices of a customer are imported, and go with the account', async () => {
  const visitor = await newCustomer(shop.api, `imports-${shopId}.test`)
  const personal = { at: `${shop.path}/customers/${visitor.id}/prices`, query: `?customer_id=${visitor.id}` }
  const { at } = await imported(personal, `symbol,price\nP${simple},7.5\n`)
  expect((await visitor.get(`/products/${simple}`)).body.custom_price_net).toBe(7.5)
  expect((await shop.owner.get(`${shop.path}/imports${personal.query}`)).body.items).toHaveLength(1)
  expect((await changeSets())[0]?.call).toBe('agreedPrices.saveCustomerPrices')
  expect((await shop.owner.post(`${shop.path}/customers/${visitor.id}/erasure`, { confirmation: visitor.email })).body).toBe('ok')
  expect(failure(await shop.owner.get(at))).toEqual([404, 'import_not_found'])
})

test('imports of prices are listed apart, and need the rights to them', async () => {
  const list = await newList({ [simple]: 8 })
  const at = await uploaded(shop, 'symbol,price\nV61,1\n', shop.owner, list.query)
  const idsOf = async (query: string) =>
    (await shop.owner.get(`${shop.path}/imports${query}`)).body.items.map(({ id }: { id: string }) => id)
  const id = at.split('/').at(-1)
  expect(await idsOf(list.query)).toEqual([id])
  expect(await idsOf('')).not.toContain(id)
  const editor = await newStaff(shop.api, { [shopId]: 'editor' })
  const send = async (query: string, person = shop.owner) => {
    const answer = await person.post(`${shop.path}/imports${query}`, await filesOf(['prices.csv', 'symbol,price\nV61,1\n']))
    return failure(answer)
  }
  const denied = [403, 'permission_denied']
  expect([await send(list.query, editor), failure(await editor.get(at))]).toEqual([denied, denied])
  expect([failure(await editor.get(`${at}/refused.csv`)), failure(await editor.put(`${at}/run`))]).toEqual([denied, denied])
  expect(failure(await editor.get(`${shop.path}/imports${list.query}`))).toEqual(denied)
  const asEditor = await contextOf({ db: shop.api.db, clock, log: silent }, { host: `imports-${shopId}.test`, email: editor.email })
  const ofList = { price_list_id: Number(list.query.split('=')[1]), limit: 1 }
  await expect(countImports(asEditor, ofList, 10)).rejects.toMatchObject({ code: 'permission_denied' })
  expect(await send('?price_list_id=99999')).toEqual([404, 'price_list_not_found'])
  expect(await send('?customer_id=99999')).toEqual([404, 'customer_not_found'])
  expect((await send(`${list.query}&customer_id=1`))[1]).toBe('invalid_query')
  for (const fields of [
    ['symbol', 'stock'],
    ['symbol', null],
    [null, 'price_net'],
  ])
    expect(failure(await shop.owner.put(`${at}/check`, { fields }))).toEqual([422, 'invalid_body'])
  // They are net, as the list shows them.
  const gross = await shop.owner.put(`${at}/check`, { fields: ['symbol', 'price_net'], prices_include_vat: true })
  expect(gross.body.error).toMatchObject({ code: 'invalid_body', fields: { prices_include_vat: fieldProblems.not_offered } })
})
