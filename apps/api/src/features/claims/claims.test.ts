import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { adminOrigin, sendEmails } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper, shopConfiguration } from '../../../test/shopper.ts'
import { openTestApi, shopCtx, type TestApi } from '../../../test/test-api.ts'
import { failure, openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { saveEntries } from '../configuration/configuration.ts'
import { changeOrderStatus } from '../orders/orders.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 895
const origin = 'claims.test'
const first = 8_950_001

let now = start
let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  for (const id of [first, first + 1]) await addProduct(api.db, { shopId, id, priceNet: 1000, first, items: 100 }, start)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  await api.db.asOwner(start).query(sql`delete from mails`)
})

async function ordered(more: object = {}): Promise<{ uid: string; number: string; shopper: TestVisitor }> {
  const lines = [
    [first, 3],
    [first + 1, 1],
  ] as const
  const shopper = await readyShopper(api, origin, lines, { delivery: 2 })
  const { uid, number } = (await shopper.order(more)).body
  await api.db.asOwner(now).query(sql`delete from mails`)
  return { uid, number, shopper }
}

async function move(uid: string, to: Parameters<typeof changeOrderStatus>[2]) {
  await changeOrderStatus(shopCtx(api, shopId, now), uid, to)
}

async function delivered(uid: string) {
  for (const to of ['confirmed', 'packed', 'sent', 'delivered'] as const) await move(uid, to)
}

const declared = { name: 'Jan Kowalski', email: buyer.email, items: [{ line: 1, items: 2 }] }
const withdraw = (who: TestVisitor, uid: string, more: object = {}, key?: string) =>
  who.post(`/orders/${uid}/withdrawal`, { withdrawal: { ...declared, ...more } }, key ? { key } : {})
const complain = (who: TestVisitor, uid: string, more: object = {}) =>
  who.post(`/orders/${uid}/complaint`, { complaint: { ...declared, text: 'It broke', remedy: 'repair', ...more } })
const rights = async (who: TestVisitor, uid: string) => (await who.get(`/orders/${uid}`)).body.rights

const sentEmails = () => sendEmails(api, now)

test('a withdrawal is stored once, with a receipt for the buyer and a notice for the shop', async () => {
  const { uid, shopper } = await ordered()
  const one = await withdraw(shopper, uid, { note: 'Too many' }, 'key')
  expect(one.body).toEqual({ received_at: now.toISOString() })
  expect((await withdraw(shopper, uid, { note: 'Too many' }, 'key')).body).toEqual(one.body)
  const emails = await sentEmails()
  expect(emails.map(({ to }) => to).sort()).toEqual([buyer.email, `shop@${origin}`])
  for (const { text } of emails)
    for (const part of [`Product ${first}`, 'Too many', 'Jan Kowalski', '1 March 2027']) expect(text).toContain(part)
  const notice = emails.find(({ to }) => to !== buyer.email)
  expect(notice?.replyTo).toBe(buyer.email)
  const [entry] = await api.db.asOwner(now).query<{ id: string; shop: string }>(sql`
    select entry.id, shops.code as shop from inbox_entries entry join shops using (shop_id)
    where claim_id in (select id from order_claims where order_uid = ${uid})`)
  for (const page of [`inbox/${entry?.id}`, `orders/${uid}`]) expect(notice?.text).toContain(`${adminOrigin}/${entry?.shop}/${page}\n`)
})

test('the right of withdrawal ends 14 days after delivery, at the end of the day in the shop’s time zone', async () => {
  const { uid, shopper } = await ordered()
  expect(await rights(shopper, uid)).toEqual({
    withdrawal: true,
    withdrawal_until: null,
    complaint: true,
    as_consumer: { withdrawal: 'not_offered', complaint: 'not_offered' },
  })
  await delivered(uid)
  expect((await rights(shopper, uid)).withdrawal_until).toBe('2027-03-15')
  now = new Date('2027-03-15T22:59:59Z')
  expect((await withdraw(await openVisitor(api, origin), uid)).status).toBe(200)
  now = new Date('2027-03-15T23:00:00Z')
  const later = await openVisitor(api, origin)
  expect(await rights(later, uid)).toMatchObject({ withdrawal: false, complaint: true })
  expect(failure(await withdraw(later, uid))).toEqual([422, 'withdrawal_over'])
  expect((await complain(later, uid)).status).toBe(200)
})

test.each([
  ['a Saturday', '2027-03-05T23:30:00Z', '2027-03-22'],
  ['Easter Monday', '2027-03-15T12:00:00Z', '2027-03-30'],
  ['Christmas Eve', '2027-12-10T12:00:00Z', '2027-12-27'],
])('a right of withdrawal that would end on %s ends with the next working day', async (_, delivery, last) => {
  now = new Date(Date.parse(delivery) - 86_400_000)
  const { uid } = await ordered()
  now = new Date(delivery)
  await delivered(uid)
  now = new Date(`${last}T21:59:59Z`)
  const visitor = await openVisitor(api, origin)
  expect(await rights(visitor, uid)).toMatchObject({ withdrawal: true, withdrawal_until: last })
  expect((await withdraw(visitor, uid)).status).toBe(200)
  now = new Date(Date.parse(`${last}T23:00:00Z`))
  expect(failure(await withdraw(await openVisitor(api, origin), uid))).toEqual([422, 'withdrawal_over'])
})

test('a receipt names the last day of the return, and that of the answer to a complaint', async () => {
  // Received on 10 December: the fourteenth day is Christmas Eve.
  now = new Date('2027-12-10T12:00:00Z')
  const { uid, shopper } = await ordered()
  expect((await withdraw(shopper, uid)).status).toBe(200)
  expect((await complain(shopper, uid)).status).toBe(200)
  const receipts = (await sentEmails()).filter(({ to }) => to === buyer.email)
  expect(receipts).toHaveLength(2)
  for (const { text } of receipts) expect(text).toMatch(/by\s+27\s+December\s+2027\s+at\s+the\s+latest/)
})

test('a visitor with the link needs the order’s e-mail', async () => {
  const { uid } = await ordered()
  const other = await openVisitor(api, origin)
  expect(failure(await withdraw(other, uid, { email: 'other@example.com' }))).toEqual([422, 'order_email_wrong'])
  expect(failure(await complain(other, uid, { email: 'other@example.com' }))).toEqual([422, 'order_email_wrong'])
  expect((await withdraw(other, uid)).status).toBe(200)
  expect(failure(await withdraw(other, '0'.repeat(32)))).toEqual([404, 'order_not_found'])
})

test('a claim is limited to the lines and quantities of the order', async () => {
  const { uid, shopper } = await ordered()
  const wrong = async (items: object[]) => Object.keys((await withdraw(shopper, uid, { items })).body.error.fields)
  expect(await wrong([{ line: 3, items: 1 }])).toEqual(['withdrawal.items.0.line'])
  expect(
    await wrong([
      { line: 1, items: 1 },
      { line: 2, items: 2 },
    ]),
  ).toEqual(['withdrawal.items.1.items'])
  expect(await wrong([])).toEqual(['withdrawal.items'])
  expect(await sentEmails()).toEqual([])
})

test('a cancelled order accepts no claims', async () => {
  const { uid, shopper } = await ordered()
  await move(uid, 'cancelled')
  expect(await rights(shopper, uid)).toMatchObject({ withdrawal: false, complaint: false })
})

const company = { billing_address: { ...buyer.billing_address, company: 'Kowalski Serwis', nip: '5260250274' } }
/** Mails break lines. */
const declaration = /is\s+not\s+of\s+a\s+professional\s+nature\s+for\s+me/

test('a company withdraws with the declaration that the purchase has no professional character, and the receipt has it', async () => {
  const { uid, shopper } = await ordered(company)
  expect((await rights(shopper, uid)).as_consumer).toEqual({ withdrawal: 'required', complaint: 'offered' })
  const refused = await withdraw(shopper, uid)
  expect([...failure(refused), refused.body.error.fields]).toEqual([422, 'invalid_body', { 'withdrawal.as_consumer': expect.any(String) }])
  expect(await sentEmails()).toEqual([])
  expect((await withdraw(shopper, uid, { as_consumer: true })).status).toBe(200)
  const emails = await sentEmails()
  expect(emails).toHaveLength(2)
  for (const { text } of emails) expect(text).toMatch(declaration)
})

test('a company complains with or without the declaration, a person declares nothing', async () => {
  const { uid, shopper } = await ordered(company)
  for (const as_consumer of [true, false]) {
    expect((await complain(shopper, uid, { as_consumer })).status).toBe(200)
    const emails = await sentEmails()
    expect(emails.map(({ text }) => declaration.test(text))).toEqual([as_consumer, as_consumer])
  }
  const person = await ordered()
  expect((await complain(person.shopper, person.uid, { as_consumer: true })).status).toBe(200)
  for (const { text } of await sentEmails()) expect(text).not.toMatch(declaration)
})

test('a masked order does not say whether its buyer is a company', async () => {
  for (const more of [{}, company]) {
    const { uid } = await ordered(more)
    expect((await rights(await openVisitor(api, origin), uid)).as_consumer).toEqual({ withdrawal: 'offered', complaint: 'offered' })
  }
})

test('a shop for companies only accepts claims with the declaration alone', async () => {
  const other = await ordered()
  const sellTo = (sells_to: string) =>
    api.db.asOwner(start).transaction(async tx => {
      await tx.query(sql`delete from configuration where shop_id = ${shopId} and scope = 'shop_configuration'`)
      await saveEntries(tx, shopId, 'shop_configuration', [{ ...shopConfiguration, sells_to }])
    })
  await sellTo('companies')
  expect(await rights(other.shopper, other.uid)).toMatchObject({
    withdrawal: true,
    complaint: true,
    as_consumer: { withdrawal: 'required', complaint: 'required' },
  })
  expect(failure(await withdraw(other.shopper, other.uid))).toEqual([422, 'invalid_body'])
  expect(failure(await complain(other.shopper, other.uid))).toEqual([422, 'invalid_body'])
  expect((await withdraw(other.shopper, other.uid, { as_consumer: true })).status).toBe(200)
  expect((await complain(other.shopper, other.uid, { as_consumer: true })).status).toBe(200)
  await sellTo('everyone')
  expect((await complain(other.shopper, other.uid)).status).toBe(200)
})

test('a reference to an order withdraws from it for an hour, and shows neither name nor address', async () => {
  const { uid, number } = await ordered(company)
  const visitor = await openVisitor(api, origin)
  const { reference } = (await visitor.post('/orders/lookup', { order: { number, email: buyer.email } })).body
  const found = await visitor.get(`/orders/lookup/${reference}`)
  expect(found.body).toMatchObject({ uid: reference, masked: true, number, rights: { as_consumer: { withdrawal: 'required' } } })
  expect(JSON.stringify(found.body)).not.toMatch(new RegExp(`${uid}|${buyer.email}|Kowalski|${buyer.billing_address.street}`))
  for (const refused of [
    await visitor.get(`/orders/${reference}`),
    await visitor.post(`/orders/${reference}/unmask`, { order: { email: buyer.email } }),
    await visitor.post(`/orders/${reference}/payment_by_email`, { order: { email: buyer.email } }),
    await complain(visitor, reference),
    await visitor.get(`/orders/lookup/${uid}`),
  ])
    expect(failure(refused)).toEqual([404, 'order_not_found'])
  expect(failure(await withdraw(visitor, reference, { as_consumer: true, email: 'other@example.com' }))).toEqual([422, 'order_email_wrong'])
  expect((await withdraw(visitor, reference, { as_consumer: true })).status).toBe(200)
  expect((await sentEmails()).find(({ to }) => to === buyer.email)?.text).toContain(number)
  now = new Date(now.getTime() + 3_600_001)
  for (const expired of [await visitor.get(`/orders/lookup/${reference}`), await withdraw(visitor, reference, { as_consumer: true })])
    expect(failure(expired)).toEqual([404, 'order_not_found'])
})

test('an order is found by its number and e-mail; the refusal is the same whichever is wrong, and limited', async () => {
  const { number } = await ordered()
  const find = (order: object) => request(api, origin, 'POST', '/orders/lookup', { order })
  expect((await find({ number: ` ${number} `, email: buyer.email.toUpperCase() })).body).toEqual({
    reference: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  const refusals = [
    await find({ number, email: 'other@example.com' }),
    await find({ number: '2027-999999', email: buyer.email }),
    await find({ number: '2027-999999', email: 'other@example.com' }),
  ]
  for (const refused of refusals) expect([refused.status, refused.body]).toEqual([404, refusals[0]?.body])
  let last = refusals[0]
  for (let i = 0; i < 12 && last?.status === 404; i++) last = await find({ number: `2027-9999${i}`, email: buyer.email })
  expect(last && failure(last)).toEqual([429, 'too_many_requests'])
  expect(failure(await find({ number, email: buyer.email }))).toEqual([429, 'too_many_requests'])
})

test('the receipt goes to the e-mail of the order; another address receives a brief one', async () => {
  const { uid, shopper } = await ordered()
  const typed = { name: 'Jan Kowalski', email: 'sender@example.com', text: 'Win at https://evil.example/prize or evil.example' }
  expect((await complain(shopper, uid, typed)).status).toBe(200)
  expect((await withdraw(shopper, uid, { ...typed, note: typed.text })).status).toBe(200)
  const emails = await sentEmails()
  expect(emails.map(({ to }) => to).sort()).toEqual([buyer.email, 'sender@example.com', `shop@${origin}`].flatMap(to => [to, to]).sort())
  for (const { to, text, html, subject } of emails) {
    const isOther = to === 'sender@example.com'
    expect([to, /Win at/.test(text + html), /Jan Kowalski/.test(text + html + subject)]).toEqual([to, !isOther, !isOther])
    for (const said of [text, html]) expect(said).not.toMatch(/https?:\/\/evil|evil\.example/)
    expect([to, text.includes('sender@example.com')]).toEqual([to, to === `shop@${origin}`])
  }
})

test('a name in a claim is shortened and never a link, in the subject too', async () => {
  const { uid, shopper } = await ordered()
  await complain(shopper, uid, { name: `www.evil.example\r\nBcc: a@evil.example ${'x'.repeat(150)}` })
  for (const { text, html, subject } of await sentEmails()) {
    expect(subject).not.toMatch(/evil\.example|[\r\n]|x{30}/)
    for (const said of [text, html]) expect(said).not.toMatch(/evil\.example|x{30}/)
  }
})

test('an order accepts three claims in 24 hours, in parallel too', async () => {
  const { uid, shopper } = await ordered()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => (i % 2 ? complain(shopper, uid) : withdraw(shopper, uid))))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
  for (const answer of answers) if (answer.status !== 200) expect(failure(answer)).toEqual([422, 'too_many_claims'])
  expect(await sentEmails()).toHaveLength(6)
  const other = await ordered()
  expect((await complain(other.shopper, other.uid)).status).toBe(200)
  now = new Date(start.getTime() + 24 * 3_600_000)
  const later = await readyShopper(api, origin, [[first, 1]])
  expect((await complain(later, uid)).status).toBe(200)
})

test('the order shows its withdrawals, and whether they cover all of it', async () => {
  const { uid, shopper } = await ordered()
  const withdrawal = async () => (await shopper.get(`/orders/${uid}`)).body.withdrawal
  expect(await withdrawal()).toBeNull()
  const declare = (items: object[]) =>
    shopper.post(`/orders/${uid}/withdrawal`, { withdrawal: { name: 'Anna', email: buyer.email, items } })
  await declare([{ line: 1, items: 2 }])
  expect(await withdrawal()).toEqual({ received_at: start.toISOString(), full: false })
  now = new Date(start.getTime() + 3_600_000)
  await declare([
    { line: 1, items: 1 },
    { line: 2, items: 1 },
  ])
  expect(await withdrawal()).toEqual({ received_at: now.toISOString(), full: true })
  const other = await request(api, origin, 'GET', `/orders/${uid}`)
  expect(other.body).toMatchObject({ masked: true, withdrawal: null })
})
