import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addShop } from '../../../test/fixtures.ts'
import { newStaff } from '../../../test/staff.ts'
import { failure } from '../../../test/visitor.ts'
import { openWebhookShop } from '../../../test/webhook-shop.ts'
import { sql } from '../../platform/database.ts'

const shop = { id: 975, host: 'webhooks.test', first: 9_750_001 }
const other = { id: 976, host: 'other-webhooks.test', first: 9_760_001 }

let opened: Awaited<ReturnType<typeof openWebhookShop>>
beforeAll(async () => {
  opened = await openWebhookShop(shop)
  await addShop(opened.api.db, other)
})
afterAll(() => opened.close())
beforeEach(() => opened.reset())

const url = 'https://receiver.example/hooks'

test('an endpoint is created, changed and deleted; its secret is in the first answer alone', async () => {
  const { owner, path } = opened
  const created = await owner.post(path, { url: ` ${url} `, description: 'Warehouse', events: ['order.paid', 'order.paid'] })
  expect(created.body).toEqual({ id: expect.any(String), secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) })
  const { id, secret } = created.body
  const shown = { id, url, description: 'Warehouse', events: ['order.paid'], enabled: true, disabled_reason: null, failing_since: null }
  const found = await owner.get(path)
  expect(found.body).toMatchObject([shown])
  expect((await owner.get(`${path}/${id}`)).body).toEqual(found.body[0])
  const changed = { url: 'https://other.example/', description: '', events: ['order.created'], enabled: false }
  const from = { url, description: 'Warehouse', events: ['order.paid'], enabled: true }
  expect((await owner.put(`${path}/${id}`, { ...changed, from })).body).toBe('ok')
  expect((await owner.get(`${path}/${id}`)).body).toMatchObject(changed)
  for (const answer of [found, await owner.get(`${path}/${id}`)]) expect(JSON.stringify(answer.body)).not.toContain(secret)
  expect((await owner.delete(`${path}/${id}`)).body).toBe('ok')
  expect(failure(await owner.get(`${path}/${id}`))).toEqual([404, 'webhook_not_found'])
  expect(failure(await owner.put(`${path}/${id}`, { ...changed, from }))).toEqual([404, 'webhook_not_found'])
  expect(failure(await owner.post(`${path}/${id}/secret`))).toEqual([404, 'webhook_not_found'])
  expect(failure(await owner.post(`${path}/${id}/test`))).toEqual([404, 'webhook_not_found'])
  expect(failure(await owner.get(`${path}/${id}/deliveries`))).toEqual([404, 'webhook_not_found'])
})

test.each([
  'http://receiver.example/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://receiver.example:8443/',
  'https://user:password@receiver.example/',
  'ftp://receiver.example/',
  'receiver.example',
  `https://receiver.example/${'x'.repeat(500)}`,
])('%s is refused as an address', async refused => {
  const answer = await opened.owner.post(opened.path, { url: refused, events: ['order.paid'] })
  expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, ['url']])
})

test('an event that there is not, and none at all, are refused', async () => {
  for (const events of [['order.deleted'], [], ['webhook.test']])
    expect(failure(await opened.owner.post(opened.path, { url, events }))).toEqual([422, 'invalid_body'])
})

test('a shop has ten endpoints at most, also where they are created at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => opened.owner.post(opened.path, { url, events: ['order.paid'] })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ body }) => body.error?.code === 'too_many_webhooks')).toHaveLength(2)
})

test('nothing of a shop’s endpoints can be reached, and nothing of its events gets, into another shop', async () => {
  const { id } = await opened.create(['order.created'])
  await opened.placeOrder()
  const [delivery] = await opened.deliveriesOf(id)
  const stranger = await newStaff(opened.api, { [other.id]: 'owner' })
  const path = `/shops/shop-${other.id}/webhooks`
  const made = await stranger.post(path, { url, events: ['order.created'] })
  const own = made.body.id
  const change = { url, description: '', events: ['order.paid'], enabled: false }
  for (const answer of [
    await stranger.get(`${path}/${id}`),
    await stranger.put(`${path}/${id}`, { ...change, from: change }),
    await stranger.post(`${path}/${id}/secret`),
    await stranger.post(`${path}/${id}/test`),
    await stranger.delete(`${path}/${id}`),
    await stranger.get(`${path}/${id}/deliveries`),
  ])
    expect(failure(answer)).toEqual([404, 'webhook_not_found'])
  for (const endpoint of [id, own]) {
    const one = `${path}/${endpoint}/deliveries/${delivery.id}`
    for (const answer of [await stranger.get(one), await stranger.post(`${one}/attempts`)])
      expect(failure(answer)).toEqual([404, 'webhook_delivery_not_found'])
  }
  await opened.placeOrder()
  expect((await stranger.get(`${path}/${own}/deliveries`)).body.items).toEqual([])
  expect(await opened.deliveriesOf(id)).toHaveLength(2)
})

test('a test event is sent at once, to a disabled endpoint too, and not repeated', async () => {
  const { program, path, receiver } = opened
  const { id } = await opened.create(['order.paid'])
  await opened.disable(id)
  const { body } = await program.post(`${path}/${id}/test`)
  expect(body).toMatchObject({ type: 'webhook.test', subject: null, state: 'delivered', status: 204, error: null, attempts: 1 })
  expect(receiver.received.map(one => one.body)).toEqual([body.body])
  expect(JSON.parse(body.body)).toEqual({ type: 'webhook.test', version: 1, timestamp: expect.any(String), data: {} })
  receiver.answer = response => response.writeHead(500).end('No')
  const failed = (await program.post(`${path}/${id}/test`)).body
  expect(failed).toMatchObject({ state: 'given_up', status: 500, error: 'status', log: [{ number: 1, answer: 'No' }] })
  expect((await program.get(`${path}/${id}`)).body.failing_since).toBeNull()
  expect(await opened.deliver()).toBe(0)
})

test('a delivery is sent again by hand, whatever became of it, and its schedule goes on', async () => {
  const { program, path, receiver, time } = opened
  const { id } = await opened.create(['stock.changed'])
  await opened.changeStock(77)
  receiver.answer = response => response.writeHead(500).end()
  await opened.deliver()
  const [{ id: delivery }] = await opened.deliveriesOf(id)
  const resend = async () => (await program.post(`${path}/${id}/deliveries/${delivery}/attempts`)).body
  expect(await resend()).toMatchObject({ state: 'waiting', attempts: 2, status: 500, next_attempt_at: expect.any(String) })
  time.now = new Date(time.now.getTime() + 60_000)
  expect(await opened.deliver()).toBe(1)
  receiver.answer = response => response.writeHead(200).end()
  expect(await resend()).toMatchObject({ state: 'delivered', attempts: 4 })
  expect(await resend()).toMatchObject({ state: 'delivered', attempts: 5 })
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await opened.deliver()).toBe(0)
})

test('the log is read in parts, newest first, and by state', async () => {
  const { program, path, time } = opened
  const { id } = await opened.create(['stock.changed'])
  for (const stock of [1, 2, 3, 4, 5]) {
    time.now = new Date(time.now.getTime() + 1000)
    await opened.changeStock(stock)
  }
  const list = `${path}/${id}/deliveries`
  const all = (await program.get(list)).body
  expect(all.next).toBeNull()
  const ids: string[] = []
  for (let after = ''; ; ) {
    const { body } = await program.get(`${list}?limit=2${after}`)
    ids.push(...body.items.map((one: { id: string }) => one.id))
    if (body.next === null) break
    after = `&after=${body.next}`
  }
  expect(ids).toEqual(all.items.map((one: { id: string }) => one.id))
  const times = all.items.map((one: { created_at: string }) => one.created_at)
  expect(times).toEqual([...times].sort().reverse())
  expect((await program.get(`${list}?state=delivered`)).body.items).toEqual([])
  expect(failure(await program.get(`${list}?after=abc`))).toEqual([400, 'invalid_query'])
})

test('two changes of an endpoint are merged; of the same field, the second one is refused and named', async () => {
  const { owner, path } = opened
  const { id } = await opened.create(['order.paid', 'order.created'])
  const values = async () => {
    const { url, description, events, enabled } = (await owner.get(`${path}/${id}`)).body
    return { url, description, events, enabled }
  }
  const from = await values()
  const change = (more: object) => owner.put(`${path}/${id}`, { ...from, ...more, from })
  expect((await change({ description: 'Warehouse' })).body).toBe('ok')
  // The same events in another order are no change.
  expect((await change({ enabled: false, events: from.events.toReversed() })).body).toBe('ok')
  expect(await values()).toEqual({ ...from, description: 'Warehouse', enabled: false })
  const refused = await change({ description: 'Shop', events: ['stock.changed'] })
  expect([failure(refused), Object.keys(refused.body.error.fields)]).toEqual([[409, 'webhook_changed'], ['description']])
  expect(await values()).toMatchObject({ description: 'Warehouse', events: from.events })
  // Sending the same twice is no conflict.
  expect((await change({ description: 'Warehouse' })).body).toBe('ok')
})

test('a disabled endpoint gives up what waits for it', async () => {
  const { id } = await opened.create(['stock.changed'])
  await opened.changeStock(42)
  await opened.disable(id)
  expect(await opened.deliver()).toBe(0)
  expect(await opened.deliveriesOf(id)).toMatchObject([{ state: 'given_up' }])
  expect(await opened.asOwner(sql`select from webhook_deliveries where shop_id = ${shop.id} and state = 'waiting'`)).toEqual([])
})

test('an endpoint that an undo disables gives up what waits for it, and one that it enables begins without failures', async () => {
  const { owner, path } = opened
  const at = `/shops/shop-${shop.id}/change_sets`
  const undoLast = async () => {
    const [{ id }] = (await owner.get(`${at}?limit=1`)).body.items
    opened.time.now = new Date(opened.time.now.getTime() + 1000)
    expect((await owner.post(`${at}/${id}/undo`)).body).toEqual({ skipped: [] })
  }
  const { id } = await opened.create(['stock.changed'])
  await opened.disable(id)
  const { url, description, events, enabled } = (await owner.get(`${path}/${id}`)).body
  const from = { url, description, events, enabled }
  opened.time.now = new Date(opened.time.now.getTime() + 1000)
  expect((await owner.put(`${path}/${id}`, { ...from, enabled: true, from })).status).toBe(200)
  opened.receiver.answer = response => response.writeHead(500).end()
  await opened.changeStock(43)
  await opened.deliver()
  await undoLast()
  expect(await opened.deliveriesOf(id)).toMatchObject([{ state: 'given_up' }])
  await opened.asOwner(sql`update webhook_endpoints set disabled_reason = 'failing' where id = ${id}`)
  await undoLast()
  expect((await owner.get(`${path}/${id}`)).body).toMatchObject({ enabled: true, failing_since: null, disabled_reason: null })
})
