import { hash } from '@node-rs/argon2'
import { type AdminCall, adminPrefix, type DraftArea, type Role, viewedLists } from '@stragan/contract/admin'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { sql } from '../src/platform/database.ts'
import { buyer } from './buyer.ts'
import { fromElsewhere, password } from './customer.ts'
import type { TestApi } from './test-api.ts'
import type { Answered } from './visitor.ts'

let passwordHash: Promise<string> | undefined

interface Sent {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** A request to the admin API, from a network of its own. */
export async function adminRequest(api: TestApi, method: string, path: string, { token, body, headers }: Sent = {}): Promise<Answered> {
  // A form with files names its own type.
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
  const response = await api.app.request(adminPrefix + path, {
    method,
    headers: {
      ...fromElsewhere(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

export type StaffMember = Awaited<ReturnType<typeof newStaff>>

let people = 0
/** A person who works in shops, signed in. */
export async function newStaff(api: TestApi, memberships: Readonly<Record<number, Role>>, { isOperator = false } = {}) {
  passwordHash ??= hash(password)
  const name = `Person ${++people}`
  const email = `person-${people}@staff.test`
  const { id } = await api.db.asOwner(new Date()).one<{ id: string }>(sql`
    insert into staff (email, name, language, password_hash, is_operator, email_confirmed_at)
    values (${email}, ${name}, 'en', ${await passwordHash}, ${isOperator}, clock()) returning id`)
  for (const [shopId, role] of Object.entries(memberships))
    await api.db
      .asOwner(new Date())
      .query(sql`insert into memberships (shop_id, staff_id, role) values (${Number(shopId)}, ${id}, ${role})`)
  return { id, name, email, ...(await signIn(api, email)) }
}

/** Signs a person in. The token follows a change by `confirmSecondFactor`. */
export async function signIn(api: TestApi, email: string) {
  const { status, body } = await adminRequest(api, 'POST', '/session', { body: { email, password } })
  expect(status).toBe(200)
  return requestsWith(api, body.token)
}

export function requestsWith(api: TestApi, token: string) {
  const send = (method: string) => (path: string, body?: unknown, headers?: Record<string, string>) =>
    adminRequest(api, method, path, { token, body, ...(headers && { headers }) })
  return { token, get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') }
}

/** The code that an authenticator shows. */
export const codeAt = (secret: string, now: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** Sets up an authenticator; returns its secret and the recovery codes. */
export async function setUpAuthenticator(person: Pick<StaffMember, 'post' | 'put'>, now: Date) {
  const { secret } = (await person.post('/account/authenticator')).body
  const { status, body } = await person.put('/account/authenticator', { code: codeAt(secret, now) })
  expect(status).toBe(200)
  return { secret: String(secret), recoveryCodes: body.recovery_codes as string[] }
}

/** The token of the last mail of a kind to a recipient, from one shop if given. */
export async function staffMailToken(api: TestApi, recipient: string, kind: 'staff_invitation' | 'staff_reset_password', shopId?: number) {
  const row = await api.db.asOwner(new Date()).maybeOne<{ token: string }>(sql`
    select data ->> 'token' as token from mails where recipient = ${recipient} and kind = ${kind} and (${shopId ?? null}::int is null or shop_id = ${shopId ?? null}) order by created_at desc, id desc limit 1`)
  return row?.token ?? ''
}

/** Values of path parameters besides the shop. */
const valuesOf = ({ path }: Pick<AdminCall, 'path'>): Record<string, string> => ({
  id: '00000000-0000-4000-8000-000000000000',
  token: 'a-token-that-nobody-was-given',
  uid: '0'.repeat(32),
  host: 'unknown.test',
  delivery: '00000000-0000-4000-8000-000000000000',
  note: '00000000-0000-4000-8000-000000000000',
  scope: path.includes('money') ? 'payment' : 'delivery',
  subject: Object.entries(draftSubjects).find(([area]) => path.includes(`/drafts/${area}/`))?.[1] ?? '',
  form: 'data',
})
/** What drafts can be about. */
const draftSubjects: Record<DraftArea, string> = {
  settings: 'delivery',
  money_settings: 'payment',
  orders: '0'.repeat(32),
  shipments: '0'.repeat(32),
  inbox: '00000000-0000-4000-8000-000000000000',
  customers: '1',
  stock: '1',
  webhooks: '00000000-0000-4000-8000-000000000000',
  products: 'new',
}
export const examplePath = (call: Pick<AdminCall, 'path'>, shop: string) =>
  call.path.replace(/\{(\w+)\}/g, (_, name) => (name === 'shop' ? shop : (valuesOf(call)[name] ?? '1')))

const credentialWith = (response: object) => ({
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'AA', ...response },
})

const both = { en: 'A', pl: 'B' }
const category = { name: both, slugs: { en: '', pl: '' }, description: both, seo_title: both, seo_description: both }
const brand = { name: 'A', slug: '', description: both, seo_title: both, seo_description: both, producer_id: null }
const producer = {
  name: 'A',
  street: null,
  postal_code: '00-001',
  city: 'A',
  country: 'PL',
  electronic_address: 'a@example.com',
  responsible_person: null,
}
const plainList = { first_products: [], facets: null }
const classificationExamples = {
  'POST /shops/{shop}/categories': category,
  'PUT /shops/{shop}/categories/{id}': { revision: 'x', ...category },
  'PUT /shops/{shop}/categories/{id}/list': { ...plainList, from: plainList },
  'PUT /shops/{shop}/categories/{id}/place': { parent_id: null },
  'POST /shops/{shop}/brands': brand,
  'PUT /shops/{shop}/brands/{id}': { revision: 'x', ...brand },
  'POST /shops/{shop}/producers': producer,
  'PUT /shops/{shop}/producers/{id}': { revision: 'x', ...producer },
  'POST /shops/{shop}/search_synonyms': { words: ['A', 'B'] },
  'PUT /shops/{shop}/search_synonyms/{id}': { words: ['A', 'B'], from: { words: ['A', 'C'] } },
  'POST /shops/{shop}/search_redirects': { search: 'A', address: '/en/contact' },
  'PUT /shops/{shop}/search_redirects/{id}': { search: 'A', address: '/en/contact', from: { search: 'A', address: '/en/contact' } },
  'POST /shops/{shop}/features': { code: '', name: both },
  'PUT /shops/{shop}/features/{id}': { revision: 'x', code: '', name: both, values: [] },
  'PUT /shops/{shop}/features/{id}/place': { before_id: null },
  'POST /shops/{shop}/features/{id}/merged_values': { value_id: 1, into_id: 2 },
}
const examplePromotion = { product_id: 1, variant_id: null, quantity: null, price_net: 1, starts_at: null, ends_at: null }

const exampleCode = {
  code: 'ABC',
  discount_type: 'percentage',
  value: 1,
  min_order_value: 0,
  category_ids: [],
  brand_ids: [],
  valid_from: null,
  valid_to: null,
  max_uses: null,
  max_uses_per_customer: null,
  enabled: true,
}
const examplePriceList = { name: 'A', valid_from: null, valid_to: null }
const exampleWebhook = { url: 'https://receiver.example/', description: '', events: ['order.created'], enabled: true }
const exampleGift = { name: { en: 'A', pl: '' }, min_order_value: 1, items: 1, enabled: true }
const inBoth = (text: string) => ({ en: text, pl: text })

/** A product as it is sent, with one variant. */
export const exampleProduct = {
  symbol: 'NEW-1',
  ean: null,
  name: inBoth('A new product'),
  slugs: inBoth(''),
  short_description: inBoth(''),
  description: inBoth(''),
  warnings: inBoth(''),
  keywords: inBoth(''),
  seo_title: inBoth(''),
  seo_description: inBoth(''),
  brand_id: null as number | null,
  category_id: null as number | null,
  vat_percent: 23,
  youtube_link: null,
  is_product_of_the_month: false,
  features: [] as number[],
  variants: [
    { symbol: 'NEW-1', ean: null, weight: 0.5, sales_unit: { code: 'piece', content: null }, expected_at: null, features: [] as number[] },
  ],
  related: [] as string[],
}

/** A body that fits, for each admin call that takes one. */
export const exampleAdminBody: Record<string, object> = {
  'POST /session': { email: 'nobody@staff.test', password: 'x' },
  'PUT /session/second_factor': { code: '000000' },
  'PUT /session/identity': { password: 'x' },
  'POST /password_reset': { email: 'nobody@staff.test' },
  'PUT /password_reset/{token}': { password: 'x' },
  'PUT /invitations/{token}': { password: 'x' },
  'PUT /account': { name: 'A', language: 'en' },
  'PUT /account/password': { current_password: 'x', password: 'y' },
  'POST /account/passkeys': { name: 'A', credential: credentialWith({ attestationObject: 'AA' }) },
  'PUT /account/passkeys/{id}': { name: 'A' },
  'POST /session/passkey': { credential: credentialWith({ authenticatorData: 'AA', signature: 'AA' }) },
  'PUT /session/identity/passkey': { credential: credentialWith({ authenticatorData: 'AA', signature: 'AA' }) },
  'PUT /account/authenticator': { code: '000000' },
  'POST /shops/{shop}/invitations': { email: 'invited@staff.test', role: 'sales', language: 'en' },
  'PUT /shops/{shop}/staff/{id}': { role: 'sales' },
  'PUT /shops/{shop}/staff_policy': { requires_second_factor: false },
  'PUT /shops/{shop}/settings/{scope}': { revision: 'x', entries: [] },
  'PUT /shops/{shop}/money_settings/{scope}': { revision: 'x', entries: [] },
  'PUT /shops/{shop}/orders/{uid}/status': { status: 'confirmed' },
  'POST /shops/{shop}/orders/{uid}/move_preview': { status: 'confirmed' },
  'PUT /shops/{shop}/orders/{uid}/packing': {},
  'PUT /shops/{shop}/orders/{uid}/dispatch': {},
  'PUT /shops/{shop}/orders/{uid}/shipments/{id}': { carrier: 'DPD', from: { carrier: 'DPD' } },
  'POST /shops/{shop}/orders/{uid}/payment_preview': { amount: 1 },
  'POST /shops/{shop}/orders/{uid}/payments': { amount: 1 },
  'PUT /shops/{shop}/orders/{uid}/data': {
    revision: 'x',
    email: 'a@example.com',
    phone: '600100200',
    billing_address: buyer.billing_address,
    delivery_address: null,
  },
  'POST /shops/{shop}/orders/{uid}/notes': { note: 'A' },
  'PUT /shops/{shop}/orders/{uid}/notes/{id}': { note: 'A' },
  'PUT /shops/{shop}/customers/{id}/deferred_payment': { approved: true },
  'PUT /shops/{shop}/customers/{id}/lock': { reason: 'A' },
  'PUT /shops/{shop}/customers/{id}/prices': { prices: [{ variant_id: 1, price_net: 1, from: null }] },
  'POST /shops/{shop}/customers/{id}/notes': { note: 'A' },
  'PUT /shops/{shop}/customers/{id}/notes/{note}': { note: 'A' },
  'POST /shops/{shop}/customers/{id}/erasure': { confirmation: 'a@example.com' },
  'POST /shops/{shop}/products': { product: exampleProduct },
  'PUT /shops/{shop}/products/{id}': { revision: 'x', product: exampleProduct },
  'PUT /shops/{shop}/products/{id}/state': { active: true },
  'POST /shops/{shop}/order_moves': { uids: ['0'.repeat(32)], status: 'confirmed' },
  'POST /shops/{shop}/warehouse_moves': { uids: ['0'.repeat(32)], status: 'packed' },
  'PUT /shops/{shop}/inbox/{id}': { state: 'done' },
  'POST /shops/{shop}/inbox/{id}/replies': { subject: 'A', text: 'B' },
  'PUT /shops/{shop}/refunds/{id}': { refunded: true },
  ...classificationExamples,
  'PUT /shops/{shop}/imports/{id}/sheet': { sheet: 0 },
  'PUT /shops/{shop}/imports/{id}/check': { fields: ['symbol'] },
  'PUT /shops/{shop}/spreadsheet': { cells: [{ id: 1, field: 'weight', from: 1, to: 2 }] },
  'PUT /shops/{shop}/products/{id}/prices': { price_net: 1, variants: [], from: { price_net: 1, variants: [] } },
  'POST /shops/{shop}/price_lists': examplePriceList,
  'PUT /shops/{shop}/price_lists/{id}': { ...examplePriceList, from: examplePriceList },
  'PUT /shops/{shop}/price_lists/{id}/prices': { prices: [{ variant_id: 1, price_net: 1, from: null }] },
  'PUT /shops/{shop}/price_lists/{id}/customers': { add: [1] },
  'POST /shops/{shop}/promotion_preview': examplePromotion,
  'POST /shops/{shop}/promotions': examplePromotion,
  'PUT /shops/{shop}/promotions/{id}': {
    price_net: 1,
    starts_at: null,
    ends_at: null,
    from: { price_net: 1, starts_at: '2026-01-01T00:00:00Z', ends_at: null },
  },
  'POST /shops/{shop}/discount_codes': exampleCode,
  'POST /shops/{shop}/discount_series': { ...exampleCode, series: 'A', prefix: 'A', count: 1 },
  'PUT /shops/{shop}/discount_codes/{id}': { ...exampleCode, from: exampleCode },
  'POST /shops/{shop}/gifts': exampleGift,
  'PUT /shops/{shop}/gifts/{id}': { ...exampleGift, from: exampleGift },
  'POST /shops/{shop}/stock_movements': { movements: [{ variant_id: 1, quantity: 1 }] },
  'PUT /shops/{shop}/stock/{variantId}/minimum_stock': { minimum_stock: 5 },
  'POST /shops': { name: 'A', language: 'en', host: 'taken.test', owner: 'a@staff.test' },
  'PUT /shops/{shop}/payment_keys': {},
  'POST /shops/{shop}/hosts': { host: 'added.admin-access.test' },
  'PUT /shops/{shop}/primary_host': { host: 'unknown.test' },
  ...Object.fromEntries(
    viewedLists.flatMap(list => {
      const body = { name: 'A', query: 'q=a' }
      return [
        [`POST /shops/{shop}/saved_views/${list}`, body],
        [`PUT /shops/{shop}/saved_views/${list}/{id}`, body],
      ]
    }),
  ),
  ...Object.fromEntries(
    Object.keys(draftSubjects).map(area => [
      `PUT /shops/{shop}/drafts/${area}/{subject}/{form}`,
      { fields: [{ name: 'note', value: 'A' }] },
    ]),
  ),
  'PUT /shops/{shop}/products/{id}/pictures': { from: [], pictures: [] },
  'POST /shops/{shop}/products/{id}/pictures/{picture}/crop': { left: 0, top: 0, width: 20, height: 20 },
  'PUT /shops/{shop}/products/{id}/documents': { from: [], documents: [] },
  'PUT /shops/{shop}/brands/{id}/logo': { id: 1, from: both, alt: both },
  'POST /shops/{shop}/webhooks': { url: 'https://receiver.example/', events: ['order.created'] },
  'PUT /shops/{shop}/webhooks/{id}': { ...exampleWebhook, from: exampleWebhook },
  'POST /shops/{shop}/api_keys': { name: 'A', scopes: ['orders:read'] },
}
