import { afterAll, beforeAll, expect, test } from 'vitest'
import { load, openImportShop, rowsOf, step, tickingClock, uploaded, work } from '../../../test/import-shop.ts'
import { sql } from '../../platform/database.ts'

const shopId = 984
const clock = tickingClock()
let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop(shopId, clock)
})
afterAll(() => shop.api.close())

/** Rates and net prices of products, by their symbols. */
async function ratesOf(prefix: string) {
  const products = await shop.api.db.asOwner(clock()).query<{ symbol: string; vat_percent: number; price_net: number }>(sql`
    select symbol, vat_percent, price_net from products where shop_id = ${shopId} and symbol like ${`${prefix}%`} order by symbol`)
  return products.map(({ symbol, vat_percent, price_net }) => [symbol, vat_percent, price_net])
}

interface Column {
  title: string
  samples: string[]
  field: string | null
}

const samplesOf = ({ columns }: { columns: Column[] }) => columns.find(({ title }) => title === 'vat_percent')?.samples ?? []
const fieldsIn = ({ columns }: { columns: Column[] }) => columns.map(({ title, field }) => (title === 'price_net' ? title : field))

const files = {
  shopify: [
    'Handle,Title,Variant SKU,Variant Taxable,Variant Price',
    'shopify-tea,Tea,shopify-tea,true,10.80',
    'shopify-note,Note,shopify-note,false,10.80',
  ],
  woocommerce: [
    'ID,Type,SKU,Name,Published,Tax status,Regular price',
    '1,simple,woocommerce-tea,Tea,1,taxable,10.80',
    '2,simple,woocommerce-note,Note,1,none,10.80',
  ],
  prestashop: ['Reference #;Price tax excluded;Name *;Tax rules ID', 'prestashop-tea;10,80;Tea;1', 'prestashop-note;10,80;Note;0'],
}

test.each(Object.entries(files))(
  'what a file of %s says is taxed gets the rate that was chosen before the check',
  async (format, lines) => {
    const at = await uploaded(shop, lines.join('\r\n'))
    const before = await load(shop, at)
    expect(before).toMatchObject({ format, vat_percent: 23, vat_percents: [23, 8, 5, 0] })
    expect(samplesOf(before)[0]).toBe('taxed')
    const fields = fieldsIn(before)
    const check = (choices: object) => shop.owner.put(`${at}/check`, { fields, create_missing: true, prices_include_vat: true, ...choices })
    const { status, body } = await check({ vat_percent: 7 })
    expect([status, body.error.code, body.error.fields]).toEqual([
      422,
      'invalid_body',
      { vat_percent: 'The value is not one of those allowed' },
    ])
    for (const vat_percent of [5, 8]) {
      expect((await check({ vat_percent })).status).toBe(200)
      await work(shop)
      expect(await load(shop, at)).toMatchObject({ state: 'checked', vat_percent, refused: 0 })
    }
    expect(await ratesOf(format)).toEqual([])
    await step(shop, at, 'run')
    await work(shop)
    expect(await ratesOf(format)).toEqual([
      [`${format}-note`, 0, 1080],
      [`${format}-tea`, 8, 1000],
    ])
    // The next file remembers it, and changes nothing; without a choice it is the standard rate.
    const next = await uploaded(shop, lines.join('\r\n'))
    expect((await load(shop, next)).vat_percent).toBe(8)
    await step(shop, next, 'check', { fields, prices_include_vat: true, vat_percent: 8 })
    await work(shop)
    expect(await load(shop, next)).toMatchObject({ unchanged: lines.length - 1 })
    await step(shop, next, 'check', { fields, prices_include_vat: true })
    await work(shop)
    expect(await load(shop, next)).toMatchObject({ vat_percent: 23, changed: 1, unchanged: lines.length - 2 })
  },
)

test('a rate that the shop does not have any more is no longer preselected; files of our own name theirs', async () => {
  const lines = ['ID,Type,SKU,Name,Published,Tax status,Regular price', '1,simple,OLD-1,Tea,1,taxable,10.80', ',simple,,Lost,1,taxable,']
  const at = await uploaded(shop, lines.join('\n'))
  await step(shop, at, 'check', { fields: fieldsIn(await load(shop, at)), vat_percent: 5 })
  await work(shop)
  // Refused rows are in our own format, so they have the rate.
  expect((await shop.owner.get(`${at}/refused.csv`)).body).toMatch(/^,,Lost,.*,5,/m)
  const enable = (isEnabled: boolean) =>
    shop.api.db.asOwner(clock()).query(sql`
      update configuration set enabled = ${isEnabled} where shop_id = ${shopId} and scope = 'vat_tax' and entry ->> 'percent' = '5'`)
  await enable(false)
  const next = await uploaded(shop, lines.join('\n'))
  expect(await load(shop, next)).toMatchObject({ vat_percent: 23, vat_percents: [23, 8, 0] })
  await enable(true)
  const own = await uploaded(shop, 'symbol,name_en,vat_percent\nOWN-1,Tea,5\nOWN-2,Tea,taxed')
  expect(await load(shop, own)).toMatchObject({ vat_percent: null, vat_percents: [] })
  const fields = ['symbol', 'name_en', 'vat_percent']
  const { status, body } = await shop.owner.put(`${own}/check`, { fields, vat_percent: 8 })
  expect([status, body.error.fields]).toEqual([422, { vat_percent: 'This is not offered here' }])
  await step(shop, own, 'check', { fields, vat_percent: null })
  await work(shop)
  expect((await rowsOf(shop, own)).map(({ problems }) => problems)).toEqual([[], [{ field: 'vat_percent', problem: 'not_a_number' }]])
  await step(shop, own, 'run')
  await work(shop)
  expect(await ratesOf('OWN')).toEqual([['OWN-1', 5, null]])
})
