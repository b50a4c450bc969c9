import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../../../test/shopper.ts'
import { openTestApi, silent, type TestApi } from '../../../../../test/test-api.ts'
import { request } from '../../../../../test/visitor.ts'
import { sql } from '../../../../platform/database.ts'
import { saveEntries } from '../../../configuration/configuration.ts'
import { createShop } from '../../../shops/shops.ts'
import { cancelUnpaidOrders } from '../../unpaid-orders.ts'
import { refundsDue } from '../refunds.ts'

const start = new Date('2027-03-01T12:00:00Z')
const origin = 'try.test'
const otherOrigin = 'other.test'
const plainOrigin = 'plain.test'
const secrets = { [origin]: 'secret of try.test', [otherOrigin]: 'secret of other.test' }
const shopIds = { [origin]: 870, [otherOrigin]: 871, [plainOrigin]: 872 }
const firstProduct = { [origin]: 8_700_001, [otherOrigin]: 8_710_001, [plainOrigin]: 8_720_001 }
type Origin = keyof typeof shopIds

let now = start
let api: TestApi
/** Late notifications that have been announced: each goes out when it is called. */
let held: (() => void)[] = []

beforeAll(async () => {
  const pause = (ms: number) => new Promise<void>(resolve => held.push(resolve)).then(() => expect(ms).toBe(10_000))
  api = await openTestApi({ clock: () => now, pause })
  for (const host of [origin, otherOrigin, plainOrigin] as const) {
    const first = firstProduct[host]
    await addOrderableShop(api, { id: shopIds[host], host, first }, start)
    await addProduct(api.db, { shopId: shopIds[host], id: first, priceNet: 1000, first, items: 1000 }, start)
    const name = { en: 'Test payment', pl: 'Płatność testowa' }
    await api.db.asOwner(start).transaction(async tx => {
      await tx.query(sql`delete from configuration where shop_id = ${shopIds[host]} and scope = 'payment'`)
      await saveEntries(tx, shopIds[host], 'payment', [{ code: 'test', name, description: name }])
    })
  }
  for (const [host, value] of Object.entries(secrets))
    await api.db
      .asOwner(start)
      .query(sql`insert into shop_secrets (shop_id, name, value) values (${shopIds[host as Origin]}, 'test_provider_secret', ${value})`)
})
afterAll(() => api.close())
beforeEach(() => {
  now = start
  held = []
})

const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

async function placed(host: Origin = origin) {
  const visitor = await readyShopper(api, host, [[firstProduct[host], 1]], { delivery: 2, payment: 1 })
  const uid = String((await visitor.order()).body.uid)
  return { visitor, uid, path: `/en/order/${uid}` }
}
/** Places an order and starts its payment. */
async function begun(host: Origin = origin) {
  const order = await placed(host)
  return { ...order, checkout: await checkoutOf(order) }
}
const checkoutOf = async ({ visitor, uid }: Pick<Awaited<ReturnType<typeof placed>>, 'visitor' | 'uid'>) =>
  String((await visitor.post(`/orders/${uid}/payment`, {})).body.redirect_url)

const statusOf = async (uid: string) => {
  const { body } = await request(api, origin, 'GET', `/orders/${uid}`)
  return [body.status, body.payment.paid]
}
/** Compared without no-break spaces. */
const ordinary = (text: string) => text.replaceAll('\u00a0', ' ')
async function open(url: string, host: Origin = origin, language = 'en') {
  const response = await api.app.request(url, { headers: { host, 'accept-language': language } })
  return { status: response.status, text: ordinary(await response.text()), headers: response.headers }
}
async function send(url: string, fields: Record<string, string>, host: Origin = origin) {
  const headers = { host, 'content-type': 'application/x-www-form-urlencoded' }
  const response = await api.app.request(url, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
  return { status: response.status, location: response.headers.get('location') ?? '', text: ordinary(await response.text()) }
}
const pays = (code: string) => ({ method: 'blik', blik: code })
const card = { method: 'card', card: '4242 4242 4242 4242', expiry: '03/27', cvc: '123' }

test('the payment page names shop, order and amount, and may neither be stored, framed nor indexed', async () => {
  const { checkout, uid } = await begun()
  expect(checkout).toMatch(/^\/api\/my-shop\/payments\/test\/checkout\?token=/)
  const { status, text, headers } = await open(checkout)
  expect(status).toBe(200)
  for (const shown of ['Test payment provider', 'No real money is involved.', 'PLN 12.30', 'Shop 870', '777123', '4242 4242 4242 4242'])
    expect(text).toContain(shown)
  expect(text).toContain(`/en/order/${uid}?payment=cancelled`)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  expect(headers.get('content-security-policy')).toContain("form-action 'self'")
})

test('BLIK: a code that is confirmed in the app pays the order, however often it is sent', async () => {
  const { checkout, uid, path } = await begun()
  const { status, location: app } = await send(checkout, pays('777 123'))
  expect(status).toBe(303)
  expect((await open(app)).text).toContain('Confirm the payment in your bank’s app')
  expect(await statusOf(uid)).toEqual(['new', false])
  const answers = await Promise.all(Array.from({ length: 3 }, () => send(app, { answer: 'confirm' })))
  expect(answers.map(({ location }) => location)).toEqual([path, path, path])
  expect(await statusOf(uid)).toEqual(['paid', true])
  expect(await refundsDue(api.db, now, origin)).toEqual([])
})

test('BLIK: a code that is refused by the bank or in the app, or that nobody confirms, leaves the order unpaid', async () => {
  const { checkout, uid, path } = await begun()
  expect((await send(checkout, pays('000000'))).location).toBe(`${path}?payment=refused`)
  expect((await send(checkout, pays('555555'))).location).toBe(`${path}?payment=expired`)
  const { location: app } = await send(checkout, pays('777123'))
  expect((await send(app, { answer: 'refuse' })).location).toBe(`${path}?payment=refused`)
  now = after(3)
  expect((await send(app, { answer: 'confirm' })).status).toBe(410)
  expect((await open(checkout)).status).toBe(200)
  expect(await statusOf(uid)).toEqual(['new', false])
})

test('a card is accepted or refused by its number', async () => {
  const { checkout, uid, path } = await begun()
  expect((await send(checkout, { ...card, card: '4000000000000002' })).location).toBe(`${path}?payment=refused`)
  expect(await statusOf(uid)).toEqual(['new', false])
  expect((await send(checkout, card)).location).toBe(path)
  expect(await statusOf(uid)).toEqual(['paid', true])
})

test('a transfer is paid or cancelled at the bank', async () => {
  const { checkout, uid, path } = await begun()
  const { location: bank } = await send(checkout, { method: 'transfer', bank: 'b' })
  expect((await open(bank)).text).toContain('Test Bank B')
  expect((await send(bank, { answer: 'refuse' })).location).toBe(`${path}?payment=cancelled`)
  expect(await statusOf(uid)).toEqual(['new', false])
  expect((await send(bank, { answer: 'confirm' })).location).toBe(path)
  expect(await statusOf(uid)).toEqual(['paid', true])
})

test.each<[string, Record<string, string>, string[]]>([
  ['nothing', {}, ['Enter the six digits of a code.']],
  ['an unknown code', pays('123456'), ['This code does not exist']],
  ['a code of letters', pays('77712x'), ['Enter the six digits of a code.']],
  ['no card', { method: 'card' }, ['never that of a real card', 'Enter the month and year', 'Enter three digits.']],
  ['a real card', { ...card, card: '4111111111111111' }, ['never that of a real card']],
  ['a card that has expired', { ...card, expiry: '02/27' }, ['This date has passed']],
  ['a month 13', { ...card, expiry: '13/30' }, ['Enter the month and year']],
  ['no bank', { method: 'transfer', bank: 'c' }, ['Choose a bank.']],
])('%s is refused, and what was typed stays', async (_, fields, problems) => {
  const { checkout, uid } = await begun()
  const { status, text } = await send(checkout, { ...fields, late: 'on' })
  expect(status).toBe(422)
  for (const problem of problems) expect(text).toContain(problem)
  for (const [name, value] of Object.entries(fields))
    if (['blik', 'card', 'expiry', 'cvc'].includes(name)) expect(text).toContain(`value="${value}"`)
  expect(text).toMatch(/name="late" checked/)
  expect(await statusOf(uid)).toEqual(['new', false])
})

test('what is typed is escaped, and card numbers are never logged', async () => {
  const lines: object[] = []
  const note = (data: object, message: string) => void lines.push({ ...data, message })
  const logging = await openTestApi({ db: api.db, clock: () => now, log: { debug: note, info: note, warn: note, error: note } })
  const { checkout } = await begun()
  const body = new URLSearchParams({ ...card, card: '"><b>4111111111111111' }).toString()
  const response = await logging.app.request(checkout, { method: 'POST', headers: { host: origin }, body })
  expect(await response.text()).toContain('value="&quot;&gt;&lt;b&gt;4111111111111111"')
  expect(JSON.stringify(lines)).not.toContain('4111')
})

test('a notification that arrives late leaves the order waiting until then', async () => {
  const { checkout, uid, path } = await begun()
  expect((await send(checkout, { ...card, late: 'on' })).location).toBe(`${path}?payment=pending`)
  expect([await statusOf(uid), held.length]).toEqual([['new', false], 1])
  held[0]?.()
  await expect.poll(() => statusOf(uid)).toEqual(['paid', true])
})

test('a late notification for an order that expired meanwhile is a refund due', async () => {
  const { visitor, uid } = await placed()
  now = after(119)
  // The first start gives the order 31 more minutes.
  const checkout = await checkoutOf({ visitor, uid })
  await send(checkout, { ...card, late: 'on' })
  now = after(200)
  await cancelUnpaidOrders({ db: api.db, clock: () => now, log: silent })
  expect(await statusOf(uid)).toEqual(['cancelled', false])
  held[0]?.()
  await expect
    .poll(async () => (await refundsDue(api.db, now, origin)).map(({ provider, amount }) => [provider, amount]))
    .toEqual([['test', 1230]])
  expect(await statusOf(uid)).toEqual(['cancelled', true])
})

test('a session expires after a quarter of an hour, or with its order', async () => {
  const { checkout, uid, path, visitor } = await begun()
  now = after(15)
  for (const { status, text } of [await open(checkout), await send(checkout, card)]) {
    expect(status).toBe(410)
    expect(text).toContain(`href="${path}?payment=expired"`)
  }
  expect(await statusOf(uid)).toEqual(['new', false])
  now = after(119)
  const late = await checkoutOf({ visitor, uid })
  now = after(120)
  expect((await open(late)).status).toBe(410)
})

test('an altered token, one of another shop and none at all open nothing', async () => {
  const { checkout, uid } = await begun()
  const [path = '', token = ''] = checkout.split('?token=')
  const [content = '', mac = ''] = token.split('.')
  const cheaper = Buffer.from(content, 'base64url').toString().replace('"amount":1230', '"amount":1')
  expect(cheaper).toContain('"amount":1,')
  const wrong = [
    '',
    '.',
    content,
    `${content}.`,
    `${Buffer.from(cheaper).toString('base64url')}.${mac}`,
    `${content}.${mac}x`,
    'a'.repeat(5000),
  ]
  for (const one of wrong)
    for (const { status, text } of [await open(`${path}?token=${one}`), await send(`${path}?token=${one}`, card)]) {
      expect([one, status]).toEqual([one, 400])
      expect(text).toContain('href="/en"')
    }
  expect((await open(checkout, otherOrigin)).status).toBe(400)
  expect((await open(path, origin, 'pl')).text).toContain('Nie można otworzyć tej płatności')
  expect(await statusOf(uid)).toEqual(['new', false])
})

test('without the secret, as in a new shop, there is no test provider', async () => {
  const { uid, visitor } = await placed(plainOrigin)
  expect((await visitor.post(`/orders/${uid}/payment`, {})).body.error.code).toBe('payment_unavailable')
  const { checkout } = await begun()
  expect((await open(checkout, plainOrigin)).status).toBe(404)
  expect((await send(checkout, card, plainOrigin)).status).toBe(404)
  const notification = { method: 'POST', headers: { host: plainOrigin }, body: '{}' }
  expect((await api.app.request('/api/my-shop/payments/test/notifications', notification)).status).toBe(404)
  const business = { name: 'New', street: '', postal_code: '', city: '', country: 'PL', phone: '', email: 'shop@new.test' }
  const shop = {
    name: 'New',
    language: 'en' as const,
    hosts: ['new.test'],
    origin: 'https://new.test',
    business,
    account: null,
    courierNet: 1,
    rates: {},
    owner: null,
  }
  const { id } = await createShop(api.db, start, shop)
  expect(await api.db.asOwner(start).query(sql`select name from shop_secrets where shop_id = ${id}`)).toEqual([])
})

const signatureOf = (body: string, secret: string, at = now) => {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
async function notify(event: object, { secret = secrets[origin], at = now }: { secret?: string; at?: Date } = {}) {
  const body = JSON.stringify(event)
  const headers = { host: origin, 'test-provider-signature': signatureOf(body, secret, at) }
  return (await api.app.request('/api/my-shop/payments/test/notifications', { method: 'POST', headers, body })).status
}
const paid = (order: string, more: object = {}) => ({
  id: 'event_1',
  type: 'payment.paid',
  payment: { id: 'test_1', order, amount: 1230, currency: 'PLN', ...more },
})

test('a notification counts with the shop’s signature of the last minutes alone', async () => {
  const { uid } = await placed()
  expect(await notify(paid(uid), { secret: 'guessed' })).toBe(403)
  expect(await notify(paid(uid), { secret: secrets[otherOrigin] })).toBe(403)
  expect(await notify(paid(uid), { at: new Date(start.getTime() - 301_000) })).toBe(403)
  expect(await notify({ ...paid(uid), type: 'payment.refused' })).toBe(200)
  expect(await statusOf(uid)).toEqual(['new', false])
  expect(await notify(paid(uid))).toBe(200)
  expect(await notify(paid(uid))).toBe(200)
  expect(await statusOf(uid)).toEqual(['paid', true])
})

test('a payment of another amount, and a second one, are refunds due', async () => {
  const { uid } = await placed()
  const due = async () =>
    (await refundsDue(api.db, now, origin))
      .map(({ payment }) => payment)
      .filter(payment => payment.startsWith('wrong'))
      .sort()
  expect(await notify({ ...paid(uid, { id: 'wrong_amount', amount: 1 }), id: 'event_2' })).toBe(200)
  expect([await statusOf(uid), await due()]).toEqual([['new', false], ['wrong_amount']])
  expect(await notify({ ...paid(uid, { id: 'right' }), id: 'event_3' })).toBe(200)
  expect(await notify({ ...paid(uid, { id: 'wrong_second' }), id: 'event_4' })).toBe(200)
  expect([await statusOf(uid), await due()]).toEqual([
    ['paid', true],
    ['wrong_amount', 'wrong_second'],
  ])
})

test('a form of more than 4 KB is refused', async () => {
  const { checkout } = await begun()
  expect((await send(checkout, pays('7'.repeat(5000)))).status).toBe(413)
})
