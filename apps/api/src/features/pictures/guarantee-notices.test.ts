import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addShop } from '../../../test/fixtures.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { filesOf, newPicture } from '../../../test/uploaded-files.ts'
import { failure } from '../../../test/visitor.ts'

const shop = { id: 1049, host: 'guarantee-notices.test', first: 10_490_001 }
const other = { id: 1050, host: 'no-guarantee-notices.test', first: 10_500_001 }
const path = `/shops/shop-${shop.id}`
const notices = `${path}/guarantee_notices`
const now = new Date()
/** Each request is later than the one before, as the history orders changes by their time. */
let requests = 0

let api: TestApi
let owner: StaffMember
let manager: StaffMember
beforeAll(async () => {
  api = await openTestApi({ hasOwnFiles: true, clock: () => new Date(now.getTime() + ++requests) })
  for (const one of [shop, other]) await addShop(api.db, one)
  owner = await newStaff(api, { [shop.id]: 'owner', [other.id]: 'owner' })
  manager = await newStaff(api, { [shop.id]: 'manager' })
})
afterAll(() => api.close())

const wide = () => newPicture(800)
const load = async () => (await manager.get(notices)).body
async function send(language: string, ...files: Parameters<typeof filesOf>) {
  const { status, body } = await manager.post(`${notices}/${language}`, await filesOf(...files))
  expect(status).toBe(200)
  return body.files as { outcome: string; problem: string | null; id: number | null }[]
}
const inShop = async (language: string, host = shop.host) =>
  (await api.get('/content', { origin: host, language })).body.guarantee_notice as { url: string; width: number } | null
const served = async (url: string) => (await api.app.request(`${url}-720.webp`, { headers: { host: shop.host } })).status
async function undoLast() {
  const [last] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  return owner.post(`${path}/change_sets/${last.id}/undo`)
}

test('each language has its own picture, which the shop shows in that language alone', async () => {
  expect(await load()).toEqual({ en: null, pl: null })
  const [added] = await send('pl', await wide())
  const { en, pl } = await load()
  expect([en, pl.id, pl.picture.width]).toEqual([null, added?.id, 800])
  expect(await inShop('pl-PL')).toMatchObject({ url: pl.picture.url, is_drawing: false })
  expect([await inShop('en-US'), await inShop('pl-PL', other.host)]).toEqual([null, null])
  expect(await served(pl.picture.url)).toBe(200)
  await send('en', await wide())
  expect((await inShop('en-US'))?.url).toBe((await load()).en.picture.url)
  expect((await load()).pl).toEqual(pl)
})

test('PNG, WebP, AVIF and a drawing are taken, too', async () => {
  const picture = () => wide().then(bytes => sharp(bytes))
  const files = [
    await (await picture()).png().toBuffer(),
    await (await picture()).webp().toBuffer(),
    await (await picture()).avif().toBuffer(),
    '<svg xmlns="http://www.w3.org/2000/svg" width="210" height="297"><circle r="9"/></svg>',
  ]
  for (const file of files) expect(await send('en', file)).toMatchObject([{ outcome: 'added' }])
  // The drawing is rendered as large as a picture may be.
  expect((await load()).en.picture).toMatchObject({ height: 2400, is_drawing: false })
})

test('another picture takes the place of the former, which is served no more until the history brings it back', async () => {
  await send('pl', await wide())
  const former = (await load()).pl
  await send('pl', await wide())
  const present = (await load()).pl
  expect([await served(former.picture.url), await served(present.picture.url)]).toEqual([404, 200])
  expect((await undoLast()).body).toEqual({ skipped: [] })
  expect((await load()).pl).toEqual(former)
  expect([await served(former.picture.url), await served(present.picture.url)]).toEqual([200, 404])
})

test('a picture is removed, once and again, and comes back by undo; so is the first one taken back', async () => {
  await send('pl', await wide())
  const { pl } = await load()
  expect((await manager.delete(`${notices}/pl`)).status).toBe(200)
  expect([(await load()).pl, await inShop('pl-PL'), await served(pl.picture.url)]).toEqual([null, null, 404])
  expect((await undoLast()).body).toEqual({ skipped: [] })
  expect((await load()).pl).toEqual(pl)
  for (let i = 0; i < 2; i++) expect((await manager.delete(`${notices}/pl`)).status).toBe(200)
  await send('pl', await wide())
  const first = (await load()).pl
  expect((await undoLast()).body).toEqual({ skipped: [] })
  expect([(await load()).pl, await served(first.picture.url)]).toEqual([null, 404])
})

test('undo leaves a picture that has taken the place of the one that it would take back', async () => {
  await manager.delete(`${notices}/pl`)
  await send('pl', await wide())
  const [change] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  await send('pl', await wide())
  const present = (await load()).pl
  const { status } = await owner.post(`${path}/change_sets/${change.id}/undo`)
  expect([status, (await load()).pl]).toEqual([409, present])
})

test('the same picture in both languages stays in one when the other removes it', async () => {
  const picture = await wide()
  await send('en', picture)
  await send('pl', picture)
  expect(await send('pl', picture)).toMatchObject([{ outcome: 'present', problem: null }])
  await manager.delete(`${notices}/en`)
  const { pl } = await load()
  expect(await served(pl.picture.url)).toBe(200)
})

test('of several uploads at once one counts, and each gets its number', async () => {
  const pictures = await Promise.all(Array.from({ length: 4 }, wide))
  const outcomes = await Promise.all(pictures.map(picture => send('en', picture)))
  const ids = outcomes.map(([file]) => file?.id)
  expect([new Set(ids).size, outcomes.every(([file]) => file?.outcome === 'added')]).toEqual([4, true])
  expect(ids).toContain((await load()).en.id)
})

test('what is no legible picture changes nothing, and of several files the first one counts', async () => {
  const stored = () => readdir(join(api.fileFolder, 'pictures', 'originals'))
  const [before, files] = [await load(), await stored()]
  expect(await send('pl', await newPicture(599))).toMatchObject([{ outcome: 'refused', problem: 'too_narrow', id: null }])
  expect(await send('pl', 'text')).toMatchObject([{ outcome: 'refused', problem: 'unsupported' }])
  expect(await send('pl')).toEqual([])
  expect([await load(), await stored()]).toEqual([before, files])
  expect((await send('pl', await wide(), await wide())).map(({ outcome, problem }) => [outcome, problem])).toEqual([
    ['added', null],
    ['refused', 'too_many'],
  ])
})

test('there is a notice in the languages of shops alone, and who may not write settings changes none', async () => {
  expect(failure(await manager.delete(`${notices}/de`))).toEqual([404, 'not_found'])
  const editor = await newStaff(api, { [shop.id]: 'editor' })
  expect(failure(await editor.get(notices))).toEqual([403, 'permission_denied'])
  expect(failure(await editor.post(`${notices}/pl`, await filesOf(await wide())))).toEqual([403, 'permission_denied'])
  expect(failure(await editor.delete(`${notices}/pl`))).toEqual([403, 'permission_denied'])
})
