import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  counts,
  exported,
  fieldsOf,
  imported,
  load,
  openImportShop,
  rowsOf,
  step,
  tickingClock,
  uploaded,
  work,
} from '../../../test/import-shop.ts'
import { openVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shopId = 982
const clock = tickingClock()
let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop(shopId, clock)
})
afterAll(() => shop.api.close())

const fileOf = (name: string) => readFileSync(new URL(`../../../test/foreign-files/${name}`, import.meta.url))
const listed = async (what: string) => (await shop.owner.get(`${shop.path}/${what}`)).body
/** All that an import may change. */
const state = async () => [await exported(shop), await listed('brands'), await listed('categories'), await listed('features')]
const creationsOf = async (at: string) =>
  Object.fromEntries((await load(shop, at)).creations.map(({ kind, names }: { kind: string; names: string[] }) => [kind, names]))
async function undone(at: string) {
  await step(shop, at, 'undo')
  await work(shop)
  return (await load(shop, at)).is_partly_undone
}

/** A product as a shopper sees it. */
async function inStorefront(slug: string) {
  const { body } = await (await openVisitor(shop.api, `imports-${shopId}.test`)).get(`/products/${slug}/full`)
  return {
    price: body.price_net,
    brand: body.brand?.name,
    categories: body.breadcrumbs.map(({ name }: { name: string }) => name),
    variants: body.product_variants_table_data.map(
      ({ symbol, combination_features }: { symbol: string; combination_features: { feature_name: string; feature_value: string }[] }) => [
        symbol,
        ...combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`),
      ],
    ),
  }
}

type Rows = Awaited<ReturnType<typeof imported>>['rows']
const refusals = (rows: Rows) =>
  rows.flatMap(({ number, problems }) => problems.map(({ field, problem }) => [number, field, problem].filter(Boolean).join(' ')))
const noted = (rows: Rows, note: string) => rows.filter(({ notes }) => notes.includes(note)).map(({ symbol }) => symbol)

test('WooCommerce’s sample products arrive with categories and variants, once, and are undone as a whole', async () => {
  const before = await state()
  const file = fileOf('woocommerce-sample_products.csv')
  const { at, rows, ...done } = await imported(shop, file, { price_net: 'price_net' })
  expect([(await load(shop, at)).format, done]).toEqual(['woocommerce', { created: 23, changed: 0, unchanged: 0, refused: 0 }])
  expect(noted(rows, 'sale_price')).toEqual([
    'woo-beanie',
    'woo-belt',
    'woo-cap',
    'woo-hoodie-with-pocket',
    'woo-single',
    'woo-hoodie-red',
    'Woo-beanie-logo',
  ])
  expect(await creationsOf(at)).toEqual({
    category: ['Clothing', 'Clothing > Accessories', 'Clothing > Hoodies', 'Clothing > Tshirts', 'Decor', 'Music'],
    feature: ['Color', 'Logo'],
    value: ['Color: Blue', 'Color: Green', 'Color: Red', 'Logo: No', 'Logo: Yes'],
  })
  expect(await inStorefront('hoodie')).toEqual({
    price: 42,
    brand: undefined,
    categories: ['Clothing', 'Hoodies'],
    variants: [
      ['woo-hoodie-red', 'Color: Red', 'Logo: No'],
      ['woo-hoodie-green', 'Color: Green', 'Logo: No'],
      ['woo-hoodie-blue', 'Color: Blue', 'Logo: No'],
      ['woo-hoodie-blue-logo', 'Color: Blue', 'Logo: Yes'],
    ],
  })
  // Read as the last time.
  const again = await imported(shop, file)
  expect([again.unchanged, await creationsOf(again.at)]).toEqual([23, {}])
  expect(await undone(at)).toBe(false)
  expect(await state()).toEqual(before)
})

test('Shopify’s template arrives with brand, category and variants, and is undone', async () => {
  const before = await state()
  const file = fileOf('shopify-product_template.csv')
  const { at, rows, ...done } = await imported(shop, file, { price_net: 'price_net' })
  expect([(await load(shop, at)).format, done]).toEqual(['shopify', { created: 3, changed: 0, unchanged: 0, refused: 0 }])
  expect(noted(rows, 'sale_price')).toEqual(['example-shirt-s', 'example-shirt-m'])
  expect(await inStorefront('example-t-shirt')).toEqual({
    price: 19.99,
    brand: 'Acme',
    categories: ['Shirts'],
    variants: [
      ['example-t-shirt', 'Title: Lithograph - Height: 9" x Width: 12"'],
      ['example-shirt-s', 'Title: Small'],
      ['example-shirt-m', 'Title: Medium'],
    ],
  })
  expect((await imported(shop, file)).unchanged).toBe(3)
  expect(await undone(at)).toBe(false)
  expect(await state()).toEqual(before)
})

test('the sample of thirty bees is read as PrestaShop’s: its EANs are wrong, and without them all products arrive', async () => {
  const before = await state()
  const file = fileOf('thirtybees-products.csv')
  const { at, rows, ...done } = await imported(shop, file, { price_net: 'price_net' })
  expect([(await load(shop, at)).format, done]).toEqual(['prestashop', { created: 0, changed: 0, unchanged: 0, refused: 7 }])
  expect(refusals(rows)).toEqual([1, 2, 3, 4, 5, 6, 7].map(number => `${number} ean ean_check_digit`))
  expect(await creationsOf(at)).toEqual({})
  const whole = await imported(shop, file, { ean: null })
  expect(counts(whole)).toEqual({ created: 7, changed: 0, unchanged: 0, refused: 0 })
  expect(await creationsOf(whole.at)).toEqual({ brand: ['Apple', 'Belkin', 'Shure'], category: ['Accessories', 'Laptops', 'iPods'] })
  expect(await inStorefront('ipod-nano')).toMatchObject({ price: 100, brand: 'Apple', categories: ['iPods'] })
  expect((await imported(shop, file)).unchanged).toBe(7)
  expect(await undone(whole.at)).toBe(false)
  expect(await state()).toEqual(before)
})

test('PrestaShop’s file has semicolons between its columns and commas in its cells', async () => {
  const header =
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;On sale (0/1);Discount from (yyyy-mm-dd);Reference #;Manufacturer;EAN13;Weight;Quantity;Summary;Description;Tags (x,y,z...);Available for order (0 = No, 1 = Yes);Image URLs (x,y,z...);Feature(Name:Value:Position)'
  const row =
    '1;1;Mug;Home,Kitchen/Cups,Gifts;9,50;1;0;;PS-1;Studio Design;;0,3;7;;;tea,coffee;1;https://example.com/1.jpg,https://example.com/2.jpg;'
  const { at, ...done } = await imported(shop, [header, row].join('\r\n'))
  expect(await load(shop, at)).toMatchObject({ format: 'prestashop', separator: ';' })
  expect(counts(done)).toEqual({ created: 1, changed: 0, unchanged: 0, refused: 0 })
  expect(await inStorefront('mug')).toMatchObject({ price: 9.5, brand: 'Studio Design', categories: ['Kitchen', 'Cups'] })
})

test('files of no known format account for each row, and say what their products lack', async () => {
  const vendure = await imported(shop, fileOf('vendure-products.csv'), { stockOnHand: 'stock', slug: 'slug_en' })
  expect(counts(vendure)).toEqual({ created: 0, changed: 0, unchanged: 0, refused: 88 })
  expect(refusals(vendure.rows).slice(-3)).toEqual(['86 vat_percent required', '87 symbol twice', '88 symbol twice'])
})

/** Products of PrestaShop, and their combinations. */
const products = (...rows: string[]) =>
  ['Product ID;Active (0/1);Name *;Price tax excluded;Reference #;Weight;Quantity', ...rows].join('\n')
const combinations = (...rows: string[]) =>
  [
    'Product ID*;Product Reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;EAN13;Impact on price;Quantity;Impact on weight',
    ...rows,
  ].join('\n')
const variantsOf = (symbol: string) =>
  shop.api.db.asOwner(clock()).query<{ symbol: string; stock: number; price: number }>(sql`
    select variant.symbol, variant.weight::float8, variant.stock_on_hand as stock, coalesce(tiers.price_net, product.price_net) as price,
      product.price_net as of_product
    from products product join variants variant on variant.shop_id = product.shop_id and variant.product_id = product.id
    left join tiers on tiers.shop_id = variant.shop_id and tiers.variant_id = variant.id and quantity = 1
    where product.shop_id = ${shopId} and product.symbol = ${symbol} order by variant.id`)

test('PrestaShop’s combinations become variants, whose prices and weights are added to those of their product', async () => {
  await imported(shop, products('1;1;Player;100;PC-1;0,5;160'))
  const file = combinations(
    '1;PC-1;Color:color:0, Memory:select:1;Blue:0, 16GB:1;PC-1-B16;;40;10;0,1',
    '1;PC-1;Color:color:0, Memory:select:1;Blue:0, 8GB:1;PC-1;;0;7;0',
    '1;PC-1;Color:color:0, Memory:select:1;Red:0, 8GB:1;PC-1-R8;;-8,130081;0;-0,2',
  )
  const { at, rows, ...done } = await imported(shop, file)
  expect(await load(shop, at)).toMatchObject({ format: 'prestashop_combinations', vat_percent: null, vat_percents: [] })
  expect([counts(done), noted(rows, 'variant_left')]).toEqual([{ created: 3, changed: 0, unchanged: 0, refused: 0 }, ['PC-1-B16']])
  const expected = [
    { symbol: 'PC-1', weight: 0.5, stock: 160, price: 10_000, of_product: 10_000 },
    { symbol: 'PC-1-B16', weight: 0.6, stock: 10, price: 14_000, of_product: 10_000 },
    { symbol: 'PC-1-Blue-8GB', weight: 0.5, stock: 7, price: 10_000, of_product: 10_000 },
    { symbol: 'PC-1-R8', weight: 0.3, stock: 0, price: 9187, of_product: 10_000 },
  ]
  expect(await variantsOf('PC-1')).toEqual(expected)
  expect((await imported(shop, file)).unchanged).toBe(3)
  // A new price of the product is that of the variant which it was imported with, and the base of the next file.
  await imported(shop, products('1;1;Player;110;PC-1;0,5;160'))
  await imported(shop, file)
  expect((await variantsOf('PC-1')).map(({ price }) => price)).toEqual([11_000, 15_000, 11_000, 10_187])
  for (const _ of [1, 2]) expect((await imported(shop, file)).unchanged).toBe(3)
})

test('combinations of products that the shop does not have, or without a price, values or a symbol are refused, and come back as such', async () => {
  const foreign = await imported(shop, fileOf('thirtybees-combinations.csv'))
  expect(counts(foreign)).toEqual({ created: 0, changed: 0, unchanged: 0, refused: 27 })
  expect(refusals(foreign.rows).at(-1)).toBe('27 product_symbol product_not_in_shop')
  await imported(shop, products('3;1;Lamp;;PC-3;;', '4;1;Bulb;5;;;'))
  const { at, rows } = await imported(
    shop,
    combinations(
      '3;PC-3;Memory:select:0;S:0;PC-3-S;;1;3;0',
      '4;;Memory:select:0;L:0;PC-4-L;;1;3;0',
      '4;;Memory:select:0, Color:color:0;L:0;PC-4-M;;1;3;0',
      '4;;;;PC-4-N;;1;3;0',
      ';;Memory:select:0;L:0;;;1;3;0',
    ),
  )
  expect(refusals(rows)).toEqual([
    '1 price_net product_without_price',
    '2 other_row',
    '3 variant_features wrong_format',
    '4 variant_features required',
    '5 symbol required',
  ])
  const refused = String((await shop.owner.get(`${at}/refused.csv`)).body)
  expect(refused).toMatch(/;price_net: .*;?the product has no price to which this could be added/)
  await imported(shop, products('3;1;Lamp;20;PC-3;;'))
  const corrected = await imported(shop, refused)
  expect((await load(shop, corrected.at)).format).toBe('prestashop_combinations')
  expect(await variantsOf('PC-3')).toMatchObject([{ price: 2000 }, { symbol: 'PC-3-S', price: 2100 }])
})

test('variants that all add the same leave the price of their product, so that it is not added again; gross prices become net ones', async () => {
  await imported(shop, products('2;1;Case;100;PC-2;1;0'))
  const file = (...values: string[]) => combinations(...values.map(value => `2;PC-2;Memory:select:0;${value}:0;PC-2-${value};;12,30;3;0`))
  await imported(shop, file('S', 'M'))
  const { body: found } = await shop.owner.get(`${shop.path}/products/${await idOf('PC-2')}/document`)
  const variants = found.product.variants.filter(({ symbol }: { symbol: string }) => symbol !== 'PC-2')
  const { status } = await shop.owner.put(`${shop.path}/products/${await idOf('PC-2')}`, {
    revision: found.revision,
    product: { ...found.product, variants },
  })
  expect(status).toBe(200)
  // Weights stay without the variant that had the product’s own.
  expect((await imported(shop, file('S', 'M'))).unchanged).toBe(2)
  expect(await variantsOf('PC-2')).toMatchObject([
    { price: 11_230, of_product: 10_000, weight: 1 },
    { price: 11_230, of_product: 10_000, weight: 1 },
  ])
  const at = await uploaded(shop, file('S', 'M'))
  await step(shop, at, 'check', { fields: await fieldsOf(shop, at), prices_include_vat: true })
  await work(shop)
  await step(shop, at, 'run')
  await work(shop)
  // 123.00 + 12.30 with VAT.
  expect(await variantsOf('PC-2')).toMatchObject([{ price: 11_000 }, { price: 11_000 }])
})

async function idOf(symbol: string) {
  const { id } = await shop.api.db.asOwner(clock()).one<{ id: number }>(sql`
    select id from products where shop_id = ${shopId} and symbol = ${symbol}`)
  return id
}

const woo = (...rows: string[]) =>
  [
    'ID,Type,SKU,Name,Published,Tax status,Description,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Brands',
    ...rows,
  ].join('\r\n')

test('rows of other programs that lost cells, repeat a symbol or are too long are refused alone; others are whole', async () => {
  const { rows, ...done } = await imported(
    shop,
    woo(
      '1,simple,W-1,Łódka,1,taxable,,3,10,Łodzie,,,,',
      '2,simple,W-1,Druga łódka,1,taxable,,3,10,Łodzie,,,,',
      `3,simple,W-3,Długa,1,taxable,${'x'.repeat(40_000)},3,10,Nigdy,,,,`,
      '4,simple,W-4,Urwana,1,taxable,opis do',
      'końca,3,10,Łodzie,,,,',
      '6,simple,W-6,Przesunięta,1,taxable,,3,10,Łodzie,,,,,Nikt',
      // A spreadsheet program left out the empty cells at its end.
      '7,simple,W-7,Krótka,1,taxable,,3,10',
      '8,variable,W-8,Bez odmian,1,taxable,,,,Łodzie,,,,',
    ),
    { price_net: 'price_net' },
  )
  expect(done).toMatchObject({ created: 3, refused: 5 })
  expect(refusals(rows)).toEqual(['2 symbol twice', '3 description_en too_long', '4 cell_count', '5 cell_count', '6 cell_count'])
})

test('a product that gets variants later keeps its first one, and the row says so', async () => {
  const simple = woo('1,simple,T-1,Tent,1,taxable,,3,10,Tents,,,,')
  const variable = woo(
    '1,variable,T-1,Tent,1,taxable,,,,Tents,,Size,"Big, Small",',
    '2,variation,T-1-B,Tent - Big,1,taxable,,5,12,,T-1,Size,Big,',
    '3,variation,T-1-S,Tent - Small,1,taxable,,5,11,,T-1,Size,Small,',
  )
  expect(noted((await imported(shop, simple)).rows, 'variant_left')).toEqual([])
  const { rows, ...done } = await imported(shop, variable)
  expect([counts(done), noted(rows, 'variant_left')]).toEqual([{ created: 2, changed: 0, unchanged: 0, refused: 0 }, ['T-1-B']])
  expect((await inStorefront('tent')).variants).toEqual([['T-1'], ['T-1-B', 'Size: Big'], ['T-1-S', 'Size: Small']])
})

test('a variation that the other shop has switched off is out of stock, and its row says so', async () => {
  const file = (published: string, price: string) =>
    woo(
      '1,variable,O-1,Oar,1,taxable,,,,Oars,,Size,"Big, Small",',
      '2,variation,O-1-B,Oar - Big,1,taxable,,5,12,,O-1,Size,Big,',
      `3,variation,O-1-S,Oar - Small,${published},taxable,,7,${price},,O-1,Size,Small,`,
    )
  const stocks = async () => (await variantsOf('O-1')).map(({ symbol, stock }) => [symbol, stock])
  const { rows } = await imported(shop, file('0', '11'))
  expect(noted(rows, 'switched_off')).toEqual(['O-1-S'])
  expect(await stocks()).toEqual([
    ['O-1-B', 5],
    ['O-1-S', 0],
  ])
  const { rows: later } = await imported(shop, file('1', '11'))
  expect([noted(later, 'switched_off'), (await stocks())[1]]).toEqual([[], ['O-1-S', 7]])
  // A refused row is in our own format.
  const refused = await imported(shop, file('0', 'free'))
  expect(String((await shop.owner.get(`${refused.at}/refused.csv`)).body)).not.toContain('switched_off')
})

test('what the shop has is found by slug, code or a name in either language, in any letter case, and only the rest is created', async () => {
  const file = woo(
    `1,variable,M-1,Mast,1,taxable,,,,CATEGORY ${shopId} PL > Łódki,,,,BRAND ${shopId}`,
    '2,variation,M-1-A,Mast,1,taxable,,5,12,,M-1,SIZE,V1,',
    '3,variation,M-1-B,Mast,1,taxable,,5,12,,M-1,Size,Żółty,',
    `4,simple,M-2,Sail,1,taxable,,3,10,"Other, category-${shopId} > ŁÓDKI",,,,Brand-${shopId}`,
  )
  const { at, ...done } = await imported(shop, file)
  expect(counts(done)).toEqual({ created: 3, changed: 0, unchanged: 0, refused: 0 })
  expect(await creationsOf(at)).toEqual({
    category: [`CATEGORY ${shopId} PL > Łódki`],
    value: ['Size: Żółty'],
  })
  const categories: { id: number; name: object; slugs: object }[] = await listed('categories')
  expect(categories.find(({ slugs }) => JSON.stringify(slugs).includes('lodki'))).toMatchObject({
    parent_id: shopId * 10_000,
    name: { en: 'Łódki', pl: 'Łódki' },
    slugs: { en: 'lodki', pl: 'lodki' },
  })
})

test('an undo gives products their former brand, deletes what it created, and leaves what something else uses', async () => {
  await imported(shop, 'symbol,name_en,vat_percent\r\nU-0,Hook,23')
  const [before, , , features] = await state()
  const { at } = await imported(
    shop,
    woo(
      '1,simple,U-0,Hook,0,taxable,,,,,,,,Hooks',
      '2,simple,U-1,Rope,1,taxable,,3,10,Ropes > Thin,,,,Knots',
      '3,simple,U-2,Line,1,taxable,,3,10,Ropes > Thick,,,,Knots',
    ),
  )
  await imported(shop, 'symbol,name_en,vat_percent,brand,category\r\nU-3,Cord,23,knots,thin')
  expect(await undone(at)).toBe(true)
  expect((await exported(shop)).split('\r\n').filter(line => !line.startsWith('U-3,'))).toEqual(String(before).split('\r\n'))
  const brands = (await listed('brands')).map(({ name }: { name: string }) => name)
  expect([brands.includes('Knots'), brands.includes('Hooks')]).toEqual([true, false])
  const categories = (await listed('categories')).map(({ name }: { name: { en: string } }) => name.en)
  expect(['Ropes', 'Thin', 'Thick'].map(name => categories.includes(name))).toEqual([true, true, false])
  expect(await listed('features')).toEqual(features)
})

test('what may not be created refuses its row, and leaves nothing', async () => {
  const before = await state()
  await shop.api.db.asOwner(clock()).query(sql`
    insert into features (shop_id, id, code, position, name) select ${shopId}, n, 'full-' || n, n, '{"en": "Full"}' from generate_series(1001, 1300) n`)
  const { at, rows } = await imported(
    shop,
    woo(
      `1,simple,R-1,Long,1,taxable,,3,10,New,,,,${'B'.repeat(201)}`,
      `2,simple,R-2,Deep,1,taxable,,3,10,${'abcdefghijk'.split('').join(' > ')},,,,Newer`,
      '3,variable,R-3,Full,1,taxable,,,,New,,,,',
      '4,variation,R-4,Full,1,taxable,,3,10,,R-3,Colour,Red,',
    ),
  )
  expect(refusals(rows)).toEqual(['1 brand too_long', '2 category category_move_refused', '3 variant_features classification_full'])
  expect(await creationsOf(at)).toEqual({})
  await shop.api.db.asOwner(clock()).query(sql`delete from features where shop_id = ${shopId} and id > 1000`)
  expect(await state()).toEqual(before)
})

test('a file of our own creates nothing unless that is chosen, which the next file remembers', async () => {
  const file = (...rows: string[]) => ['symbol,name_en,vat_percent,brand,features', ...rows].join('\r\n')
  const anchor = (symbol: string) => `${symbol},Anchor,23,Anchors & Co,Holds=5 t|Holds=10 t|Made of=Steel`
  const many = Array.from({ length: 300 }, (_, i) => `Many=${i}`).join('|')
  expect(refusals((await imported(shop, file(anchor('O-1')))).rows)).toEqual(['1 brand unknown', '1 features unknown'])
  const at = await uploaded(shop, file(anchor('O-2'), `O-3,Chain,23,Chains & Co,${many}`))
  await step(shop, at, 'check', { fields: ['symbol', 'name_en', 'vat_percent', 'brand', 'features'], create_missing: true })
  await work(shop)
  expect(refusals(await rowsOf(shop, at))).toEqual(['2 features too_many'])
  expect(await creationsOf(at)).toEqual({
    brand: ['Anchors & Co'],
    feature: ['Holds', 'Made of'],
    value: ['Holds: 10 t', 'Holds: 5 t', 'Made of: Steel'],
  })
  expect(counts(await imported(shop, file(anchor('O-4'))))).toEqual({ created: 1, changed: 0, unchanged: 0, refused: 0 })
})
