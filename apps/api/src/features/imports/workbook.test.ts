import { type Zippable, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, imported, load, openImportShop, uploaded } from '../../../test/import-shop.ts'
import { filesOf } from '../../../test/uploaded-files.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shopId = 989
let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop(shopId, () => new Date())
})
afterAll(() => shop.api.close())

const bytes = (text: string) => new TextEncoder().encode(text)
const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0&quot;d&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`

interface Options {
  texts?: readonly string[]
  workbookPr?: string
  /** Further files, or others in place of those. */
  files?: Record<string, Uint8Array>
}

/** A workbook whose first sheet has these rows. */
function workbook(rows: string, { texts = [], workbookPr = '', files = {} }: Options = {}): Uint8Array<ArrayBuffer> {
  const parts: Zippable = {
    'xl/worksheets/data.xml': bytes(`<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`),
    'xl/workbook.xml': bytes(
      `<x:workbook xmlns:x="m" xmlns:r="o"><x:workbookPr ${workbookPr}/><x:sheets><x:sheet name="A" r:id="rId7"/><x:sheet name="B" r:id="rId8"/></x:sheets></x:workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      '<Relationships><Relationship Id="rId8" Target="worksheets/no.xml"/><Relationship Id="rId7" Target="worksheets/data.xml"/></Relationships>',
    ),
    'xl/styles.xml': bytes(styles),
    // Behind the sheet, as some programs write it.
    'xl/sharedStrings.xml': bytes(`<sst>${texts.map(text => `<si>${text}</si>`).join('')}</sst>`),
    ...files,
  }
  return zipSync(parts) as Uint8Array<ArrayBuffer>
}

/** The same archive whose directory says that the sheet, its first file, unpacks to another size. */
function withUnpackedSize(archive: Uint8Array<ArrayBuffer>, unpacked: number) {
  const changed = archive.slice()
  // APPNOTE.TXT, 4.3.12.
  const at = Buffer.from(archive.buffer).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  new DataView(changed.buffer).setUint32(at + 24, unpacked, true)
  return changed
}

/** Cells of a row as texts. */
const row = (...cells: string[]) => `<row>${cells.map(text => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
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
