import { importLimits } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import {
  addImportShop,
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
import { newStaff } from '../../../test/staff.ts'
import { filesOf } from '../../../test/uploaded-files.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shopId = 985
const first = shopId * 10_000

const clock = tickingClock()
let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop(shopId, clock)
})
afterAll(() => shop.api.close())

/** Another shop on the same database. */
async function addImportedShop(id: number) {
  await addImportShop(shop.api, id, clock())
  return { ...shop, shopId: id, path: `/shops/shop-${id}`, owner: await newStaff(shop.api, { [id]: 'owner' }) }
}

const csv = (...rows: string[][]) =>
  rows.map(row => row.map(cell => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')).join('\r\n')
const one = <Row>(statement: ReturnType<typeof sql>) => shop.api.db.asOwner(clock()).one<Row>(statement)
const productOf = (symbol: string) =>
  one<{ id: number; name: object; price_net: number | null; is_active: boolean }>(
    sql`select id, name, price_net, is_active from products where shop_id = ${shopId} and symbol = ${symbol}`,
  )
const stockOf = async (symbol: string) =>
  (await one<{ stock: number }>(sql`select stock_on_hand as stock from variants where shop_id = ${shopId} and symbol = ${symbol}`)).stock
const newHeader = ['product_symbol', 'symbol', 'name_en', 'vat_percent', 'variant_features', 'price_net', 'stock', 'is_active']

test('a file makes products with variants, prices and stock, is in the history, and is undone as a whole', async () => {
  const file = csv(
    newHeader,
    ['LVL', 'LVL-1', 'Spirit level', '23', 'size=v1', '10.50', '7', 'yes'],
    ['LVL', 'LVL-2', 'Spirit level', '23', 'size=v2', '12.00', '3', 'yes'],
    ['SAW', 'SAW', 'Saw', '23', '', '49.99', '', 'no'],
  )
  const before = await exported(shop)
  const { at, rows, ...done } = await imported(shop, file)
  expect(done).toEqual({ created: 3, changed: 0, unchanged: 0, refused: 0 })
  expect(await productOf('LVL')).toMatchObject({ name: { en: 'Spirit level' }, price_net: 1050, is_active: true })
  expect(await productOf('SAW')).toMatchObject({ price_net: 4999, is_active: false })
  expect([await stockOf('LVL-1'), await stockOf('LVL-2'), await stockOf('SAW')]).toEqual([7, 3, 0])
  const { items } = (await shop.owner.get(`${shop.path}/change_sets?limit=1`)).body
  expect(items[0]).toMatchObject({ call: 'imports.run', actor_id: shop.owner.id, params: { id: at.split('/').at(-1) } })
  expect((await imported(shop, file)).unchanged).toBe(3)
  await step(shop, at, 'undo')
  await work(shop)
  expect(await load(shop, at)).toMatchObject({ state: 'undone', is_partly_undone: false })
  expect(await exported(shop)).toBe(before)
})

test('products are changed in the columns of the file alone, and a row says which', async () => {
  await imported(
    shop,
    csv(
      newHeader,
      ['NUT', 'NUT-1', 'Nut', '23', 'size=v1', '1.00', '5', 'yes'],
      ['NUT', 'NUT-2', 'Nut', '23', 'size=v2', '1.00', '5', 'yes'],
    ),
  )
  const { at: _, rows, ...done } = await imported(shop, csv(['SKU', 'Cena netto', 'Stan'], ['NUT-2', '1,30', '4'], ['NUT-1', '1', '5']))
  expect(done).toEqual({ created: 0, changed: 1, unchanged: 1, refused: 0 })
  expect(rows.map(({ symbol, fields }) => [symbol, fields])).toEqual([
    ['NUT-2', ['price_net', 'stock']],
    ['NUT-1', []],
  ])
  expect(await productOf('NUT')).toMatchObject({ name: { en: 'Nut' }, price_net: 100 })
  expect(await stockOf('NUT-2')).toBe(4)
  const movement = await one<object>(sql`
    select reason, quantity, author_name from stock_movements movement join variants on variants.shop_id = movement.shop_id and variants.id = variant_id
    where movement.shop_id = ${shopId} and symbol = 'NUT-2' order by number desc limit 1`)
  expect(movement).toEqual({ reason: 'import', quantity: -1, author_name: shop.owner.name })
})

test('a row is refused with its column and the reason; a product is changed as a whole or not at all', async () => {
  const { at, rows, ...done } = await imported(
    shop,
    csv(
      [...newHeader, 'ean', 'brand', 'description_en'],
      ['BAD', 'BAD-1', 'Bad', '23', 'size=v1', '1', '1', 'yes', '5901234123450', '', ''],
      ['BAD', 'BAD-2', 'Bad', '23', 'size=v2', '1', '1', 'yes', '', '', ''],
      ['GOOD', 'GOOD', 'Good', '23', '', '1', '1', 'yes', '', `Brand ${shopId}`, '=SUM(A1)'],
      ['RAGGED', 'RAGGED', 'Ragged', '23'],
      ['GOOD', 'GOOD', 'Good again', '23', '', '2', '1', 'yes', '', '', ''],
      ['LONG', 'LONG', 'Long', '23', '', '1', '1', 'yes', '', '', 'x'.repeat(40_000)],
      ['RATE', 'RATE', 'Rate', '99', '', 'dear', '1', 'yes', '', 'Nobody', ''],
      ['LESS', 'LESS', 'Less', '23', '', '1', '-1', 'yes', '', '', ''],
      ['LESS2', '', 'Less', '23', 'size=none', '1', '1', 'perhaps', '', '', ''],
    ),
  )
  expect(done).toEqual({ created: 1, changed: 0, unchanged: 0, refused: 8 })
  expect(rows.map(({ number, problems }) => [number, ...problems.map(({ field, problem }) => `${field} ${problem}`)])).toEqual([
    [1, 'ean ean_check_digit'],
    [2, 'null other_row'],
    [3],
    [4, 'null cell_count'],
    [5, 'symbol twice'],
    [6, 'description_en too_long'],
    [7, 'price_net not_a_number', 'brand unknown'],
    [8, 'stock out_of_range'],
    [9, 'is_active wrong_format', 'variant_features unknown'],
  ])
  const { status, body, headers } = await shop.owner.get(`${at}/refused.csv`)
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')])
  const [header, bad] = String(body).split('\r\n')
  expect(header).toBe(`${newHeader.join(',')},ean,brand,description_en,refused_because`)
  expect(bad).toBe(
    'BAD,BAD-1,Bad,23,size=v1,1,1,yes,5901234123450,,,ean: the check digit at the end does not match: one of the digits is wrong',
  )
  const many = await imported(shop, 'symbol,name_en\r\nMANY,Name,with a comma,and another\r\n')
  expect(String((await shop.owner.get(`${many.at}/refused.csv`)).body).split('\r\n')).toEqual([
    'symbol,name_en,refused_because',
    'MANY,Name,the row has more or fewer cells than the header,with a comma,and another',
    '',
  ])
  const page = (await shop.owner.get(`${at}/rows?outcome=refused&limit=3`)).body
  expect(page.items.map(({ number }: { number: number }) => number)).toEqual([1, 2, 4])
})

test('prices with VAT become net ones by the rate of each product, which the next file remembers', async () => {
  const header = [...newHeader, 'quantity_prices']
  const file = csv(
    header,
    ['VAT', 'VAT-1', 'Plane', '23', 'size=v1', '12.30', '1', 'yes', '10=11.07|100=9.84'],
    ['VAT', 'VAT-2', 'Plane', '23', 'size=v2', '0.99', '1', 'yes', ''],
    ['TEA', 'TEA', 'Tea', '8', '', '10.80', '1', 'yes', ''],
  )
  const at = await uploaded(shop, file)
  await step(shop, at, 'check', { fields: header, prices_include_vat: true })
  await work(shop)
  await step(shop, at, 'run')
  await work(shop)
  const prices = async () => {
    const rows = (await shop.owner.get(`${shop.path}/product_rows?limit=100`)).body.items as Record<string, unknown>[]
    return rows.filter(({ symbol }) => /^(VAT|TEA)/.test(String(symbol))).map(row => [row.symbol, row.price_net, row.quantity_prices])
  }
  const plane = [
    ['VAT-1', 10, '10=9.00|100=8.00'],
    ['VAT-2', 0.8, ''],
  ]
  expect(await prices()).toEqual([...plane, ['TEA', 10, '']])
  // 0.80 with 23% VAT is 0.98.
  expect((await rowsOf(shop, at)).map(({ symbol, notes }) => [symbol, ...notes])).toEqual([['VAT-1'], ['VAT-2', 'gross_rounded'], ['TEA']])
  expect((await imported(shop, file)).unchanged).toBe(3)
  const next = await uploaded(shop, csv(['price_net', 'symbol'], ['21.60', 'TEA']))
  await step(shop, next, 'check', { fields: ['price_net', 'symbol'], prices_include_vat: true })
  await work(shop)
  await step(shop, next, 'run')
  await work(shop)
  expect(await prices()).toEqual([...plane, ['TEA', 20, '']])
})

test('products that are made side by side end as if made one after the other', async () => {
  const row = (product: string, symbol: string, name: string, features: string, related = '') => [
    product,
    symbol,
    name,
    '23',
    features,
    '1',
    '1',
    'yes',
    related,
  ]
  const header = [...newHeader, 'related']
  await imported(shop, csv(header, row('APART', 'APART-1', 'Apart', 'size=v1'), row('APART', 'APART-2', 'Apart', 'size=v2')))
  // Where a trial ends a batch, it takes back what later rows are about.
  const outcomes = async (...rows: string[][]) => {
    const at = await uploaded(shop, csv(header, ...rows))
    await step(shop, at, 'check', { fields: await fieldsOf(shop, at) })
    await work(shop)
    await step(shop, at, 'run')
    await work(shop)
    return (await rowsOf(shop, at)).map(({ symbol, outcome, fields, problems }) => [
      symbol,
      outcome,
      ...fields,
      ...problems.map(({ problem }) => problem),
    ])
  }
  expect(
    await outcomes(
      row('APART', 'APART-1', 'Renamed', 'size=v1'),
      row('LAMP', 'LAMP', 'Lamp', ''),
      row('APART', 'APART-2', 'Renamed', 'size=v2'),
    ),
  ).toEqual([
    ['APART-1', 'changed', 'name_en'],
    ['LAMP', 'created'],
    ['APART-2', 'unchanged'],
  ])
  expect(
    await outcomes(
      row('EARLY', 'EARLY', 'Early', '', 'LATE'),
      row('LATE', 'LATE', 'Torch', ''),
      row('LATER', 'LATER', 'Torch', '', 'LATE'),
    ),
  ).toEqual([
    ['EARLY', 'refused', 'unknown'],
    ['LATE', 'created'],
    ['LATER', 'created'],
  ])
  const slugs = sql`select array_agg(slug_en order by id) as slugs from products where shop_id = ${shopId} and symbol like 'LATE%'`
  expect(await one(slugs)).toEqual({ slugs: ['torch', 'torch-2'] })
})

test('semicolons, decimal commas, a byte order mark and windows-1250 are found out, and so are Polish headers', async () => {
  await imported(shop, csv(newHeader, ['ŚR-1', 'ŚR-1', 'Screw', '23', '', '1', '1', 'yes']))
  const text = 'Indeks;Nazwa;Cena netto;Stan magazynowy\r\nŚR-1;Śruba zażółcona;1 234,50;12\r\n'
  const windows = Uint8Array.from([...text].map(letter => ({ Ś: 0x8c, ż: 0xbf, ó: 0xf3, ł: 0xb3 })[letter] ?? letter.charCodeAt(0)))
  const at = await uploaded(shop, windows)
  expect(await load(shop, at)).toMatchObject({ encoding: 'windows-1250', separator: ';' })
  expect(await fieldsOf(shop, at)).toEqual(['symbol', 'name_pl', 'price_net', 'stock'])
  expect((await imported(shop, windows)).changed).toBe(1)
  expect(await productOf('ŚR-1')).toMatchObject({ name: { en: 'Screw', pl: 'Śruba zażółcona' }, price_net: 123_450 })
  const again = await uploaded(shop, `\u{FEFF}${text}`)
  expect(await load(shop, again)).toMatchObject({ encoding: 'utf-8', separator: ';', rows: 1 })
  expect((await imported(shop, `\u{FEFF}${text}`)).unchanged).toBe(1)
  const tabs = text.replaceAll(';', '\t')
  expect(await imported(shop, Buffer.from(`\u{FEFF}${tabs}`, 'utf16le'))).toMatchObject({ unchanged: 1 })
})

test('a column with the name of a field comes before one with another name for it', async () => {
  const titlesOf = async (...titles: string[]) =>
    fieldsOf(
      shop,
      await uploaded(
        shop,
        csv(
          titles,
          titles.map(() => '1'),
        ),
      ),
    )
  expect(await titlesOf('Product code', 'symbol', 'name_en')).toEqual([null, 'symbol', 'name_en'])
  expect(await titlesOf('Product code', 'SKU', 'name_en')).toEqual(['symbol', null, 'name_en'])
})

test('a file with the same columns is read as the last one was checked, in the same shop alone', async () => {
  const file = csv(['Supplier code', 'What', 'Retail'], ['REM-1', 'Level', '9'])
  const at = await uploaded(shop, file)
  expect(await fieldsOf(shop, at)).toEqual([null, null, null])
  const chosen = ['symbol', 'name_en', null]
  await step(shop, at, 'check', { fields: chosen })
  expect(await fieldsOf(shop, await uploaded(shop, file))).toEqual(chosen)
  expect(await fieldsOf(shop, await uploaded(shop, csv(['Supplier code', 'What'], ['REM-1', 'Level'])))).toEqual([null, null])
  const other = await addImportedShop(988)
  expect(await fieldsOf(other, await uploaded(other, file))).toEqual([null, null, null])
})

test('what is no CSV file is refused at once', async () => {
  const upload = async (...files: Parameters<typeof filesOf>) =>
    failure(await shop.owner.post(`${shop.path}/imports`, await filesOf(...files)))
  expect(await upload(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0]))).toEqual([422, 'import_unreadable'])
  expect(await upload('')).toEqual([422, 'import_unreadable'])
  // UTF-32, whose byte order mark begins as that of UTF-16.
  expect(await upload(Buffer.from('\ufeffs\0y\0m\0b\0o\0l\0,\0n\0', 'utf16le'))).toEqual([422, 'import_unreadable'])
  expect(await upload('a,b\r\n', 'a,b\r\n')).toEqual([415, 'files_expected'])
})

test('a file whose first rows are text, and another one is not, is unreadable at once', async () => {
  const rows = Array.from({ length: 20_000 }, (_, i) => `UTF-${i},Level`)
  const at = await uploaded(shop, Buffer.from(`\ufeff${csv(['symbol', 'name_en'], ...rows.map(row => row.split(',')))}BAD,\0`, 'utf16le'))
  expect(await load(shop, at)).toMatchObject({ state: 'failed', failure: 'unreadable' })
})

test('a shop that has uploaded the limit of a day is refused the next file until the day is over; others are not', async () => {
  const full = await addImportedShop(989)
  const other = await addImportedShop(990)
  const file = csv(['symbol', 'name_en'], ['REM-1', 'Level'])
  const id = (await uploaded(full, file)).split('/').at(-1)
  const stored = sql`from imports where shop_id = 989 and id = ${id}`
  expect((await one<{ bytes: number }>(sql`select file_bytes::int as bytes ${stored}`)).bytes).toBe(file.length)
  const change = (set: ReturnType<typeof sql>) => shop.api.db.asOwner(clock()).query(sql`update imports set ${set} where id = ${id}`)
  const upload = async ({ owner, path }: typeof full) => failure(await owner.post(`${path}/imports`, await filesOf(['products.csv', file])))
  await change(sql`file_bytes = ${importLimits.maxBytesPerDay - 1}`)
  const outcomes = (await Promise.all(Array.from({ length: 5 }, () => upload(full)))).map(([status]) => status)
  expect(outcomes.toSorted()).toEqual([200, 422, 422, 422, 422])
  expect(await upload(full)).toEqual([422, 'too_many_imports'])
  expect(await upload(other)).toEqual([200, undefined])
  await change(sql`created_at = created_at - interval '24 hours'`)
  expect(await upload(full)).toEqual([200, undefined])
})

test('prices and stock need their rights, and steps come in their order', async () => {
  const editor = await newStaff(shop.api, { [shopId]: 'editor' })
  const at = await uploaded(shop, 'symbol,price_net\r\nA,1\r\n', editor)
  expect(failure(await editor.put(`${at}/check`, { fields: ['symbol', 'price_net'] }))).toEqual([403, 'permission_denied'])
  expect(failure(await editor.put(`${at}/check`, { fields: [null, 'ean'] }))).toEqual([422, 'invalid_body'])
  expect(failure(await editor.put(`${at}/check`, { fields: ['symbol', 'symbol'] }))).toEqual([422, 'invalid_body'])
  expect(failure(await editor.put(`${at}/run`))).toEqual([409, 'import_step_refused'])
  expect((await editor.put(`${at}/check`, { fields: ['symbol', null] })).status).toBe(200)
  expect(failure(await editor.put(`${at}/run`))).toEqual([409, 'import_step_refused'])
  expect((await editor.put(`${at}/stop`)).body.state).toBe('ready')
  expect(failure(await editor.put(`${shop.path}/imports/00000000-0000-4000-8000-000000000000/run`))).toEqual([404, 'import_not_found'])
})

test('an undo keeps what somebody has changed since, and says that it left something', async () => {
  await imported(shop, csv(newHeader, ['KEEP', 'KEEP', 'Keep', '23', '', '1', '1', 'yes']))
  const { at } = await imported(shop, csv(['symbol', 'name_en', 'name_pl'], ['KEEP', 'Kept', 'Zostaje']))
  const { id } = await productOf('KEEP')
  const { revision, product } = (await shop.owner.get(`${shop.path}/products/${id}/document`)).body
  await shop.owner.put(`${shop.path}/products/${id}`, { revision, product: { ...product, name: { ...product.name, en: 'Mine' } } })
  await step(shop, at, 'undo')
  await work(shop)
  expect(await load(shop, at)).toMatchObject({ state: 'undone', is_partly_undone: true })
  expect((await productOf('KEEP')).name).toEqual({ en: 'Mine' })
})

test('an import that is run again after a change restores what its file says, and an undo takes both runs back', async () => {
  await imported(shop, csv(newHeader, ['TWICE', 'TWICE', 'Twice', '23', '', '1', '1', 'yes']))
  const { at } = await imported(shop, csv(['symbol', 'stock'], ['TWICE', '9']))
  await imported(shop, csv(['symbol', 'stock'], ['TWICE', '4']))
  await step(shop, at, 'check', { fields: await fieldsOf(shop, at) })
  await work(shop)
  await step(shop, at, 'run')
  await work(shop)
  expect([counts(await load(shop, at)).changed, await stockOf('TWICE')]).toEqual([1, 9])
  await step(shop, at, 'undo')
  await work(shop)
  // The first run cannot be taken back: stock would fall below zero.
  expect([(await load(shop, at)).is_partly_undone, await stockOf('TWICE')]).toEqual([true, 4])
})

test('a promotion is never undercut by a file, and a price never becomes a crossed-out one', async () => {
  await addProduct(shop.api.db, { shopId, id: first + 50, priceNet: 1000, first }, clock())
  await shop.api.db.asOwner(clock()).query(sql`
    insert into promotions (shop_id, id, product_id, price_net, starts_at) values (${shopId}, 1, ${first + 50}, 800, ${clock().toISOString()})`)
  const file = (price: string) => csv(['symbol', 'price_net'], [`V${first + 50}`, price])
  expect((await imported(shop, file('7.00'))).rows[0]?.problems).toEqual([{ field: null, problem: 'tier_promoted' }])
  expect((await imported(shop, file('9.00'))).changed).toBe(1)
  const count = sql`select count(*)::int as count from promotions where shop_id = ${shopId}`
  expect((await one<{ count: number }>(count)).count).toBe(1)
})

test('a step that ends between two batches goes on behind the last one, and no row is done twice', async () => {
  const rows = Array.from({ length: 20 }, (_, i) => [`K${i}`, `K${i}`, `Killed ${i}`, '23', '', '1', '2', 'yes'])
  const at = await uploaded(shop, csv(newHeader, ...rows))
  await step(shop, at, 'check', { fields: await fieldsOf(shop, at) })
  await work(shop)
  await step(shop, at, 'run')
  // Each batch fails once, when its transaction is about to commit.
  let failures = 0
  for (let round = 0; (await load(shop, at)).state !== 'imported'; round++) {
    expect(round).toBeLessThan(200)
    const db: typeof shop.api.db = {
      ...shop.api.db,
      withTenant: (...given) => {
        const scope = shop.api.db.withTenant(...given)
        return {
          ...scope,
          transaction: work =>
            scope.transaction(async tx => {
              const done = await work(tx)
              if (round % 2 === 0) {
                failures++
                throw new Error('killed')
              }
              return done
            }),
        }
      },
    }
    await work({ ...shop, api: { ...shop.api, db } })
    clock.advance(3_600_000)
  }
  expect(failures).toBeGreaterThan(0)
  expect(counts(await load(shop, at))).toEqual({ created: 20, changed: 0, unchanged: 0, refused: 0 })
  const movements = sql`
    select count(*)::int as count from stock_movements movement join variants on variants.shop_id = movement.shop_id and variants.id = variant_id
    where movement.shop_id = ${shopId} and symbol like 'K%' and symbol <> 'KEEP'`
  expect((await one<{ count: number }>(movements)).count).toBe(20)
  expect((await rowsOf(shop, at)).length).toBe(20)
})
