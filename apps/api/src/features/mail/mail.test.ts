import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@stragan/contract'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { adminOrigin } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { countingReads } from '../../../test/rows-read.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openSmtp, type ReceivedMail } from '../../../test/smtp.ts'
import { openTestApi, shopCtx, silent, type TestApi } from '../../../test/test-api.ts'
import { emailTemplatesFor } from '../../email-templates.ts'
import { sql } from '../../platform/database.ts'
import { startJobQueues } from '../../platform/job-queues.ts'
import { changeOrderStatus } from '../orders/orders.ts'
import { claimDueMail } from './mail.queries.ts'
import { mailQueue, sendDueMails } from './mail.ts'
import { deleteMailFiles } from './mail-files.ts'
import { type MailTransport, openMailTransport } from './mail-transport.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 850
const origin = 'mail.test'
const first = 8_500_001

let now = start
let api: TestApi
let smtp: Awaited<ReturnType<typeof openSmtp>>
let transport: MailTransport
let received: ReceivedMail[] = []
/** Recipients that the server refuses for now. */
let refused = new Set<string>()

beforeAll(async () => {
  smtp = await openSmtp({ receive: mail => received.push(mail), refuses: address => refused.has(address) })
  transport = openMailTransport(smtp.url, '')
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 1000 }, start)
})
afterAll(async () => {
  transport.close()
  await api.close()
  await smtp.close()
})
beforeEach(async () => {
  now = start
  received = []
  refused = new Set()
  await api.db.asOwner(start).query(sql`delete from mails`)
})

const deps = (given: MailTransport = transport) => ({
  db: api.db,
  clock: () => now,
  log: silent,
  transport: given,
  templates: emailTemplatesFor({ adminOrigin }),
})
const order = async () => (await (await readyShopper(api, origin, [[first, 2]])).order()).body
const mails = () =>
  api.db
    .asOwner(now)
    .query<{ kind: string; state: string; attempts: number; last_error: string | null }>(
      sql`select kind, state, attempts, last_error from mails order by kind`,
    )

test('an order’s two mails reach the SMTP server, once, from the shop and with a Message-ID', async () => {
  const { number } = await order()
  expect(await sendDueMails(deps())).toBe(2)
  expect(await sendDueMails(deps())).toBe(0)
  const [toBuyer, toShop] = [buyer.email, `shop@${origin}`].map(address => received.find(one => one.to.includes(address))?.mail)
  expect(toBuyer?.from).toEqual({ name: `Shop ${shopId}`, address: `shop@${origin}` })
  for (const mail of [toBuyer, toShop]) {
    expect(mail?.subject).toContain(number)
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@mail\.test>$/)
    expect(mail?.text?.length).toBeGreaterThan(20)
    expect(mail?.html).toContain(number)
  }
  expect((await mails()).map(mail => mail.state)).toEqual(['sent', 'sent'])
})

test('concurrent senders send each mail once', async () => {
  for (let i = 0; i < 5; i++) await order()
  const counts = await Promise.all([sendDueMails(deps()), sendDueMails(deps()), sendDueMails(deps())])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10)
  expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(10)
})

test('a mail that the server refuses is retried with the same Message-ID, and does not delay others', async () => {
  await order()
  refused = new Set([buyer.email])
  expect(await sendDueMails(deps())).toBe(1)
  expect((await mails())[0]).toMatchObject({
    kind: 'order_confirmation',
    state: 'waiting',
    attempts: 1,
    last_error: expect.stringContaining('mailbox busy'),
  })
  refused = new Set()
  expect(await sendDueMails(deps())).toBe(0)
  now = new Date(start.getTime() + 30_000)
  expect(await sendDueMails(deps())).toBe(1)
  expect((await mails()).map(mail => mail.state)).toEqual(['sent', 'sent'])
})

test('after eleven attempts in about a day and a half a mail is given up, counted in the metrics, and logged as an error', async () => {
  await order()
  refused = new Set([buyer.email])
  const errors: string[] = []
  const noting = { ...deps(), log: { ...silent, error: (_: object, message: string) => errors.push(message) } }
  const nextAttempt = async () =>
    (await api.db.asOwner(now).maybeOne<{ at: Date }>(sql`select next_attempt_at as at from mails where state = 'waiting'`))?.at
  for (let at: Date | undefined = start; at; at = await nextAttempt()) {
    now = at
    await sendDueMails(noting)
  }
  expect(Math.round((now.getTime() - start.getTime()) / 3_600_000)).toBe(39)
  expect((await mails())[0]).toMatchObject({ state: 'given_up', attempts: 11, last_error: expect.stringContaining('mailbox busy') })
  expect(errors).toEqual(['a mail was given up'])
})

test('a sender that crashes before marking a mail as sent sends it again with the same Message-ID', async () => {
  await order()
  const seen: string[] = []
  const dying: MailTransport = { ...transport, send: email => transport.send(email).then(() => Promise.reject(new Error('killed'))) }
  await sendDueMails(deps(dying))
  now = new Date(start.getTime() + 30_000)
  await sendDueMails(deps())
  for (const { mail } of received) seen.push(String(mail.messageId))
  expect([seen.length, new Set(seen).size]).toEqual([4, 2])
})

test('a process that stops finishes the mail in progress and leaves the others', async () => {
  for (let i = 0; i < 3; i++) await order()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const slow: MailTransport = {
    ...transport,
    send: () => {
      begin()
      return released
    },
  }
  const job = startJobQueues(deps(), [mailQueue(deps(slow))])
  await begun
  const stopped = job.stop()
  release()
  await stopped
  expect((await mails()).map(({ state }) => state).sort()).toEqual(['sent', ...Array(5).fill('waiting')])
})

test('no other process sends the mail that one is sending to a slow server', async () => {
  await order()
  let sentByOthers = 0
  const slow: MailTransport = {
    ...transport,
    send: async () => {
      now = new Date(now.getTime() + 60_000)
      sentByOthers += await sendDueMails(deps())
    },
  }
  expect([await sendDueMails(deps(slow)), sentByOthers]).toEqual([1, 1])
})

test('a mail whose sender died is due again after five minutes', async () => {
  await order()
  await claimDueMail(api.db, now, 0)
  expect(await sendDueMails(deps())).toBe(1)
  now = new Date(start.getTime() + 299_000)
  expect(await sendDueMails(deps())).toBe(0)
  now = new Date(start.getTime() + 300_000)
  expect(await sendDueMails(deps())).toBe(1)
})

test('without an SMTP server each mail becomes a valid .eml file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-mail-'))
  const { number } = await order()
  await sendDueMails(deps(openMailTransport(undefined, folder)))
  const files = readdirSync(folder)
  expect(files).toHaveLength(2)
  for (const file of files) {
    expect(file).toMatch(/\.eml$/)
    expect((await PostalMime.parse(readFileSync(join(folder, file)))).subject).toContain(number)
  }
  rmSync(folder, { recursive: true })
})

test('the file of a deleted mail is deleted; other files in the folder stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-mail-'))
  await order()
  await sendDueMails(deps(openMailTransport(undefined, folder)))
  writeFileSync(join(folder, 'notes.eml'), '')
  const clear = () => deleteMailFiles(api.db, now, folder)
  await clear()
  expect(readdirSync(folder)).toHaveLength(3)
  await api.db.asOwner(now).query(sql`delete from mails where kind = 'order_confirmation'`)
  await Promise.all([clear(), clear()])
  const [stored, ...more] = readdirSync(folder).sort()
  expect(readFileSync(join(folder, String(stored)), 'utf8')).toContain(`shop@${origin}`)
  expect(more).toEqual(['notes.eml'])
  rmSync(folder, { recursive: true })
  await clear()
})

test('a refused order queues no mail', async () => {
  const visitor = await readyShopper(api, origin, [[first, 1]])
  await visitor.order({ total_gross: 1 })
  expect(await mails()).toEqual([])
})

test('round robin: a hundred mails of one shop do not delay the one mail of another', async () => {
  const quiet = 'quiet.test'
  await addOrderableShop(api, { id: shopId + 1, host: quiet, first: first + 10_000 }, start)
  const queue = (shop: number, count: number, recipient: string, earlier: number) =>
    api.db.asOwner(start).query(sql`
      insert into mails (shop_id, kind, recipient, language, data, next_attempt_at)
      select ${shop}, 'account_exists', ${recipient} || n || '@example.com', 'en', '{}', clock() - make_interval(secs => ${earlier}::int)
      from generate_series(1, ${count}::int) as n`)
  await queue(shopId, 100, 'flood', 60)
  await queue(shopId + 1, 2, 'quiet', 0)
  const order: string[] = []
  const noting: MailTransport = { send: ({ to }) => Promise.resolve(void order.push(to.replace(/\d*@.*/, ''))), close() {} }
  expect(await sendDueMails(deps(noting))).toBe(102)
  expect(order.slice(0, 4)).toEqual(['flood', 'quiet', 'flood', 'quiet'])
}, 120_000)

test('the next mail is found by one index probe per shop with waiting mails, and none if no mail is due', async () => {
  const shops = 500
  await api.db.asOwner(start).transaction(async tx => {
    await tx.query(sql`
      insert into shops (shop_id, name, default_language) select 100000 + n, 'Shop', 'en' from generate_series(1, ${shops}::int) as n`)
    await tx.query(sql`
      insert into mails (shop_id, kind, recipient, language, data, next_attempt_at)
      select 100000 + 1 + n % ${shops}::int, 'account_exists', 'x@example.com', 'en', '{}', clock() + interval '1 hour'
      from generate_series(0, ${shops}::int * 10 - 1) as n`)
    await tx.run('analyze mails')
  })
  const db = countingReads(api.db)
  const readOf = async () => {
    db.take()
    await sendDueMails({ ...deps({ send: () => Promise.resolve(), close() {} }), db })
    return db.take().reduce((sum, { table, scanned, fetched }) => sum + (table === 'mails' ? scanned + fetched : 0), 0)
  }
  expect(await readOf()).toBeLessThan(50)
  await api.db
    .asOwner(start)
    .query(
      sql`update mails set next_attempt_at = clock() where (shop_id, id) = (select shop_id, id from mails order by shop_id desc limit 1)`,
    )
  expect(await readOf()).toBeLessThan(shops * 4)
  await api.db.asOwner(start).query(sql`delete from shops where shop_id > 100000`)
}, 120_000)

/** Confirms an order; returns the mail that concludes the contract, as the SMTP server received it. */
async function confirm(uid: string, language: Language = 'en') {
  await changeOrderStatus(shopCtx(api, shopId, now, language), uid, 'confirmed')
  await sendDueMails(deps())
  const mail = received.map(one => one.mail).find(({ subject }) => /confirmed|Potwierdzamy/.test(subject ?? ''))
  if (!mail) throw new Error('No mail confirms the order')
  const files = new Map(mail.attachments.map(({ filename, content }) => [filename, Buffer.from(content as ArrayBuffer).toString()]))
  return { mail, files }
}
const orderIn = async (language: Language) => {
  const shopper = await readyShopper(api, origin, [[first, 2]])
  const { status, body } = await shopper.post('/orders', { order: buyer }, { headers: { 'accept-language': language } })
  expect(status).toBe(200)
  return body
}

test.each([
  [
    'en',
    ['terms-of-sale.html', 'withdrawal-instructions.html', 'withdrawal-form.html'],
    'We have attached the following for you to keep: T, Instructions',
  ],
  [
    'pl',
    ['regulamin-sklepu.html', 'pouczenie-o-odstapieniu.html', 'formularz-odstapienia.html'],
    'Do tej wiadomości dołączamy, z prośbą o zachowanie: T, Pouczenie',
  ],
] as const)('the mail that concludes a contract in %s has its documents attached', async (language, names, lead) => {
  const { uid, number } = await orderIn(language)
  const { mail, files } = await confirm(uid, language)
  expect([...files.keys()]).toEqual(names)
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(lead)
  for (const file of files.values()) {
    expect(file).toMatch(new RegExp(`^<!doctype html>\\s<html lang="${language}">`))
    expect(file).toContain(number)
    expect(file).not.toMatch(/undefined|\[object|<script|<link|<img/)
  }
  const [terms = '', instructions = '', form = ''] = files.values()
  expect(terms).toContain('<h2>One</h2>')
  expect(terms).toContain('2026-09-01')
  expect(instructions).toContain(`https://mail.test/${language === 'en' ? 'en/order' : 'pl/zamowienie'}/${uid}/`)
  for (const file of [instructions, form]) expect(file).toContain(`Shop, s, 00-001 c`)
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/html', 'text/html', 'text/html'])
})

test('the terms attached are those of the order, whatever is in force when it is confirmed', async () => {
  const { uid } = await order()
  const publish = (version: string, from: Date) =>
    api.db.asOwner(now).query(sql`
      insert into content_pages (shop_id, key, version, valid_from, title, body)
      values (${shopId}, 'regulations', ${version}, ${from.toISOString()}, '{"en": "New terms"}', '{"en": "## Two"}')`)
  await publish('2027-03-02', new Date(start.getTime() + 86_400_000))
  now = new Date(start.getTime() + 2 * 86_400_000)
  const terms = (await confirm(uid)).files.get('terms-of-sale.html')
  expect(terms).toContain('<h2>One</h2>')
  expect(terms).not.toContain('Two')
  // At the start it is not in force yet.
  await api.db.asOwner(start).query(sql`delete from content_pages where shop_id = ${shopId} and version = '2027-03-02'`)
})

test('a queued confirmation stores no document, only which order it is about', async () => {
  const { uid } = await order()
  await changeOrderStatus(shopCtx(api, shopId, now), uid, 'confirmed')
  const [row] = await api.db.asOwner(now).query<{ data: object }>(sql`select data from mails where kind = 'order_confirmed'`)
  expect(row?.data).toEqual({ uid })
})

test('an order that is packed without confirmation is confirmed then, once', async () => {
  const { uid } = await order()
  for (const status of ['paid', 'packed', 'sent'] as const) await changeOrderStatus(shopCtx(api, shopId, now), uid, status)
  expect((await mails()).map(({ kind }) => kind)).toEqual([
    'order_confirmation',
    'order_confirmed',
    'order_notice',
    'order_paid',
    'order_sent',
  ])
})

test('the confirmation of an order ends with the seller’s numbers; a shop without any leaves the line out', async () => {
  const registered = { nip: '9990000014', regon: '990000016', registration: { register: 'krs', number: '0009900014', court: 'Court' } }
  const change = (entry: ReturnType<typeof sql>) =>
    api.db.asOwner(now).query(sql`update configuration set entry = ${entry} where shop_id = ${shopId} and scope = 'local_business'`)
  const toBuyer = () => received.find(one => one.to.includes(buyer.email))?.mail.text
  await order()
  await sendDueMails(deps())
  expect(toBuyer()).not.toContain('NIP')
  received = []
  await change(sql`entry || ${JSON.stringify(registered)}::jsonb`)
  await order()
  await sendDueMails(deps())
  expect(toBuyer()).toContain('NIP 9990000014, REGON 990000016, KRS 0009900014\nCourt\n')
  await change(sql`entry - array['nip', 'regon', 'registration']`)
})
