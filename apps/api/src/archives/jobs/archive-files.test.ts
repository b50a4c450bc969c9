import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmptyShop } from '../../../test/empty-shop.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { filesOf } from '../../../test/uploaded-files.ts'
import { startArchives, workOnArchives } from '../../import-jobs.ts'
import { archivePath, deleteArchiveFiles } from './archive-files.ts'

const now = new Date()
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ hasOwnFiles: true })
})
afterAll(() => api.close())

const deps = () => ({ db: api.db, clock: () => new Date(), log: silent, fileFolder: api.fileFolder })

test('what a killed process has left is deleted at the next start of an embedded database, and after two days', async () => {
  const { code, owner } = await newEmptyShop(api, 'killed.test', now)
  const archive = zipSync({
    'shop.json': strToU8(JSON.stringify({ format: 'stragan-shop', version: 1, settings: {} })),
    'products.csv': strToU8('symbol\n'),
  })
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
  await deleteArchiveFiles(api.fileFolder, now)
  expect(inFolder()).toHaveLength(2)
  await deleteArchiveFiles(api.fileFolder, new Date(now.getTime() + 3 * 86_400_000))
  expect([inFolder(), existsSync(archivePath(api.fileFolder, id))]).toEqual([[], true])
  for (const name of left) mkdirSync(join(folder, name))
  const { stop } = startArchives(deps())
  await stop()
  expect(inFolder()).toEqual(api.db.kind === 'embedded' ? [] : left)
})
