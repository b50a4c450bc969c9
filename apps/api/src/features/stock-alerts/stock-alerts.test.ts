import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromElsewhere, newCustomer, password } from '../../../test/customer.ts'
import { adminOrigin, sendEmails } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, shopCtx, silent, type TestApi } from '../../../test/test-api.ts'
import { type Answered, failure, request, type TestVisitor } from '../../../test/visitor.ts'
import { emailTemplatesFor } from '../../email-templates.ts'
import { sql } from '../../platform/database.ts'
import { startRetention } from '../../platform/retention.ts'
import type { EmailMessage, MailDependencies } from '../mail/mail.ts'
import { changeOrderStatus } from '../orders/orders.ts'
import { queueDueAlerts } from './due-alerts.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 890
const origin = 'alerts.test'
const first = 8_900_001
const withVariants = first + 1
const other = { id: 891, host: 'alerts-elsewhere.test', first: 8_910_001 }

let now = start
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addOrderableShop(api, other, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 0 }, start)
  const variants = [0, 5].map((items, i) => ({ id: first + 10 + i, tiers: [[1, 2000]] as [number, number][], items }))
  await addProduct(api.db, { shopId, id: withVariants, priceNet: null, first, variants }, start)
  await addProduct(api.db, { shopId: other.id, id: other.first, priceNet: 1000, first: other.first, items: 0 }, start)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  for (const table of ['stock_alerts', 'mails', 'rate_limits'])
    await api.db.asOwner(now).query({ text: `delete from ${table}`, values: [] })
  await setStock(0)
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const setStock = (items: number, shop = shopId, product = first) =>
  asOwner(sql`update variants set stock_on_hand = ${items} where shop_id = ${shop} and product_id = ${product}`)
const later = (days: number) => {
  now = new Date(start.getTime() + days * 86_400_000)
}

let people = 0
const newEmail = () => `Buyer${++people}@alerts.test`
const ask = (email: string, more: object = {}, { to = origin, headers = fromElsewhere() }: { to?: string; headers?: object } = {}) =>
  request(api, to, 'POST', '/stock_alerts', { stock_alert: { product_id: first, email, ...more } }, headers as Record<string, string>)
const askAs = (visitor: TestVisitor, email: string) => visitor.post('/stock_alerts', { stock_alert: { product_id: first, email } })
const confirm = (token: string, to = origin) =>
  request(api, to, 'PUT', '/stock_alerts/confirmation', { stock_alert: { token } }, fromElsewhere())
const unsubscribe = (token: string, to = origin) =>
  request(api, to, 'PUT', '/stock_alerts/unsubscription', { stock_alert: { token } }, fromElsewhere())

const emails = () => sendEmails(api, now)
const queueDue = () => queueDueAlerts({ db: api.db, clock: () => now, log: silent })
const linkIn = (email: EmailMessage | undefined, path: string) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(email?.text ?? '')?.[1] ?? ''
const confirmTokenIn = (email: EmailMessage | undefined) => linkIn(email, '/back-in-stock/confirm')
const unsubscribeTokenIn = (email: EmailMessage | undefined) => linkIn(email, '/back-in-stock/unsubscribe')

/** Requests and confirms. */
async function subscribe(email = newEmail()): Promise<string> {
  expect((await ask(email)).body).toEqual({ status: 'confirmation_sent' })
  const mail = (await emails()).find(({ to }) => to === email)
  expect((await confirm(confirmTokenIn(mail))).body).toEqual({
    product: { name: `Product ${first}`, slug: `product-${first}-of-${shopId}` },
  })
  return email
}

const mailCount = async () => (await asOwner<{ n: number }>(sql`select count(*)::int as n from mails where state <> 'sent'`))[0]?.n
const alertCount = async () => (await asOwner<{ n: number }>(sql`select count(*)::int as n from stock_alerts`))[0]?.n

test('one e-mail comes when the product is back, only after the address was confirmed, with product, link and price', async () => {
  const email = newEmail()
  await ask(email)
  await setStock(3)
  expect(await queueDue()).toBe(0)
  const [question, ...others] = await emails()
  expect([question?.to, question?.subject, others]).toEqual([
    email,
    `Confirm your request for a back-in-stock e-mail: Product ${first} | Shop ${shopId}`,
    [],
  ])
  await confirm(confirmTokenIn(question))
  expect(await queueDue()).toBe(1)
  const [alert] = await emails()
  expect([alert?.to, alert?.subject]).toEqual([email, `Back in stock: Product ${first} | Shop ${shopId}`])
  expect(alert?.text.replaceAll('\u00a0', ' ')).toContain('PLN 12.30 incl. VAT (PLN 10.00 net) per piece')
  expect(alert?.text).toContain(`https://${origin}/en/product/product-${first}-of-${shopId}`)
  expect(alert?.unsubscribeUrl).toBe(`https://${origin}/en/back-in-stock/unsubscribe?token=${unsubscribeTokenIn(alert)}`)
  expect([await alertCount(), await queueDue()]).toEqual([0, 0])
})

test('in Polish the e-mails have Polish texts and links', async () => {
  await ask(newEmail(), {}, { headers: { ...fromElsewhere(), 'accept-language': 'pl-PL' } })
  const [question] = await emails()
  expect(question?.subject).toBe(`Potwierdź powiadomienie o dostępności: Produkt ${first} | Shop ${shopId}`)
  await confirm(linkIn(question, '/pl/powiadomienie-o-dostepnosci/potwierdz'))
  await setStock(1)
  await queueDue()
  const [alert] = await emails()
  expect(alert?.text.replaceAll('\u00a0', ' ')).toContain('12,30 zł brutto (10,00 zł netto) za sztukę')
  expect(alert?.text).toContain(`/pl/product/produkt-${first}-z-${shopId}`)
})

test('stock that comes and goes mails once, and not while there is none', async () => {
  await subscribe()
  await setStock(5)
  await setStock(0)
  expect(await queueDue()).toBe(0)
  for (const stock of [2, 0, 7, 0, 1]) {
    await setStock(stock)
    await queueDue()
  }
  expect((await emails()).map(({ subject }) => subject)).toEqual([`Back in stock: Product ${first} | Shop ${shopId}`])
})

test('each of many gets exactly one e-mail, with several processes and changes of stock at once', async () => {
  const waiting: string[] = []
  for (let i = 0; i < 7; i++) waiting.push(await subscribe())
  await Promise.all([setStock(1), ...Array.from({ length: 4 }, queueDue), setStock(2), queueDue()])
  await queueDue()
  const sent = await Promise.all([emails(), emails(), emails()])
  expect(
    sent
      .flat()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(waiting.sort())
})

test('a cancelled order that returns its stock informs those who wait', async () => {
  await setStock(2)
  const { order } = await readyShopper(api, origin, [[first, 2]])
  const { uid } = (await order()).body
  await subscribe()
  expect(await queueDue()).toBe(0)
  await changeOrderStatus(shopCtx(api, shopId, now), uid, 'cancelled')
  expect(await queueDue()).toBe(1)
})

test('a run queues a hundred e-mails of a shop at most, and those of the other shops', async () => {
  await asOwner(sql`
    insert into stock_alerts (shop_id, hash, product_id, variant_id, email, unsubscribe_hash, language, expires_at, confirmed_at)
    select ${shopId}::int, 'h' || n, ${first}::int, ${first}::int, n || '@example.com', 'u' || n, 'en', clock() + interval '1 year', clock() + n * interval '1 s'
    from generate_series(1, 130) n
    union all
    select ${other.id}::int, 'h', ${other.first}::int, ${other.first}::int, 'a@example.com', 'u', 'en', clock() + interval '1 year', clock()`)
  await setStock(1)
  await setStock(1, other.id, other.first)
  const mails = () =>
    asOwner<{ shop_id: number; n: number }>(sql`select shop_id, count(*)::int as n from mails group by shop_id order by shop_id`)
  expect(await queueDue()).toBe(101)
  expect(await mails()).toEqual([
    { shop_id: shopId, n: 100 },
    { shop_id: other.id, n: 1 },
  ])
  const [last] = await asOwner<{ last: string }>(
    sql`select max(split_part(recipient, '@', 1)::int)::text as last from mails where shop_id = ${shopId}`,
  )
  expect(last).toEqual({ last: '100' })
  expect([await queueDue(), await queueDue()]).toEqual([30, 0])
  await setStock(0, other.id, other.first)
})

test('a link works once, for three days, in its shop, and other links for the same product end with it', async () => {
  const email = newEmail()
  await ask(email)
  await ask(email.toUpperCase())
  const [earlier, latest] = (await emails()).map(confirmTokenIn)
  expect(failure(await confirm(earlier ?? '', other.host))).toEqual([422, 'link_invalid'])
  expect((await confirm(earlier ?? '')).status).toBe(200)
  expect(failure(await confirm(earlier ?? ''))).toEqual([422, 'link_invalid'])
  expect(failure(await confirm(latest ?? ''))).toEqual([422, 'link_invalid'])
  expect(failure(await confirm('unknown'))).toEqual([422, 'link_invalid'])
  await ask(newEmail())
  const [mail] = await emails()
  later(3)
  expect(failure(await confirm(confirmTokenIn(mail)))).toEqual([422, 'link_invalid'])
})

test('two links that are opened at once confirm one request', async () => {
  const email = newEmail()
  for (let i = 0; i < 4; i++) await ask(email)
  const answers = await Promise.all((await emails()).map(mail => confirm(confirmTokenIn(mail))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  expect(await alertCount()).toBe(1)
})

test('only hashes of the tokens remain stored', async () => {
  await ask(newEmail())
  const [mail] = await emails()
  const tokens = [confirmTokenIn(mail), unsubscribeTokenIn(mail)]
  const stored = JSON.stringify([await asOwner(sql`select * from stock_alerts`), await asOwner(sql`select * from mails`)])
  expect(tokens.map(token => token.length)).toEqual([43, 43])
  for (const token of tokens) expect(stored).not.toContain(token)
})

test('the response is the same for a new address, a waiting one, a customer’s and one over its limit, and nobody is flooded', async () => {
  const waiting = await subscribe()
  const customer = await newCustomer(api, origin)
  await emails()
  const flooded = newEmail()
  const answers = [await ask(waiting), await ask(customer.email), await ask(newEmail())]
  for (let i = 0; i < 12; i++) answers.push(await ask(flooded))
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
    new Set(['200 {"status":"confirmation_sent"}']),
  )
  const recipients = (await emails()).map(({ to }) => to)
  expect(recipients.filter(to => to === flooded)).toHaveLength(10)
  expect(recipients).not.toContain(waiting)
})

test('an address asks for twenty in a quarter of an hour', async () => {
  const headers = fromElsewhere()
  const answers: Answered[] = []
  for (let i = 0; i < 21; i++) answers.push(await ask(newEmail(), {}, { headers }))
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429])
})

test('a customer’s own confirmed address needs no link; another one does', async () => {
  const customer = await newCustomer(api, origin)
  await emails()
  expect((await askAs(customer, customer.email.toUpperCase())).body).toEqual({ status: 'active' })
  expect((await askAs(customer, newEmail())).body).toEqual({ status: 'confirmation_sent' })
  await setStock(1)
  expect(await queueDue()).toBe(1)
})

test('one link ends all requests of an address, again and again, and those of nobody else', async () => {
  const email = newEmail()
  await subscribe(email)
  const [stays] = [await subscribe()]
  await ask(email, { product_id: withVariants, product_variant_id: first + 10 })
  const token = unsubscribeTokenIn((await emails())[0])
  expect((await unsubscribe(token, other.host)).body).toBe('ok')
  expect(await alertCount()).toBe(3)
  for (const each of [token, token, 'unknown']) expect((await unsubscribe(each)).body).toBe('ok')
  expect(await asOwner(sql`select email from stock_alerts`)).toEqual([{ email: stays }])
})

/** A confirmed request whose e-mail waits to be sent; returns the token that ends it. */
async function queuedAlert(): Promise<string> {
  await ask(newEmail())
  const [mail] = await emails()
  await confirm(confirmTokenIn(mail))
  await setStock(1)
  expect(await queueDue()).toBe(1)
  return unsubscribeTokenIn(mail)
}

test('who unsubscribes while an e-mail waits to be sent gets none, also when the product is gone and back again', async () => {
  const token = await queuedAlert()
  expect((await unsubscribe(token)).body).toBe('ok')
  await setStock(0)
  expect(await emails()).toEqual([])
  expect([await alertCount(), await mailCount()]).toEqual([0, 0])
})

test('who unsubscribes gets no e-mail that was given up before, however often staff send such ones again', async () => {
  const token = await queuedAlert()
  await asOwner(sql`update mails set state = 'given_up' where state = 'waiting'`)
  expect((await unsubscribe(token)).body).toBe('ok')
  expect(await asOwner(sql`select kind from mails where state <> 'sent'`)).toEqual([])
})

test('what is in stock, unknown or of another shop cannot be requested', async () => {
  const asking = (more: object, to = origin) => ask(newEmail(), more, { to }).then(failure)
  expect(await asking({ product_id: first + 5 })).toEqual([404, 'product_not_found'])
  expect(await asking({}, other.host)).toEqual([404, 'product_not_found'])
  expect(await asking({ product_id: withVariants })).toEqual([422, 'variant_required'])
  expect(await asking({ product_id: withVariants, product_variant_id: first })).toEqual([404, 'variant_not_found'])
  expect(await asking({ product_id: withVariants, product_variant_id: first + 11 })).toEqual([422, 'already_in_stock'])
  expect(await ask('no address').then(failure)).toEqual([422, 'invalid_body'])
  expect(await alertCount()).toBe(0)
})

test('unconfirmed requests are deleted after three days, confirmed ones after a year, and those of a product with it', async () => {
  const left = async (days: number) => {
    later(days)
    await startRetention({ db: api.db, clock: () => now, log: silent }).stop()
    return alertCount()
  }
  await subscribe()
  await ask(newEmail())
  expect([await left(2), await left(3), await left(364), await left(365)]).toEqual([2, 1, 1, 0])
  now = start
  await addProduct(api.db, { shopId, id: first + 2, priceNet: 1000, first, items: 0 }, start)
  await ask(newEmail(), { product_id: first + 2 })
  expect(await alertCount()).toBe(1)
  await asOwner(sql`delete from products where shop_id = ${shopId} and id = ${first + 2}`)
  expect(await alertCount()).toBe(0)
})

test('a hidden product informs nobody until it is shown again', async () => {
  await subscribe()
  await setStock(1)
  const show = (isActive: boolean) => asOwner(sql`update products set is_active = ${isActive} where shop_id = ${shopId} and id = ${first}`)
  await show(false)
  expect(await queueDue()).toBe(0)
  await show(true)
  expect(await queueDue()).toBe(1)
})

test('what is sold out or hidden again before its e-mail is sent is waited for until it is back', async () => {
  const show = (isActive: boolean) => asOwner(sql`update products set is_active = ${isActive} where shop_id = ${shopId} and id = ${first}`)
  const email = await subscribe()
  for (const [hide, bringBack] of [
    [() => setStock(0), () => setStock(2)],
    [() => show(false), () => show(true)],
  ] as const) {
    await setStock(1)
    expect(await queueDue()).toBe(1)
    await hide()
    expect(await emails()).toEqual([])
    expect([await queueDue(), await mailCount()]).toEqual([0, 0])
    await bringBack()
  }
  expect(await queueDue()).toBe(1)
  expect((await emails()).map(({ to, subject }) => [to, subject])).toEqual([[email, `Back in stock: Product ${first} | Shop ${shopId}`]])
  expect(await alertCount()).toBe(0)
})

/** Sends the due e-mails, with something before or after the back-in-stock e-mail is rendered. */
function emailsWith({ before, after }: { before?: () => Promise<unknown>; after?: () => Promise<never> }) {
  const templates: MailDependencies['templates'] = emailTemplatesFor({ adminOrigin })
  const back_in_stock: (typeof templates)[string] = async (...mail) => {
    await before?.()
    const email = await templates.back_in_stock?.(...mail)
    await after?.()
    return email ?? null
  }
  return sendEmails(api, now, { ...templates, back_in_stock })
}

test('who unsubscribes while the e-mail is being sent waits for nothing any more, where the product is gone again', async () => {
  const token = await queuedAlert()
  await setStock(0)
  expect(await emailsWith({ before: () => unsubscribe(token) })).toEqual([])
  expect([await alertCount(), await mailCount()]).toEqual([0, 0])
})

test('a request that was restored before the sender failed leads to one e-mail', async () => {
  await queuedAlert()
  await setStock(0)
  const after = () => Promise.reject(new Error('the connection is lost'))
  expect(await emailsWith({ after })).toEqual([])
  await setStock(1)
  expect(await queueDue()).toBe(1)
  later(1)
  expect(await emails()).toHaveLength(1)
})

test('e-mails about a product that was deleted meanwhile are not sent', async () => {
  const id = first + 3
  await addProduct(api.db, { shopId, id, priceNet: 1000, first, items: 0 }, start)
  await ask(newEmail(), { product_id: id })
  const [question] = await emails()
  await confirm(confirmTokenIn(question))
  await ask(newEmail(), { product_id: id })
  await setStock(1, shopId, id)
  expect(await queueDue()).toBe(1)
  await asOwner(sql`delete from products where shop_id = ${shopId} and id = ${id}`)
  expect([await emails(), await mailCount()]).toEqual([[], 0])
})

test('a customer’s data names their requests, and closing the account deletes them', async () => {
  const customer = await newCustomer(api, origin)
  await askAs(customer, customer.email)
  const { stock_alerts } = (await customer.get('/customer/data')).body
  expect(stock_alerts).toEqual([
    {
      product_id: first,
      name: `Product ${first}`,
      symbol: `P${first}`,
      created_at: start.toISOString(),
      confirmed_at: start.toISOString(),
    },
  ])
  expect((await customer.post('/customer/closing', { customer: { current_password: password } })).body).toBe('ok')
  expect(await alertCount()).toBe(0)
})

test('responses with and without a token are not stored by anybody', async () => {
  await ask(newEmail())
  const [mail] = await emails()
  for (const answer of [await confirm(confirmTokenIn(mail)), await unsubscribe('x'), await confirm('x')])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
})
