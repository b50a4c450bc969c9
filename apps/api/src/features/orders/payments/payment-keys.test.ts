import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrderableShop } from '../../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../../test/test-api.ts'
import { failure } from '../../../../test/visitor.ts'
import { sql } from '../../../platform/database.ts'

const shopId = 958
const path = `/shops/shop-${shopId}/payment_keys`
const secretKey = 'sk_test_51AbCdEfGhIjKlMnOp'
const webhookSecret = 'whsec_AbCdEfGhIjKlMnOpQr'

let api: TestApi
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  await addOrderableShop(api, { id: shopId, host: 'payment-keys.test', first: 9_580_001 }, new Date())
  owner = await newStaff(api, { [shopId]: 'owner' })
})
afterAll(() => api.close())

const stored = () =>
  api.db.asOwner(new Date()).query<{ name: string; value: string }>(sql`
    select name, value from shop_secrets where shop_id = ${shopId} and name like 'stripe%' order by name`)

test('keys are stored, shown by their last characters alone, replaced one by one and deleted', async () => {
  const none = { is_set: false, ending: null }
  const url = 'https://payment-keys.test/api/my-shop/payments/stripe/notifications'
  expect((await owner.get(path)).body).toEqual({ stripe_secret_key: none, stripe_webhook_secret: none, stripe_notification_url: url })
  expect((await owner.put(path, { stripe_secret_key: ` ${secretKey} `, stripe_webhook_secret: webhookSecret })).body).toBe('ok')
  expect(await stored()).toEqual([
    { name: 'stripe_secret_key', value: secretKey },
    { name: 'stripe_webhook_secret', value: webhookSecret },
  ])
  const { body } = await owner.get(path)
  expect(body).toMatchObject({
    stripe_secret_key: { is_set: true, ending: 'MnOp' },
    stripe_webhook_secret: { is_set: true, ending: 'OpQr' },
  })
  expect(JSON.stringify(body)).not.toContain('AbCdEf')
  await owner.put(path, { stripe_secret_key: 'sk_live_AnotherKey0123' })
  await owner.put(path, { stripe_webhook_secret: null })
  expect(await stored()).toEqual([{ name: 'stripe_secret_key', value: 'sk_live_AnotherKey0123' }])
})

test.each([
  ['stripe_secret_key', 'pk_live_AbCdEfGhIjKl'],
  ['stripe_secret_key', 'sk_live_Ab Cd'],
  ['stripe_webhook_secret', secretKey],
])('%s refuses %s, which is none', async (name, value) => {
  const answer = await owner.put(path, { [name]: value })
  expect(answer.body.error.fields).toEqual({ [name]: 'The value does not have the right form' })
})

test('a manager sees no keys', async () => {
  const manager = await newStaff(api, { [shopId]: 'manager' })
  expect(failure(await manager.get(path))).toEqual([403, 'permission_denied'])
})
