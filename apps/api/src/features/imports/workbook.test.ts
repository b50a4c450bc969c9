import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, imported, load, openImportShop, step, uploaded, work } from '../../../test/import-shop.ts'
import { filesOf } from '../../../test/uploaded-files.ts'
import { failure } from '../../../test/visitor.ts'
import { bytes, row, secondSheet, workbook } from '../../../test/workbook.ts'
import { sql } from '../../platform/database.ts'

const shopId = 989
let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop(shopId, () => new Date())
})
afterAll(() => shop.api.close())

/** The same archive whose directory says that the sheet, its first file, unpacks to another size. */
function withUnpackedSize(archive: Uint8Array<ArrayBuffer>, unpacked: number) {
  const changed = archive.slice()
  // APPNOTE.TXT, 4.3.12.
  const at = Buffer.from(archive.buffer).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  new DataView(changed.buffer).setUint32(at + 24, unpacked, true)
  return changed
}

const samplesOf = async (content: Uint8Array) =>
  (await load(shop, await uploaded(shop, content))).columns.map(({ title, samples }: { title: string; samples: string[] }) => [
    title,
    ...samples,
  ])

test('texts, numbers, days and flags of the first sheet are read, wherever they stand', async () => {
  const content = workbook(
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Ean</t></is></c><c r="E1" t="str"><f>1</f><v>Days</v></c></row>
     <row r="3"><c r="A3" t="s"><v>2</v></c><c r="D3"><v>5.901234123457E12</v></c><c r="E3" s="1"><v>46538</v></c></row>
     <row r="4"><c r="B4"><v>0.30000000000000004</v></c><c r="E4" s="2"><v>46538.75</v></c><c r="D4" t="b"><v>1</v></c></row>
     <row r="5"><c r="A5" s="3"><v>12</v></c><c r="D5" t="e"><v>#DIV/0!</v></c></row><row r="6"><c r="A6"/></row>`,
    { texts: ['<t>Sym</t><t>bol</t>', '<r><t>Price &amp; VAT</t></r><rPh><t>hint</t></rPh>', '<t>=1+1</t>'] },
  )
  expect(await samplesOf(content)).toEqual([
    ['Symbol', '=1+1', '12'],
    ['Price & VAT', '0.3'],
    [''],
    ['Ean', '5901234123457', 'true', '#DIV/0!'],
    ['Days', '2027-05-31', '2027-05-31'],
  ])
  const from1904 = workbook(`${row('Day')}<row><c s="1"><v>45076</v></c></row>`, { workbookPr: 'date1904="1"' })
  expect(await samplesOf(from1904)).toEqual([['Day', '2027-05-31']])
})

test('cells that do not say where they stand, escaped characters, hints and semicolons are read', async () => {
  const content = workbook(
    `${row('Symbol', 'Opis; długi; html', '_x005F_x000D_', 'Last')}
     <row><c t="str"><v>A-1</v></c><c/><c t="inlineStr"><is><t>one</t><rPh><t>hint</t></rPh></is></c><c t="str"><v>a_x000A_b</v></c></row>`,
  )
  expect(await samplesOf(content)).toEqual([['Symbol', 'A-1'], ['Opis; długi; html'], ['_x000D_', 'one'], ['Last', 'a\nb']])
})

test('a workbook is imported, and an exported one changes nothing', async () => {
  const cells = ['symbol', 'name_en', 'vat_percent', 'price_net', 'stock', 'expected_at']
  const content = workbook(
    `${row(...cells)}${row('XL-1', '=Level; &quot;blue&quot;', '23', '10,50', '7')}
     <row><c t="inlineStr"><is><t>XL-2</t></is></c><c t="inlineStr"><is><t>Saw</t></is></c><c><v>23</v></c><c><v>12.5</v></c><c><v>3</v></c><c s="1"><v>46538</v></c></row>`,
  )
  expect(await imported(shop, content)).toMatchObject({ created: 2, refused: 0 })
  const names = sql`select name->>'en' as name, expected_at::text from products join variants using (shop_id)
    where shop_id = ${shopId} and variants.product_id = products.id order by variants.symbol`
  expect(await shop.api.db.asOwner(new Date()).query(names)).toEqual([
    { name: '=Level; "blue"', expected_at: null },
    { name: 'Saw', expected_at: '2027-05-31' },
  ])
  const response = await shop.api.app.request(`/api/admin${shop.path}/product_rows.xlsx`, {
    headers: { authorization: `Bearer ${shop.owner.token}`, 'storefront-secret': 'test secret' },
  })
  const exported = new Uint8Array(await response.arrayBuffer())
  expect(await fieldsOf(shop, await uploaded(shop, exported))).not.toContain(null)
  expect(await imported(shop, exported)).toMatchObject({ created: 0, changed: 0, unchanged: 2, refused: 0 })
})

test('what is no workbook, is truncated, climbs out or unpacks to too much is refused', async () => {
  const refusal = async (content: Uint8Array<ArrayBuffer>) =>
    failure(await shop.owner.post(`${shop.path}/imports`, await filesOf(['products.xlsx', content])))
  const good = workbook(row('symbol', 'name_en') + row('A', 'B'))
  const unreadable = [422, 'import_unreadable']
  expect(await refusal(good.slice(0, good.length - 40))).toEqual(unreadable)
  expect(await refusal(good.slice(0, 200))).toEqual(unreadable)
  expect(await refusal(zipSync({ 'readme.txt': bytes('no workbook') }) as Uint8Array<ArrayBuffer>)).toEqual(unreadable)
  expect(await refusal(workbook(row('symbol'), { files: { '../../evil.csv': bytes('x') } }))).toEqual(unreadable)
  // An archive may say too much, or too little.
  for (const unpacked of [501 * 1024 * 1024, 10]) expect(await refusal(withUnpackedSize(good, unpacked))).toEqual(unreadable)
  // A text of 90,000 characters, which 4,000 cells have.
  const shared = workbook(`${row('symbol')}${'<row><c t="s"><v>0</v></c></row>'.repeat(4000)}`, { texts: [`<t>${'x'.repeat(90_000)}</t>`] })
  expect(await refusal(shared)).toEqual(unreadable)
  // Nothing of it is held for long: a comment without an end, nesting, attributes and empty texts without a limit.
  const sheet = (xml: string) => workbook('', { files: { 'xl/worksheets/data.xml': bytes(xml) } })
  expect(await refusal(sheet(`<worksheet><!-- ${'x'.repeat(500_000)}`))).toEqual(unreadable)
  expect(await refusal(sheet(`<worksheet><row a="${'x'.repeat(500_000)}`))).toEqual(unreadable)
  expect(await refusal(sheet('<row>'.repeat(100)))).toEqual(unreadable)
  expect(await refusal(sheet(`<row ${Array.from({ length: 200 }, (_, i) => `a${i}="1"`).join(' ')}>`))).toEqual(unreadable)
  expect(await refusal(workbook(row('symbol'), { files: { 'xl/sharedStrings.xml': bytes('<si/>'.repeat(2_000_001)) } }))).toEqual(
    unreadable,
  )
  const columns = workbook('<row><c r="A1" t="str"><v>symbol</v></c><c r="XFD1" t="str"><v>name</v></c></row>')
  expect(await refusal(columns)).toEqual(unreadable)
})

const headerOf = async (at: string) => (await load(shop, at)).columns.map(({ title }: { title: string }) => title)

test('of several sheets with rows the first one is read until another one is chosen', async () => {
  const products = row('symbol', 'name_en', 'vat_percent') + row('SH-1', 'Tent', '23') + row('SH-2', 'Tarp', '23')
  const content = workbook(products, { files: secondSheet(row('Symbol', 'Stan') + row('SH-1', '7')) })
  const at = await uploaded(shop, content)
  expect(await load(shop, at)).toMatchObject({ sheets: ['A', 'B'], sheet: 0, may_choose_sheet: true, rows: 2 })
  await step(shop, at, 'check', { fields: await fieldsOf(shop, at) })
  await work(shop)
  const choose = (sheet: unknown) => shop.owner.put(`${at}/sheet`, { sheet })
  const { status, body } = await choose(1)
  expect([status, body.state, body.rows, body.created]).toEqual([200, 'reading', 0, 0])
  expect(await failure(await choose(0))).toEqual([409, 'import_step_refused'])
  await work(shop)
  expect(await load(shop, at)).toMatchObject({ state: 'ready', sheets: ['A', 'B'], sheet: 1, rows: 1, format: 'own' })
  expect([await headerOf(at), await fieldsOf(shop, at)]).toEqual([
    ['Symbol', 'Stan'],
    ['symbol', 'stock'],
  ])
  expect((await choose(2)).body.error.fields).toEqual({ sheet: 'The value is not one of those allowed' })
  expect((await choose(0)).status).toBe(200)
  await work(shop)
  expect(await imported(shop, content)).toMatchObject({ created: 2, refused: 0 })
  await step(shop, at, 'check', { fields: await fieldsOf(shop, at) })
  await work(shop)
  await step(shop, at, 'run')
  await work(shop)
  // Once it has been run it stays what it is.
  expect(await load(shop, at)).toMatchObject({ state: 'imported', sheet: 0 })
  const again = await uploaded(shop, content)
  await rm(join(shop.api.fileFolder, 'imports', `${again.split('/').at(-1)}.xlsx`))
  expect((await load(shop, again)).may_choose_sheet).toBe(false)
  expect(await failure(await shop.owner.put(`${again}/sheet`, { sheet: 1 }))).toEqual([409, 'import_step_refused'])
})

test('sheets without rows are not offered, and the first one with rows is read; one that is broken says so when it is chosen', async () => {
  const rows = row('symbol', 'name_en') + row('SH-3', 'Rope')
  const late = await uploaded(shop, workbook('<row/>'.repeat(10), { files: secondSheet(rows) }))
  expect(await load(shop, late)).toMatchObject({ sheets: ['B'], sheet: 0, may_choose_sheet: false, rows: 1 })
  const csv = await uploaded(shop, 'symbol,name_en\nSH-4,Line')
  expect(await load(shop, csv)).toMatchObject({ sheets: [], sheet: null, may_choose_sheet: false })
  // What stands far behind the beginning is not looked for.
  const far = await uploaded(shop, workbook(rows, { files: secondSheet('<row><c/></row>'.repeat(100_000) + rows) }))
  expect((await load(shop, far)).sheets).toEqual(['A'])
  const at = await uploaded(shop, workbook(rows, { files: secondSheet('<row>'.repeat(100)) }))
  expect((await load(shop, at)).sheets).toEqual(['A', 'B'])
  expect(await failure(await shop.owner.put(`${at}/sheet`, { sheet: 1 }))).toEqual([422, 'import_unreadable'])
  expect(await load(shop, at)).toMatchObject({ state: 'ready', sheet: 0, rows: 1 })
})
