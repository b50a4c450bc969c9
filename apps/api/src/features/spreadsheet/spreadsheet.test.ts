import type { SpreadsheetField } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addPromotion } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, requestsWith, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'

let now = new Date('2027-02-01T12:00:00Z')
const shop = { id: 976, host: 'staff-spreadsheet.test', first: 9_760_001 }
const path = `/shops/shop-${shop.id}`
const at = `${path}/spreadsheet`
const dayMs = 86_400_000

let api: TestApi
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, shop, now)
  owner = await newStaff(api, { [shop.id]: 'owner' })
})
afterAll(() => api.close())

let added = 0
/** A product of 10.00, in variants where there are own prices: each its own, or none. */
async function newProduct(prices?: (number | null)[]) {
  const id = shop.first + ++added
  const variants = prices?.map((price, i) => ({ id: id * 10 + i, tiers: price === null ? [] : [[1, price] as [number, number]] }))
  await addProduct(api.db, { shopId: shop.id, id, priceNet: 1000, first: shop.first, ...(variants && { variants }) }, now)
  return { id, symbol: `P${id}`, variants: variants?.map(variant => variant.id) ?? [id] }
}

type Row = Record<SpreadsheetField | 'product_id' | 'variant_id' | 'symbol', unknown>
const rowsOf = async ({ symbol }: { symbol: string }): Promise<Row[]> => (await owner.get(`${at}?q=${symbol}`)).body.items
const save = (cells: object[], more: object = {}, person: Pick<StaffMember, 'put'> = owner) => person.put(at, { cells, ...more })
const cell = (id: number | undefined, field: SpreadsheetField, from: unknown, to: unknown) => ({ id, field, from, to })

test('rows are the variants of the products that the filters of the list leave, in parts that neither miss nor repeat one', async () => {
  const products = [await newProduct(), await newProduct([null, 1200, 1300]), await newProduct()]
  const seen: unknown[] = []
  let after = ''
  do {
    const { items, next } = (await owner.get(`${at}?limit=2&brand=${shop.first}${after}`)).body
    seen.push(...items.map((row: Row) => row.variant_id))
    after = next === null ? '' : `&after=${next}`
  } while (after !== '')
  expect(seen).toEqual(products.toReversed().flatMap(({ variants }) => variants))
  expect((await owner.get(`${at}?brand=1`)).body.items).toEqual([])
  const [, own] = await rowsOf(products[1] ?? { symbol: '' })
  expect(own).toMatchObject({
    symbol: `V${products[1]?.variants[1]}`,
    price_net: 12,
    items: 10,
    weight: 0.5,
    is_active: true,
    vat_percent: 23,
  })
})

test('fields of many products and variants are changed at once, in one change set, and the dry run changes nothing', async () => {
  const [plain, varied] = [await newProduct(), await newProduct([null, null])]
  const [row] = await rowsOf(plain)
  const [first] = varied.variants
  const cells = [
    cell(plain.id, 'name_pl', row?.name_pl, 'Młotek'),
    cell(plain.id, 'vat_percent', 23, 8),
    cell(plain.id, 'brand_id', shop.first, null),
    cell(plain.id, 'is_active', true, false),
    cell(plain.variants[0], 'price_net', 10, 11.5),
    cell(plain.variants[0], 'items', 10, 4),
    cell(first, 'weight', 0.5, 1.25),
    cell(first, 'minimum_stock', null, 3),
    cell(first, 'ean', null, '5901234123457'),
  ]
  expect((await save(cells, { dry_run: true })).body).toEqual({ changed: 9, promotions: [] })
  expect(await rowsOf(plain)).toEqual([row])
  expect((await save(cells)).body).toEqual({ changed: 9, promotions: [] })
  expect((await rowsOf(plain))[0]).toEqual({
    ...row,
    ...{ name_pl: 'Młotek', vat_percent: 8, brand_id: null, is_active: false, price_net: 11.5, items: 4 },
  })
  expect((await rowsOf(varied))[0]).toMatchObject({ weight: 1.25, minimum_stock: 3, ean: '5901234123457' })
  const [movement] = (await owner.get(`${path}/stock/${plain.variants[0]}/movements`)).body.items
  expect(movement).toMatchObject({ quantity: -6, items_after: 4, reason: 'count', author: { name: owner.name } })
  const [change] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  expect(change.call).toBe('spreadsheet.saveSpreadsheet')
  expect((await owner.post(`${path}/change_sets/${change.id}/undo`)).status).toBe(200)
  expect(await rowsOf(plain)).toEqual([row])
  // The same again is no change.
  expect((await save([cell(plain.id, 'vat_percent', 8, 23)])).body.changed).toBe(0)
})

test('a price is that of the product where all of its variants have the same, and otherwise their own', async () => {
  const product = await newProduct([null, null])
  const [first, second] = product.variants
  const prices = async () => {
    const { price_net, variants } = (await owner.get(`${path}/products/${product.id}/prices`)).body
    return [price_net, ...variants.map(({ tiers }: { tiers: { price_net: number }[] }) => tiers[0]?.price_net)]
  }
  await save([cell(first, 'price_net', 10, 12), cell(second, 'price_net', 10, 12)])
  expect(await prices()).toEqual([12, undefined, undefined])
  await save([cell(second, 'price_net', 12, 13)])
  expect(await prices()).toEqual([12, undefined, 13])
})

test('the EAN of a product without variants stays where it stands', async () => {
  const product = await newProduct()
  const stored = (await owner.get(`${path}/products/${product.id}/document`)).body
  await owner.put(`${path}/products/${product.id}`, { ...stored, product: { ...stored.product, ean: '5901234123457' } })
  expect((await save([cell(product.variants[0], 'ean', '5901234123457', '4006381333931')])).status).toBe(200)
  const { product: saved } = (await owner.get(`${path}/products/${product.id}/document`)).body
  expect([saved.ean, saved.variants[0].ean]).toEqual(['4006381333931', null])
})

test('cells that somebody else has changed meanwhile are refused by name, and nothing is saved', async () => {
  const product = await newProduct()
  const [variant] = product.variants
  await save([cell(product.id, 'name_en', `Product ${product.id}`, 'Theirs')])
  const refused = await save([cell(product.id, 'vat_percent', 23, 8), cell(product.id, 'name_en', `Product ${product.id}`, 'Mine')])
  expect([failure(refused), Object.keys(refused.body.error.fields)]).toEqual([[409, 'cells_changed'], ['cells.1']])
  expect((await rowsOf(product))[0]).toMatchObject({ name_en: 'Theirs', vat_percent: 23 })
  await owner.post(`${path}/stock_movements`, { movements: [{ variant_id: variant, quantity: -3 }] })
  const counted = await save([cell(variant, 'items', 10, 9)])
  expect([failure(counted), Object.keys(counted.body.error.fields)]).toEqual([[409, 'cells_changed'], ['cells.0']])
})

test('what was ordered since the stock was seen stays taken, and a count that is sent twice counts once', async () => {
  const { id, variants, ...product } = await newProduct()
  const count = () => save([cell(variants[0], 'items', 10, 8)])
  const stock = async () => (await rowsOf(product))[0]?.items
  expect((await (await readyShopper(api, shop.host, [[id, 2]])).order()).status).toBe(200)
  // On the shelf lie the ordered two as well.
  expect(await stock()).toBe(8)
  expect([(await count()).body.changed, await stock()]).toEqual([1, 6])
  expect([failure(await count())[1], await stock()]).toEqual(['cells_changed', 6])
  const other = await newProduct()
  const same = () => save([cell(other.variants[0], 'items', 10, 8)])
  expect([(await same()).body.changed, (await same()).body.changed, (await rowsOf(other))[0]?.items]).toEqual([1, 0, 8])
})

test('wrong values are refused by cell, and nothing is saved', async () => {
  const product = await newProduct()
  const [variant] = product.variants
  const fieldsOf = async (...cells: object[]) =>
    Object.keys((await save([cell(variant, 'weight', 0.5, 2), ...cells])).body.error.fields).sort()
  expect(await fieldsOf(cell(variant, 'ean', null, '5901234123458'), cell(variant, 'price_net', 10, -1))).toEqual([
    'cells.1.to',
    'cells.2.to',
  ])
  expect(
    await fieldsOf(
      cell(product.id, 'name_en', `Product ${product.id}`, ' '),
      cell(product.id, 'brand_id', shop.first, 1),
      cell(product.id, 'category_id', shop.first, 1),
      cell(product.id, 'vat_percent', 23, 99),
      cell(variant, 'items', 20, 1),
      cell(1, 'weight', 1, 2),
      cell(variant, 'weight', 0.5, 3),
    ),
  ).toEqual(['cells.1', 'cells.2', 'cells.3', 'cells.4', 'cells.5', 'cells.6', 'cells.7'])
  expect((await rowsOf(product))[0]).toMatchObject({ weight: 0.5 })
  const tooMany = Array.from({ length: 5001 }, (_, id) => cell(id + 1, 'weight', 1, 2))
  expect(Object.keys((await save(tooMany)).body.error.fields)).toEqual(['cells'])
})

test('a price stays above its promotion, and the answer says what shoppers read beside the new one', async () => {
  const [plain, varied] = [await newProduct(), await newProduct([1200, 1300])]
  const promotion = { shopId: shop.id, startsAt: now, endsAt: new Date(now.getTime() + dayMs) }
  await addPromotion(api.db, { ...promotion, id: 1, productId: plain.id, priceNet: 800 }, now)
  await addPromotion(api.db, { ...promotion, id: 2, productId: varied.id, variantId: varied.variants[0] ?? 0, priceNet: 900 }, now)
  const higher = cell(varied.variants[1], 'price_net', 13, 14)
  const refused = await save([higher, cell(plain.variants[0], 'price_net', 10, 8), cell(varied.variants[0], 'price_net', 12, 9)])
  expect([failure(refused), Object.keys(refused.body.error.fields)]).toEqual([
    [409, 'tier_promoted'],
    ['cells.1', 'cells.2'],
  ])
  const { body } = await save([higher, cell(plain.variants[0], 'price_net', 10, 15)], { dry_run: true })
  expect(body.promotions).toMatchObject([{ product_id: plain.id, price_net: 8, regular_price_net: 15, is_announced: false }])
})

test('prices and stock need the rights to change them, too, and the minimum stock that to read it', async () => {
  const product = await newProduct()
  const editor = await newStaff(api, { [shop.id]: 'editor' })
  expect((await save([cell(product.id, 'name_pl', `Produkt ${product.id}`, 'Inny')], {}, editor)).status).toBe(200)
  for (const denied of [cell(product.variants[0], 'price_net', 10, 11), cell(product.variants[0], 'items', 10, 11)])
    expect(failure(await save([denied], {}, editor))).toEqual([403, 'permission_denied'])
  await save([cell(product.variants[0], 'minimum_stock', null, 5)])
  const minimumFor = async (person: Pick<StaffMember, 'get'>) => (await person.get(`${at}?q=${product.symbol}`)).body.items[0].minimum_stock
  expect([await minimumFor(owner), await minimumFor(editor)]).toEqual([5, null])
  const { body } = await owner.post(`${path}/api_keys`, { name: 'Names', scopes: ['products:write', 'prices:write'] })
  const key = requestsWith(api, body.key)
  expect((await save([cell(product.variants[0], 'price_net', 10, 11)], {}, key)).status).toBe(200)
  expect(failure(await save([cell(product.variants[0], 'minimum_stock', 5, 6)], {}, key))).toEqual([403, 'permission_denied'])
})

test('changes of prices and stock are undone only by who may make them', async () => {
  const product = await newProduct()
  const [variant] = product.variants
  const { body } = await owner.post(`${path}/api_keys`, { name: 'Undo', scopes: ['products:write', 'history:write'] })
  const key = requestsWith(api, body.key)
  /** Saves a cell; returns the change set. */
  const saved = async (changed: object) => {
    now = new Date(now.getTime() + 1)
    await save([changed])
    return `${path}/change_sets/${(await owner.get(`${path}/change_sets?limit=1`)).body.items[0].id}`
  }
  const cells = [cell(variant, 'price_net', 10, 11), cell(variant, 'items', 10, 12), cell(variant, 'minimum_stock', null, 5)]
  for (const changed of cells) {
    const change = await saved(changed)
    expect((await key.get(change)).body.undo_refusal).toBe('permission')
    expect(failure(await key.post(`${change}/undo`))).toEqual([403, 'permission_denied'])
    expect((await owner.get(change)).body.undo_refusal).toBeNull()
  }
  const change = await saved(cell(product.id, 'vat_percent', 23, 8))
  expect((await key.post(`${change}/undo`)).status).toBe(200)
  expect((await rowsOf(product))[0]).toMatchObject({ vat_percent: 23, price_net: 11, items: 12, minimum_stock: 5 })
})
