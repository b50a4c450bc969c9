import { deflateSync } from 'node:zlib'
import { documentLimits } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { filesOf, newPdf } from '../../../test/uploaded-files.ts'
import { failure } from '../../../test/visitor.ts'

const shop = { id: 1043, host: 'product-documents.test', first: 10_430_001 }
const { first } = shop

let api: TestApi
let editor: StaffMember
let products = 0
beforeAll(async () => {
  api = await openTestApi()
  await addShop(api.db, shop)
  editor = await newStaff(api, { [shop.id]: 'editor' })
})
afterAll(() => api.close())

async function newProduct() {
  const id = first + 10 + products++
  await addProduct(api.db, { shopId: shop.id, id, priceNet: 1000, first })
  return { id, at: `/shops/shop-${shop.id}/products/${id}/documents` }
}

interface Item {
  id: number
  title: { en: string; pl: string }
  url: string
  file_name: string
  pages: number | null
}
const listAt = async (at: string): Promise<Item[]> => (await editor.get(at)).body.items
const namedAt = async (at: string) => (await listAt(at)).map(({ id, title }) => ({ id, title }))
const upload = async (at: string, ...files: Parameters<typeof filesOf>) => (await editor.post(at, await filesOf(...files))).body.files
const inShop = (path: string) => api.app.request(path, { headers: { host: shop.host } })
const sheetsInShop = async (product: number, language = 'en-US') =>
  (await api.get(`/data_sheets?product=${product}`, { origin: shop.host, language })).body.items

test('PDF files become data sheets, which the shop offers at once as PDF under a safe name', async () => {
  const { id, at } = await newProduct()
  expect(await sheetsInShop(id)).toEqual([])
  const pdf = newPdf()
  const added = await upload(at, ['../Śruba M8 <b>.PDF', pdf], ['notes.pdf', 'notes'])
  expect(added).toMatchObject([
    { name: 'Śruba M8 <b>.PDF', outcome: 'added', problem: null },
    { name: 'notes.pdf', outcome: 'refused', problem: 'unsupported' },
  ])
  const [item] = await listAt(at)
  expect(item).toMatchObject({ title: { en: 'Data sheet', pl: 'Karta techniczna' }, file_name: 'sruba-m8-b.pdf', pages: 3 })
  const [[inEnglish], [inPolish]] = [await sheetsInShop(id), await sheetsInShop(id, 'pl-PL')]
  expect([inEnglish.title, inPolish.title, inEnglish.url]).toEqual(['Data sheet', 'Karta techniczna', item?.url])
  const file = await inShop(item?.url ?? '')
  expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    'inline; filename="sruba-m8-b.pdf"',
  ])
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true)
})

test.each([
  ['a page with the name of a PDF', '<!doctype html><script>alert(1)</script>%PDF-1.4 %%EOF', 'unsupported'],
  ['a PDF that is cut off', newPdf().subarray(0, 60), 'damaged'],
  ['nothing', '', 'empty'],
  ['a file above the limit', Buffer.concat([newPdf(), Buffer.alloc(documentLimits.maxFileBytes)]), 'too_large'],
] as const)('%s is refused', async (_, content, problem) => {
  const { at } = await newProduct()
  expect(await upload(at, ['a.pdf', content])).toMatchObject([{ outcome: 'refused', problem }])
  expect(await listAt(at)).toEqual([])
})

test.each([
  ['the tree of pages', newPdf(), 3],
  ['packed objects', packedPdf('<</Type /Pages /Kids [] /Count 12>>'), 12],
  ['a file that names none', Buffer.from('%PDF-1.4\n%%EOF'), null],
  ['packed objects that unpack to too much', packedPdf(`${' '.repeat(9_000_000)}<</Type /Pages /Count 5>>`), null],
])('the number of pages is found in %s', async (_, content, pages) => {
  const { at } = await newProduct()
  await upload(at, content)
  expect((await listAt(at))[0]?.pages).toBe(pages)
})

function packedPdf(objects: string): Buffer {
  const packed = deflateSync(objects)
  const head = `%PDF-1.5\n1 0 obj <</Type /ObjStm /Filter /FlateDecode /Length ${packed.length}>> stream\r\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream endobj\n%%EOF\n')])
}

test('one file of several products is stored once, and of one product offered once', async () => {
  const [one, two] = [await newProduct(), await newProduct()]
  const pdf = newPdf()
  const [added, again] = await upload(one.at, pdf, pdf)
  expect([added.outcome, again.outcome, again.id]).toEqual(['added', 'present', added.id])
  await upload(two.at, ['another-name.pdf', pdf])
  expect((await listAt(two.at))[0]?.url).toBe((await listAt(one.at))[0]?.url)
  const from = await namedAt(one.at)
  await editor.put(one.at, { from, documents: [] })
  expect((await inShop((await listAt(two.at))[0]?.url ?? '')).status).toBe(200)
})

test('names and order are changed, and the shop shows them at once', async () => {
  const { id, at } = await newProduct()
  await upload(at, newPdf(), newPdf())
  const from = await namedAt(at)
  const [one, two] = from as [Item, Item]
  const title = { en: 'Safety data sheet', pl: 'Karta charakterystyki' }
  expect((await editor.put(at, { from, documents: [{ ...two, title }, one] })).status).toBe(200)
  expect((await sheetsInShop(id, 'pl-PL')).map((sheet: Item) => sheet.title)).toEqual(['Karta charakterystyki', 'Karta techniczna'])
  const nameless = await editor.put(at, { from, documents: [{ ...one, title: { en: '', pl: 'Karta' } }] })
  expect([failure(nameless), nameless.body.error.fields]).toEqual([
    [422, 'invalid_body'],
    { 'documents.0.title.en': 'This field is required' },
  ])
  const conflict = await editor.put(at, { from, documents: [one, { ...two, title: { ...title, en: 'Other' } }] })
  expect([failure(conflict), conflict.body.error.fields]).toEqual([
    [409, 'documents_changed'],
    { 'documents.0.title.en': 'Somebody else has changed this meanwhile' },
  ])
})

test('a removed data sheet is served no more, and comes back by undo', async () => {
  const { id, at } = await newProduct()
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  await upload(at, newPdf())
  const from = await namedAt(at)
  const { url } = (await listAt(at))[0] as Item
  await editor.put(at, { from, documents: [] })
  expect([(await inShop(url)).status, await sheetsInShop(id)]).toEqual([404, []])
  const { items } = (await owner.get(`/shops/shop-${shop.id}/change_sets`)).body
  expect((await owner.post(`/shops/shop-${shop.id}/change_sets/${items[0].id}/undo`)).body).toEqual({ skipped: [] })
  expect([(await inShop(url)).status, await namedAt(at)]).toEqual([200, from])
})

test('the data sheets of another product and an unknown product are not found', async () => {
  const [mine, another] = [await newProduct(), await newProduct()]
  await upload(another.at, newPdf())
  const theirs = await namedAt(another.at)
  expect(failure(await editor.put(mine.at, { from: [], documents: theirs }))).toEqual([422, 'invalid_body'])
  expect((await editor.put(mine.at, { from: theirs, documents: theirs })).body.items).toEqual([])
  const unknown = `/shops/shop-${shop.id}/products/${first + 9_999}/documents`
  for (const answer of [
    await editor.get(unknown),
    await editor.post(unknown, await filesOf(newPdf())),
    await editor.put(unknown, { from: [], documents: [] }),
  ])
    expect(failure(answer)).toEqual([404, 'product_not_found'])
})
