import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromElsewhere } from '../../../test/customer.ts'
import { sendEmails } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { type NamedCustomer, newNamedCustomer } from '../../../test/named-customer.ts'
import { overlappingCalls } from '../../../test/overlapping-calls.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { newStaff, type StaffMember, setUpAuthenticator } from '../../../test/staff.ts'
import { openTestApi, shopCtx, silent, type TestApi } from '../../../test/test-api.ts'
import { request } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { queueDueAlerts } from './due-alerts.ts'
import { unsubscribeSecret, unsubscribeTokenOf } from './stock-alerts.ts'

// Transactions that overlap: the embedded database has none.

const shopId = 892
const host = 'alerts-at-once.test'
const first = 8_920_001

let api: TestApi
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  const now = new Date()
  await addOrderableShop(api, { id: shopId, host, first }, now)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 0 }, now)
  owner = await newStaff(api, { [shopId]: 'owner' })
  await setUpAuthenticator(owner, now)
})
afterAll(() => api.close())

const asOwner = (statement: ReturnType<typeof sql>) => api.db.asOwner(new Date()).query(statement)
const setStock = (items: number) => asOwner(sql`update variants set stock_on_hand = ${items} where shop_id = ${shopId}`)

/** The restored request has been inserted, and waits for its product. */
const variantRow = sql`select from variants where shop_id = ${shopId} for update`

const unsubscribe = async ({ email }: NamedCustomer) => {
  const token = unsubscribeTokenOf(await unsubscribeSecret(shopCtx(api, shopId, new Date())), email)
  return request(api, host, 'PUT', '/stock_alerts/unsubscription', { stock_alert: { token } }, fromElsewhere())
}
const erase = ({ id, email }: NamedCustomer) => owner.post(`/shops/shop-${shopId}/customers/${id}/erasure`, { confirmation: email })

test.each([
  ['unsubscription', unsubscribe],
  ['erasure of the account', erase],
] as const)('a request that is being restored ends with the %s', async (_, end) => {
  const person = await newNamedCustomer(api, host)
  await setStock(0)
  const alert = { product_id: first, email: person.email }
  expect((await person.visitor.post('/stock_alerts', { stock_alert: alert })).body).toEqual({ status: 'active' })
  await setStock(1)
  expect(await queueDueAlerts({ db: api.db, clock: () => new Date(), log: silent })).toBe(1)
  await setStock(0)
  const [, ended] = await overlappingCalls<unknown>(api.db, variantRow, [() => sendEmails(api, new Date()), () => end(person)])
  expect(ended).toMatchObject({ status: 200 })
  expect(await asOwner(sql`select kind from mails where shop_id = ${shopId} and kind = 'back_in_stock'`)).toEqual([])
  expect(await asOwner(sql`select email from stock_alerts where shop_id = ${shopId}`)).toEqual([])
})
