import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { filesOf, newPicture } from '../../../test/uploaded-files.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shop = { id: 1047, host: 'classification-pictures.test', first: 10_470_001 }
const other = { id: 1048, host: 'no-classification-pictures.test', first: 10_480_001 }
const { first } = shop
const path = `/shops/shop-${shop.id}`
const now = new Date()
/** Each request is later than the one before, as the history orders changes by their time. */
let requests = 0

let api: TestApi
let editor: StaffMember
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => new Date(now.getTime() + ++requests) })
  for (const one of [shop, other]) await addShop(api.db, one)
  await addProduct(api.db, { shopId: shop.id, id: first, priceNet: 1000, first })
  editor = await newStaff(api, { [shop.id]: 'editor' })
  owner = await newStaff(api, { [shop.id]: 'owner' })
})
afterAll(() => api.close())

const none = { en: '', pl: '' }
const both = (en: string) => ({ en, pl: `${en} pl` })
async function created(list: string, body: object): Promise<string> {
  const answer = await editor.post(`${path}/${list}`, body)
  expect(answer.status).toBe(200)
  return `${path}/${list}/${answer.body.id}`
}
const newCategory = () =>
  created('categories', { name: both('Nails'), slugs: none, description: none, seo_title: none, seo_description: none })
const newBrand = () =>
  created('brands', { name: 'Voltan', slug: '', description: none, seo_title: none, seo_description: none, producer_id: null })
const load = async (at: string) => (await editor.get(at)).body
const idOf = (at: string) => Number(at.split('/').at(-1))
async function show(at: string, ...files: Parameters<typeof filesOf>) {
  const { status, body } = await editor.post(at, await filesOf(...files))
  expect(status).toBe(200)
  return body.files as { name: string; outcome: string; problem: string | null; id: number | null }[]
}
const inShop = async (at: string, language = 'en-US') => (await api.get(at, { origin: shop.host, language })).body
const served = async (url: string) => (await api.app.request(`${url}-96.webp`, { headers: { host: shop.host } })).status
async function undoLast() {
  const [last] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  return owner.post(`${path}/change_sets/${last.id}/undo`)
}

test('a category gets a picture, which the shop shows and serves at once', async () => {
  const at = await newCategory()
  expect((await load(at)).picture).toBeNull()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle r="9"/></svg>'
  expect(await show(`${at}/picture`, ['nail.svg', drawing])).toMatchObject([{ name: 'nail.svg', outcome: 'added', problem: null }])
  const { picture } = await load(at)
  expect(picture).toMatchObject({ alt: both('Nails'), picture: { is_drawing: false } })
  const listed = (await inShop('/category_tree', 'pl-PL')).find(({ id }: { id: number }) => id === idOf(at))
  expect(listed.picture).toMatchObject({ url: picture.picture.url, alt: 'Nails pl' })
  expect(await served(picture.picture.url)).toBe(200)
})

test('another picture takes the place of the former, which is served no more until the history brings it back', async () => {
  const at = await newCategory()
  await show(`${at}/picture`, await newPicture())
  const former = (await load(at)).picture
  const [added] = await show(`${at}/picture`, await newPicture())
  const present = (await load(at)).picture
  expect([present.id, await served(former.picture.url), await served(present.picture.url)]).toEqual([added?.id, 404, 200])
  expect((await undoLast()).body).toEqual({ skipped: [] })
  expect((await load(at)).picture).toEqual(former)
  expect([await served(former.picture.url), await served(present.picture.url)]).toEqual([200, 404])
  // The number of the one that was taken back is not given again.
  const [next] = await show(`${at}/picture`, await newPicture())
  expect(next?.id).toBeGreaterThan(present.id)
})

test('a picture is removed, once and again, and comes back by undo', async () => {
  const at = await newCategory()
  await show(`${at}/picture`, await newPicture())
  const before = (await load(at)).picture
  expect((await editor.delete(`${at}/picture`)).status).toBe(200)
  expect([(await load(at)).picture, await served(before.picture.url)]).toEqual([null, 404])
  expect((await undoLast()).body).toEqual({ skipped: [] })
  expect((await load(at)).picture).toEqual(before)
  for (let i = 0; i < 2; i++) expect((await editor.delete(`${at}/picture`)).status).toBe(200)
})

test('undo leaves a picture that has taken the place of the one that it would take back', async () => {
  const at = await newCategory()
  await show(`${at}/picture`, await newPicture())
  const [change] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  await show(`${at}/picture`, await newPicture())
  const present = (await load(at)).picture
  const { status } = await owner.post(`${path}/change_sets/${change.id}/undo`)
  expect([status, (await load(at)).picture]).toEqual([409, present])
})

test('a picture that a product shows, too, stays', async () => {
  const at = await newCategory()
  const pictures = `${path}/products/${first}/pictures`
  await show(pictures, await newPicture())
  const [{ id, picture }] = (await editor.get(pictures)).body.items
  await api.db.asOwner(now).query(sql`update categories set picture_id = ${id} where shop_id = ${shop.id} and id = ${idOf(at)}`)
  // What is shown instead has a text of its own.
  await show(`${at}/picture`, await newPicture())
  expect([(await load(at)).picture.alt, await served(picture.url)]).toEqual([both('Nails'), 200])
})

test('what is deleted takes its picture with it, and undo brings both back', async () => {
  for (const [at, name] of [
    [await newCategory(), 'picture'],
    [await newBrand(), 'logo'],
  ] as const) {
    await show(`${at}/${name}`, await newPicture())
    const before = await load(at)
    expect((await editor.delete(at)).status).toBe(200)
    expect(await served(before[name].picture.url)).toBe(404)
    expect((await undoLast()).body).toEqual({ skipped: [] })
    expect(await load(at)).toEqual(before)
    expect(await served(before[name].picture.url)).toBe(200)
  }
})

test('a brand shows its logo with texts in both languages, which a new logo takes over', async () => {
  const at = await newBrand()
  await show(
    `${at}/logo`,
    await sharp(await newPicture())
      .png()
      .toBuffer(),
  )
  const { id, alt: from } = (await load(at)).logo
  expect(from).toEqual({ en: 'Voltan', pl: 'Voltan' })
  const alt = { en: 'Voltan logo', pl: 'Logo Voltan' }
  expect((await editor.put(`${at}/logo`, { id, from, alt })).status).toBe(200)
  expect((await inShop(`/brands/${idOf(at)}`, 'pl-PL')).logo.alt).toBe('Logo Voltan')
  await show(`${at}/logo`, await newPicture())
  const { logo } = await load(at)
  expect([logo.alt, logo.id === id]).toEqual([alt, false])
  // An empty text is one: the picture says nothing that the page does not.
  expect((await editor.put(`${at}/logo`, { id: logo.id, from: alt, alt: none })).status).toBe(200)
  expect((await inShop(`/brands/${idOf(at)}`)).logo.alt).toBe('')
})

test('texts of different languages are merged, the same text is a conflict, and so is another logo', async () => {
  const at = await newBrand()
  await show(`${at}/logo`, await newPicture())
  const { id, alt: from } = (await load(at)).logo
  const describe = (alt: object) => editor.put(`${at}/logo`, { id, from, alt: { ...from, ...alt } })
  expect((await describe({ en: 'First' })).status).toBe(200)
  expect((await describe({ pl: 'Pierwsze' })).status).toBe(200)
  expect((await load(at)).logo.alt).toEqual({ en: 'First', pl: 'Pierwsze' })
  const conflict = await describe({ en: 'Other' })
  expect([failure(conflict), conflict.body.error.fields]).toEqual([
    [409, 'pictures_changed'],
    { 'alt.en': 'Somebody else has changed this meanwhile' },
  ])
  await show(`${at}/logo`, await newPicture())
  expect(failure(await describe({ en: 'Third' }))).toEqual([409, 'pictures_changed'])
  await editor.delete(`${at}/logo`)
  expect(failure(await describe({ en: 'Third' }))).toEqual([409, 'pictures_changed'])
})

test('a file that is no picture changes nothing, and of several files the first one counts', async () => {
  const at = `${await newBrand()}/logo`
  expect(await show(at, 'text')).toMatchObject([{ outcome: 'refused', problem: 'unsupported', id: null }])
  expect(await show(at)).toEqual([])
  const [one, two] = [await newPicture(), await newPicture()]
  expect((await show(at, one, two)).map(({ outcome, problem }) => [outcome, problem])).toEqual([
    ['added', null],
    ['refused', 'too_many'],
  ])
  expect(await show(at, one)).toMatchObject([{ outcome: 'present', problem: null }])
  expect(await show(at, '')).toMatchObject([{ outcome: 'refused', problem: 'empty' }])
})

test('categories and brands of another shop, and unknown ones, are not found', async () => {
  for (const [at, code] of [
    [`categories/${other.first}/picture`, 'category_not_found'],
    ['categories/999999/picture', 'category_not_found'],
    [`brands/${other.first}/logo`, 'brand_not_found'],
    ['brands/999999/logo', 'brand_not_found'],
  ] as const) {
    expect(failure(await editor.post(`${path}/${at}`, await filesOf(await newPicture())))).toEqual([404, code])
    expect(failure(await editor.delete(`${path}/${at}`))).toEqual([404, code])
  }
  expect(failure(await editor.put(`${path}/brands/999999/logo`, { id: 1, from: none, alt: none }))).toEqual([404, 'brand_not_found'])
})
