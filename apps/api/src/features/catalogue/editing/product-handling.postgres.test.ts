import { fieldProblems } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newProduct } from '../../../../test/changing-products.ts'
import { addShop } from '../../../../test/fixtures.ts'
import { overlappingCalls } from '../../../../test/overlapping-calls.ts'
import { newStaff, type StaffMember } from '../../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../../test/test-api.ts'
import type { Answered } from '../../../../test/visitor.ts'
import { type Sql, sql } from '../../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const shop = { id: 987, host: 'products-at-once.test', first: 9_870_001 }
const path = `/shops/shop-${shop.id}`

let api: TestApi
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addShop(api.db, shop)
  owner = await newStaff(api, { [shop.id]: 'owner' })
})
afterAll(() => api.close())

const create = async (more: object = {}) => {
  const { status, body } = await owner.post(`${path}/products`, { product: newProduct(more) })
  expect([status, body.error]).toEqual([200, undefined])
  const at = `${path}/products/${body.id}`
  return { at, ...(await owner.get(`${at}/document`)).body }
}
/** What became of calls that overlap, whichever was first. */
const outcomes = async (held: Sql, calls: readonly (() => Promise<Answered>)[]) =>
  (await overlappingCalls(api.db, held, calls))
    .map(({ status, body }) => [status, body.error?.code, body.error?.fields])
    .toSorted(([one], [other]) => one - other)

test('of two products that get the same symbol or slug at once, the second is refused by name', async () => {
  const changes = [
    ['product.symbol', { symbol: 'SAME' }],
    ['product.slugs.pl', { slugs: { en: '', pl: 'ten-sam' } }],
  ] as const
  for (const [field, change] of changes) {
    const products = [await create(), await create()]
    const calls = products.map(
      ({ at, revision, product }) =>
        () =>
          owner.put(at, { revision, product: { ...product, ...change } }),
    )
    expect(await outcomes(sql`lock table products in share mode`, calls)).toEqual([
      [200, undefined, undefined],
      [422, 'invalid_body', { [field]: fieldProblems.twice }],
    ])
  }
})

test('two copies of a product that are made at once have symbols and slugs of their own', async () => {
  const { at, product } = await create()
  const copy = () => owner.post(`${at}/copies`)
  const copies = await overlappingCalls(api.db, sql`lock table products in share mode`, [copy, copy])
  const documents = await Promise.all(copies.map(({ body }) => owner.get(`${path}/products/${body.id}/document`)))
  expect(documents.map(({ body }) => body.product.symbol).toSorted()).toEqual([2, 3].map(n => `${product.symbol}-${n}`))
})

test('a brand that is deleted while a product gets it is unknown', async () => {
  const { at, revision, product } = await create()
  await api.db.asOwner(new Date()).query(sql`insert into brands (shop_id, id, name, slug) values (${shop.id}, 5, 'Gone', 'gone')`)
  const deleted = sql`delete from brands where shop_id = ${shop.id} and id = 5`
  expect(await outcomes(deleted, [() => owner.put(at, { revision, product: { ...product, brand_id: 5 } })])).toEqual([
    [422, 'invalid_body', { 'product.brand_id': fieldProblems.unknown }],
  ])
})

test('a search that two redirects get at once is that of one', async () => {
  const add = (search: string) => owner.post(`${path}/search_redirects`, { search, address: '/en/contact' })
  const { id } = (await add('saws')).body
  const from = { search: 'saws', address: '/en/contact' }
  const change = () => owner.put(`${path}/search_redirects/${id}`, { from, search: 'drills', address: '/en/contact' })
  expect(await outcomes(sql`lock table search_redirects in share mode`, [change, () => add('drills')])).toEqual([
    [200, undefined, undefined],
    [409, 'search_redirect_taken', { search: fieldProblems.twice }],
  ])
})
