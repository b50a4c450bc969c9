import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const facetsOf = async (query: string) => (await api.get(`/products?per_page=1&${query}`)).body.facets
const codesOf = async (query: string): Promise<string[]> => (await facetsOf(query)).features.map(({ code }: { code: string }) => code)

/** Sets the facets of a category and returns its parent's id. */
const configure = async (id: number, facets: string[] | null) =>
  api.db.asOwner(new Date()).one<{ parent_id: number }>(sql`
    update categories set facets = ${facets}::text[] where shop_id = 1 and id = ${id} returning parent_id`)

test('a category has its facets in the configured order, else in that of the category above, else as they are commonest', async () => {
  const { id } = await api.db.asOwner(new Date()).one<{ id: number }>(sql`
    select category_id as id from products where shop_id = 1 and symbol = '933-8.8-M8'`)
  const plain = await codesOf(`category=${id}`)
  expect(plain.length).toBeGreaterThan(1)
  const reversed = plain.toReversed()
  const { parent_id } = await configure(id, reversed)
  expect(await codesOf(`category=${id}`)).toEqual(reversed)
  await configure(id, null)
  await configure(parent_id, [plain.at(-1) as string, 'unknown'])
  expect(await codesOf(`category=${id}`)).toEqual([plain.at(-1), ...plain.slice(0, -1)])
  await configure(parent_id, null)
  expect(await codesOf(`category=${id}`)).toEqual(plain)
})

test('the price facet and its bounds are gross where the query says so', async () => {
  const net = (await facetsOf('')).price
  const gross = (await facetsOf('prices=gross')).price
  expect(gross.from).toBeGreaterThan(net.from)
  expect(gross.to).toBeGreaterThan(net.to)
  const total = async (query: string) => (await api.get(`/products?per_page=1&${query}`)).body.total
  const all = await total('')
  expect(await total(`prices=gross&price_from=${gross.from}`)).toBe(await total(`price_from=${net.from}`))
  expect(await total(`prices=gross&price_to=${gross.from}`)).toBeGreaterThan(0)
  expect(await total(`prices=gross&price_to=${net.from}`)).toBe(0)
  expect(await total(`prices=gross&price_from=${gross.to}`)).toBeLessThan(all)
})
