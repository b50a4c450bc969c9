import { hrefTo, type Language, languages, type Page, type PageId, pageIds, pages } from '@stragan/routing'
import { createAccount, goodPassword } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { port } from './ports.ts'

/**
 * Access control of every page (docs/spec.md#6), over plain HTTP. The pages come from the route table, so a new one is covered
 * automatically.
 */
const shop = `http://localhost:${port}`
const address = `10.20.30.${Math.floor(Math.random() * 250) + 1}`

interface RequestOptions {
  cookie?: string
  form?: Record<string, string>
}

const send = (path: string, { cookie, form }: RequestOptions = {}) =>
  fetch(shop + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'x-forwarded-for': address, ...(cookie && { cookie }) },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map(set => set.split(';')[0] ?? '')
    .filter(cookie => !cookie.startsWith('notice='))
    .join('; ')

const customer = { email: `${crypto.randomUUID().slice(0, 13)}@example.com`, password: goodPassword }
/** Cookies of each role: without any, with an anonymous session, logged in. */
const roles = { anonymous: '', visitor: '', customer: '' }
type Role = keyof typeof roles
const names = Object.keys(roles) as Role[]

/** Example values of path parameters. */
const examples: Partial<Record<PageId, Record<string, string>>> = {
  category: { slug: '1' },
  brand: { id: 'projahn' },
  product: { id: '3' },
}

test.beforeAll(async ({ request }) => {
  await createAccount({ request }, customer.email, 'en')
  const { order } = await placeOrder(request, { customer })
  examples.accountOrder = { id: order.uid }
  examples.order = { uid: order.uid }
  roles.visitor = cookiesOf(await send('/cart-lines', { form: { product_id: '3', items: '1', to: '/en' } }))
  roles.customer = cookiesOf(await send(hrefTo('en', 'customerLogin'), { form: { intent: 'login', ...customer } }))
  const list = await send(hrefTo('en', 'savedLists'), { cookie: roles.customer, form: { intent: 'create', name: 'A' } })
  examples.savedList = { id: /lists\/([\w-]+)/.exec(list.headers.get('location') ?? '')?.[1] ?? '' }
  for (const role of ['visitor', 'customer'] as const) expect([role, roles[role].split('; ').length >= 5]).toEqual([role, true])
})

const pageOf = (id: PageId): Page => pages[id]

/** Where there is no example, a parameter gets a valid value: the page may be a 404, but access is the same. */
const pathOf = (language: Language, id: PageId) =>
  `/${language}/${pages[id][language]}`
    .replace(/\/$/, '')
    .replace(/:(\w+)/g, (_, name: string) => examples[id]?.[name] ?? placeholderFor(id, name))

const placeholderFor = (id: PageId, name: string) =>
  ['1', '0'.repeat(32), 'x'.repeat(43), 'a'].find(value => pageOf(id).params?.[name]?.test(value)) ?? '1'

const expectedStatuses = (id: PageId) => (pageOf(id).params && !examples[id] ? [200, 404] : [200])

const middlewareOf = (id: PageId) => pageOf(id).middleware ?? ''
const withMiddleware = pageIds.filter(middlewareOf)
const open = pageIds.filter(id => !middlewareOf(id))

/** Where each middleware redirects a role without access; null where it has access. */
const redirects: Record<string, (role: Role, language: Language, path: string) => string | null> = {
  'guest-only': role => (role === 'customer' ? '/auth' : null),
  authorized: role => (role === 'customer' ? '/auth' : null),
  'is-logged-in': (role, language, path) =>
    role === 'customer' ? null : `${hrefTo(language, 'customerLogin')}?${new URLSearchParams({ return_to: path })}`,
}

function locationFor(role: Role, language: Language, id: PageId): string | null {
  const redirectOf = redirects[middlewareOf(id)]
  if (!redirectOf) throw new Error(`No redirect rule for middleware '${middlewareOf(id)}'`)
  return redirectOf(role, language, pathOf(language, id))
}

/** Redirect target of a data request, and the routes whose data it contains. */
async function readData(response: Response) {
  const values = JSON.parse((await response.text()).split('\n')[0] ?? '') as unknown[]
  const at = values.indexOf('redirect')
  return { location: at >= 0 ? values[at + 1] : null, hasData: values.includes('data') }
}

/** Pages without an action. */
const withoutAction: readonly PageId[] = ['guest', 'orderHistory']

for (const language of languages)
  for (const id of withMiddleware) {
    test(`${language}: page access to ${id} (${middlewareOf(id)})`, async () => {
      const path = pathOf(language, id)
      for (const role of names) {
        const location = locationFor(role, language, id)
        const document = await send(path, { cookie: roles[role] })
        expect([role, document.headers.get('location')]).toEqual([role, location])
        expect(location ? [302] : expectedStatuses(id)).toContain(document.status)
        expect([role, document.headers.get('cache-control')]).toEqual([role, 'private, no-store'])
        const navigation = await send(`${path}.data`, { cookie: roles[role] })
        expect(location ? [202] : expectedStatuses(id)).toContain(navigation.status)
        expect([role, await readData(navigation)]).toEqual([role, { location, hasData: !location }])
      }
    })

    test(`${language}: form access to ${id} without permission`, async () => {
      const path = pathOf(language, id)
      for (const role of names) {
        const location = locationFor(role, language, id)
        if (!location) continue
        const form = { intent: 'save', first_name: 'Mallory', last_name: 'Stranger', email: 'mallory@example.com', language }
        const document = await send(path, { cookie: roles[role], form })
        if (withoutAction.includes(id)) {
          expect([role, document.status, document.headers.get('allow')]).toEqual([role, 405, 'GET, HEAD'])
          continue
        }
        expect([role, document.status, document.headers.get('location')]).toEqual([role, 302, location])
        const navigation = await send(`${path}.data`, { cookie: roles[role], form })
        expect([role, await readData(navigation)]).toEqual([role, { location, hasData: false }])
      }
    })
  }

test('only registration creates a session, and only if there is none', async () => {
  for (const id of withMiddleware)
    for (const role of names) {
      const made = (await send(pathOf('en', id), { cookie: roles[role] })).headers.getSetCookie().length
      expect([id, role, made]).toEqual([id, role, middlewareOf(id) === 'authorized' && role === 'anonymous' ? 5 : 0])
    }
})

// Except the form of a withdrawal or complaint of an existing order (claims.spec.ts): its idempotency key belongs to a session.
test('every other page is public and sets no cookie', async () => {
  test.slow()
  for (const language of languages)
    for (const id of open)
      for (const path of [pathOf(language, id), `${pathOf(language, id)}.data`]) {
        const response = await send(path)
        expect([path, response.headers.getSetCookie()]).toEqual([path, []])
        expect(expectedStatuses(id), path).toContain(response.status)
      }
})

test('requests of another session or another account do not change an account', async ({ request }) => {
  const street = 'Wierzbowa 7'
  const form = { first_name: 'Zofia', last_name: 'Nowak', street, postal_code: '61-123', city: 'Poznań', country: 'PL' }
  const addresses = hrefTo('en', 'addresses')
  expect((await send(addresses, { cookie: roles.customer, form: { ...form, intent: 'save' } })).status).toBe(303)
  const data = async () => (await send('/account-data', { cookie: roles.customer })).json() as Promise<{ addresses: { id: number }[] }>
  const before = await data()
  expect(before.addresses).toMatchObject([{ street }])

  const id = String(before.addresses[0]?.id)
  const other = { email: `${crypto.randomUUID().slice(0, 13)}@example.com`, password: goodPassword }
  await createAccount({ request }, other.email, 'en')
  const otherCustomer = cookiesOf(await send(hrefTo('en', 'customerLogin'), { form: { intent: 'login', ...other } }))
  for (const cookie of [roles.anonymous, roles.visitor, otherCustomer]) {
    for (const intent of ['remove', 'billing', 'delivery']) await send(addresses, { cookie, form: { intent, id } })
    await send(addresses, { cookie, form: { ...form, intent: 'save', id, street: 'Elsewhere 1' } })
  }
  expect(await data()).toEqual(before)
  for (const cookie of [roles.anonymous, roles.visitor])
    for (const path of ['/account-data', '/my-prices.csv']) expect([path, (await send(path, { cookie })).status]).toEqual([path, 302])
})

test('session tokens are in HttpOnly cookies only, in no page and no page data', async () => {
  test.slow()
  const response = await send(hrefTo('en', 'customerLogin'), { form: { intent: 'login', ...customer } })
  const set = response.headers.getSetCookie()
  for (const cookie of set) expect(cookie).toMatch(/; Path=\/; .*SameSite=Lax; HttpOnly$/)
  const cookie = cookiesOf(response)
  const tokens = set.map(one => /^(?:access|refresh|csrf)_token=([^;]+)/.exec(one)?.[1]).filter(token => token !== undefined)
  expect(tokens).toHaveLength(3)
  for (const language of languages)
    for (const id of pageIds)
      for (const path of [pathOf(language, id), `${pathOf(language, id)}.data`]) {
        const text = await (await send(path, { cookie })).text()
        expect([path, tokens.filter(token => text.includes(token))]).toEqual([path, []])
      }
})
