import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newEmptyShop } from '../../../test/empty-shop.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { filesOf } from '../../../test/uploaded-files.ts'
import { failure } from '../../../test/visitor.ts'
import { workOnArchives } from '../../import-jobs.ts'
import { sql } from '../../platform/database.ts'
import { exportShop } from '../export-shop.ts'
import { outcomeOf } from '../import-progress.ts'
import { archivePath } from './archive-files.ts'
import { claimDue, savePlace } from './claims.queries.ts'

const now = () => new Date()

let api: TestApi
let seller: StaffMember
let folder: string
/** The archive of the shop with everything. */
let archive: Buffer
beforeAll(async () => {
  api = await openTestApi({ clock: now })
  seller = await newStaff(api, { 1: 'owner' })
  folder = mkdtempSync(join(tmpdir(), 'stragan-archive-'))
  const file = join(folder, 'shop.zip')
  await exportShop(deps(), { host: 'tools.localhost', file })
  archive = readFileSync(file)
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const deps = () => ({ db: api.db, clock: now, log: silent, fileFolder: api.fileFolder })
const work = (isStopped?: () => boolean, clock = now) => workOnArchives({ ...deps(), clock }, isStopped)

type Shop = Awaited<ReturnType<typeof newEmptyShop>>
const shopAt = (host: string) => newEmptyShop(api, host, now())
const at = ({ code }: Pick<Shop, 'code'>, rest = '') => `/shops/${code}/archives${rest}`

async function upload(shop: Shop, content: Uint8Array) {
  const { status, body } = await shop.owner.post(at(shop, '/uploaded'), await filesOf(['shop.zip', content]))
  expect([status, body.error]).toEqual([200, undefined])
  return body.id as string
}
const load = async (shop: Shop, id: string) => (await shop.owner.get(at(shop, `/${id}`))).body
const take = async (shop: Shop, id: string, step: string) => failureOf(await shop.owner.put(at(shop, `/${id}/${step}`)))
const failureOf = ({ body }: Awaited<ReturnType<StaffMember['put']>>) => body.error?.code ?? null

const counts = ['created', 'changed', 'unchanged', 'refused'] as const
type Counts = Record<(typeof counts)[number], number>
const countsOf = (of: Counts) => counts.map(one => of[one])

/** Tries an archive and reads it in; `run` works on it until it is done. */
async function readIn(shop: Shop, content: Uint8Array, run = async () => work()) {
  const id = await upload(shop, content)
  await run()
  const trial = await load(shop, id)
  expect(trial).toMatchObject({ state: 'checked', failure: null })
  expect(await take(shop, id, 'run')).toBeNull()
  await run()
  const done = await load(shop, id)
  expect(done).toMatchObject({ state: 'imported', failure: null })
  for (const one of [trial, done])
    for (const of of counts) expect(one[of]).toBe(one.parts.reduce((sum: number, part: Counts) => sum + part[of], 0))
  return { id, trial, done }
}

const partsOf = ({ parts }: { parts: (Counts & { name: string })[] }) => parts.map(part => [part.name, ...countsOf(part)])

test('an owner exports the shop as a job and downloads the file, until the next export', async () => {
  const { status, body: begun } = await seller.post('/shops/tools/archives')
  expect([status, begun.state, begun.bytes, begun.available_until]).toEqual([200, 'exporting', null, null])
  expect(failure(await seller.post('/shops/tools/archives'))).toEqual([409, 'archive_in_progress'])
  expect(failure(await seller.get(`/shops/tools/archives/${begun.id}/archive.zip`))).toEqual([404, 'archive_file_gone'])
  await work()
  const { body: done } = await seller.get(`/shops/tools/archives/${begun.id}`)
  expect(done).toMatchObject({ state: 'exported', bytes: archive.length, missing_files: 0, current_file: null })
  expect(done.contents).toContainEqual({
    name: 'files',
    count: Object.keys(unzipSync(archive)).filter(name => name.startsWith('files/')).length,
  })
  const file = await api.app.request(`/api/admin/shops/tools/archives/${begun.id}/archive.zip`, {
    headers: { authorization: `Bearer ${seller.token}` },
  })
  expect(file.headers.get('content-type')).toBe('application/zip')
  expect(Buffer.from(await file.arrayBuffer()).equals(archive)).toBe(true)
  const { body: next } = await seller.post('/shops/tools/archives')
  // The first one is there until the second one is.
  expect((await seller.get(`/shops/tools/archives/${begun.id}`)).body.available_until).not.toBeNull()
  await work()
  expect((await seller.get(`/shops/tools/archives/${begun.id}`)).body.available_until).toBeNull()
  expect(existsSync(archivePath(api.fileFolder, begun.id))).toBe(false)
  const { body: listed } = await seller.get('/shops/tools/archives')
  expect(listed.items.map(({ id }: { id: string }) => id)).toEqual([next.id, begun.id])
})

test('an export is downloaded with its length, however long that takes', async () => {
  const { body: begun } = await seller.post('/shops/tools/archives')
  await work()
  const file = await api.app.request(`/api/admin/shops/tools/archives/${begun.id}/archive.zip`, {
    headers: { authorization: `Bearer ${seller.token}` },
  })
  expect(file.headers.get('content-length')).toBe(String(archive.length))
  const chunks: Uint8Array[] = []
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  try {
    for await (const chunk of file.body as ReadableStream<Uint8Array>) {
      chunks.push(chunk)
      vi.setSystemTime(Date.now() + 16 * 60_000)
      vi.advanceTimersByTime(1000)
    }
  } finally {
    vi.useRealTimers()
  }
  expect(chunks.length).toBeGreaterThan(1)
  expect(Buffer.concat(chunks).equals(archive)).toBe(true)
})

test('an export that is stopped leaves no file, and one that is interrupted is written anew', async () => {
  const { body: stopped } = await seller.post('/shops/tools/archives')
  expect((await seller.put(`/shops/tools/archives/${stopped.id}/stop`)).body).toMatchObject({ state: 'stopped' })
  await work()
  const { body: interrupted } = await seller.post('/shops/tools/archives')
  let left = 3
  await work(() => left-- < 0)
  expect((await seller.get(`/shops/tools/archives/${interrupted.id}`)).body).toMatchObject({
    state: 'exporting',
    current_file: expect.any(String),
  })
  expect(readdirSync(join(api.fileFolder, 'archives')).filter(name => name.endsWith('.partial'))).toEqual([])
  await work()
  expect((await seller.get(`/shops/tools/archives/${interrupted.id}`)).body).toMatchObject({ state: 'exported', bytes: archive.length })
})

test('a long archive does not hold up that of another shop', async () => {
  const other = await shopAt('short.test')
  const { body: long } = await seller.post('/shops/tools/archives')
  const { body: short } = await other.owner.post(at(other))
  await workOnArchives(deps(), undefined, { slots: 1, turnMs: 0 })
  const endOf = async (person: StaffMember, path: string) => {
    const { state, finished_at } = (await person.get(path)).body
    expect(state).toBe('exported')
    return finished_at
  }
  expect((await endOf(other.owner, at(other, `/${short.id}`))) < (await endOf(seller, `/shops/tools/archives/${long.id}`))).toBe(true)
})

test('an uploaded archive is tried, read in, and changes nothing when it is checked again', { timeout: 120_000 }, async () => {
  const shop = await shopAt('uploaded.test')
  const { id, trial, done } = await readIn(shop, archive)
  expect(trial.created).toBeGreaterThan(0)
  expect(countsOf(done).at(-1)).toBe(0)
  expect(done.parts.find(({ name }: { name: string }) => name === 'products.csv').import_id).toEqual(expect.any(String))
  expect(await take(shop, id, 'check')).toBeNull()
  await work()
  expect(await load(shop, id)).toMatchObject({ state: 'checked', created: 0, changed: 0, refused: 0 })
})

test('an import that is interrupted again and again ends with the counts of one that is not', { timeout: 240_000 }, async () => {
  const [calm, interrupted] = [await shopAt('calm.test'), await shopAt('interrupted.test')]
  let interruptions = 0
  const again = async () => {
    for (let allowed = 3; ; allowed += 6, interruptions++) {
      let left = allowed
      await work(() => left-- < 0)
      const { items } = (await interrupted.owner.get(at(interrupted))).body
      if (items[0].state === 'checked' || items[0].state === 'imported') return
    }
  }
  const expected = await readIn(calm, archive)
  const found = await readIn(interrupted, archive, again)
  expect(interruptions).toBeGreaterThan(10)
  expect(partsOf(found.trial)).toEqual(partsOf(expected.trial))
  expect(partsOf(found.done)).toEqual(partsOf(expected.done))
})

const small = {
  'shop.json': strToU8(JSON.stringify({ format: 'stragan-shop', version: 1, settings: {} })),
  'products.csv': strToU8('symbol\n'),
}
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="5"/></svg>'
const zipped = (files: Zippable) => zipSync({ ...small, ...files })
const brand = (slug: string, more = {}) => {
  const texts = { en: '', pl: '' }
  return `${JSON.stringify({ name: slug, slug, description: texts, seo_title: texts, seo_description: texts, producer: null, logo: null, ...more })}\n`
}

test('an entry that cannot be read in is named with its line and the reason', async () => {
  const shop = await shopAt('refused.test')
  const brands = strToU8(brand('one') + brand('two', { producer: 'Nobody' }) + brand('one') + brand('three', { name: 3 }))
  const { done } = await readIn(shop, zipped({ 'brands.jsonl': brands }))
  const part = done.parts.find(({ name }: { name: string }) => name === 'brands.jsonl')
  expect(countsOf(part)).toEqual([1, 0, 0, 3])
  expect(part.problems).toMatchObject([
    { line: 2, problem: 'not_in_shop', subject: 'Nobody' },
    { line: 3, problem: 'twice' },
    { line: 4, problem: 'not_valid', subject: 'name' },
  ])
})

test('a run that is stopped keeps what was done, and goes on', async () => {
  const shop = await shopAt('stopped.test')
  const id = await upload(shop, zipped({ 'brands.jsonl': strToU8(brand('one') + brand('two')) }))
  expect(await take(shop, id, 'run')).toBe('archive_step_refused')
  expect(await take(shop, id, 'stop')).toBeNull()
  expect(await load(shop, id)).toMatchObject({ state: 'ready', parts: [] })
  expect(await take(shop, id, 'check')).toBeNull()
  await work()
  expect(await take(shop, id, 'run')).toBeNull()
  let left = 6
  await work(() => left-- < 0)
  expect(await take(shop, id, 'stop')).toBeNull()
  await work()
  expect(await load(shop, id)).toMatchObject({ state: 'stopped', has_run: true })
  expect(await take(shop, id, 'run')).toBeNull()
  await work()
  expect(await load(shop, id)).toMatchObject({ state: 'imported', created: 2, refused: 0 })
})

/** A moment some seconds from now. */
const after = (seconds: number) => () => new Date(Date.now() + seconds * 1000)
/** Stops work that would go on without end. */
const atMost = (calls: number) => () => calls-- < 0

test('work that fails at the same place is repeated after a pause, five times', async () => {
  const shop = await shopAt('failing.test')
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 32)
  const logo = { file: hash, alt: { en: '', pl: '' } }
  const lines = strToU8(brand('one') + brand('two', { logo }))
  const id = await upload(shop, zipped({ 'brands.jsonl': lines, [`files/${hash}.svg`]: strToU8(drawing) }))
  await work()
  expect(await take(shop, id, 'run')).toBeNull()
  // Nothing can be written into what is no folder.
  const fileFolder = join(folder, 'full')
  mkdirSync(fileFolder)
  symlinkSync(join(api.fileFolder, 'archives'), join(fileFolder, 'archives'))
  writeFileSync(join(fileFolder, 'pictures'), '')
  const attempt = (clock: () => Date) => workOnArchives({ ...deps(), fileFolder, clock }, atMost(1000))
  await attempt(now)
  expect(await load(shop, id)).toMatchObject({ state: 'importing', created: 1 })
  await attempt(after(5))
  const attempts = async () => {
    const [row] = await api.db.asOwner(now()).query<{ failed_attempts: number }>(sql`select failed_attempts from archives where id = ${id}`)
    return row?.failed_attempts
  }
  // The first one got on.
  expect(await attempts()).toBe(0)
  for (let minutes = 1; minutes <= 5; minutes++) {
    expect(await load(shop, id)).toMatchObject({ state: 'importing', failure: null })
    await attempt(after(minutes * 60))
    expect(await attempts()).toBe(minutes)
  }
  expect(await load(shop, id)).toMatchObject({ state: 'failed', created: 1, failure: { kind: 'error', reason: null } })
})

test('work that ends the process each time it reads the same lines is given up', async () => {
  const shop = await shopAt('ending.test')
  const id = await upload(shop, zipped({ 'brands.jsonl': strToU8(brand('one')) }))
  const place = { outcome: outcomeOf('brands.jsonl'), line: 0 }
  for (let minutes = 0; minutes <= 5; minutes++) {
    const clock = after(minutes * 120)
    const claim = await claimDue(api.db, clock())
    expect([claim?.id, claim?.failed_attempts]).toEqual([id, Math.max(1, minutes)])
    if (claim) expect(await savePlace(api.db.withTenant(shop.id, clock()), claim, place)).toBe(true)
  }
  await work(atMost(1000), after(3600))
  expect(await load(shop, id)).toMatchObject({ state: 'failed', failure: { kind: 'error' } })
})

test('settings that the shop cannot take are named by the trial, and by a run after a change of the shop', async () => {
  const shop = await shopAt('settings.test')
  const settingsOf = (settings: object) => ({
    'shop.json': strToU8(JSON.stringify({ format: 'stragan-shop', version: 1, settings })),
  })
  const reasonOf = async (id: string) => {
    await work(atMost(1000))
    const { state, failure: found } = await load(shop, id)
    return [state, found?.reason.problem, found?.reason.subject]
  }
  const rates = [23, 8].map(percent => ({ enabled: true, percent, name: `${percent}%`, is_default: percent === 23 }))
  const before = (await shop.owner.get(`/shops/${shop.code}/money_settings/vat_tax`)).body
  const id = await upload(shop, zipped(settingsOf({ vat_tax: rates })))
  expect(await reasonOf(id)).toEqual(['checked', undefined, undefined])
  await api.db.asOwner(now()).query(sql`
    insert into products (shop_id, id, symbol, name, slug, vat_percent, has_variants)
    values (${shop.id}, 1, 'BOOK', '{"en": "Book", "pl": "Książka"}', '{"en": "book", "pl": "ksiazka"}', 5, false)`)
  expect(await take(shop, id, 'run')).toBeNull()
  const inUse = ['failed', 'settings_in_use', 'vat_tax']
  expect(await reasonOf(id)).toEqual(inUse)
  expect(await take(shop, id, 'check')).toBeNull()
  expect(await reasonOf(id)).toEqual(inUse)
  expect((await shop.owner.get(`/shops/${shop.code}/money_settings/vat_tax`)).body).toEqual(before)
  const languages = [{ enabled: true, code: 'en', locale: 'no locale' }]
  const invalid = ['failed', 'settings_not_valid', expect.stringMatching(/^languages \(entries/)]
  expect(await reasonOf(await upload(shop, zipped(settingsOf({ languages }))))).toEqual(invalid)
})

test('a problem whose text would be cut within a character is shown', async () => {
  const shop = await shopAt('characters.test')
  const nothing = { slug: null, valid_until: null, picture: null, document: null }
  const record = { kind: 'article', id: 1, position: 0, published_at: now().toISOString(), ...nothing, record: { ['😀'.repeat(300)]: 1 } }
  const id = await upload(shop, zipped({ 'records.jsonl': strToU8(JSON.stringify(record)) }))
  await work(atMost(1000))
  const { state, parts } = await load(shop, id)
  expect(state).toBe('checked')
  const { problems } = parts.find(({ name }: { name: string }) => name === 'records.jsonl')
  expect(problems).toMatchObject([{ line: 1, problem: 'not_valid', subject: `record.${'😀'.repeat(246)}\ufffd` }])
})

test('what is no archive, or a hostile one, is refused before anything of it is stored', async () => {
  const shop = await shopAt('hostile.test')
  const refused = async (content: Uint8Array) => {
    const { status, body } = await shop.owner.post(at(shop, '/uploaded'), await filesOf(['shop.zip', content]))
    expect([status, body.error.code]).toEqual([422, 'archive_refused'])
    const { problem, subject } = body.error.details
    return `${problem} ${subject}`.trim()
  }
  expect(await refused(Buffer.from('no archive'))).toBe('damaged')
  expect(await refused(zipped({ '../../etc/cron.d/job': strToU8('x') }))).toBe('unsafe_name ../../etc/cron.d/job')
  expect(await refused(zipped({ 'index.html': strToU8('x') }))).toBe('unknown_file index.html')
  expect(await refused(zipped({ 'shop.json': [new Uint8Array(5 * 1024 * 1024), { level: 9 }] }))).toBe('file_too_large shop.json')
  expect((await shop.owner.get(at(shop))).body.items).toEqual([])
  expect(failure(await shop.owner.post(at(shop, '/uploaded'), await filesOf()))).toEqual([415, 'files_expected'])
  // What only its lines show fails the trial.
  const id = await upload(shop, zipped({ 'brands.jsonl': strToU8('{"slug":') }))
  await work()
  const reason = { problem: 'line_no_json', subject: 'brands.jsonl', number: 1 }
  expect(await load(shop, id)).toMatchObject({ state: 'failed', failure: { kind: 'refused', reason } })
  expect(await take(shop, id, 'run')).toBe('archive_step_refused')
})

test('only somebody with all rights reads an archive in, and each shop has its own', async () => {
  const [one, other] = [await shopAt('one.test'), await shopAt('other.test')]
  const id = await upload(one, zipped({}))
  await work()
  expect(await take(other, id, 'run')).toBe('archive_not_found')
  expect(failure(await other.owner.get(at(other, `/${id}`)))).toEqual([404, 'archive_not_found'])
  const manager = await newStaff(api, { [one.id]: 'manager' })
  for (const answer of [await manager.get(at(one)), await manager.post(at(one)), await manager.put(at(one, `/${id}/run`))])
    expect(failure(answer)).toEqual([403, 'permission_denied'])
})
