import { afterAll, beforeAll, expect, test } from 'vitest'
import { asForm, malformedForms, type RawForm } from './hostile-forms.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { type Address, addresses, screens } from './storefront-urls.ts'
import { embedded, type TestDatabase } from './test-databases.ts'

let shop: RunningShop
let customer = ''
const forms: Address[] = []
let database: TestDatabase

/** Sends as a browser without scripts does; on account pages logged in. */
const send = ({ path, isAccount }: Pick<Address, 'path' | 'isAccount'>, { method = 'POST', body, headers }: RawForm = {}) =>
  fetch(shop.url + path, {
    method,
    redirect: 'manual',
    headers: { accept: 'text/html', ...(isAccount && { cookie: customer }), ...headers },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(30_000),
  })

beforeAll(async () => {
  database = await embedded()
  shop = await startShop({ ...database.env, TRUST_PROXY: 'loopback' })
  const login = await send(
    { path: '/en/customer/login', isAccount: false },
    asForm('email=jan%40demo.localhost&password=Stragan-demo-1&return_to=%2Fen'),
  )
  customer = login.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
  for (const address of addresses) {
    const allow = (await send(address, { method: 'PUT' })).headers.get('allow')
    if (allow?.includes('POST')) forms.push(address)
  }
}, 600_000)

afterAll(async () => {
  await shop?.stop()
  await database?.remove()
})

/** Errors in the shop's output while `act` runs. A line that is not JSON counts as one, too. */
async function errorsWhile(act: () => Promise<void>): Promise<string[]> {
  const from = shop.output().length
  await act()
  const isError = (line: string) => !line.startsWith('{') || Number(JSON.parse(line).level) >= 50
  return shop.output().slice(from).split('\n').filter(Boolean).filter(isError)
}

async function expectPage(response: Response, { path, language }: Address, what: string) {
  expect([path, what, response.headers.get('content-type')]).toEqual([path, what, expect.stringContaining('text/html')])
  const html = await response.text()
  expect(html, `${path} ${what}`).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
  if (language) expect(html).toContain(`<html lang="${language}"`)
}

test('the forms are found by the allow header of their addresses', () => {
  const found = forms.map(({ path }) => path)
  for (const path of ['/en/cart', '/pl/koszyk', '/en/quick-order', '/pl/kontakt', '/pl/konto/profil', '/logout', '/cart-lines'])
    expect(found).toContain(path)
  expect(found.length).toBeGreaterThan(40)
})

test.each(malformedForms)(
  '%s is refused by every form with an error page, and logs no failure',
  { timeout: 60_000 },
  async (what, sent, statuses) => {
    const errors = await errorsWhile(async () => {
      for (const address of forms) {
        const response = await send(address, sent)
        expect([address.path, statuses]).toEqual([address.path, expect.arrayContaining([response.status])])
        await expectPage(response, address, what)
      }
    })
    expect(errors).toEqual([])
  },
)

test('a form is limited to 256 KB, one with a file to the limit of its file', { timeout: 60_000 }, async () => {
  const uploads = ['/en/quick-order', '/pl/szybkie-zamowienie', '/en/career/job', '/pl/career/job']
  for (const address of forms) {
    const { status } = await send(address, asForm(`text=${'x'.repeat(257 * 1024)}`))
    if (uploads.includes(address.path)) expect([address.path, [413, 422]]).toEqual([address.path, expect.arrayContaining([status])])
    else expect([address.path, status]).toEqual([address.path, 413])
  }
})

test('a quick order is parsed in linear time', { timeout: 60_000 }, async () => {
  const order = (sent: RawForm) => send({ path: '/en/quick-order', isAccount: false }, sent)
  const list = (times: number) => {
    const body = new FormData()
    body.set('intent', 'read')
    body.set('text', `${'\t \t'.repeat(times)}a`)
    return order({ body })
  }
  const { status } = await list(80_000)
  expect([status, (await list(300_000)).status]).toEqual([200, 413])
  expect((await order(asForm(`intent=check${'&symbol='.repeat(40_000)}`))).status).toBe(413)
})

const names = ['__proto__', 'constructor', 'toString', 'łąka', '\uFFFD']
const intents = ['set', 'remove', 'delivery', 'payment', 'gift', 'choose', 'save', 'billing', 'session']
const idFields = ['product_id', 'product_variant_id', 'id', 'delivery_id', 'payment_id', 'career_id', 'vending_machine_id', 'add', 'uid']

/** Well-formed forms with hostile values. */
const hostile: readonly [what: string, form: Record<string, string>][] = [
  ...names.map((name): [string, Record<string, string>] => [
    `${name} for a name and a value`,
    { intent: name, kind: name, language: name, country: name, currency: name, only: name, [name]: '1', [`items-${name}`]: '1' },
  ]),
  ...intents.flatMap(intent =>
    ['2147483648', '9'.repeat(400)].map((id): [string, Record<string, string>] => [
      `the ids ${id.slice(0, 12)} to ${intent}`,
      { intent, items: '1', ...Object.fromEntries(idFields.map(name => [name, id])) },
    ]),
  ),
  ['an invalid number', { intent: 'set', product_id: '3', items: '-1', 'items-3': 'NaN' }],
  [
    'a country with a regular expression character',
    { intent: 'save', country: '(', postal_code: '00-001', nip: '1', first_name: 'a', city: 'b' },
  ],
]

/** Actions are the same in both languages; logging out would end the test's session. */
const englishForms = () => forms.filter(({ path, language }) => language !== 'pl' && path !== '/logout')

/** Sequentially, since concurrent requests may be rejected. */
async function statusesOf(list: readonly Address[], sent: (address: Address) => Promise<Response>) {
  const statuses: [path: string, status: number][] = []
  for (const address of list) statuses.push([address.path, (await sent(address)).status])
  return statuses
}

const isFailure = ([, status]: readonly [string, number]) => status >= 500

test.each(hostile)('a form with %s is answered, and logs no failure', { timeout: 60_000 }, async (_, fields) => {
  const errors = await errorsWhile(async () => {
    const statuses = await statusesOf(englishForms(), address => send(address, asForm(new URLSearchParams(fields).toString())))
    expect(statuses.filter(isFailure)).toEqual([])
  })
  expect(errors).toEqual([])
})

test.each(['%ED%A0%80', '%FF%FE'])('invalid UTF-8 (%s) is answered', { timeout: 60_000 }, async bytes => {
  const form = ['intent=read', ...['text', 'email', 'code', 'name', 'symbol', 'key'].map(name => `${name}=${bytes}`)].join('&')
  const errors = await errorsWhile(async () => {
    expect((await statusesOf(englishForms(), address => send(address, asForm(form)))).filter(isFailure)).toEqual([])
  })
  expect(errors).toEqual([])
})

test('an idempotency key from a form is sent as a hash', async () => {
  const fields = {
    email: 'klucz@example.com',
    password: 'Zielona-herbata-77',
    first_name: 'Ewa',
    last_name: 'Nowak',
    regulations_accepted: 'on',
  }
  const errors = await errorsWhile(async () => {
    for (const key of ['zażółć', 'x'.repeat(1000), 'a\r\nb']) {
      const sent = asForm(new URLSearchParams({ ...fields, key }).toString())
      expect((await send({ path: '/pl/customer/register', isAccount: false }, sent)).status).toBe(303)
    }
  })
  expect(errors).toEqual([])
})

test('an address allows the methods of its allow header; others get an error page', { timeout: 60_000 }, async () => {
  const errors = await errorsWhile(async () => {
    for (const address of addresses)
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const response = await send(address, { method })
        expect([address.path, response.status]).toEqual([address.path, 405])
        expect(response.headers.get('allow')).toMatch(/^(GET, HEAD|POST|GET, HEAD, POST)$/)
        await expectPage(response, address, method)
      }
    for (const address of addresses.filter(one => !forms.includes(one))) {
      const response = await send(address, asForm('intent=read'))
      expect([address.path, response.status, response.headers.get('allow')]).toEqual([address.path, 405, 'GET, HEAD'])
    }
  })
  expect(errors).toEqual([])
})

test.each(['/logout', '/settings/locale', '/consent', '/cart-lines', '/reorder', '/add-joint'])('GET %s is not allowed', async path => {
  const response = await send({ path, isAccount: false }, { method: 'GET', headers: { referer: `${shop.url}/pl/koszyk` } })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  await expectPage(response, { path, language: 'pl', isAccount: false }, 'GET')
})

test('resources of scripts are no pages', async () => {
  for (const path of ['/favourites', '/cart-summary', '/favourites?x']) {
    const response = await send({ path, isAccount: false }, { method: 'GET' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page Not Found: ')
    expect((await send({ path, isAccount: false }, { method: 'GET', headers: { accept: '*/*' } })).status).toBe(200)
  }
})

test.each(['/en/nothing', '/pl/nic', '/nothing', '/en/product/NO', '/pl/order/1'])(
  '%s is not found, whatever is sent to it',
  async path => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await send({ path, isAccount: false }, { method, ...asForm('a=1') })
      expect(response.status).toBe(404)
      expect(await response.text()).toMatch(new RegExp(`Page Not Found: (<!-- -->)?${path}`))
    }
  },
)

test('a document of a customer redirects to log-in, and from there to its page', async () => {
  const locationOf = async (path: string) =>
    (await send({ path, isAccount: false }, { method: 'GET', headers: { cookie: 'locale=pl' } })).headers.get('location')
  expect(await locationOf('/account-data')).toBe('/pl/customer/login?return_to=%2Fpl%2Fkonto%2Fprofil')
  expect(await locationOf('/my-prices.csv?language=pl&q=din')).toBe('/pl/customer/login?return_to=%2Fpl%2Fkonto%2Fmoje-ceny%3Fq%3Ddin')
  const own = await send({ path: '/account-data', isAccount: true }, { method: 'GET' })
  expect([own.status, own.headers.get('content-type')]).toEqual([200, expect.stringContaining('application/json')])
})

test.each(['/%', '/en/%ff', '/pl/product/%E0%A4%A', '/settings/%E0', '/en/%00', '/en/contact?x%00=1', '/suggestions/en?q=x%00'])(
  '%s is refused as malformed',
  async path => {
    const errors = await errorsWhile(async () => {
      const response = await send({ path, isAccount: false }, { method: 'GET' })
      expect(response.status).toBe(400)
      await expectPage(response, { path, language: path.startsWith('/pl') ? 'pl' : 'en', isAccount: false }, 'GET')
    })
    expect(errors).toEqual([])
  },
)

const pathsWithIds = (id: string) => [
  `/en/product/${id}`,
  `/pl/marki/${id}`,
  `/en/gifts/${id}`,
  `/pl/kariera/${id}`,
  `/sitemap.xml?page=${id}`,
]

test.each([
  ['one more than 31 bits hold', '2147483648'],
  ['400 digits', '9'.repeat(400)],
])('an id that no database has (%s) is not there, and in a query is as good as none', { timeout: 120_000 }, async (_, id) => {
  const query = `page=${id}&find=%ED%A0%80&q=%ED%A0%80&brand=${id}&id=${id}&machine=${id}&edit=${id}&__proto__=1&feature[__proto__]=1`
  const read = (address: Pick<Address, 'path' | 'isAccount'>) => send(address, { method: 'GET' })
  const errors = await errorsWhile(async () => {
    for (const path of pathsWithIds(id)) expect([path, (await read({ path, isAccount: false })).status]).toEqual([path, 404])
    const english = screens.filter(({ language }) => language === 'en')
    const statuses = await statusesOf(english, ({ path, isAccount }) => read({ path: `${path}?${query}`, isAccount }))
    expect(statuses.filter(isFailure)).toEqual([])
  })
  expect(errors).toEqual([])
})

test.each(['a b', 'shop.example/x', 'user@shop.example', '[::1', 'localhost:99999', '%'])('a forwarded host %s is refused', async host => {
  const errors = await errorsWhile(async () => {
    const response = await send({ path: '/en', isAccount: false }, { method: 'GET', headers: { 'x-forwarded-host': host } })
    expect(response.status).toBe(400)
  })
  expect(errors).toEqual([])
})
