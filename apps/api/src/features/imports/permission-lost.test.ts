import { afterAll, beforeAll, expect, test } from 'vitest'
import { exported, load, openImportShop, work } from '../../../test/import-shop.ts'
import { newStaff, requestsWith } from '../../../test/staff.ts'
import { silent } from '../../../test/test-api.ts'
import { filesOf } from '../../../test/uploaded-files.ts'
import { fetchPictures } from '../../import-jobs.ts'
import { sql } from '../../platform/database.ts'
import { openPublicNetwork } from '../../platform/public-network.ts'

// A job does what its person may do now, not what they could when they requested it.

const shopId = 979
const clock = () => new Date()

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop(shopId, clock)
})
afterAll(() => shop.api.close())

type Person = Pick<Awaited<ReturnType<typeof newStaff>>, 'post' | 'put' | 'get'>
const query = (statement: ReturnType<typeof sql>) => shop.api.db.asOwner(clock()).query(statement)
const file = 'symbol,name_en,vat_percent,price_net\r\nAWL,Awl,23,4\r\n'
const withPicture = 'symbol,name_en,vat_percent,pictures\r\nADZE,Adze,23,https://pictures.test/adze.jpg\r\n'

async function sent(person: Person, content = file) {
  const { body } = await person.post(`${shop.path}/imports`, await filesOf(['products.csv', content]))
  return `${shop.path}/imports/${body.id}`
}
async function checked(person: Person, content = file) {
  const at = await sent(person, content)
  await work(shop)
  const { columns } = await load(shop, at)
  const fields = columns.map(({ field }: { field: string | null }) => field)
  await put(person, `${at}/check`, { fields, create_missing: false, prices_include_vat: false })
  await work(shop)
  return at
}
async function put(person: Person, path: string, body?: object) {
  const { status, body: answer } = await person.put(path, body)
  expect([status, answer.error]).toEqual([200, undefined])
}
const stateOf = async (at: string) => {
  const { state, failure, rows } = await load(shop, at)
  return [state, failure, rows]
}

test.each([
  ['whose role changes', (id: string) => sql`update memberships set role = 'warehouse' where shop_id = ${shopId} and staff_id = ${id}`],
  ['who leaves the shop', (id: string) => sql`delete from memberships where shop_id = ${shopId} and staff_id = ${id}`],
])('the run of somebody %s stops before its next batch, and somebody else goes on', async (_, lose) => {
  const before = await exported(shop)
  const person = await newStaff(shop.api, { [shopId]: 'manager' })
  const at = await checked(person)
  await put(person, `${at}/run`)
  await query(lose(person.id))
  await work(shop)
  expect(await stateOf(at)).toEqual(['stopped', 'permission_lost', 1])
  expect(await exported(shop)).toBe(before)
  await put(shop.owner, `${at}/run`)
  await work(shop)
  expect(await stateOf(at)).toEqual(['imported', null, 1])
  await put(shop.owner, `${at}/undo`)
  await work(shop)
  expect(await exported(shop)).toBe(before)
})

test('an undo stops, too, and a file that waits is not read', async () => {
  const person = await newStaff(shop.api, { [shopId]: 'manager' })
  const at = await checked(person)
  await put(person, `${at}/run`)
  await work(shop)
  const after = await exported(shop)
  await put(person, `${at}/undo`)
  const waiting = await sent(person)
  await query(sql`delete from memberships where shop_id = ${shopId} and staff_id = ${person.id}`)
  await work(shop)
  expect(await stateOf(at)).toEqual(['imported', 'permission_lost', 1])
  expect(await exported(shop)).toBe(after)
  expect(await stateOf(waiting)).toEqual(['failed', 'permission_lost', 0])
})

test('pictures are not fetched for somebody who may not change products any more', async () => {
  const person = await newStaff(shop.api, { [shopId]: 'manager' })
  const at = await checked(person, withPicture)
  await put(person, `${at}/run`)
  await work(shop)
  await query(sql`delete from memberships where shop_id = ${shopId} and staff_id = ${person.id}`)
  const { db, fileFolder } = shop.api
  await fetchPictures({ db, clock, log: silent, fileFolder, network: openPublicNetwork() })
  const { pictures } = await load(shop, at)
  expect(pictures).toMatchObject({ waiting: 0, fetched: 0, failures: [{ product_symbol: 'ADZE', problem: 'permission_lost' }] })
})

test('the import of a key ends with the key', async () => {
  const { body } = await shop.owner.post(`${shop.path}/api_keys`, {
    name: 'Wholesaler',
    scopes: ['products:write', 'prices:write'],
    addresses: [],
    expires_at: null,
  })
  const key = requestsWith(shop.api, body.key)
  const at = await sent(key)
  await work(shop)
  expect((await load(shop, at)).state).toBe('ready')
  const { columns } = await load(shop, at)
  const fields = columns.map(({ field }: { field: string | null }) => field)
  await put(key, `${at}/check`, { fields, create_missing: false, prices_include_vat: false })
  await shop.owner.delete(`${shop.path}/api_keys/${body.id}`)
  await work(shop)
  expect(await stateOf(at)).toEqual(['failed', 'permission_lost', 1])
})

test('a key without the right to prices does not undo those that an import has changed, even after it has assigned the columns anew', async () => {
  const at = await checked(
    await newStaff(shop.api, { [shopId]: 'manager' }),
    'symbol,name_en,vat_percent,price_net\r\nAUGER,Auger,23,4\r\n',
  )
  await put(shop.owner, `${at}/run`)
  await work(shop)
  const after = await exported(shop)
  const { body } = await shop.owner.post(`${shop.path}/api_keys`, { name: 'Names', scopes: ['products:write', 'history:write'] })
  const key = requestsWith(shop.api, body.key)
  await put(key, `${at}/check`, { fields: ['symbol', 'name_en', 'vat_percent', null] })
  await work(shop)
  await put(key, `${at}/undo`)
  await work(shop)
  expect(await stateOf(at)).toEqual(['imported', 'permission_lost', 1])
  expect(await exported(shop)).toBe(after)
  await put(shop.owner, `${at}/undo`)
  await work(shop)
  expect(await exported(shop)).not.toContain('AUGER')
})
