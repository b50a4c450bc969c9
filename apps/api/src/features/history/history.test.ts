import { createHash } from 'node:crypto'
import { adminCalls, isShopCall } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { changes, namedChanges } from '../../../test/changing-calls.ts'
import { movedOrder, type World } from '../../../test/changing-world.ts'
import { password } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { type NamedCustomer, newNamedCustomer } from '../../../test/named-customer.ts'
import { hasAllTestsEmbedded } from '../../../test/postgres-server.ts'
import { openTestNetwork } from '../../../test/public-network.ts'
import { inAllTables, rowsOfShop, tablesOfShops } from '../../../test/rows-of-shop.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, requestsWith, type StaffMember, setUpAuthenticator } from '../../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { startRetention } from '../../platform/retention.ts'

const shopId = 971
const host = 'history.test'
const first = 9_710_001
const path = `/shops/shop-${shopId}`
const start = new Date('2027-05-03T12:00:00Z')

let now = start
let api: TestApi
let owner: StaffMember
let world: World
const { network, txt } = openTestNetwork()

beforeAll(async () => {
  api = await openTestApi({ clock: () => now, adminHost: 'admin.history.test', network })
  await addOrderableShop(api, { id: shopId, host, first }, start)
  await addOrderableShop(api, { id: 972, host: 'history-elsewhere.test', first: 9_720_001 }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 1000 }, start)
  owner = await newStaff(api, { [shopId]: 'owner' })
  await setUpAuthenticator(owner, now)
  const prove = (name: string, token: string) => {
    txt[`_stragan.${name}`] = [token]
  }
  world = { api, shopId, host, first, path, owner, prove, now: () => now }
})
afterAll(() => api.close())

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)

/** Not changed by staff: the history of public prices and of when they held, which no undo rewrites, counters of changes, and the history itself. Sessions end, and do not come back. */
const internal = [
  'price_intervals',
  'inactive_intervals',
  'change_sets',
  'change_rows',
  'pending_changes',
  'shop_changes',
  'idempotency_keys',
  'id_counters',
  // Words without a product are removed later.
  'search_vocabulary',
  'sessions',
  'session_tokens',
]

/** Sent e-mails, timelines and registered files are append-only, and undo adds a movement. */
const appendOnly = ['mails', 'order_events', 'order_changes', 'documents', 'stock_movements']

const changedTables = (before: Record<string, string[]>, after: Record<string, string[]>) =>
  Object.keys(after).filter(table => JSON.stringify(before[table]) !== JSON.stringify(after[table]) && !internal.includes(table))

const newest = async () => (await owner.get(`${path}/change_sets?limit=1`)).body.items[0]
const undo = (id: string, person = owner) => person.post(`${path}/change_sets/${id}/undo`)

/** Every third where they run on PostgreSQL, too. */
const triedChanges =
  inject('database').kind === 'embedded' && !hasAllTestsEmbedded() ? namedChanges.filter((_, i) => i % 3 === 0) : namedChanges

test('each call that changes something in a shop is made by these tests', () => {
  const all = Object.entries(adminCalls).flatMap(([feature, calls]) =>
    Object.entries(calls).flatMap(([name, call]) =>
      isShopCall(call) && call.method !== 'GET' && !('leavesNoHistory' in call) ? [`${feature}.${name}`] : [],
    ),
  )
  expect(Object.keys(changes).sort()).toEqual(all.sort())
})

/** Tables of a shop that no call of the staff changes, or only as a consequence that needs no history. */
const withoutHistory = {
  derived: ['bought_together', 'customer_words', 'sales', 'search_words', 'search_phrases', 'order_counters'],
  'counts of shoppers’ searches': ['search_counts'],
  'what a person has not sent yet': ['drafts'],
  'filters under a name, of one person or for everybody': ['saved_views'],
  'files that were read in: what they changed has change sets of its own': ['imports', 'import_creations', 'import_rows', 'import_changes'],
  'files of whole shops, and how far they are: what they changed has change sets of its own': ['archives'],
  'logs of what was sent': ['webhook_deliveries', 'webhook_attempts'],
  'of shoppers': [
    'addresses',
    'cart_lines',
    'carts',
    'career_applications',
    'contact_messages',
    'customer_devices',
    'customer_links',
    'favourites',
    'order_claims',
    'order_lines',
    'order_references',
    'registrations',
    'saved_list_lines',
    'saved_lists',
    'stock_alerts',
  ],
  'of the catalogue, which staff can not change yet': ['content_pages', 'content_records'],
}

test('each table of a shop is in the history, or named as one that need not be', async () => {
  const declared = (await asOwner<{ name: string }>(sql`select name from history_tables()`)).map(({ name }) => name)
  const all = [...declared, ...internal, ...Object.values(withoutHistory).flat()]
  expect([...new Set(all)].sort()).toEqual(await tablesOfShops(api.db))
  expect(new Set(all).size).toBe(all.length)
})

test.each(triedChanges)('%s is in the history, and undone as a whole or not at all', async (_, { call, outcome, prepare }) => {
  const make = await prepare(world)
  now = new Date(now.getTime() + 1000)
  const before = await rowsOfShop(api.db, shopId)
  expect((await make()).status).toBe(200)
  const after = await rowsOfShop(api.db, shopId)
  const change = await newest()
  const label = call === 'history.undoChangeSet' ? 'settings.saveSettings' : call
  expect(change).toMatchObject({
    call: label,
    actor_kind: 'staff',
    actor_id: owner.id,
    actor_name: owner.name,
    created_at: now.toISOString(),
  })
  const shown = (await owner.get(`${path}/change_sets/${change.id}`)).body
  // What the history has is what changed; the stock of a variant is the sum of its movements, and e-mails follow their order's address.
  const recorded = new Set(shown.rows.map(({ table }: { table: string }) => table))
  const isRecorded = (table: string) =>
    !withoutHistory.derived.includes(table) &&
    (table !== 'variants' || !recorded.has('stock_movements')) &&
    (table !== 'mails' || call !== 'orderHandling.changeOrderData')
  const changed = outcome === 'erased' ? ['customers'] : changedTables(before, after).filter(isRecorded)
  expect([...recorded].sort()).toEqual(changed.sort())
  expect(shown.undo_refusal).toBe(
    { undone: null, 'undone for good': null, refused: 'final', erased: 'final', nothing: 'nothing_left' }[outcome],
  )
  now = new Date(now.getTime() + 1000)
  const answer = await undo(change.id)
  const final = await rowsOfShop(api.db, shopId)
  if (outcome === 'refused' || outcome === 'nothing' || outcome === 'erased') {
    expect(failure(answer)).toEqual([409, outcome === 'nothing' ? 'nothing_to_undo' : 'undo_refused'])
    expect(changedTables(after, final)).toEqual([])
    return
  }
  expect([answer.status, answer.body]).toEqual([200, { skipped: [] }])
  expect(changedTables(before, final).filter(table => !appendOnly.includes(table))).toEqual([])
  expect(failure(await undo(change.id))).toEqual([409, 'nothing_to_undo'])
  // To undo the undoing makes the change again.
  const undoing = await newest()
  expect(undoing).toMatchObject({ call: label, undoes: change.id })
  if (outcome === 'undone for good') return expect(failure(await undo(undoing.id))).toEqual([409, 'undo_refused'])
  expect((await undo(undoing.id)).status).toBe(200)
  expect(changedTables(after, await rowsOfShop(api.db, shopId)).filter(table => !appendOnly.includes(table))).toEqual([])
})

/** The rows of the shop that contain one of these texts; letter case and spaces do not count. */
const rowsWith = async (texts: readonly string[]) =>
  asOwner<{ text: string; name: string; row: string }>(sql`
    with of_shop as materialized (
      select name, row, replace(lower(row), ' ', '') as searched
      from (${inAllTables(await tablesOfShops(api.db), shopId, () => sql`to_jsonb(t)::text`)}) rows
    )
    select text, name, row from of_shop join unnest(${[...texts]}::text[]) text on strpos(searched, lower(text)) > 0`)

/** Closes the orders that the customer still has open, and pays back what they paid: an account is not closed before. */
async function finishOrders({ id }: NamedCustomer) {
  for (const { uid } of (await owner.get(`${path}/orders?customer=${id}`)).body.items) {
    const at = `${path}/orders/${uid}`
    const { next_statuses } = (await owner.get(at)).body
    const status = ['cancelled', 'delivered'].find(one => next_statuses.includes(one))
    if (status) expect((await owner.put(`${at}/status`, { status })).status).toBe(200)
  }
  for (const refund of (await owner.get(`${path}/refunds`)).body.items)
    expect((await owner.put(`${path}/refunds/${refund.id}`, { refunded: true })).status).toBe(200)
}

/** By the customer, or by staff where somebody has logged the customer out. */
async function closeAccount({ id, visitor, email }: NamedCustomer) {
  const { status } = await visitor.post('/customer/closing', { customer: { current_password: password } })
  if (status !== 200) expect((await owner.post(`${path}/customers/${id}/erasure`, { confirmation: email })).status).toBe(200)
}

test.each(triedChanges)(
  'after %s and the closing of an account nothing of the person is left, nor brought back by undo',
  async (_, { outcome, prepare }) => {
    const customer = await newNamedCustomer(api, host)
    const texts = [...customer.traces, customer.trackingNumber]
    const make = await prepare({ ...world, customer })
    const found = new Set((await rowsWith(texts)).map(({ text }) => text))
    expect([...found]).toEqual(expect.arrayContaining([...customer.traces]))
    now = new Date(now.getTime() + 1000)
    expect((await make()).status).toBe(200)
    const change = await newest()
    await finishOrders(customer)
    if (outcome !== 'erased') await closeAccount(customer)
    expect(await rowsWith(texts)).toEqual([])
    await undo(change.id)
    expect(await rowsWith(texts)).toEqual([])
  },
)

const delivery = `${path}/settings/delivery`
type Entry = Record<string, unknown>
const deliveries = async (): Promise<{ revision: string; entries: Entry[] }> => (await owner.get(delivery)).body
/** The shop requires a second factor since a test above. */
const newManager = async () => {
  const manager = await newStaff(api, { [shopId]: 'manager' })
  await setUpAuthenticator(manager, now)
  return manager
}
const changeDelivery = async (more: Entry, person = owner) => {
  const { revision, entries } = await deliveries()
  now = new Date(now.getTime() + 1000)
  const answer = await person.put(delivery, { revision, entries: entries.map((one, i) => (i === 0 ? { ...one, ...more } : one)) })
  expect(answer.status).toBe(200)
  return (await newest()).id as string
}

test('what somebody has changed later stays and is named, the rest is undone, also inside of a document', async () => {
  await changeDelivery({ price_net: 10, name: { en: 'Courier', pl: 'Kurier' } })
  expect((await newest()).subject).toEqual({ entity: 'settings', key: 'delivery', name: 'Courier' })
  const change = await changeDelivery({ price_net: 11, name: { en: 'Express', pl: 'Ekspres' } })
  await changeDelivery({ name: { en: 'Fast courier', pl: 'Ekspres' } })
  const { status, body } = await undo(change)
  const key = { scope: 'delivery', id: 1 }
  expect([status, body]).toEqual([200, { skipped: [{ table: 'configuration', key, field: 'entry.name.en', problem: 'changed_later' }] }])
  expect((await deliveries()).entries[0]).toMatchObject({ price_net: 10, name: { en: 'Fast courier', pl: 'Kurier' } })
})

test('what an undo left is undone by another one, once the later change is undone', async () => {
  await changeDelivery({ price_net: 10, max_net: null })
  const change = await changeDelivery({ price_net: 11, max_net: 500 })
  const later = await changeDelivery({ price_net: 12 })
  expect((await undo(change)).body.skipped).toMatchObject([{ field: 'entry.price_net' }])
  const state = async () => (await owner.get(`${path}/change_sets/${change}`)).body
  expect(await state()).toMatchObject({ is_partly_undone: true, undo_refusal: null })
  expect(failure(await undo(change))).toEqual([409, 'nothing_to_undo'])
  await undo(later)
  now = new Date(now.getTime() + 1000)
  expect((await undo(change)).body).toEqual({ skipped: [] })
  expect((await deliveries()).entries[0]).toMatchObject({ price_net: 10 })
  expect(await state()).toMatchObject({ is_partly_undone: false, undo_refusal: 'nothing_left' })
})

test('an undo that would restore what is no longer valid is refused as a whole', async () => {
  const at = `${path}/money_settings/currency`
  const read = async (): Promise<{ revision: string; entries: Entry[] }> => (await owner.get(at)).body
  const save = async (change: (entries: Entry[]) => Entry[]) => {
    const { revision, entries } = await read()
    now = new Date(now.getTime() + 1000)
    return (await owner.put(at, { revision, entries: change(entries) })).status
  }
  expect(
    await save(entries => [...entries, { code: 'USD', name: { en: 'Dollar', pl: 'Dolar' }, symbol: '$', rate: '4', is_default: false }]),
  ).toBe(200)
  const added = (await newest()).id
  const defaultTo =
    (code: string) =>
    (entries: Entry[]): Entry[] =>
      entries.map(one => ({ ...one, is_default: one.code === code }))
  expect(await save(defaultTo('USD'))).toBe(200)
  const before = await read()
  // Its field changed since, so the row stays.
  expect(failure(await undo(added))).toEqual([409, 'nothing_to_undo'])
  const moved = (await newest()).id
  expect(await save(entries => defaultTo('EUR')(entries).map(one => (one.code === 'USD' ? { ...one, rate: '4.1' } : one)))).toBe(200)
  // PLN would be a default again, beside EUR.
  const answer = await undo(moved)
  expect([failure(answer), answer.body.error.details, Object.keys(answer.body.error.fields)]).toEqual([
    [409, 'undo_refused'],
    { reason: 'invalid' },
    ['entries'],
  ])
  expect((await read()).entries).not.toEqual(before.entries)
})

test('to undo needs the right of the change, which also shows its values', async () => {
  const at = `${path}/money_settings/payment`
  const { revision, entries } = (await owner.get(at)).body
  const account = 'PL27114020040000300201355387'
  expect(
    (await owner.put(at, { revision, entries: entries.map((one: Entry) => (one.code === 'bank_transfer' ? { ...one, account } : one)) }))
      .status,
  ).toBe(200)
  const { id } = await newest()
  const manager = await newManager()
  const { status, body } = await manager.get(`${path}/change_sets/${id}`)
  expect([status, body.rows, body.undo_refusal]).toEqual([200, null, 'permission'])
  expect(failure(await undo(id, manager))).toEqual([403, 'permission_denied'])
  const { key } = (await owner.post(`${path}/api_keys`, { name: 'History', scopes: ['history:write'] })).body
  expect(failure(await requestsWith(api, key).post(`${path}/change_sets/${id}/undo`))).toEqual([403, 'permission_denied'])
  await asOwner(sql`update staff_sessions set confirmed_at = ${new Date(now.getTime() - 11 * 60_000)} where staff_id = ${owner.id}`)
  expect(failure(await undo(id))).toEqual([403, 'step_up_required'])
  await asOwner(sql`update staff_sessions set confirmed_at = ${now} where staff_id = ${owner.id}`)
  expect((await undo(id)).status).toBe(200)
})

test('of two people who undo the same change at once, one does', async () => {
  await changeDelivery({ price_net: 30 })
  const change = await changeDelivery({ price_net: 31 })
  const answers = await Promise.all([undo(change), undo(change)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await deliveries()).entries[0]).toMatchObject({ price_net: 30 })
})

test('the history has no secret', async () => {
  now = new Date(now.getTime() + 1000)
  await owner.put(`${path}/payment_keys`, { stripe_secret_key: 'sk_test_DoNotShowThisAnywhere' })
  const { id } = await newest()
  now = new Date(now.getTime() + 1000)
  const { key } = (await owner.post(`${path}/api_keys`, { name: 'Reads', scopes: ['history:read', 'keys:read'] })).body
  const keyId = (await newest()).id
  const shown = [id, keyId].map(async one => JSON.stringify((await owner.get(`${path}/change_sets/${one}`)).body))
  const all = (await Promise.all(shown)).join() + JSON.stringify(await asOwner(sql`select * from change_rows where shop_id = ${shopId}`))
  expect(all).not.toContain('DoNotShow')
  expect(all).not.toContain(key.slice(10))
  expect(all).not.toContain(createHash('sha256').update(key).digest('base64url'))
})

test('the list is filtered by who, what and when, in parts', async () => {
  const person = await newManager()
  now = new Date('2027-05-03T21:30:00Z')
  const ids = [await changeDelivery({ price_net: 40 }, person), await changeDelivery({ price_net: 41 }, person)]
  now = new Date('2027-05-03T22:30:00Z')
  ids.push(await changeDelivery({ price_net: 42 }, person))
  const listed = async (query: string) => (await owner.get(`${path}/change_sets?${query}`)).body
  const idsOf = async (query: string) => (await listed(query)).items.map(({ id }: { id: string }) => id)
  expect(await idsOf(`actor=${person.id}`)).toEqual(ids.toReversed())
  // Half past midnight in Warsaw.
  expect(await idsOf(`actor=${person.id}&from=2027-05-04&to=2027-05-04`)).toEqual([ids[2]])
  expect(await idsOf(`actor=${person.id}&to=2027-05-03`)).toEqual([ids[1], ids[0]])
  expect(await idsOf('entity=settings&entity_key=delivery&limit=3')).toEqual(ids.toReversed())
  expect(await idsOf(`actor=${person.id}&entity=settings&entity_key=payment`)).toEqual([])
  const { items, next } = await listed(`actor=${person.id}&limit=2`)
  expect(items).toHaveLength(2)
  expect(await idsOf(`actor=${person.id}&limit=2&after=${next}`)).toEqual([ids[0]])
  for (const query of ['actor=x', 'from=2027-13-01', `after=${Buffer.from('["1"]').toString('base64url')}`])
    expect(failure(await owner.get(`${path}/change_sets?${query}`))).toEqual([400, 'invalid_query'])
})

test('a change of another shop is unknown, and no request can write the history', async () => {
  const { id } = await newest()
  const stranger = await newStaff(api, { 972: 'owner' })
  expect(failure(await stranger.get(`/shops/shop-972/change_sets/${id}`))).toEqual([404, 'change_set_not_found'])
  expect(failure(await stranger.post(`/shops/shop-972/change_sets/${id}/undo`))).toEqual([404, 'change_set_not_found'])
  const asRequest = api.db.withTenant(shopId, now)
  for (const statement of [
    sql`delete from change_sets where shop_id = ${shopId}`,
    sql`update change_sets set actor_name = 'x'`,
    sql`delete from change_rows`,
    sql`update change_rows set before = null`,
  ])
    await expect(asRequest.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('the history is deleted after 24 months, and what was done with the money of an order stays', async () => {
  now = new Date(now.getTime() + 1000)
  const uid = (await movedOrder(world, 'paid')).split('/').at(-1)
  const { id, call } = await newest()
  expect(call).toBe('orders.changeOrderStatus')
  const moneyTrail = () =>
    asOwner<{ status: string | null; amount: number | null }>(sql`
      select status, null::float as amount from order_events where shop_id = ${shopId} and order_uid = ${uid}
      union all select null, amount::float from payment_events where shop_id = ${shopId} and order_uid = ${uid} order by 1, 2`)
  const before = await moneyTrail()
  expect(before.map(({ status, amount }) => status ?? typeof amount)).toEqual(['new', 'paid', 'number'])
  const old = new Date(now.getTime() - 731 * 86_400_000)
  await asOwner(sql`update change_sets set created_at = ${old} where shop_id = ${shopId} and id = ${id}`)
  await startRetention({ db: api.db, clock: () => now, log: silent }).stop()
  expect(failure(await owner.get(`${path}/change_sets/${id}`))).toEqual([404, 'change_set_not_found'])
  expect(await asOwner(sql`select 1 from change_rows where change_set_id = ${id}`)).toEqual([])
  expect((await newest())?.id).not.toBe(id)
  expect(await moneyTrail()).toEqual(before)
})

test('the history is deleted after as many months as the installation keeps it', async () => {
  now = new Date(now.getTime() + 1000)
  await movedOrder(world, 'paid')
  const { id } = await newest()
  const isStored = async (seconds: number) => {
    await asOwner(sql`
      update change_sets set created_at = clock() - interval '3 months' + make_interval(secs => ${seconds}) where shop_id = ${shopId} and id = ${id}`)
    await startRetention({ db: api.db, clock: () => now, log: silent, historyMonths: 3 }).stop()
    return (await asOwner(sql`select from change_sets where shop_id = ${shopId} and id = ${id}`)).length === 1
  }
  expect([await isStored(1), await isStored(-1)]).toEqual([true, false])
})

test('a change that was made with an API key names the key', async () => {
  await asOwner(sql`update staff_sessions set confirmed_at = ${now} where staff_id = ${owner.id}`)
  const { status, body } = await owner.post(`${path}/api_keys`, { name: 'Warehouse system', scopes: ['stock:write'] })
  expect([status, body.error]).toEqual([200, undefined])
  const { id, key } = body
  now = new Date(now.getTime() + 1000)
  const movements = [{ variant_id: first, quantity: 3 }]
  expect((await requestsWith(api, key).post(`${path}/stock_movements`, { movements })).status).toBe(200)
  const change = await newest()
  expect(change).toMatchObject({ call: 'stock.moveStock', actor_kind: 'key', actor_id: id, actor_name: 'Warehouse system' })
  expect((await owner.get(`${path}/change_sets?actor=${id}`)).body.items).toEqual([change])
})

test('that somebody left the shop is in the history, and not undone', async () => {
  const manager = await newManager()
  now = new Date(now.getTime() + 1000)
  expect((await manager.delete(`/account${path}`)).status).toBe(200)
  const { id, ...change } = await newest()
  expect(change).toMatchObject({ call: 'account.leaveShop', actor_id: manager.id })
  expect(failure(await undo(id))).toEqual([403, 'permission_denied'])
})

const placed = async () => (await (await readyShopper(api, host, [[first, 2]])).order(buyer)).body.uid as string
const german = { ...buyer.billing_address, country: 'DE', postal_code: '10115', city: 'Berlin' }
const changeData = async (uid: string, more: object) => {
  const at = `${path}/orders/${uid}/data`
  const data = (await owner.get(at)).body
  now = new Date(now.getTime() + 1000)
  const answer = await owner.put(at, { ...data, ...more })
  expect([answer.status, answer.body]).toEqual([200, 'ok'])
  return (await newest()).id as string
}

test('the list of changes says which order or variant a change is about, where it is but one', async () => {
  const [uid, other] = [await placed(), await placed()]
  await changeData(uid, { phone: '+48 600 700 811' })
  const { number } = (await owner.get(`${path}/orders/${uid}`)).body
  expect((await newest()).subject).toEqual({ entity: 'order', key: uid, name: number })
  now = new Date(now.getTime() + 1000)
  await owner.post(`${path}/order_moves`, { uids: [uid, other], status: 'confirmed' })
  expect((await newest()).subject).toBeNull()
  now = new Date(now.getTime() + 1000)
  await owner.post(`${path}/stock_movements`, { movements: [{ variant_id: first, quantity: 1 }] })
  expect((await newest()).subject).toEqual({ entity: 'stock', key: String(first), name: `V${first}` })
})

test('an address where there was none is removed again as a whole, and one that there was comes back', async () => {
  const uid = await placed()
  const show = async () => (await owner.get(`${path}/orders/${uid}`)).body.delivery_address
  const added = await changeData(uid, { delivery_address: { ...buyer.billing_address, street: 'Nowa 1' } })
  now = new Date(now.getTime() + 1000)
  expect((await undo(added)).body).toEqual({ skipped: [] })
  expect(await show()).toBeNull()
  const { id } = await newest()
  expect((await undo(id)).status).toBe(200)
  expect(await show()).toMatchObject({ street: 'Nowa 1' })
})

test('an undo does not send the goods to another country', async () => {
  const uid = await placed()
  await changeData(uid, { delivery_address: buyer.billing_address })
  await changeData(uid, { billing_address: german })
  const toPoland = await changeData(uid, { billing_address: buyer.billing_address })
  await changeData(uid, { delivery_address: null })
  expect(failure(await undo(toPoland))).toEqual([409, 'undo_refused'])
  expect((await owner.get(`${path}/orders/${uid}`)).body.billing_address).toMatchObject({ country: 'PL' })
})

test('a note is restored by its author alone', async () => {
  const uid = await placed()
  const note = (await owner.post(`${path}/orders/${uid}/notes`, { note: 'First' })).body.id
  now = new Date(now.getTime() + 1000)
  await owner.put(`${path}/orders/${uid}/notes/${note}`, { note: 'Second' })
  const { id } = await newest()
  expect(failure(await undo(id, await newManager()))).toEqual([403, 'permission_denied'])
  expect((await undo(id)).status).toBe(200)
})

test('a note for staff can be undone, one that was sent to the buyer cannot', async () => {
  const uid = await placed()
  now = new Date(now.getTime() + 1000)
  await owner.post(`${path}/orders/${uid}/notes`, { note: 'For us' })
  expect((await undo((await newest()).id)).status).toBe(200)
  now = new Date(now.getTime() + 1000)
  await owner.post(`${path}/orders/${uid}/notes`, { note: 'For you', audience: 'buyer' })
  const { id } = await newest()
  expect((await owner.get(`${path}/change_sets/${id}`)).body).toMatchObject({ undo_refusal: 'final' })
  expect(failure(await undo(id))).toEqual([409, 'undo_refused'])
})

test('movements of stock are undone while others order the same, each once', async () => {
  const second = first + 50
  await addProduct(api.db, { shopId, id: second, priceNet: 1000, first, items: 1000 }, now)
  const changesOfStock: string[] = []
  for (let i = 0; i < 6; i++) {
    now = new Date(now.getTime() + 1000)
    const movements = [first, second].map(variant_id => ({ variant_id, quantity: 5 }))
    expect((await owner.post(`${path}/stock_movements`, { movements: i % 2 === 0 ? movements : movements.toReversed() })).status).toBe(200)
    changesOfStock.push((await newest()).id)
  }
  const shoppers = await Promise.all(
    Array.from({ length: 6 }, () =>
      readyShopper(api, host, [
        [second, 1],
        [first, 1],
      ]),
    ),
  )
  const answers = await Promise.all([...shoppers.map(one => one.order(buyer)), ...changesOfStock.map(id => undo(id))])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await asOwner(sql`select * from stock_discrepancies where shop_id = ${shopId}`)).toEqual([])
})

test('a change of one variant twice is undone in the opposite order', async () => {
  const third = first + 60
  await addProduct(api.db, { shopId, id: third, priceNet: 1000, first, items: 0 }, now)
  now = new Date(now.getTime() + 1000)
  const movements = [10, -3].map(quantity => ({ variant_id: third, quantity }))
  expect((await owner.post(`${path}/stock_movements`, { movements })).status).toBe(200)
  expect((await undo((await newest()).id)).status).toBe(200)
  expect((await owner.get(`${path}/stock/${third}`)).body).toMatchObject({ items: 0 })
})

test('a new entry of the settings never has the id of a deleted one', async () => {
  const at = `${path}/settings/social_media`
  const link = (url: string) => ({ code: url.includes('x.com') ? 'x' : 'facebook', name: 'A', url })
  const save = async (change: (entries: Entry[]) => Entry[]) => {
    const { revision, entries } = (await owner.get(at)).body
    now = new Date(now.getTime() + 1000)
    const { status, body } = await owner.put(at, { revision, entries: change(entries) })
    expect([status, body.error]).toEqual([200, undefined])
    return body.entries.map(({ id }: { id: number }) => id) as number[]
  }
  const [old] = await save(() => [link('https://facebook.com/a')])
  await save(() => [])
  const [fresh] = await save(() => [link('https://x.com/a')])
  expect(fresh).toBeGreaterThan(old ?? 0)
})

test('a hostile name in a change that is merged changes nothing but the entry', async () => {
  const { revision, entries } = await deliveries()
  await changeDelivery({ price_net: 51 })
  const hostile = JSON.parse('{"__proto__.polluted": "yes", "name.__proto__.polluted": "yes", "__proto__": {"polluted": "yes"}}')
  await owner.put(delivery, { revision, entries: entries.map(one => ({ ...one, ...hostile })) })
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  expect(JSON.stringify(await deliveries())).not.toContain('polluted')
})

async function changeEntries(scope: string, change: (entries: Entry[]) => Entry[]) {
  const at = `${path}/${scope}`
  const { revision, entries } = (await owner.get(at)).body
  now = new Date(now.getTime() + 1000)
  expect((await owner.put(at, { revision, entries: change(entries) })).status).toBe(200)
}

test('a delivery does not come back with a VAT rate or payments that the shop no longer has', async () => {
  await changeEntries('money_settings/vat_tax', rates => [...rates, { percent: 7, name: '7%', is_default: false }])
  const former = [
    [{ vat_tax_percent: 7 }, 'money_settings/vat_tax', (rate: Entry) => rate.percent !== 7],
    [{ payments: ['stripe'] }, 'money_settings/payment', (payment: Entry) => payment.code !== 'stripe'],
  ] as const
  for (const [fields, scope, stays] of former) {
    await changeDelivery(fields)
    const id = await changeDelivery({ vat_tax_percent: 23, payments: null })
    await changeEntries(scope, entries => entries.filter(stays))
    const before = await deliveries()
    const answer = await undo(id)
    expect([failure(answer), answer.body.error?.details]).toEqual([[409, 'undo_refused'], { reason: 'invalid' }])
    expect(await deliveries()).toEqual(before)
  }
})

test('a delivery and a payment come back beside a delivery whose only payment is disabled', async () => {
  const changePayment = (code: string, more: Entry) =>
    changeEntries('money_settings/payment', entries => entries.map(one => (one.code === code ? { ...one, ...more } : one)))
  await changePayment('cash_on_delivery', { enabled: false })
  await changeEntries('settings/delivery', ([first, second]) => [first ?? {}, { ...second, payments: ['cash_on_delivery'] }])
  const ofDelivery = await changeDelivery({ price_net: 77 })
  await changePayment('bank_transfer', { name: 'Transfer' })
  const ofPayment = (await newest()).id
  for (const id of [ofDelivery, ofPayment]) expect(await undo(id)).toMatchObject({ status: 200, body: { skipped: [] } })
})
