import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmptyShop } from '../../../test/empty-shop.ts'
import { failingQueryable } from '../../../test/intercepted-database.ts'
import { newStaff } from '../../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { filesOf } from '../../../test/uploaded-files.ts'
import { failure } from '../../../test/visitor.ts'
import { archiveQueue, workOnArchives } from '../../import-jobs.ts'
import type { Database } from '../../platform/database.ts'
import { startJobQueues } from '../../platform/job-queues.ts'
import { archivePath, deleteArchiveFiles } from './archive-files.ts'

let laterMs = 0
const now = () => new Date(Date.now() + laterMs)
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ hasOwnFiles: true, clock: now })
})
afterAll(() => api.close())

const deps = () => ({ db: api.db, clock: now, log: silent, fileFolder: api.fileFolder })

const archive = zipSync({
  'shop.json': strToU8(JSON.stringify({ format: 'stragan-shop', version: 1, settings: {} })),
  'products.csv': strToU8('symbol\n'),
})

test('what a killed process has left is deleted at the next start of an embedded database, and after two days', async () => {
  const { code, owner } = await newEmptyShop(api, 'killed.test', now())
  const { id } = (await owner.post(`/shops/${code}/archives/uploaded`, await filesOf(['shop.zip', archive]))).body
  const folder = join(api.fileFolder, 'archives')
  const inFolder = () => readdirSync(folder).filter(name => name !== `${id}.zip`)
  // What is there while an archive is read: the process could end at this moment.
  const left: string[] = []
  await workOnArchives(deps(), () => {
    for (const name of inFolder()) if (!left.includes(name)) left.push(name)
    return false
  })
  expect(left).toHaveLength(1)
  expect(inFolder()).toEqual([])
  for (const name of [...left, 'unfinished.zip.partial']) mkdirSync(join(folder, name))
  await deleteArchiveFiles(api.fileFolder, now())
  expect(inFolder()).toHaveLength(2)
  await deleteArchiveFiles(api.fileFolder, new Date(now().getTime() + 3 * 86_400_000))
  expect([inFolder(), existsSync(archivePath(api.fileFolder, id))]).toEqual([[], true])
  for (const name of left) mkdirSync(join(folder, name))
  await archiveQueue(deps()).work(() => false)
  expect(inFolder()).toEqual(api.db.kind === 'embedded' ? [] : left)
})

test('work on archives begins although the first statement of the process fails', async () => {
  const { code, owner } = await newEmptyShop(api, 'late-database.test', now())
  const { id } = (await owner.post(`/shops/${code}/archives/uploaded`, await filesOf(['shop.zip', archive]))).body
  let failures = 1
  const asOwner: Database['asOwner'] = (...given) =>
    failures-- > 0 ? failingQueryable(new Error('The database is not there yet')) : api.db.asOwner(...given)
  const failing = { ...deps(), db: { ...api.db, asOwner } }
  const { stop } = startJobQueues(failing, [archiveQueue(failing)])
  await expect.poll(async () => (await owner.get(`/shops/${code}/archives/${id}`)).body.state, { timeout: 20_000 }).toBe('checked')
  await stop()
})

test('an export is named by the day in the time zone of the shop', async () => {
  const today = now().toISOString().slice(0, 10)
  laterMs = Date.parse(`${today}T23:30:00Z`) - Date.now()
  const { code, owner } = await newEmptyShop(api, 'midnight.test', now())
  const tomorrow = new Date(now().getTime() + 3_600_000).toISOString().slice(0, 10)
  expect((await owner.post(`/shops/${code}/archives`)).body.file_name).toBe(`shop-${tomorrow}.zip`)
  laterMs = 0
})

test('a file expires after seven days', async () => {
  const shop = await newEmptyShop(api, 'not-expired.test', now())
  const at = `/shops/${shop.code}/archives`
  const { id } = (await shop.owner.post(`${at}/uploaded`, await filesOf(['shop.zip', archive]))).body
  await workOnArchives(deps())
  laterMs = 8 * 86_400_000
  await deleteArchiveFiles(api.fileFolder, now())
  expect(existsSync(archivePath(api.fileFolder, id))).toBe(false)
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  expect((await owner.get(`${at}/${id}`)).body).toMatchObject({ state: 'checked', available_until: null })
  expect(failure(await owner.put(`${at}/${id}/run`))).toEqual([404, 'archive_file_gone'])
})
