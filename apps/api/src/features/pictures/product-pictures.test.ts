import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { pictureLimits } from '@stragan/contract/admin'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { filesOf, newPicture } from '../../../test/uploaded-files.ts'
import { failure } from '../../../test/visitor.ts'

const shop = { id: 1041, host: 'product-pictures.test', first: 10_410_001 }
const other = { id: 1042, host: 'no-product-pictures.test', first: 10_420_001 }
const { first } = shop

let api: TestApi
let editor: StaffMember
let products = 0
beforeAll(async () => {
  api = await openTestApi({ hasOwnFiles: true })
  for (const one of [shop, other]) await addShop(api.db, one)
  editor = await newStaff(api, { [shop.id]: 'editor' })
})
afterAll(() => api.close())

/** A product without pictures; returns the address of its pictures and its number. */
async function newProduct() {
  const id = first + 10 + products++
  await addProduct(api.db, { shopId: shop.id, id, priceNet: 1000, first })
  return { id, at: `/shops/shop-${shop.id}/products/${id}/pictures` }
}

interface Item {
  id: number
  alt: { en: string; pl: string }
  is_family_picture: boolean
  picture: { url: string; width: number; height: number; is_drawing: boolean }
}
const listAt = async (at: string): Promise<Item[]> => (await editor.get(at)).body.items
const describedAt = async (at: string) => (await listAt(at)).map(({ picture: _, ...described }) => described)
type Outcome = { name: string; outcome: string; problem: string | null; id: number | null }
async function upload(at: string, ...files: Parameters<typeof filesOf>): Promise<Outcome[]> {
  const { status, body } = await editor.post(at, await filesOf(...files))
  expect([status, body]).toEqual([200, { files: expect.any(Array) }])
  return body.files
}
const problemOf = async (content: Uint8Array | string) => (await upload((await newProduct()).at, content))[0]?.problem
const inShop = (path: string) => api.app.request(path, { headers: { host: shop.host } })
const originalOf = async ({ picture }: Item) => {
  const hash = picture.url.split('/').at(-1) ?? ''
  return sharp(join(api.fileFolder, 'pictures', 'originals', hash))
}

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
const drawing = (content: string, size = 'width="24" height="24" viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`

test('several files of all kinds become pictures in their order, and the shop shows the first one at once', async () => {
  const { id, at } = await newProduct()
  const ofProduct = async () => (await api.get(`/products/${id}`, { origin: shop.host })).body
  expect((await ofProduct()).cover).toBeNull()
  const [jpeg, png, webp, avif] = await Promise.all([
    noise(90, 60).jpeg().toBuffer(),
    noise(80, 60).png().toBuffer(),
    noise(70, 60).webp().toBuffer(),
    noise(64, 60).avif().toBuffer(),
  ])
  // Names say nothing: what a file is decides its content.
  const added = await upload(at, ['a.txt', jpeg], ['b.jpg', png], ['c', webp], ['d.avif', avif], ['e.svg', drawing('<circle r="9"/>')])
  expect(added.map(({ name, outcome }) => [name, outcome])).toEqual(['a.txt', 'b.jpg', 'c', 'd.avif', 'e.svg'].map(name => [name, 'added']))
  const items = await listAt(at)
  expect(items.map(item => item.id)).toEqual(added.map(file => file.id))
  expect(items.map(({ picture }) => picture.width)).toEqual([90, 80, 70, 64, pictureLimits.maxStoredSide])
  const { cover, pictures } = await ofProduct()
  expect([cover.url, pictures.length]).toEqual([items[0]?.picture.url, 5])
  expect((await inShop(`${cover.url}-96.webp`)).status).toBe(200)
})

test('what is stored is upright and has no data of the camera', async () => {
  const { at } = await newProduct()
  const exif = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' } }
  const taken = await noise(60, 40).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
  expect((await sharp(taken).metadata()).orientation).toBe(6)
  await upload(at, taken)
  const [item] = await listAt(at)
  expect(item?.picture).toMatchObject({ width: 40, height: 60 })
  const { exif: left, orientation, xmp, icc, iptc, width } = await (await originalOf(item as Item)).metadata()
  expect([left, orientation ?? 1, xmp, icc, iptc, width]).toEqual([undefined, 1, undefined, undefined, undefined, 40])
})

test('a picture is cropped in its place, of one product alone, and undo brings the whole one back', async () => {
  const { id, at } = await newProduct()
  const halves = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#c00' } })
    .composite([{ input: { create: { width: 40, height: 60, channels: 3, background: '#00c' } }, left: 40, top: 0 }])
    .png()
    .toBuffer()
  await upload(at, halves, await newPicture())
  const before = await listAt(at)
  const [whole, next] = before as [Item, Item]
  const copy = (await editor.post(`/shops/shop-${shop.id}/products/${id}/copies`)).body
  // The copy has the next number.
  products++
  const crop = (picture: number, area: object) => editor.post(`${at}/${picture}/crop`, area)
  const { status, body } = await crop(whole.id, { left: 40, top: 10, width: 40, height: 50 })
  expect([status, body.items.length, body.items[1].id]).toEqual([200, 2, next.id])
  const [cropped] = body.items as [Item]
  expect(cropped).toMatchObject({ alt: whole.alt, is_family_picture: false, picture: { width: 40, height: 50 } })
  const { channels } = await (await originalOf(cropped)).stats()
  expect(channels.slice(0, 3).map(({ min, max }) => [min, max])).toEqual([
    [0, 0],
    [0, 0],
    [204, 204],
  ])
  expect((await api.get(`/products/${id}`, { origin: shop.host })).body.cover.url).toBe(cropped.picture.url)
  expect((await listAt(`/shops/shop-${shop.id}/products/${copy.id}/pictures`))[0]?.picture.url).toBe(whole.picture.url)
  for (const area of [
    { left: 1, top: 0, width: 40, height: 50 },
    { left: 0, top: 0, width: 40, height: 50 },
  ])
    expect(failure(await crop(cropped.id, area))).toEqual([422, 'invalid_crop'])
  expect(failure(await crop(cropped.id, { left: 0, top: 0, width: 15, height: 50 }))).toEqual([422, 'invalid_body'])
  expect(failure(await crop(whole.id, { left: 0, top: 0, width: 20, height: 20 }))).toEqual([404, 'picture_not_found'])
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  const [change] = (await owner.get(`/shops/shop-${shop.id}/change_sets?limit=1`)).body.items
  await owner.post(`/shops/shop-${shop.id}/change_sets/${change.id}/undo`)
  expect(await listAt(at)).toEqual(before)
})

test('a picture larger than any page needs is stored smaller', async () => {
  const { at } = await newProduct()
  const { maxStoredSide } = pictureLimits
  await upload(
    at,
    await sharp({ create: { width: maxStoredSide * 2, height: 100, channels: 3, background: '#c00' } })
      .png()
      .toBuffer(),
  )
  expect((await listAt(at))[0]?.picture).toMatchObject({ width: maxStoredSide, height: 50 })
})

test('a drawing becomes a picture: it is never served as it was sent', async () => {
  const { at } = await newProduct()
  await upload(at, drawing('<rect width="24" height="24" fill="#0a0"/>'))
  const [item] = await listAt(at)
  expect(item?.picture.is_drawing).toBe(false)
  expect((await inShop(`${item?.picture.url}.svg`)).status).toBe(404)
  expect((await (await originalOf(item as Item)).metadata()).format).toBe('png')
})

test('the same bytes are one file and one picture of a product, however often they are sent', async () => {
  const [one, two] = [await newProduct(), await newProduct()]
  const bytes = await noise(50, 50).png().toBuffer()
  const files = () => readdir(join(api.fileFolder, 'pictures', 'originals'))
  const [added, again] = await upload(one.at, bytes, bytes)
  expect([added?.outcome, again]).toEqual(['added', { name: '1.jpg', outcome: 'present', problem: null, id: added?.id }])
  expect((await upload(one.at, bytes))[0]).toMatchObject({ outcome: 'present', id: added?.id })
  const before = (await files()).length
  expect((await upload(two.at, bytes))[0]?.outcome).toBe('added')
  expect((await files()).length).toBe(before)
  expect((await listAt(one.at)).length).toBe(1)
})

test('a refused file is named with its reason, and the others are added', async () => {
  const { at } = await newProduct()
  const good = await newPicture()
  const answers = await upload(at, ['x.jpg', '<!doctype html><script>alert(1)</script>'], ['good.jpg', good], ['none.png', ''])
  expect(answers.map(({ name, outcome, problem }) => [name, outcome, problem])).toEqual([
    ['x.jpg', 'refused', 'unsupported'],
    ['good.jpg', 'added', null],
    ['none.png', 'refused', 'empty'],
  ])
  expect((await listAt(at)).length).toBe(1)
})

/** A PNG whose header claims a size, with one row of zeros behind it. */
function pngClaiming(width: number, height: number): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0
    for (const byte of bytes)
      for (let bit = 0, rest = byte; bit < 8; bit++, rest >>= 1) crc = (crc >>> 1) ^ ((crc ^ rest) & 1 ? 0xedb88320 : 0)
    return ~crc >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data])
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    crc.writeUInt32BE(crcOf(typed))
    return Buffer.concat([length, typed, crc])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(3 * width + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a file that claims more pixels than can be decoded, or that is cut off, is refused', async () => {
  expect(await problemOf(pngClaiming(30_000, 30_000))).toBe('too_many_pixels')
  const whole = await noise(400, 400).jpeg().toBuffer()
  expect(await problemOf(whole.subarray(0, whole.length / 2))).toBe('damaged')
  expect(await problemOf(Buffer.from('\xff\xd8\xff nothing', 'latin1'))).toBe('damaged')
  expect(await problemOf(Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(50)]))).toBe('unsupported')
})

test.each([
  ['a script', drawing('<script>alert(1)</script>')],
  ['a picture of another place', drawing('<image href="file:///etc/passwd" width="9" height="9"/>')],
  ['the same with a prefix', drawing('<s:image xmlns:s="http://www.w3.org/2000/svg" href="http://127.0.0.1/"/>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`],
  ['another document', drawing('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/>')],
  ['a document of a page', drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>')],
  ['an encoding that hides words', `<?xml version="1.0" encoding="UTF-7"?>${drawing('+ADw-image/+AD4-')}`],
  [
    'elements that multiply',
    drawing(
      `<g id="a">${'<path d="M0 0h9"/>'.repeat(10)}</g>${[...'bcdefghij'].map((name, i) => `<g id="${name}">${`<use href="#${'abcdefghij'[i]}"/>`.repeat(10)}</g>`).join('')}`,
    ),
  ],
])('a drawing with %s is refused', async (_, content) => {
  expect(await problemOf(content)).toBe('unsafe_drawing')
})

test('a file above the limit is refused while it arrives, and the others are added', async () => {
  const { at } = await newProduct()
  const large = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(pictureLimits.maxFileBytes)])
  const answers = await upload(at, ['large.jpg', large], ['good.jpg', await newPicture()])
  expect(answers.map(({ name, problem }) => [name, problem])).toEqual([
    ['large.jpg', 'too_large'],
    ['good.jpg', null],
  ])
  expect(await problemOf(drawing(' '.repeat(pictureLimits.maxDrawingBytes)))).toBe('too_large')
  // Nothing of it stays.
  expect(await readdir(join(api.fileFolder, 'uploads'))).toEqual([])
})

test('more files than a request may have, and more pictures than a product may have, are refused one by one', async () => {
  const { at } = await newProduct()
  const [one, two] = [await newPicture(), await newPicture()]
  const answers = await upload(at, ...Array.from({ length: 21 }, (_, i): [string, Uint8Array] => [`${i}.jpg`, i === 20 ? two : one]))
  expect(answers.map(({ problem }) => problem)).toEqual([...Array(20).fill(null), 'too_many'])
  const pictures = await Promise.all(Array.from({ length: 60 }, () => newPicture()))
  let refused = 0
  for (let i = 0; i < 60; i += 20)
    for (const { problem } of await upload(at, ...pictures.slice(i, i + 20))) refused += Number(problem === 'too_many')
  expect([refused, (await listAt(at)).length]).toEqual([11, pictureLimits.perProduct])
})

test.each([
  ['JSON', { 'content-type': 'application/json' }, '{}', [415, 'files_expected']],
  ['no boundary', { 'content-type': 'multipart/form-data; x=y' }, 'x', [400, 'malformed_request']],
  [
    'a form that ends too soon',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nabc',
    [400, 'malformed_request'],
  ],
  [
    'a length above the limit',
    { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '999999999' },
    '--x--',
    [413, 'body_too_large'],
  ],
] as const)('%s is refused', async (_, headers, body, expected) => {
  const { at } = await newProduct()
  const sent = { method: 'POST', headers: { ...headers, authorization: `Bearer ${editor.token}` }, body }
  const response = await api.app.request(`/api/admin${at}`, sent)
  expect([response.status, (await response.json()).error.code]).toEqual(expected)
})

test('a form with hundreds of parts is refused', async () => {
  const { at } = await newProduct()
  const form = new FormData()
  for (let i = 0; i < 200; i++) form.append(`field-${i}`, 'x')
  expect(failure(await editor.post(at, form))).toEqual([413, 'body_too_large'])
})

test('the name of a file is shown without its path and never used as one', async () => {
  const { at } = await newProduct()
  const answers = await upload(
    at,
    ['../../../lock', await newPicture()],
    ['C:\\pictures\\bolt.jpg', await newPicture()],
    ['x'.repeat(400), ''],
  )
  expect(answers.map(({ name }) => name)).toEqual(['lock', 'bolt.jpg', 'x'.repeat(200)])
  expect((await readdir(api.fileFolder)).includes('lock')).toBe(false)
})

test('order and texts are changed, the first picture is the cover, and the shop shows it at once', async () => {
  const { id, at } = await newProduct()
  await upload(at, await newPicture(), await newPicture(), await newPicture())
  const from = await describedAt(at)
  const [one, two, three] = from as [Item, Item, Item]
  // Until somebody writes a better text, it is the name of the product.
  expect(one.alt).toEqual({ en: `Product ${id}`, pl: `Produkt ${id}` })
  const alt = { en: 'Front', pl: 'Przód' }
  const { status, body } = await editor.put(at, {
    from,
    pictures: [
      { ...three, alt: { en: '', pl: '' } },
      { ...one, alt, is_family_picture: true },
    ],
  })
  expect([status, body.items.map((item: Item) => item.id)]).toEqual([200, [three.id, one.id]])
  const inLanguage = async (language: string) => (await api.get(`/products/${id}`, { origin: shop.host, language })).body.pictures
  expect((await inLanguage('en-US')).map((picture: { alt: string }) => picture.alt)).toEqual(['', 'Front'])
  expect((await inLanguage('pl-PL'))[1]).toMatchObject({ alt: 'Przód', is_family_picture: true })
  expect((await describedAt(at)).some(item => item.id === two.id)).toBe(false)
})

test('a removed picture is served no more, and comes back by undo with its text', async () => {
  const { at } = await newProduct()
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  await upload(at, await newPicture(), await newPicture())
  const before = await describedAt(at)
  const [remaining, removed] = (await listAt(at)) as [Item, Item]
  const address = `${removed.picture.url}-96.webp`
  expect((await inShop(address)).status).toBe(200)
  await editor.put(at, { from: before, pictures: before.slice(0, 1) })
  expect((await inShop(address)).status).toBe(404)
  // What is added meanwhile takes neither its number nor its place.
  const [added] = await upload(at, await newPicture())
  const { items } = (await owner.get(`/shops/shop-${shop.id}/change_sets`)).body
  const change = items.find((one: { call: string }) => one.call === 'productPictures.saveProductPictures')
  expect((await owner.post(`/shops/shop-${shop.id}/change_sets/${change.id}/undo`)).body).toEqual({ skipped: [] })
  expect((await listAt(at)).map(({ id }) => id)).toEqual([remaining.id, removed.id, added?.id])
  expect((await inShop(address)).status).toBe(200)
})

test('what two people change at different pictures is merged, and the same text is a conflict', async () => {
  const { at } = await newProduct()
  await upload(at, await newPicture(), await newPicture())
  const from = await describedAt(at)
  const [one, two] = from as [Item, Item]
  const text = (of: Item, en: string) => ({ ...of, alt: { ...of.alt, en } })
  expect((await editor.put(at, { from, pictures: [text(one, 'First'), two] })).status).toBe(200)
  expect((await editor.put(at, { from, pictures: [two, { ...one, alt: { ...one.alt, pl: 'Pierwsze' } }] })).status).toBe(200)
  expect((await describedAt(at)).map(({ id, alt }) => [id, alt])).toEqual([
    [two.id, two.alt],
    [one.id, { en: 'First', pl: 'Pierwsze' }],
  ])
  const conflict = await editor.put(at, { from, pictures: [text(one, 'Other'), two] })
  expect(failure(conflict)).toEqual([409, 'pictures_changed'])
  expect(conflict.body.error.fields).toEqual({ 'pictures.1.alt.en': 'Somebody else has changed this meanwhile' })
  // A picture that is added meanwhile stays.
  const [added] = await upload(at, await newPicture())
  const { body } = await editor.put(at, { from, pictures: from })
  expect(body.items.map((item: Item) => item.id)).toContain(added?.id)
})

test('a product of another shop, an unknown one and a picture of another product are not found', async () => {
  const [mine, another] = [await newProduct(), await newProduct()]
  await upload(another.at, await newPicture())
  const theirs = await describedAt(another.at)
  const refused = await editor.put(mine.at, { from: [], pictures: theirs })
  expect([failure(refused), refused.body.error.fields]).toEqual([[422, 'invalid_body'], { 'pictures.0.id': 'There is no such thing' }])
  // Claiming that it was there does not make it so.
  expect((await editor.put(mine.at, { from: theirs, pictures: theirs })).body.items).toEqual([])
  const [only] = theirs
  expect(failure(await editor.put(another.at, { from: theirs, pictures: [only, only] }))).toEqual([422, 'invalid_body'])
  await addProduct(api.db, { shopId: other.id, id: other.first, priceNet: 1000, first: other.first })
  for (const id of [other.first, first + 9_999]) {
    const at = `/shops/shop-${shop.id}/products/${id}/pictures`
    expect(failure(await editor.get(at))).toEqual([404, 'product_not_found'])
    expect(failure(await editor.put(at, { from: [], pictures: [] }))).toEqual([404, 'product_not_found'])
    expect(failure(await editor.post(at, await filesOf(await newPicture())))).toEqual([404, 'product_not_found'])
  }
})
