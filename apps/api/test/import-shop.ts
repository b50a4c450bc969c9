import { expect } from 'vitest'
import { workOnImports } from '../src/import-jobs.ts'
import { sql } from '../src/platform/database.ts'
import { addShop } from './fixtures.ts'
import { newStaff, type StaffMember } from './staff.ts'
import { openTestApi, silent, type TestApi } from './test-api.ts'
import { filesOf } from './uploaded-files.ts'

interface ImportShop {
  api: TestApi
  owner: StaffMember
  path: string
  shopId: number
  now: () => Date
}

/** A clock whose every reading is a millisecond after the one before, so that moments differ. */
export function tickingClock(): (() => Date) & { advance: (ms: number) => void } {
  let time = Date.parse('2027-05-03T12:00:00Z')
  const advance = (ms: number) => {
    time += ms
  }
  return Object.assign(() => new Date(++time), { advance })
}

/** A shop with sizes and colours, whose owner imports. */
export async function openImportShop(shopId: number, now: () => Date, given: Parameters<typeof openTestApi>[0] = {}): Promise<ImportShop> {
  const api = await openTestApi({ clock: now, hasOwnFiles: true, ...given })
  await addImportShop(api, shopId, now())
  return { api, shopId, now, path: `/shops/shop-${shopId}`, owner: await newStaff(api, { [shopId]: 'owner' }) }
}

export async function addImportShop(api: TestApi, shopId: number, now: Date): Promise<void> {
  await addShop(api.db, { id: shopId, host: `imports-${shopId}.test`, first: shopId * 10_000 }, now)
  await api.db.asOwner(now).query(sql`
    insert into features (shop_id, id, code, position, name) values (${shopId}, 1, 'size', 1, '{"en": "Size"}'), (${shopId}, 2, 'drive', 2, '{"en": "Drive"}')`)
  await api.db.asOwner(now).query(sql`
    insert into feature_values (shop_id, id, feature_id, code, position, name)
    select ${shopId}, feature * 10 + n, feature, 'v' || n, n, jsonb_build_object('en', 'V' || n) from generate_series(1, 5) n, generate_series(1, 2) feature`)
}

export const work = ({ api, now }: ImportShop, isStopped?: () => boolean) =>
  workOnImports({ db: api.db, clock: now, log: silent, fileFolder: api.fileFolder }, isStopped)

/** Uploads a file, of products unless the query says otherwise, and has its rows stored. */
export async function uploaded(shop: ImportShop, content: string | Uint8Array, person = shop.owner, query = '') {
  const { status, body } = await person.post(`${shop.path}/imports${query}`, await filesOf(['products.csv', content]))
  expect([status, body.error]).toEqual([200, undefined])
  await work(shop)
  return `${shop.path}/imports/${body.id}`
}

export const load = async ({ owner }: ImportShop, at: string) => (await owner.get(at)).body
export const fieldsOf = async (shop: ImportShop, at: string) =>
  (await load(shop, at)).columns.map(({ field }: { field: string | null }) => field)

export async function step(shop: ImportShop, at: string, name: 'check' | 'run' | 'undo' | 'stop', body?: object) {
  const { status, body: answer } = await shop.owner.put(`${at}/${name}`, body)
  expect([status, answer.error]).toEqual([200, undefined])
}

/** What an import would be checked with on its page, apart from columns whose field is given by their titles. */
async function choicesOf(shop: ImportShop, at: string, given: Record<string, string | null> = {}) {
  const { columns, create_missing, prices_include_vat, vat_percent } = await load(shop, at)
  const fieldOf = ({ title, field }: { title: string; field: string | null }) => (title in given ? given[title] : field)
  return { fields: columns.map(fieldOf), create_missing, prices_include_vat, vat_percent }
}

/** Tries an import, and then runs it; returns it with its rows. */
export async function imported(shop: ImportShop, content: string | Uint8Array, given?: Record<string, string | null>) {
  const before = await exported(shop)
  const at = await uploaded(shop, content)
  await step(shop, at, 'check', await choicesOf(shop, at, given))
  await work(shop)
  const trial = await load(shop, at)
  const tried = await rowsOf(shop, at)
  expect(await exported(shop)).toBe(before)
  await step(shop, at, 'run')
  await work(shop)
  const result = await load(shop, at)
  const rows = await rowsOf(shop, at)
  // A trial says what the run does.
  expect([trial.state, result.state]).toEqual(['checked', 'imported'])
  expect([rows, result.creations]).toEqual([tried, trial.creations])
  for (const one of [trial, result]) expect(one.created + one.changed + one.unchanged + one.refused).toBe(one.rows)
  return { at, rows, ...counts(result) }
}

export const counts = ({ created, changed, unchanged, refused }: Record<string, unknown>) => ({ created, changed, unchanged, refused })

interface Row {
  number: number
  symbol: string | null
  outcome: string
  notes: string[]
  fields: string[]
  problems: { field: string | null; problem: string }[]
  price_net_before: number | null
  price_net: number | null
}

export async function rowsOf({ owner }: ImportShop, at: string): Promise<Row[]> {
  const rows: Row[] = []
  let after = ''
  do {
    const { body } = await owner.get(`${at}/rows?limit=100${after && `&after=${after}`}`)
    rows.push(...body.items)
    after = body.next ?? ''
  } while (after !== '')
  return rows
}

/** All products of a shop as a file. */
export const exported = async ({ owner, path }: ImportShop, query = '') =>
  (await owner.get(`${path}/product_rows.csv${query}`)).body as string
