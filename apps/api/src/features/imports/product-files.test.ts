import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductField } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { load, openImportShop } from '../../../test/import-shop.ts'
import { newStaff } from '../../../test/staff.ts'
import { silent } from '../../../test/test-api.ts'
import { row, secondSheet, workbook } from '../../../test/workbook.ts'
import { importProducts } from '../../import-jobs.ts'
import { sql } from '../../platform/database.ts'
import { exportProducts } from './product-files.ts'

const shopId = 987
const host = `imports-${shopId}.test`
const now = () => new Date()

let shop: Awaited<ReturnType<typeof openImportShop>>
let folder: string
beforeAll(async () => {
  shop = await openImportShop(shopId, now)
  folder = mkdtempSync(join(tmpdir(), 'stragan-products-'))
})
afterAll(async () => {
  await shop.api.close()
  rmSync(folder, { recursive: true })
})

const deps = () => ({ db: shop.api.db, clock: now, log: silent, fileFolder: shop.api.fileFolder })
const nothing = { created: 0, changed: 0, unchanged: 0, refused: 0 }
const written = (name: string, ...lines: string[]) => {
  const file = join(folder, name)
  writeFileSync(file, lines.join('\n'))
  return file
}
const importing = (file: string, more: Partial<Parameters<typeof importProducts>[1]> = {}) =>
  importProducts(deps(), { host, file, columns: new Map(), isTrial: false, onProgress: () => {}, ...more })
const exporting = async (name: string) => {
  const file = join(folder, name)
  const format = name.endsWith('.json') ? 'json' : name.endsWith('.xlsx') ? 'xlsx' : 'csv'
  return { rows: await exportProducts(deps(), { host, file, format }), bytes: readFileSync(file) }
}

test('a file is tried, imported and exported again on the command line, as its owner', async () => {
  const file = written(
    'new.csv',
    'symbol;name_en;vat_percent;price_net;stock',
    'CLI-1;Młotek;23;10,50;7',
    'CLI-2;Piła;23;;',
    'CLI-3;Bez VAT;99;1;1',
  )
  const steps = new Set<string>()
  const onProgress = (step: string) => void steps.add(step)
  expect(await importing(file, { isTrial: true, onProgress })).toEqual({ ...nothing, rows: 3, done: 3, created: 2, refused: 1 })
  expect((await exporting('none.csv')).rows).toBe(0)
  const refusedFile = join(folder, 'refused.csv')
  expect(await importing(file, { refusedFile, onProgress })).toEqual({ ...nothing, rows: 3, done: 3, created: 2, refused: 1 })
  expect([...steps]).toEqual(['reading', 'checking', 'importing'])
  expect(readFileSync(refusedFile, 'utf8')).toMatch(/CLI-3;Bez VAT;99.*vat_percent/)
  expect(readFileSync(file, 'utf8')).toContain('CLI-1')

  const { rows, bytes } = await exporting('all.csv')
  expect([rows, bytes.toString()]).toEqual([2, expect.stringContaining('Młotek')])
  expect(await importing(join(folder, 'all.csv'))).toEqual({ ...nothing, rows: 2, done: 2, unchanged: 2 })
  expect(JSON.parse((await exporting('all.json')).bytes.toString())).toEqual([
    expect.objectContaining({ symbol: 'CLI-1', price_net: 10.5, stock: 7 }),
    expect.objectContaining({ symbol: 'CLI-2', price_net: null }),
  ])
  expect((await exporting('all.xlsx')).bytes.subarray(0, 2).toString()).toBe('PK')
  const { items } = await load(shop, `${shop.path}/change_sets`)
  expect(items[0]).toMatchObject({ call: 'imports.run', actor_kind: 'staff', actor_name: shop.owner.name })
})

test('columns are named on the command line, and left out', async () => {
  const file = written('named.csv', 'Code,What,price_net,vat_percent', 'CLI-7,Vice,12,23')
  await expect(importing(file)).rejects.toMatchObject({ code: 'invalid_body' })
  const columns = new Map<string, ProductField | null>([
    ['Code', 'symbol'],
    ['What', 'name_en'],
    ['price_net', null],
  ])
  expect(await importing(file, { columns })).toMatchObject({ created: 1, refused: 0 })
  const price = sql`select price_net from products where shop_id = ${shopId} and symbol = 'CLI-7'`
  expect(await shop.api.db.asOwner(now()).query(price)).toEqual([{ price_net: null }])
  await expect(importing(file, { columns: new Map([['Coat', null]]) })).rejects.toThrow('no column “Coat”; it has Code, What, price_net')
})

test('what the shop lacks is created where the command says so, whatever an earlier one said', async () => {
  const file = written('branded.csv', 'symbol,name_en,vat_percent,brand', 'CLI-8,Clamp,23,Clampers')
  expect(await importing(file)).toMatchObject({ created: 0, refused: 1 })
  expect(await importing(file, { createMissing: true })).toMatchObject({ created: 1, refused: 0 })
  const next = written('branded-too.csv', 'symbol,name_en,vat_percent,brand', 'CLI-10,Vice,23,Vice & Co')
  expect(await importing(next)).toMatchObject({ created: 0, refused: 1 })
})

test('prices with VAT are converted where the command says so', async () => {
  const file = written('gross.csv', 'symbol,name_en,vat_percent,price_net', 'CLI-9,Clamp,23,12.30')
  expect(await importing(file, { pricesIncludeVat: true })).toMatchObject({ created: 1, refused: 0 })
  const price = sql`select price_net from products where shop_id = ${shopId} and symbol = 'CLI-9'`
  expect(await shop.api.db.asOwner(now()).query(price)).toEqual([{ price_net: 1000 }])
  // The next file with the same columns has net prices, since its command does not say otherwise.
  expect(await importing(file)).toMatchObject({ changed: 1, refused: 0 })
  expect(await shop.api.db.asOwner(now()).query(price)).toEqual([{ price_net: 1230 }])
})

test('the VAT rate of what another program says is taxed is named on the command line', async () => {
  const header = 'ID,Type,SKU,Name,Published,Tax status,Regular price'
  const file = written('woo.csv', header, '1,simple,CLI-11,Tea,1,taxable,10.80')
  const columns = new Map<string, ProductField | null>([['price_net', 'price_net']])
  const ofTea = () =>
    shop.api.db.asOwner(now()).query(sql`select vat_percent, price_net from products where shop_id = ${shopId} and symbol = 'CLI-11'`)
  await expect(importing(file, { columns, vatPercent: 7 })).rejects.toMatchObject({ code: 'invalid_body' })
  expect(await importing(file, { columns, pricesIncludeVat: true, vatPercent: 8 })).toMatchObject({ created: 1, refused: 0 })
  expect(await ofTea()).toEqual([{ vat_percent: 8, price_net: 1000 }])
  // The next command does not say a rate, so it is the standard one.
  expect(await importing(file, { columns, pricesIncludeVat: true })).toMatchObject({ changed: 1, refused: 0 })
  expect(await ofTea()).toEqual([{ vat_percent: 23, price_net: 878 }])
})

test('a person without the rights, an unknown one and a file that is none are refused', async () => {
  const file = written('price.csv', 'symbol,price_net', 'CLI-1,11')
  const editor = await newStaff(shop.api, { [shopId]: 'editor' })
  await expect(importing(file, { email: editor.email })).rejects.toMatchObject({ code: 'permission_denied' })
  const accountant = await newStaff(shop.api, { [shopId]: 'accountant' })
  const names = written('names.csv', 'symbol,name_en', 'CLI-1,Renamed')
  await expect(importing(names, { email: accountant.email })).rejects.toMatchObject({ code: 'permission_denied' })
  await expect(importing(file, { email: 'nobody@example.com' })).rejects.toThrow('has no member with the e-mail nobody@example.com')
  await expect(importing(file, { host: 'elsewhere.test' })).rejects.toThrow('The shop at elsewhere.test has no owner')
  await expect(importing(written('header.csv', 'symbol,price_net'))).rejects.toThrow('no rows below its header')
  await expect(importing(written('empty.csv', ''))).rejects.toMatchObject({ code: 'import_unreadable' })
})

test('of a workbook on the command line the first sheet is read, or the one that is named', async () => {
  const file = join(folder, 'sheets.xlsx')
  const header = row('symbol', 'name_en', 'vat_percent')
  writeFileSync(
    file,
    workbook(header + row('SHEET-1', 'Rope', '23'), {
      files: secondSheet(header + row('SHEET-2', 'Line', '99') + row('SHEET-3', 'Cord', '23')),
    }),
  )
  const said: unknown[] = []
  const onSheets = (...names: unknown[]) => void said.push(names)
  expect(await importing(file, { onSheets })).toEqual({ ...nothing, rows: 1, done: 1, created: 1 })
  expect(await importing(file, { onSheets, sheet: 'B' })).toEqual({ ...nothing, rows: 2, done: 2, created: 1, refused: 1 })
  expect(said).toEqual([
    ['A', ['B']],
    ['B', ['A']],
  ])
  await expect(importing(file, { sheet: 'C' })).rejects.toThrow('sheets.xlsx has no sheet “C” with rows; it has A, B')
  await importing(written('no-sheet.csv', 'symbol,name_en', 'SHEET-1,Rope'), { onSheets })
  expect(said.length).toBe(2)
})
