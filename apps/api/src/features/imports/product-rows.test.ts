import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOfCsv } from '../../../test/csv-fields.ts'
import { addImportShop, exported, imported, openImportShop, tickingClock } from '../../../test/import-shop.ts'
import { newStaff } from '../../../test/staff.ts'
import { sql } from '../../platform/database.ts'

const clock = tickingClock()
const shopId = 986
let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop(shopId, clock)
})
afterAll(() => shop.api.close())

/** Texts with what separates cells, lists and lines, and with the beginnings of formulas. */
const text = (maxLength: number) =>
  fc
    .array(fc.constantFrom('a', 'ż', '=', '+', '-', '@', "'", '"', ',', ';', '|', '\\', '\n', '\t', ' ', '1', '＝'), { maxLength })
    .map(letters => letters.join('').trim())
const texts = (maxLength = 8) => fc.record({ en: text(maxLength), pl: text(maxLength) })
const price = fc.integer({ min: 1, max: 100_000 }).map(grosz => grosz / 100)

const product = fc.record({
  ean: fc.constantFrom(null, '5901234123457'),
  name: fc.record({ en: text(8).map(name => `n${name}`), pl: text(8) }),
  short_description: texts(),
  description: texts(20),
  warnings: texts(),
  keywords: texts(),
  seo_title: texts(),
  seo_description: texts(),
  brand_id: fc.constantFrom(null, shopId * 10_000),
  category_id: fc.constantFrom(null, shopId * 10_000),
  is_product_of_the_month: fc.boolean(),
  features: fc.subarray([21, 22, 23]),
  active: fc.boolean(),
  prefix: text(4),
  price_net: fc.option(price),
  variants: fc.array(
    fc.record({
      weight: fc.integer({ min: 0, max: 100_000 }).map(n => n / 1000),
      content: fc.constantFrom(null, { amount: 2.5, unit: 'l' }),
      expected_at: fc.constantFrom(null, '2027-06-01'),
      tiers: fc.dictionary(fc.constantFrom('1', '10', '100'), price),
      stock: fc.nat(1000),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

async function store(one: typeof product extends fc.Arbitrary<infer T> ? T : never, n: number) {
  const { active, prefix, price_net, variants, ...rest } = one
  const document = {
    ...rest,
    symbol: `${prefix}P${n}`,
    slugs: { en: '', pl: '' },
    vat_percent: 23,
    youtube_link: null,
    related: [],
    variants: variants.map(({ weight, content, expected_at }, i) => ({
      symbol: `${prefix}V${n}-${i}`,
      ean: null,
      weight,
      sales_unit: { code: content ? 'can' : 'piece', content },
      expected_at,
      features: variants.length > 1 ? [11 + i] : [],
    })),
  }
  const { status, body } = await shop.owner.post(`${shop.path}/products`, { product: document })
  expect([status, body.error]).toEqual([200, undefined])
  await shop.owner.put(`${shop.path}/products/${body.id}/state`, { active })
  const prices = (await shop.owner.get(`${shop.path}/products/${body.id}/prices`)).body
  const tiersOf = (i: number) =>
    Object.entries(variants[i]?.tiers ?? {}).map(([quantity, price_net]) => ({ quantity: Number(quantity), price_net }))
  const wanted = { price_net, variants: prices.variants.map(({ id }: { id: number }, i: number) => ({ id, tiers: tiersOf(i) })) }
  const from = { price_net: null, variants: prices.variants.map(({ id }: { id: number }) => ({ id, tiers: [] })) }
  expect((await shop.owner.put(`${shop.path}/products/${body.id}/prices`, { ...wanted, from })).status).toBe(200)
  const movements = prices.variants.map(({ id }: { id: number }, i: number) => ({ variant_id: id, quantity: variants[i]?.stock ?? 0 }))
  expect((await shop.owner.post(`${shop.path}/stock_movements`, { movements })).status).toBe(200)
}

test('an export that is imported changes nothing, whatever the products have, and makes the same products in another shop', async () => {
  const products = fc.sample(product, { numRuns: 12, seed: 7 })
  for (const [n, one] of products.entries()) await store(one, n)
  const count = products.reduce((sum, { variants }) => sum + variants.length, 0)
  for (const query of ['?separator=comma', '?separator=semicolon']) {
    const { at: _, rows: __, ...done } = await imported(shop, await exported(shop, query))
    expect(done).toEqual({ created: 0, changed: 0, unchanged: count, refused: 0 })
  }
  await addImportShop(shop.api, 987, clock())
  await shop.api.db.asOwner(clock()).query(sql`
    update brands set slug = ${`brand-${shopId}`} where shop_id = 987`)
  await shop.api.db.asOwner(clock()).query(sql`
    update categories set slug = (select slug from categories where shop_id = ${shopId}) where shop_id = 987`)
  const copy = { ...shop, path: '/shops/shop-987', shopId: 987, owner: await newStaff(shop.api, { 987: 'owner' }) }
  const file = await exported(shop)
  expect(await imported(copy, file)).toMatchObject({ created: count, refused: 0 })
  expect(await exported(copy)).toBe(file)
})

test('the rows have all columns in one order, are read in parts, and need the right to export', async () => {
  const { items, next } = (await shop.owner.get(`${shop.path}/product_rows?limit=1`)).body
  const [header = []] = fieldsOfCsv(await exported(shop), ',')
  expect(header).toEqual(Object.keys(items[0]))
  const after = (await shop.owner.get(`${shop.path}/product_rows?limit=1&after=${next}`)).body.items
  expect(after[0].symbol).not.toBe(items[0].symbol)
  const editor = await newStaff(shop.api, { [shopId]: 'editor' })
  expect((await editor.get(`${shop.path}/product_rows.csv`)).status).toBe(403)
})
