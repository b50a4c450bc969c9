import { configurationScopeNames } from '@stragan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendEmails } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { readyShopper } from '../../../test/shopper.ts'
import { adminRequest, newStaff, requestsWith, setUpAuthenticator, signIn } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { inviteOwnerAt, makeOperator, resetSecondFactorOf } from '../staff/staff.ts'
import { createShop, type NewShop } from './shops.ts'

const start = new Date('2027-03-01T12:00:00Z')
const dayMs = 86_400_000
const origin = 'first.test'

let now = start
let api: TestApi
let shopId: number
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  shopId = (await createShop(api.db, now, given())).id
})
afterAll(() => api.close())
beforeEach(() => {
  now = start
})
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

/** What is said of a shop when nothing is known but its name, language and host. */
const given = (more: Partial<NewShop> = {}): NewShop => ({
  name: 'Śruby & *Spółka*',
  language: 'pl',
  hosts: [origin, 'www.first.test'],
  origin: 'https://first.test',
  business: { name: 'Śruby & *Spółka*', street: '', postal_code: '', city: '', country: 'PL', phone: '', email: 'shop@first.test' },
  account: null,
  courierNet: 15.45,
  rates: {},
  owner: null,
  ...more,
})

test('a guest can order from a new shop as soon as it has a product', async () => {
  await addProduct(api.db, { shopId, id: 1, priceNet: 10_000 }, now)
  const shopper = await readyShopper(api, 'www.first.test', [[1, 2]])
  const { status, body } = await shopper.order()
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ status: 'new', number: '2027-000001', currency: 'PLN', total_gross: 265 }),
  ])
  const order = (await shopper.get(`/orders/${body.uid}`)).body
  expect(order).toMatchObject({
    payment: { code: 'bank_transfer', account: null, recipient: null, title: null, transfer_code: null },
    delivery: { code: 'courier' },
    // The privacy policy is information: nobody accepts it.
    consents: [{ key: 'regulations', version: '2027-03-01-template' }],
  })
})

test('mails of a new shop have its sender and omit missing facts', async () => {
  const emails = await sendEmails(api, now)
  expect(emails.map(({ to, from }) => [to, from.address]).sort()).toEqual([
    ['buyer@example.com', 'shop@first.test'],
    ['shop@first.test', 'shop@first.test'],
  ])
  const { text = '', html = '' } = emails.find(({ to }) => to === 'buyer@example.com') ?? {}
  expect(text).toContain('We will send you the payment details in a separate e-mail.')
  expect(text).not.toMatch(/call us|undefined|null/)
  expect(html).not.toContain('href="tel:"')
})

test('a new shop has every configuration scope; PLN is its only currency without rates', async () => {
  const get = async (scope: string) => (await api.get(`/configuration/${scope}`, { origin, language: 'pl-PL' })).body
  for (const scope of configurationScopeNames)
    expect([scope, (await get(scope)).length > 0]).toEqual([
      scope,
      !['integrations', 'social_media', 'compatible_products'].includes(scope),
    ])
  expect((await get('currency')).map(({ code }: { code: string }) => code)).toEqual(['PLN'])
  expect(await get('languages')).toMatchObject([
    { code: 'pl', is_default: true },
    { code: 'en', is_default: false },
  ])
  expect(await get('shop')).toMatchObject([{ name: 'Śruby & *Spółka*', origin: 'https://first.test' }])
})

test('regulations and privacy policy are marked as templates, with missing facts in square brackets', async () => {
  for (const [language, word, address] of [
    ['pl-PL', 'Wzór', '[adres]'],
    ['en-US', 'Template', '[address]'],
  ] as const)
    for (const key of ['regulations', 'privacy-policy']) {
      const { version, html } = (await api.get(`/pages/${key}`, { origin, language })).body
      expect(version).toBe('2027-03-01-template')
      expect(html).toMatch(new RegExp(`^<blockquote>\\s*<p><strong>${word}\\.</strong>`))
      for (const part of ['Śruby &amp; *Spółka*', 'shop@first.test', address]) expect(html).toContain(part)
      expect(html).not.toMatch(/[{}]|undefined/)
    }
})

test('the merchant’s facts appear in pages and payments', async () => {
  const account = 'PL61109010140000071219812874'
  const business = {
    name: 'Nuty sp. z o.o.',
    street: 'Prosta 1',
    postal_code: '00-001',
    city: 'Warszawa',
    country: 'PL',
    phone: '600',
    email: 'a@b.pl',
  }
  await createShop(
    api.db,
    now,
    given({ hosts: ['second.test'], business: { ...business, nip: '5260250274' }, account, rates: { EUR: '4.3' } }),
  )
  const get = async (path: string) => (await api.get(path, { origin: 'second.test' })).body
  expect((await get('/pages/regulations')).html.replaceAll('\u00a0', ' ')).toContain(
    'The seller is Nuty sp. z o.o., Prosta 1, 00-001 Warszawa, tax number (NIP) 5260250274, phone 600, e-mail <a href="mailto:a@b.pl">',
  )
  expect(await get('/configuration/payment')).toMatchObject([{ code: 'bank_transfer', account, recipient: 'Nuty sp. z o.o.' }])
  expect(await get('/configuration/currency')).toMatchObject([{ code: 'PLN' }, { code: 'EUR', rate: '4.3' }])
})

test('a host of another shop is refused, and nothing of the new shop is stored', async () => {
  const count = async () => (await api.db.asOwner(now).query({ text: 'select shop_id from shops', values: [] })).length
  const before = await count()
  await expect(createShop(api.db, now, given({ hosts: ['new.test', 'localhost', origin] }))).rejects.toThrow(
    'A shop answers at first.test, localhost already: choose another host',
  )
  expect(await count()).toBe(before)
  expect((await api.get('/brands', { origin: 'new.test' })).body.error.code).toBe('shop_not_found')
})

const create = (name: string, host: string) =>
  createShop(api.db, now, given({ name, hosts: [host], origin: `https://${host}`, owner: 'owner@first.test' }))

test('the owner of a new shop accepts by a link within a day and runs it; its code comes from its name', async () => {
  const { code, ownerToken } = await create('Śruby i Spółka', 'owned.test')
  expect(code).toBe('sruby-i-spolka')
  const accepted = await accept(ownerToken)
  const owner = requestsWith(api, accepted.body.token)
  expect((await owner.get('/account')).body.shops).toMatchObject([{ code, role: 'owner', origin: 'https://owned.test' }])
  const second = await create('Śruby i Spółka', 'owned-too.test')
  expect(second.code).toBe(`sruby-i-spolka-shop-${second.id}`)
  expect((await create('Account', 'account.test')).code).toMatch(/^account-shop-\d+$/)
})

test('a shop is created although another one is called by the code that it would get', async () => {
  const { id } = await create('Before', 'before.test')
  await create(`Shop ${id + 2}`, 'called.test')
  const shop = await create('☕', 'cup.test')
  expect(shop.id).toBe(id + 2)
  expect(shop.code).toBe(`shop-${shop.id}-2`)
})

const accept = (token: string | null) =>
  adminRequest(api, 'PUT', `/invitations/${token}`, { body: { name: 'Ewa Nowak', password: 'A long enough one 7' } })

test.each(['on the command line', 'by an operator'])('the link of the owner of a shop that was created %s works for a day', async how => {
  const operator = how === 'by an operator' && (await newStaff(api, {}, { isOperator: true }))
  const linkOf = async (host: string) => {
    const owner = `owner@${host}`
    if (!operator) return (await createShop(api.db, now, given({ hosts: [host], origin: `https://${host}`, owner }))).ownerToken
    return (await operator.post('/shops', { name: host, language: 'en', host, owner })).body.owner_token as string
  }
  const name = how.replaceAll(' ', '-')
  const [inTime, late] = [await linkOf(`in-time-${name}.test`), await linkOf(`late-${name}.test`)]
  pass(dayMs - 1000)
  expect((await accept(inTime)).status).toBe(200)
  pass(1000)
  expect(failure(await adminRequest(api, 'GET', `/invitations/${late}`))).toEqual([422, 'link_invalid'])
  expect(failure(await accept(late))).toEqual([422, 'link_invalid'])
  expect(await api.db.asOwner(now).query(sql`select from staff where email = ${`owner@late-${name}.test`}`)).toEqual([])
})

test('a shop whose owner let the link expire gets another one, at which nobody is invited who works there', async () => {
  const at = { host: 'stranded.test', email: 'Late@stranded.test' }
  await createShop(api.db, now, given({ hosts: [at.host], origin: `https://${at.host}`, owner: 'late@stranded.test' }))
  pass(dayMs)
  const invited = await inviteOwnerAt(api.db, now, at)
  const accepted = await accept('token' in invited ? invited.token : null)
  expect((await requestsWith(api, accepted.body.token).get('/account')).body.shops).toMatchObject([
    { role: 'owner', origin: `https://${at.host}` },
  ])
  expect(await inviteOwnerAt(api.db, now, at)).toEqual({ refused: 'member' })
  expect(await inviteOwnerAt(api.db, now, { ...at, host: 'nowhere.test' })).toEqual({ refused: 'no_shop' })
})

test('the link of an operator works for a day', async () => {
  const reset = (token: string | null) =>
    adminRequest(api, 'PUT', `/password_reset/${token}`, { body: { password: 'A long enough one 7' } })
  const [inTime, late] = [await makeOperator(api.db, now, 'in-time@first.test'), await makeOperator(api.db, now, 'late@first.test')]
  pass(dayMs - 1000)
  expect((await reset(inTime)).body).toBe('ok')
  pass(1000)
  expect(failure(await reset(late))).toEqual([422, 'link_invalid'])
  const attempt = { email: 'late@first.test', password: 'A long enough one 7' }
  expect(failure(await adminRequest(api, 'POST', '/session', { body: attempt }))).toEqual([401, 'login_failed'])
})

test('an operator gets a link to set a password; a lost second factor is reset by a command', async () => {
  expect(await resetSecondFactorOf(api.db, now, 'operator@first.test')).toBe(false)
  const token = await makeOperator(api.db, now, 'operator@first.test')
  expect((await adminRequest(api, 'PUT', `/password_reset/${token}`, { body: { password: 'A long enough one 7' } })).body).toBe('ok')
  const operator = await signIn(api, 'operator@first.test')
  expect((await operator.get('/account')).body).toMatchObject({ is_operator: true, shops: [] })
  expect(await makeOperator(api.db, now, 'operator@first.test')).toBeNull()
  await setUpAuthenticator(operator, now)
  expect(await resetSecondFactorOf(api.db, now, 'Operator@first.test')).toBe(true)
  expect((await (await signIn(api, 'operator@first.test')).get('/account')).body.has_authenticator).toBe(false)
})
