import { fieldProblems } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from './fixtures.ts'
import { addOrderableShop, readyShopper } from './shopper.ts'
import { openTestApi, type TestApi } from './test-api.ts'
import { openVisitor, request } from './visitor.ts'

const now = new Date('2027-03-01T12:00:00Z')
const shop = { id: 906, host: 'flags.test', first: 906_000 }
const product = 906_500
let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, shop, now)
  await addProduct(api.db, { shopId: shop.id, id: product, priceNet: 10, first: shop.first, items: 50 }, now)
})
afterAll(() => api.close())

const on = [true, 'true', 1, '1']
const off = [false, 'false', 0, '0', 'yes', 2, null, undefined, [], {}]

test('reward regulations are accepted by each spelling of true, and not by anything else', async () => {
  const visitor = await openVisitor(api, shop.host)
  const accept = async (flag: unknown) => {
    const { body } = await visitor.put('/cart/set_reward_regulations_accepted', { cart: { reward_regulations_accepted: flag } })
    return body.cart.reward_regulations_accepted
  }
  for (const flag of on) {
    expect(await accept(false)).toBe(false)
    expect([flag, await accept(flag)]).toEqual([flag, true])
  }
  for (const flag of off) {
    expect(await accept(true)).toBe(true)
    expect([flag, await accept(flag)]).toEqual([flag, false])
  }
})

test('an order needs the terms of sale accepted, in whichever spelling; of the privacy policy nothing is asked', async () => {
  const refused = await readyShopper(api, shop.host, [[product, 1]])
  for (const flag of off)
    expect((await refused.order({ regulations_accepted: flag })).body.error).toMatchObject({
      code: 'regulations_required',
      fields: { 'order.regulations_accepted': fieldProblems.not_accepted },
    })
  for (const flag of on) {
    const visitor = await readyShopper(api, shop.host, [[product, 1]])
    expect((await visitor.order({ regulations_accepted: flag, privacy_accepted: 'no' })).status).toBe(200)
  }
})

test('so does a registration', async () => {
  const register = (flag: unknown, email: string) => {
    const customer = { email, password: 'Correct-horse-7', first_name: 'Ewa', last_name: 'Nowak' }
    const body = { customer: { ...customer, regulations_accepted: flag } }
    return request(api, shop.host, 'POST', '/customer/register', body)
  }
  expect((await register('no', 'a@flags.test')).body.error).toMatchObject({
    code: 'regulations_required',
    fields: { 'customer.regulations_accepted': fieldProblems.not_accepted },
  })
  expect((await register('1', 'b@flags.test')).body).toBe('ok')
})
