import { type AdminCall, adminCalls, adminPrefix, downloadFormats, isListCall, isShopCall } from '@stragan/contract/admin'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fieldsOfCsv } from '../../../test/csv-fields.ts'
import { fromElsewhere, newCustomer } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { copyOrder } from '../../../test/many-orders.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../database.ts'

/** In Warsaw it is the next day already. */
const start = new Date('2027-03-01T23:30:00Z')
const shopId = 961
const first = 9_610_001
const copies = 1203
const path = `/shops/shop-${shopId}`

let api: TestApi
let owner: StaffMember
let statements = 0
beforeAll(async () => {
  api = await openTestApi({ clock: () => start, onStatement: () => statements++ })
  await addOrderableShop(api, { id: shopId, host: 'downloads.test', first }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 100 }, start)
})
afterAll(() => api.close())
beforeEach(async () => {
  await asOwner(sql`delete from orders where shop_id = ${shopId}`)
  owner = await newStaff(api, { [shopId]: 'owner' })
  await asOwner(sql`update staff_sessions set confirmed_at = ${start.toISOString()}`)
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(start).query<Row>(statement)
const placeOrders = async (count: number) => {
  const { status, body } = await (await readyShopper(api, 'downloads.test', [[first, 1]])).order()
  expect(status).toBe(200)
  await copyOrder(api.db, start, shopId, body.uid, count)
  return body.uid as string
}
const download = async (file: string, { token = owner.token, language = 'en', method = 'GET' } = {}) =>
  api.app.request(`${adminPrefix}${path}/${file}`, {
    method,
    headers: { ...fromElsewhere(), authorization: `Bearer ${token}`, 'accept-language': language },
  })
const sheetOf = async (response: Response) => {
  const [sheet] = await readXlsxFile(Buffer.from(await response.arrayBuffer()))
  return sheet ?? { sheet: '', data: [] }
}
/** With the byte order mark, which `text` takes away. */
const csvOf = async (response: Response, separator = ',') => fieldsOfCsv(Buffer.from(await response.arrayBuffer()).toString(), separator)
/** A download that was read to its end. */
const ended = async (response: Response) => {
  await response.arrayBuffer()
  return response
}
/** The list as its pages show it. */
const listed = async (query = '') => {
  const all: Record<string, unknown>[] = []
  for (let after = ''; ; ) {
    const { items, next } = (await owner.get(`${path}/orders?limit=100${query}${after}`)).body
    all.push(...items)
    if (next === null) return all
    after = `&after=${next}`
  }
}

test.each(['', 'status=sent&paid=true'])('every format has the rows of the list with the filters "%s", in its order', async filters => {
  await placeOrders(copies)
  const list = await listed(filters && `&${filters}`)
  expect(list.length).toBe(filters ? Math.floor((copies - 2) / 6) + 1 : copies + 1)
  expect(await (await download(`orders.json?${filters}`)).json()).toEqual(list)

  const [head, ...lines] = await csvOf(await download(`orders.csv?${filters}`))
  expect(head?.slice(0, 3)).toEqual(['\u{FEFF}Order number', 'Placed', 'Status'])
  const totals = list.map(order => Number(order.total_gross).toFixed(2))
  expect(lines.map(line => [line[0], line[6]])).toEqual(list.map((order, i) => [order.number, totals[i]]))

  const { sheet, data } = await sheetOf(await download(`orders.xlsx?${filters}`))
  expect([sheet, data[0]?.slice(0, 3)]).toEqual(['Orders', ['Order number', 'Placed', 'Status']])
  expect(data.slice(1).map(row => [row[0], row[6]])).toEqual(list.map(order => [order.number, order.total_gross]))
  // Local time, to the second: Excel's dates have no zone.
  const localTime = (row: readonly unknown[]) => Math.round((row[1] as Date).getTime() / 1000)
  expect(data.slice(1).map(localTime)).toEqual(list.map(order => Math.floor(Date.parse(String(order.created_at)) / 1000) + 3600))
})

test('a download is a file named after the shop, its list and the day there, that nobody stores', async () => {
  await placeOrders(1)
  const { headers } = await ended(await download('orders.csv'))
  expect(headers.get('content-disposition')).toBe('attachment; filename="shop-961-orders-2027-03-02.csv"')
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['private, no-store', 'nosniff'])
  expect((await ended(await download('api_keys.xlsx'))).headers.get('content-disposition')).toBe(
    'attachment; filename="shop-961-api-keys-2027-03-02.xlsx"',
  )
  await asOwner(sql`update staff set language = 'pl' where id = ${owner.id}`)
  const inPolish = await ended(await download('orders.json'))
  expect(inPolish.headers.get('content-disposition')).toBe('attachment; filename="shop-961-zamowienia-2027-03-02.json"')
})

test('a list without rows is an empty array, and a table with its head alone', async () => {
  expect(await (await download('orders.json')).json()).toEqual([])
  expect(await csvOf(await download('orders.csv'))).toHaveLength(1)
  expect((await sheetOf(await download('orders.xlsx'))).data).toHaveLength(1)
})

test('people read CSV in their language and as their spreadsheets do; programs with commas, unless they ask', async () => {
  await placeOrders(1)
  await asOwner(sql`update staff set language = 'pl' where id = ${owner.id}`)
  const [head, line] = await csvOf(await download('orders.csv'), ';')
  expect(head?.slice(0, 3)).toEqual(['\u{FEFF}Numer zamówienia', 'Złożone', 'Status'])
  expect([line?.[1], line?.[2], line?.[6], line?.[8]]).toEqual(['2027-03-02 00:30:00', 'Nowe', expect.stringMatching(/^\d+,\d\d$/), 'Nie'])
  const { key } = (await owner.post(`${path}/api_keys`, { name: 'Reports', scopes: ['orders:read', 'exports:read'] })).body
  const ofKey = async (query: string, separator: string) =>
    (await csvOf(await download(`orders.csv${query}`, { token: key, language: 'pl-PL' }), separator))[1]?.[6]
  expect(await ofKey('', ',')).toMatch(/^\d+\.\d\d$/)
  expect(await ofKey('?separator=semicolon', ';')).toMatch(/^\d+,\d\d$/)
  expect((await download('orders.csv?separator=tab')).status).toBe(400)
})

test('an operator downloads the shops of the installation, and nobody else does', async () => {
  const operator = await newStaff(api, {}, { isOperator: true })
  const file = (name: string, token = operator.token) =>
    api.app.request(`${adminPrefix}/${name}`, { headers: { ...fromElsewhere(), authorization: `Bearer ${token}` } })
  const { items } = (await operator.get('/shops?q=downloads.test')).body
  expect(items).toHaveLength(1)
  expect(await (await file('shops.json?q=downloads.test')).json()).toEqual(items)
  const csv = await file('shops.csv')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="installation-shops-2027-03-01.csv"')
  const [head, ...lines] = await csvOf(csv)
  expect(head?.slice(0, 3)).toEqual(['\u{FEFF}Code', 'Name', 'Addresses'])
  expect(lines.map(line => line[0])).toContain(`shop-${shopId}`)
  expect((await sheetOf(await file('shops.xlsx?q=downloads.test'))).data.map(row => row[0])).toEqual(['Code', `shop-${shopId}`])
  expect((await file('shops.csv', owner.token)).status).toBe(403)
  expect((await file('shops.csv', 'unknown')).status).toBe(401)
})

const lists = Object.values(adminCalls).flatMap(feature =>
  Object.values(feature).filter((call: AdminCall) => isListCall(call) && isShopCall(call)),
)

/** Lists that have no entry here. */
const mayBeEmpty = ['refunds', 'inbox', 'promotions', 'discount_codes', 'searches', 'imports', 'failed_mails', 'webhooks/{id}/deliveries']

/** Adds an entry to a list that would be empty, or what a list belongs to, whose id it returns. */
const given: Readonly<Record<string, () => Promise<unknown>>> = {
  '/shops/{shop}/api_keys': () => owner.post(`${path}/api_keys`, { name: 'Reports', scopes: ['orders:read'] }),
  '/shops/{shop}/customers': () => newCustomer(api, 'downloads.test'),
  '/shops/{shop}/producers': () => owner.post(`${path}/producers`, { ...reachable, name: 'Maker', responsible_person: null }),
  '/shops/{shop}/features': () => owner.post(`${path}/features`, { code: '', name: { en: 'Length', pl: 'Długość' } }),
  '/shops/{shop}/gifts': () => owner.post(`${path}/gifts`, { name: { en: 'Tape', pl: '' }, min_order_value: 100, items: 5, enabled: true }),
  '/shops/{shop}/search_synonyms': () => owner.post(`${path}/search_synonyms`, { words: ['bolt', 'screw'] }),
  '/shops/{shop}/search_redirects': () => owner.post(`${path}/search_redirects`, { search: 'news', address: '/en/contact' }),
  '/shops/{shop}/price_lists': () => newPriceList(),
  '/shops/{shop}/price_lists/{id}/prices': async () => withPrice('price_lists', await newPriceList()),
  '/shops/{shop}/price_lists/{id}/customers': async () => {
    const id = await newPriceList()
    await owner.put(`${path}/price_lists/${id}/customers`, { add: [(await newCustomer(api, 'downloads.test')).id] })
    return id
  },
  '/shops/{shop}/customers/{id}/prices': async () => withPrice('customers', (await newCustomer(api, 'downloads.test')).id),
  '/shops/{shop}/webhooks': () => newWebhook(),
  '/shops/{shop}/webhooks/{id}/deliveries': () => newWebhook(),
}
const reachable = { street: null, postal_code: '00-001', city: 'Warszawa', country: 'PL', electronic_address: 'office@example.com' }
const newPriceList = async () => (await owner.post(`${path}/price_lists`, { name: 'List', valid_from: null, valid_to: null })).body.id
const withPrice = async (owners: 'customers' | 'price_lists', id: number) => {
  await owner.put(`${path}/${owners}/${id}/prices`, { prices: [{ variant_id: first, price_net: 5, from: null }] })
  return id
}
const newWebhook = async () =>
  (await owner.post(`${path}/webhooks`, { url: 'https://shop.example/events', description: '', events: ['order.created'] })).body.id

test.each(lists.map(list => [list.path, list] as const))(
  '%s is downloaded in every format',
  async (_, { path: template, download: { itemsIn } }) => {
    await placeOrders(1)
    const id = await given[template]?.()
    const name = template.slice('/shops/{shop}/'.length).replace('{variantId}', String(first)).replace('{id}', String(id))
    // More than the other tests leave behind.
    const { body } = await owner.get(`${path}/${name}${itemsIn === 'items' ? '?limit=100' : ''}`)
    const list = itemsIn === undefined ? body : body[itemsIn]
    expect(await (await download(`${name}.json`)).json()).toEqual(list)
    expect(list.length > 0 || mayBeEmpty.some(one => template.endsWith(`/${one}`))).toBe(true)
    for (const format of downloadFormats) expect((await ended(await download(`${name}.${format}`))).status).toBe(200)
  },
)

test('texts in both languages, and the parts of an object, have columns of their own', async () => {
  await owner.post(`${path}/gifts`, { name: { en: 'Tape', pl: 'Taśma' }, min_order_value: 100, items: 5, enabled: true })
  const [head, ...gifts] = await csvOf(await download('gifts.csv'))
  expect(head?.slice(1)).toEqual(['Name (English)', 'Name (Polish)', 'Minimum net value of the products', 'Stock', 'Enabled'])
  expect(gifts.map(gift => gift.slice(1))).toContainEqual(['Tape', 'Taśma', '100.00', '5', 'Yes'])

  const person = { ...reachable, name: 'Importer' }
  await owner.post(`${path}/producers`, { ...reachable, name: 'Abroad', country: 'CN', responsible_person: person })
  await owner.post(`${path}/producers`, { ...reachable, name: 'Here', responsible_person: null })
  const { data } = await sheetOf(await download('producers.xlsx'))
  const ofPerson = data[0]?.indexOf('Responsible person') ?? -1
  const row = (name: string) => data.find(cells => cells[1] === name)?.slice(ofPerson, ofPerson + 5)
  expect([row('Abroad'), row('Here')]).toEqual([
    ['Importer', null, '00-001', 'Warszawa', 'PL'],
    [null, null, null, null, null],
  ])
})

test('the customers of a price list need the right to customers, and a confirmed identity', async () => {
  const id = await newPriceList()
  const scopes = ['prices:read', 'exports:read']
  const { key } = (await owner.post(`${path}/api_keys`, { name: 'Prices', scopes })).body
  expect((await ended(await download(`price_lists/${id}/prices.csv`, { token: key }))).status).toBe(200)
  expect((await ended(await download(`price_lists/${id}/customers.csv`, { token: key }))).status).toBe(403)
  await asOwner(sql`update staff_sessions set confirmed_at = ${new Date(start.getTime() - 86_400_000).toISOString()}`)
  const refused = await download(`price_lists/${id}/customers.csv`)
  expect([refused.status, (await refused.json()).error.code]).toEqual([403, 'step_up_required'])
})

test('the movements of a variant have the number of the order and their author', async () => {
  await owner.post(`${path}/stock_movements`, { movements: [{ variant_id: first, quantity: 5 }], note: 'Found' })
  const order = await placeOrders(1)
  const { number } = (await owner.get(`${path}/orders/${order}`)).body
  const { name } = (await owner.get('/account')).body
  const [head, ordered, corrected] = await csvOf(await download(`stock/${first}/movements.csv`))
  expect(head?.slice(2)).toEqual(['Reason', 'Change', 'Stock', 'Order', 'Who', 'Note'])
  expect([ordered?.[2], ordered?.[5], ordered?.[6]]).toEqual(['Order', number, ''])
  expect([corrected?.[2], corrected?.[3], corrected?.[6], corrected?.[7]]).toEqual(['Correction', '5', name, 'Found'])
})

test('staff and keys are downloaded whole, without what their lists have besides', async () => {
  const members = (await owner.get(`${path}/staff`)).body.members
  expect(await (await download('staff.json')).json()).toEqual(members)
  const { data } = await sheetOf(await download('staff.xlsx'))
  expect(data.map(row => row[1])).toEqual(['E-mail', ...members.map((member: { email: string }) => member.email)])
  await owner.post(`${path}/api_keys`, { name: 'Accounting', scopes: ['orders:read', 'exports:read'] })
  const keys = (await owner.get(`${path}/api_keys`)).body
  expect(await (await download('api_keys.json')).json()).toEqual(keys)
  const lines = await csvOf(await download('api_keys.csv'))
  const { prefix } = keys.find(({ name }: { name: string }) => name === 'Accounting')
  expect(lines.find(([name]) => name === 'Accounting')?.slice(0, 3)).toEqual(['Accounting', prefix, 'orders:read, exports:read'])
})

test('rows that appear or vanish meanwhile neither repeat nor break it', async () => {
  const uid = await placeOrders(copies)
  const reader = readerOf(await download('orders.json'))
  const parts = [await reader.read()]
  await asOwner(sql`delete from orders where shop_id = ${shopId} and number between 'C-000240' and 'C-000260'`)
  await asOwner(sql`update orders set created_at = created_at + interval '1 hour' where shop_id = ${shopId} and number = 'C-001000'`)
  await asOwner(sql`update orders set number = 'newest' where shop_id = ${shopId} and uid = ${uid}`)
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part)
  const text = Buffer.concat(parts.map(part => part.value ?? new Uint8Array())).toString()
  const numbers: string[] = JSON.parse(text).map((order: { number: string }) => order.number)
  expect(new Set(numbers).size).toBe(numbers.length)
  // Of the 21 that were deleted, 11 had not been read yet; another was moved to what had been read.
  expect(numbers).toHaveLength(copies + 1 - 11 - 1)
  expect(numbers.at(-1)).toBe('C-001203')
})

test.each(['csv', 'xlsx'])('a slow reader of %s makes nothing read ahead, and others are answered meanwhile', async format => {
  await placeOrders(copies)
  const reader = readerOf(await download(`orders.${format}`))
  await reader.read()
  const before = statements
  expect((await owner.get(`${path}/orders?limit=1`)).status).toBe(200)
  // The session of that call and its list: nothing of the download.
  expect(statements - before).toBe(2)
  await reader.read()
  // Whether the session still may, and the next part.
  expect(statements - before).toBe(4)
  await reader.cancel()
})

test.each(['session', 'role', 'key'] as const)('a download is cut off once its %s has ended', async what => {
  await placeOrders(copies)
  const { key, id } = (await owner.post(`${path}/api_keys`, { name: 'Reports', scopes: ['orders:read', 'exports:read'] })).body
  const other = await newStaff(api, { [shopId]: 'manager' })
  const reader = readerOf(await download('orders.csv', { token: what === 'key' ? key : other.token }))
  expect((await reader.read()).done).toBe(false)
  if (what === 'session') await other.delete('/session')
  if (what === 'role') await owner.put(`${path}/staff/${other.id}`, { role: 'warehouse' })
  if (what === 'key') await owner.delete(`${path}/api_keys/${id}`)
  await expect(reader.read()).rejects.toThrow()
})

test('two downloads of a shop are in progress at once; one that is broken off or ends makes room', async () => {
  await placeOrders(copies)
  const readers = [readerOf(await download('orders.csv')), readerOf(await download('orders.json'))]
  const refused = await download('orders.csv')
  expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).error.code]).toEqual([503, '10', 'too_many_downloads'])
  // It reads nothing, so it is no download.
  expect((await download('orders.csv', { method: 'HEAD' })).status).toBe(200)
  const before = statements
  await readers[0]?.cancel()
  await readers[0]?.closed
  expect(statements).toBe(before)
  expect((await (await download('orders.csv')).text()).length).toBeGreaterThan(copies)
  expect((await (await download('orders.csv')).text()).length).toBeGreaterThan(copies)
  await readers[1]?.cancel()
})

// The last: its rows would take long to delete.
test('a list of more than 50,000 rows is no worksheet, which is said before the first byte; CSV has no limit', async () => {
  await asOwner(sql`
    insert into discount_codes (shop_id, id, code, discount_type, value)
    select ${shopId}, ${first} + n, 'CODE' || n, 'fixed', 100 from generate_series(1, 50001) n`)
  const refused = await download('discount_codes.xlsx')
  expect([refused.status, (await refused.json()).error]).toEqual([
    413,
    expect.objectContaining({ code: 'too_many_rows', message: expect.stringContaining('CSV'), details: { max_rows: 50_000 } }),
  ])
  expect((await ended(await download('discount_codes.xlsx?q=CODE50001'))).status).toBe(200)
  const reader = readerOf(await download('discount_codes.csv'))
  expect((await reader.read()).done).toBe(false)
  await reader.cancel()
}, 60_000)

const readerOf = (response: Response) => {
  expect(response.status).toBe(200)
  return (response.body as ReadableStream<Uint8Array>).getReader()
}

test('the history has who downloaded a whole list of people, or all data about one, and nothing of other downloads', async () => {
  const { id } = await newCustomer(api, 'downloads.test').then(async visitor => (await visitor.get('/customer')).body)
  const warehouse = await newStaff(api, { [shopId]: 'warehouse' })
  await ended(await download('customers.csv', { method: 'HEAD' }))
  await ended(await download('stock.csv'))
  expect((await ended(await download('customers.csv', { token: warehouse.token }))).status).toBe(403)
  expect((await ended(await download('customers/999999/data.json'))).status).toBe(404)
  const changes = async () => (await owner.get(`${path}/change_sets?actor=${owner.id}`)).body.items
  expect(await changes()).toEqual([])
  expect((await ended(await download('customers.csv?q=ewa'))).status).toBe(200)
  expect((await ended(await download(`customers/${id}/data.json`))).status).toBe(200)
  const recorded = await changes()
  expect(recorded.map(({ call, params, subject }: Record<string, unknown>) => [call, params, subject])).toEqual(
    expect.arrayContaining([
      ['customers.customers', {}, null],
      ['customerHandling.customerData', { id: String(id) }, { entity: 'customer', key: String(id), name: null }],
    ]),
  )
  expect(recorded).toHaveLength(2)
  const callsAbout = async (entity: string) =>
    (await owner.get(`${path}/change_sets?actor=${owner.id}&${entity}`)).body.items.map(({ call }: { call: string }) => call)
  for (const entity of ['entity=customer', `entity=customer&entity_key=${id}`])
    expect(await callsAbout(entity)).toEqual(['customerHandling.customerData'])
  for (const entity of [`entity=customer&entity_key=${id + 1}`, 'entity=customer&entity_key=x', `entity=order&entity_key=${id}`])
    expect(await callsAbout(entity)).toEqual([])
  for (const { id: change } of recorded)
    expect((await owner.get(`${path}/change_sets/${change}`)).body).toMatchObject({
      actor_name: owner.name,
      rows: [],
      undo_refusal: 'nothing_left',
    })
})
