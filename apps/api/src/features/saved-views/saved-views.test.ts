import type { Permission } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addShop } from '../../../test/fixtures.ts'
import { newStaff, requestsWith, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shop = { id: 971, host: 'saved-views.test', first: 9_710_001 }
const code = `shop-${shop.id}`
const pathOf = (list: string) => `/shops/${code}/saved_views/${list}`
const orders = pathOf('orders')

let api: TestApi
let seller: StaffMember
let packer: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addShop(api.db, shop)
  seller = await newStaff(api, { [shop.id]: 'sales' })
  // Reads orders, and does not change them.
  packer = await newStaff(api, { [shop.id]: 'warehouse' })
})
afterAll(() => api.close())

type Requests = Pick<StaffMember, 'get' | 'post'>
const namesFor = async ({ get }: Requests, path = orders) => (await get(path)).body.map((view: { name: string }) => view.name)
const saved = async ({ post }: Requests, body: object, path = orders): Promise<string> => {
  const answer = await post(path, { query: 'status=new', ...body })
  expect([answer.status, answer.body]).toEqual([200, { id: expect.any(String) }])
  return answer.body.id
}
const keyWith = async (scopes: Permission[]) => {
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  return requestsWith(api, (await owner.post(`/shops/${code}/api_keys`, { name: 'K', scopes })).body.key)
}

test('a person sees their own views and those for everybody, of one list', async () => {
  await saved(seller, { name: 'Mine', query: 'status=new&status=paid&waiting_for=&paid=false' })
  await saved(seller, { name: 'Everybody’s', is_shared: true })
  await saved(packer, { name: 'To pack' })
  await saved(seller, { name: 'Firms', query: 'q=firm' }, pathOf('customers'))
  expect(await namesFor(seller)).toEqual(['Everybody’s', 'Mine'])
  expect(await namesFor(packer)).toEqual(['Everybody’s', 'To pack'])
  expect(await namesFor(seller, pathOf('customers'))).toEqual(['Firms'])
  const [shared, own] = (await seller.get(orders)).body
  expect(own).toMatchObject({ query: 'status=new&status=paid&paid=false', is_shared: false, created_by: seller.name })
  expect(shared).toMatchObject({ is_shared: true, created_by: seller.name })
})

test('a view for everybody needs the right to change what the list has', async () => {
  expect(failure(await packer.post(orders, { name: 'A', query: 'status=new', is_shared: true }))).toEqual([403, 'permission_denied'])
  const shared = await saved(seller, { name: 'Shared', is_shared: true })
  const own = await saved(packer, { name: 'Own' })
  const body = { name: 'B', query: 'status=paid' }
  expect(failure(await packer.put(`${orders}/${shared}`, body))).toEqual([403, 'permission_denied'])
  expect(failure(await packer.delete(`${orders}/${shared}`))).toEqual([403, 'permission_denied'])
  expect(failure(await packer.put(`${orders}/${own}`, { ...body, is_shared: true }))).toEqual([403, 'permission_denied'])
  expect((await packer.put(`${orders}/${own}`, body)).status).toBe(200)
  expect(await namesFor(packer)).toContain('B')
  expect((await seller.delete(`${orders}/${shared}`)).status).toBe(200)
  expect(await namesFor(packer)).not.toContain('Shared')
})

test('the view of another person is unknown, also under another list', async () => {
  const id = await saved(seller, { name: 'Private' })
  for (const [who, path] of [
    [packer, orders],
    [seller, pathOf('products')],
  ] as const) {
    expect(failure(await who.put(`${path}/${id}`, { name: 'X', query: 'q=x' }))).toEqual([404, 'saved_view_not_found'])
    expect(failure(await who.delete(`${path}/${id}`))).toEqual([404, 'saved_view_not_found'])
  }
  expect(await namesFor(seller)).toContain('Private')
})

test.each([
  ['status=lost', { 'query.status.0': 'The value is not one of those allowed' }],
  ['status=new&colour=red', { 'query.colour': 'There is no such thing' }],
  ['after=x', { 'query.after': 'There is no such thing' }],
  ['feature[x]=y', { 'query.feature': 'There is no such thing' }],
  ['amount_from=much&test=no', { 'query.amount_from': expect.any(String), 'query.test': expect.any(String) }],
  ['waiting_for=', { query: 'This field is required' }],
  ['', { query: 'This field is required' }],
  [`q=${'x'.repeat(1000)}`, { query: 'The text is too long' }],
])('a view with the filters "%s" is refused with them', async (query, fields) => {
  const answer = await seller.post(orders, { name: 'A', query })
  expect([failure(answer), answer.body.error.fields]).toEqual([[422, 'invalid_body'], fields])
})

test('an API key has the views for everybody, and none of its own', async () => {
  await saved(seller, { name: 'For all', is_shared: true })
  await saved(seller, { name: 'For me' })
  const reader = await keyWith(['orders:read'])
  expect(await namesFor(reader)).toContain('For all')
  expect(await namesFor(reader)).not.toContain('For me')
  expect(failure(await reader.post(orders, { name: 'A', query: 'status=new' }))).toEqual([422, 'personal_view_refused'])
  expect(failure(await reader.post(orders, { name: 'A', query: 'status=new', is_shared: true }))).toEqual([403, 'permission_denied'])
  await saved(await keyWith(['orders:write']), { name: 'By a program', is_shared: true })
  expect(await namesFor(packer)).toContain('By a program')
})

test('a person who leaves loses their own views; those for everybody stay, with no name', async () => {
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  const leaving = await newStaff(api, { [shop.id]: 'manager' })
  await saved(leaving, { name: 'Left alone' })
  await saved(leaving, { name: 'Left for all', is_shared: true })
  expect((await owner.delete(`/shops/${code}/staff/${leaving.id}`)).status).toBe(200)
  expect((await seller.get(orders)).body.find((view: { name: string }) => view.name === 'Left for all')).toMatchObject({ created_by: null })
  const rejoin = sql`insert into memberships (shop_id, staff_id, role) values (${shop.id}, ${leaving.id}, 'manager')`
  await api.db.asOwner(new Date()).query(rejoin)
  const back = requestsWith(api, leaving.token)
  expect(await namesFor(back)).toContain('Left for all')
  expect(await namesFor(back)).not.toContain('Left alone')
})

test('a person has at most 50 views of a list, also of those saved at once', async () => {
  const one = await newStaff(api, { [shop.id]: 'accountant' })
  for (let i = 0; i < 48; i++) await saved(one, { name: `View ${i}` })
  const answers = await Promise.all([48, 49, 50].map(i => one.post(orders, { name: `View ${i}`, query: 'status=new' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422])
  expect(failure(await one.post(orders, { name: 'A', query: 'status=new' }))).toEqual([422, 'too_many_saved_views'])
})
