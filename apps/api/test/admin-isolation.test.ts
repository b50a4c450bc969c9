import { isDeepStrictEqual } from 'node:util'
import { type AdminCall, isShopCall, type ShopAdminCall, servedAdminCalls } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from './fixtures.ts'
import { type ExistingIds, existingPaths, oneOfEverything, within } from './one-of-everything.ts'
import { openTestNetwork } from './public-network.ts'
import { rowsOfShop } from './rows-of-shop.ts'
import { addOrderableShop } from './shopper.ts'
import { adminRequest, exampleAdminBody, newStaff, type StaffMember } from './staff.ts'
import { openTestApi, type TestApi } from './test-api.ts'
import { filesOf, newPicture } from './uploaded-files.ts'

/** Two shops with disjoint ids. Shop A has one of everything, shop B nothing but products. */
const a = { id: 955, host: 'isolated-a.test', first: 9_550_001 }
const b = { id: 956, host: 'isolated-b.test', first: 9_560_001 }
const codeOf = ({ id }: { id: number }) => `shop-${id}`

let api: TestApi
let ids: ExistingIds
let people: { ofB: StaffMember; ofBoth: StaffMember }
beforeAll(async () => {
  api = await openTestApi({ hasOwnFiles: true, network: openTestNetwork().network })
  for (const shop of [a, b]) {
    await addOrderableShop(api, shop, new Date())
    await addProduct(api.db, { shopId: shop.id, id: shop.first, priceNet: 1000, first: shop.first, items: 1000 })
  }
  people = {
    ofB: await newStaff(api, { [b.id]: 'owner' }),
    ofBoth: await newStaff(api, { [a.id]: 'owner', [b.id]: 'owner' }),
  }
  const { host, first, id: shopId } = a
  const world = { api, shopId, host, first, path: `/shops/${codeOf(a)}`, owner: people.ofBoth, prove: () => {}, now: () => new Date() }
  ids = await oneOfEverything(world)
  for (const call of withIds.filter(one => one.method === 'PUT' && isOfDrafts(one)))
    for (const path of pathsOf(call, a)) expect((await ask(call, path, people.ofBoth)).status).toBe(200)
})
afterAll(() => api.close())

/** Names that every shop has. */
const fixed = /^(?:settings|money_settings)\/\{scope\}|^guarantee_notices\/\{language\}|^drafts\/(?:settings|money_settings)\//

const withIds = Object.values(servedAdminCalls)
  .flatMap((feature): AdminCall[] => Object.values(feature))
  .filter(isShopCall)
  .filter(call => within(call).includes('{') && !fixed.test(within(call)))

const isOfDrafts = (call: ShopAdminCall) => within(call).startsWith('drafts/')

/** The paths of a call with ids of shop A, in a shop. */
const pathsOf = (call: ShopAdminCall, shop: typeof a, use?: (id: string) => string) => existingPaths(call, codeOf(shop), ids, use)

/** An id of the same form that nothing has. */
const unknownLike = (id: string) => (/^\d+$/.test(id) ? '999999999' : id.endsWith('.test') ? 'unknown.test' : id.replaceAll(/[^-]/g, '0'))

const ask = async (call: ShopAdminCall, path: string, person: StaffMember) =>
  adminRequest(api, call.method, path, {
    token: person.token,
    body: call.files ? await filesOf(await newPicture()) : exampleAdminBody[`${call.method} ${call.path}`],
  })
const named = (call: ShopAdminCall) => `${call.method} ${within(call)}`
const answerOf = async (...request: Parameters<typeof ask>) => {
  const { status, body } = await ask(...request)
  return { status, body }
}

test.each(['ofB', 'ofBoth'] as const)(
  'no call in shop B finds anything of shop A by its ids, tells them from unknown ones or changes anything: an owner %s',
  async who => {
    const rows = async () => [await rowsOfShop(api.db, a.id), await rowsOfShop(api.db, b.id)]
    const before = await rows()
    for (const call of withIds) {
      // Of what is not there a person has no drafts, and none that is left to be discarded.
      const found = isOfDrafts(call) && call.method !== 'PUT' ? 200 : 404
      const unknown = pathsOf(call, b, unknownLike)
      for (const [i, path] of pathsOf(call, b).entries()) {
        const { status, body } = await answerOf(call, path, people[who])
        expect([named(call), status]).toEqual([named(call), found])
        expect([named(call), body]).toEqual([named(call), (await answerOf(call, unknown[i] ?? '', people[who])).body])
      }
    }
    expect(await rows()).toEqual(before)
  },
)

test('each of those ids is one of something in shop A', async () => {
  const lastId = (call: ShopAdminCall) => within(call).slice(0, within(call).lastIndexOf('}') + 1)
  // What is within something is deleted before it.
  const turn = (call: ShopAdminCall) => (call.method === 'DELETE' ? 1000 - call.path.length : 0)
  const found = new Set<string>()
  for (const call of withIds.toSorted((one, other) => turn(one) - turn(other))) {
    const unknown = pathsOf(call, a, unknownLike)
    for (const [i, path] of pathsOf(call, a).entries()) {
      const answer = await answerOf(call, path, people.ofBoth)
      expect([named(call), answer.status < 500]).toEqual([named(call), true])
      if (!isDeepStrictEqual(answer, await answerOf(call, unknown[i] ?? '', people.ofBoth))) found.add(lastId(call))
    }
  }
  expect([...found].sort()).toEqual([...new Set(withIds.map(lastId))].sort())
})
