import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendEmails } from '../../../test/emails.ts'
import { addShop } from '../../../test/fixtures.ts'
import { interceptedDatabase } from '../../../test/intercepted-database.ts'
import { foreignAddress, ownAddress } from '../../../test/public-network.ts'
import { isSignedWith, openReceiver } from '../../../test/webhook-receiver.ts'
import { openWebhookShop, start } from '../../../test/webhook-shop.ts'
import { sql, txOf } from '../../platform/database.ts'
import { startJobQueues } from '../../platform/job-queues.ts'
import { startRetention } from '../../platform/retention.ts'
import { webhookQueue } from './deliver.ts'

const shop = { id: 973, host: 'delivery.test', first: 9_730_001 }
const [second, minute, hour, day] = [1, 60, 3600, 86_400]

let opened: Awaited<ReturnType<typeof openWebhookShop>>
beforeAll(async () => {
  opened = await openWebhookShop(shop)
})
afterAll(() => opened.close())
beforeEach(() => opened.reset())

const pass = (seconds: number) => {
  opened.time.now = new Date(opened.time.now.getTime() + seconds * 1000)
}
let stock = 5000
/** Something happens in the shop. */
const happen = () => opened.changeStock(++stock)
const answerWith = (status: number, body = '') => {
  opened.receiver.answer = response => response.writeHead(status).end(body)
}
const deliveryOf = async (id: string) => {
  const [one] = await opened.deliveriesOf(id)
  return (await opened.program.get(`${opened.path}/${id}/deliveries/${one.id}`)).body
}

test('a request is signed with the secret of its endpoint, and sent once', async () => {
  const { id, secret } = await opened.create(['stock.changed'])
  await happen()
  expect(await opened.deliver()).toBe(1)
  expect(await opened.deliver()).toBe(0)
  const [request, ...more] = opened.receiver.received
  expect(more).toEqual([])
  if (!request) throw new Error('Nothing arrived')
  expect(isSignedWith(secret, request)).toBe(true)
  expect(isSignedWith(secret, { ...request, body: `${request.body} ` })).toBe(false)
  const { event_id, state, log } = await deliveryOf(id)
  expect(request).toMatchObject({
    path: '/hooks?shop=1',
    headers: {
      host: 'receiver.example',
      'content-type': 'application/json',
      'webhook-id': event_id,
      'webhook-timestamp': String(start.getTime() / 1000),
    },
  })
  expect([state, log]).toEqual([
    'delivered',
    [{ number: 1, at: start.toISOString(), duration_ms: expect.any(Number), status: 204, error: null, answer: '' }],
  ])
  expect(opened.connections).toEqual([`${foreignAddress}:443`])
})

test('what fails is repeated with the same id and body until it is accepted', async () => {
  const { id, secret } = await opened.create(['stock.changed'])
  await happen()
  answerWith(500, `Out of order\0${'x'.repeat(2000)}`)
  expect(await opened.deliver()).toBe(1)
  pass(4 * second)
  expect(await opened.deliver()).toBe(0)
  pass(1 * second)
  expect(await opened.deliver()).toBe(1)
  answerWith(200, 'thanks')
  pass(5 * minute)
  expect(await opened.deliver()).toBe(1)
  pass(9 * day)
  expect(await opened.deliver()).toBe(0)
  const received = opened.receiver.received
  expect(new Set(received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1)
  const seconds = start.getTime() / 1000
  expect(received.map(({ headers }) => Number(headers['webhook-timestamp']) - seconds)).toEqual([0, 5, 305])
  expect(received.every(request => isSignedWith(secret, request))).toBe(true)
  const { log, state, attempts } = await deliveryOf(id)
  expect([state, attempts, log.map(({ status, error }: { status: number; error: string | null }) => [status, error])]).toEqual([
    'delivered',
    3,
    [
      [200, null],
      [500, 'status'],
      [500, 'status'],
    ],
  ])
  expect(log[1].answer).toBe(`Out of order\ufffd${'x'.repeat(1024 - 13)}`)
})

test('after ten attempts in about three days it is given up', async () => {
  const { id } = await opened.create(['stock.changed'])
  await happen()
  answerWith(503)
  for (const pause of [0, 5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]) {
    pass(pause)
    expect([pause, await opened.deliver()]).toEqual([pause, 1])
  }
  expect(await opened.deliveriesOf(id)).toMatchObject([
    { state: 'given_up', attempts: 10, status: 503, error: 'status', next_attempt_at: null },
  ])
  pass(2 * day)
  expect(await opened.deliver()).toBe(0)
})

test('pauses are longer by a random part, so that what failed together is not repeated together', async () => {
  const { id } = await opened.create(['stock.changed'])
  await happen()
  answerWith(500)
  await opened.deliver({ random: () => 0.5 })
  const [{ next_attempt_at }] = await opened.deliveriesOf(id)
  expect(Date.parse(next_attempt_at) - start.getTime()).toBe(5500)
})

test('a receiver that does not answer holds up neither other receivers nor other shops', async () => {
  const other = await openWebhookShopOfSameApi()
  const hanging: ServerResponse[] = []
  opened.receiver.answer = response => void hanging.push(response)
  opened.addresses['quick.example'] = [ownAddress]
  const quick = await openReceiver(opened.certificate)
  opened.sites[ownAddress] = { https: quick.server }
  await opened.create(['stock.changed'])
  await opened.create(['stock.sold_out'], 'https://quick.example/')
  for (let i = 0; i < 20; i++) await happen()
  const delivering = opened.deliver()
  await expect.poll(() => hanging.length, { timeout: 20_000 }).toBe(4)
  await opened.changeStock(0)
  await other.happen()
  await expect.poll(() => quick.received.length, { timeout: 20_000 }).toBe(2)
  // No more at once than its share.
  expect(hanging).toHaveLength(4)
  opened.receiver.answer = response => response.writeHead(204).end()
  for (const response of hanging) response.writeHead(204).end()
  expect(await delivering).toBe(23)
  quick.server.close()
})

/** A second shop, whose events go to `quick.example`. */
async function openWebhookShopOfSameApi() {
  const id = 974
  await addShop(opened.api.db, { id, host: 'other-delivery.test', first: 9_740_001 }, start)
  const [created] = await opened.asOwner<{ id: string }>(sql`
    insert into webhook_endpoints (shop_id, url, description, events) values (${id}, 'https://quick.example/', '', '{customer.created}') returning id`)
  await opened.asOwner(sql`insert into webhook_states (shop_id, endpoint_id, secret) values (${id}, ${created?.id}, 'whsec_AAAA')`)
  return {
    happen: () =>
      opened.asOwner(sql`
        insert into customers (shop_id, id, email, password_hash, first_name, last_name, language) values (${id}, 1, 'a@b.example', '', 'A', 'B', 'en')`),
  }
}

test.each([
  ['does not answer in time', 'timeout', 50, (): unknown => undefined],
  ['begins to answer and does not end', 'timeout', 500, (response: ServerResponse) => response.writeHead(200).write('x')],
  [
    'redirects to the inside',
    'redirect',
    30_000,
    (response: ServerResponse) => response.writeHead(302, { location: 'https://127.0.0.1/' }).end(),
  ],
  ['closes the connection', 'unreachable', 30_000, (response: ServerResponse) => response.destroy()],
] as const)('a receiver that %s has failed: %s', async (_, error, timeoutMs, answer) => {
  const { id } = await opened.create(['stock.changed'])
  await happen()
  opened.receiver.answer = response => answer(response)
  expect(await opened.deliver({ timeoutMs })).toBe(1)
  expect(await opened.deliveriesOf(id)).toMatchObject([{ state: 'waiting', error }])
  // Nothing was followed.
  expect(opened.connections).toEqual([`${foreignAddress}:443`])
})

test.each([
  ['inside.example', ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1'], 'private_address'],
  ['nowhere.example', [], 'no_address'],
  ['broken.example', null, 'dns_failed'],
  // The certificate is of other hosts.
  ['impostor.example', [foreignAddress], 'certificate'],
] as const)('nothing is sent to %s: %j', async (host, found, error) => {
  opened.addresses[host] = found === null ? null : [...found]
  const { id } = await opened.create(['stock.changed'], `https://${host}/`)
  await happen()
  expect(await opened.deliver()).toBe(1)
  expect(await opened.deliveriesOf(id)).toMatchObject([{ state: 'waiting', status: null, error }])
  expect(opened.receiver.received).toEqual([])
  expect(opened.connections).toHaveLength(error === 'certificate' ? 1 : 0)
})

test('what was sent by a process that died before it noted that is sent again, with the same id', async () => {
  const { id } = await opened.create(['stock.changed'])
  await happen()
  const dying = interceptedDatabase(opened.api.db, (tx, work) =>
    work(
      txOf({
        ...tx,
        query: statement =>
          statement.text.includes('insert into webhook_attempts') ? Promise.reject(new Error('killed')) : tx.query(statement),
      }),
    ),
  )
  expect(await opened.deliver({ db: dying })).toBe(1)
  // Until its lease ends nobody else takes it.
  pass(59 * second)
  expect(await opened.deliver()).toBe(0)
  pass(1 * second)
  expect(await opened.deliver()).toBe(1)
  expect(new Set(opened.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(opened.receiver.received).toHaveLength(2)
  expect((await deliveryOf(id)).state).toBe('delivered')
})

test('parallel processes send each event once', async () => {
  await opened.create(['stock.changed'])
  for (let i = 0; i < 12; i++) await happen()
  const counts = await Promise.all([opened.deliver(), opened.deliver(), opened.deliver()])
  expect(counts.reduce((sum, one) => sum + one)).toBe(12)
  expect(new Set(opened.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(12)
  expect(opened.receiver.received).toHaveLength(12)
})

test('the job delivers, and abandons what is in progress when it is stopped', async () => {
  const { id } = await opened.create(['stock.changed'])
  await happen()
  let requests = 0
  opened.receiver.answer = () => void requests++
  const job = startJobQueues(opened.deps(), [webhookQueue(opened.deps())])
  await expect.poll(() => requests, { timeout: 20_000 }).toBe(1)
  await job.stop()
  expect(await opened.deliveriesOf(id)).toMatchObject([{ state: 'waiting', error: null }])
  answerWith(204)
  pass(1 * minute)
  expect(await opened.deliver()).toBe(1)
  expect(await opened.deliveriesOf(id)).toMatchObject([{ state: 'delivered' }])
})

test('for a day after a rotation both secrets sign', async () => {
  const { id, secret: old } = await opened.create(['stock.changed'])
  const { secret } = (await opened.program.post(`${opened.path}/${id}/secret`)).body
  expect(secret).not.toBe(old)
  const signedWith = async () => {
    await happen()
    await opened.deliver()
    const request = opened.receiver.received.pop()
    return request && [isSignedWith(old, request), isSignedWith(secret, request)]
  }
  expect(await signedWith()).toEqual([true, true])
  pass(24 * hour - 1)
  expect(await signedWith()).toEqual([true, true])
  pass(1)
  expect(await signedWith()).toEqual([false, true])
})

test('a receiver that answers 410 gets nothing more, and the owner an e-mail', async () => {
  const { id } = await opened.create(['stock.changed'])
  await happen()
  await happen()
  answerWith(410)
  await opened.deliver()
  await happen()
  pass(9 * day)
  expect(await opened.deliver()).toBe(0)
  expect((await opened.program.get(`${opened.path}/${id}`)).body).toMatchObject({ enabled: false, disabled_reason: 'gone' })
  expect((await opened.deliveriesOf(id)).map(({ state }: { state: string }) => state)).toEqual(['given_up', 'given_up'])
  const emails = await sendEmails(opened.api, opened.time.now)
  expect(emails.map(({ to }) => to)).toEqual([opened.owner.email])
  expect(emails[0]?.text).toContain(`/shop-${shop.id}/webhooks/${id}`)
})

test('a receiver that has failed for five days is disabled; one success in between begins anew', async () => {
  const { id } = await opened.create(['stock.changed'])
  const enabledAfter = async (days: number, status: number) => {
    pass(days * day)
    answerWith(status)
    await happen()
    await opened.deliver()
    return (await opened.program.get(`${opened.path}/${id}`)).body.enabled
  }
  for (const [days, status] of [
    [0, 500],
    [4, 204],
    [0, 500],
    [4, 500],
  ] as const)
    expect(await enabledAfter(days, status)).toBe(true)
  expect(await enabledAfter(1, 500)).toBe(false)
  const [email] = await sendEmails(opened.api, opened.time.now)
  expect(email?.text).toContain('For five days')
  // Enabled again it begins without failures.
  const change = { url: 'https://receiver.example/', description: '', events: ['stock.changed'], enabled: true }
  await opened.program.put(`${opened.path}/${id}`, { ...change, from: { ...change, enabled: false } })
  expect(await enabledAfter(1, 500)).toBe(true)
})

test('what is written while its endpoint is being disabled is given up, and holds nothing up', async () => {
  const { id } = await opened.create(['stock.changed'])
  await happen()
  // By a transaction that had begun before.
  await opened.asOwner(sql`update webhook_endpoints set enabled = false where shop_id = ${shop.id} and id = ${id}`)
  expect(await opened.deliver()).toBe(0)
  expect(await opened.deliveriesOf(id)).toMatchObject([{ state: 'given_up' }])
})

test('what a receiver answers about an order after its buyer was erased is not stored', async () => {
  const { id } = await opened.create(['order.created'])
  const { uid } = await opened.placeOrder()
  opened.receiver.answer = response => {
    const erased = opened.asOwner(sql`update orders set email = '' where shop_id = ${shop.id} and uid = ${String(uid)}`)
    erased.then(() => response.writeHead(200).end('Saved for Ewa Nowak'))
  }
  await opened.deliver()
  expect((await deliveryOf(id)).log).toMatchObject([{ status: 200, answer: null }])
})

test('the log is kept for 30 days', async () => {
  const { id } = await opened.create(['stock.changed'])
  await happen()
  await opened.deliver()
  const runRetention = () => startRetention({ db: opened.api.db, clock: () => opened.time.now, log: opened.deps().log }).stop()
  pass(30 * day)
  await runRetention()
  expect(await opened.deliveriesOf(id)).toHaveLength(1)
  pass(1)
  await runRetention()
  expect(await opened.deliveriesOf(id)).toEqual([])
})
