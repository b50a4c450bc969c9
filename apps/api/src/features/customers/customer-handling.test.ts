import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { fromElsewhere, logIn, mailedToken, newCustomer, openAccount, password } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure, openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { raw, sql } from '../../platform/database.ts'

const shop = { id: 976, host: 'customer-handling.test', first: 9_760_001 }
const elsewhere = { id: 977, host: 'customer-handling-elsewhere.test', first: 9_770_001 }
const path = `/shops/shop-${shop.id}`
const company = { first_name: 'Jan', last_name: 'Dąb', company: 'Dąb i Syn', nip: '5260250274' }

let now = new Date('2027-05-03T12:00:00Z')
let api: TestApi
let manager: StaffMember
let seller: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  for (const one of [shop, elsewhere]) await addOrderableShop(api, one, now)
  await addProduct(api.db, { shopId: shop.id, id: shop.first, priceNet: 1000, first: shop.first, items: 1000 }, now)
  manager = await newStaff(api, { [shop.id]: 'manager' })
  seller = await newStaff(api, { [shop.id]: 'sales' })
})
afterAll(() => api.close())

const customer = async () => {
  const visitor = await newCustomer(api, shop.host)
  return { ...visitor, at: `${path}/customers/${visitor.id}` }
}
const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const later = () => {
  now = new Date(now.getTime() + 1000)
}
const newestChange = async () => (await manager.get(`${path}/change_sets?limit=1`)).body.items[0].id as string
const undo = (id: string, person = manager) => person.post(`${path}/change_sets/${id}/undo`)
const order = async (visitor: TestVisitor, more: object = {}, payment = 1) => {
  await visitor.post('/cart/cart_items', { cart_item: { product_id: shop.first, items: 1 } })
  await visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 2 } })
  await visitor.put('/cart/set_payment', { cart: { component_payment_method_id: payment } })
  return visitor.post('/orders', { order: { ...buyer, ...more } })
}
const idsOf = async (query: string): Promise<number[]> =>
  (await manager.get(`${path}/customers?${query}`)).body.items.map(({ id }: { id: number }) => id)

test('a company is approved for deferred payment, and the shop follows with the next request', async () => {
  const visitor = await customer()
  expect(failure(await manager.put(`${visitor.at}/deferred_payment`, { approved: true }))).toEqual([422, 'customer_not_company'])
  await visitor.put('/customer', { customer: company })
  const billing_address = { ...buyer.billing_address, company: company.company, nip: company.nip }
  expect(failure(await order(visitor, { billing_address }, 3))).toEqual([422, 'payment_not_offered'])
  expect(await idsOf('deferred_payment=not_approved')).toContain(visitor.id)
  expect((await manager.put(`${visitor.at}/deferred_payment`, { approved: true })).body).toBe('ok')
  expect((await manager.get(visitor.at)).body.deferred_payment_approved_at).toBe(now.toISOString())
  expect([await idsOf('deferred_payment=approved'), await idsOf('deferred_payment=not_approved')]).toEqual([[visitor.id], []])
  expect((await order(visitor, { billing_address }, 3)).status).toBe(200)
  later()
  expect((await manager.put(`${visitor.at}/deferred_payment`, { approved: false })).body).toBe('ok')
  expect(failure(await order(visitor, { billing_address }, 3))).toEqual([422, 'payment_not_offered'])
})

test('a company that has another NIP than staff saw is not approved', async () => {
  const visitor = await customer()
  await visitor.put('/customer', { customer: company })
  const { nip } = (await manager.get(visitor.at)).body
  await visitor.put('/customer', { customer: { ...company, nip: '5260001246' } })
  const approve = (shown: string) => manager.put(`${visitor.at}/deferred_payment`, { approved: true, nip: shown })
  expect(failure(await approve(nip))).toEqual([409, 'company_changed'])
  expect((await manager.get(visitor.at)).body.deferred_payment_approved_at).toBeNull()
  expect((await approve('5260001246')).status).toBe(200)
})

test('the approval needs the right to companies, and is of one shop', async () => {
  const visitor = await customer()
  await visitor.put('/customer', { customer: company })
  expect(failure(await seller.put(`${visitor.at}/deferred_payment`, { approved: true }))).toEqual([403, 'permission_denied'])
  const stranger = await newStaff(api, { [elsewhere.id]: 'owner' })
  const there = `/shops/shop-${elsewhere.id}/customers/${visitor.id}`
  expect(failure(await stranger.put(`${there}/deferred_payment`, { approved: true }))).toEqual([404, 'customer_not_found'])
})

test('undoing a withdrawn approval does not approve another company', async () => {
  const visitor = await customer()
  await visitor.put('/customer', { customer: company })
  await manager.put(`${visitor.at}/deferred_payment`, { approved: true })
  later()
  await manager.put(`${visitor.at}/deferred_payment`, { approved: false })
  const withdrawal = await newestChange()
  await visitor.put('/customer', { customer: { ...company, nip: '5260001246' } })
  later()
  expect(failure(await undo(withdrawal))).toEqual([409, 'undo_refused'])
  await visitor.put('/customer', { customer: company })
  expect((await undo(withdrawal)).status).toBe(200)
  expect((await manager.get(visitor.at)).body.deferred_payment_approved_at).not.toBeNull()
})

test('a locked customer is logged out everywhere and cannot log in; the cart stays', async () => {
  const visitor = await customer()
  const elsewhereToo = await logIn(api, shop.host, visitor.email)
  await visitor.post('/cart/cart_items', { cart_item: { product_id: shop.first, items: 3 } })
  expect(failure(await seller.put(`${visitor.at}/lock`, { reason: ' ' }))).toEqual([422, 'invalid_body'])
  expect((await seller.put(`${visitor.at}/lock`, { reason: 'Orders and never pays' })).body).toBe('ok')
  for (const session of [visitor, elsewhereToo]) expect(failure(await session.get('/customer'))).toEqual([401, 'session_expired'])
  const { refresh_token, csrf_token } = elsewhereToo.tokens
  expect(failure(await request(api, shop.host, 'POST', '/session/refresh', { refresh_token, csrf_token }))).toEqual([
    401,
    'session_expired',
  ])
  const shown = (await seller.get(visitor.at)).body
  expect(shown).toMatchObject({ locked_at: now.toISOString(), lock_reason: 'Orders and never pays', sessions: [] })
  expect([await idsOf('locked=true'), (await idsOf('locked=false')).includes(visitor.id)]).toEqual([[visitor.id], false])
  const attempt = async (given: string) =>
    failure(
      await (await openVisitor(api, shop.host)).post(
        '/auth',
        { session: { email: visitor.email, password: given } },
        { headers: fromElsewhere() },
      ),
    )
  expect(await attempt(password)).toEqual([403, 'account_locked'])
  // Who does not know the password does not learn of the lock.
  expect(await attempt('not this one')).toEqual([401, 'login_failed'])
  expect((await seller.delete(`${visitor.at}/lock`)).body).toBe('ok')
  const back = await logIn(api, shop.host, visitor.email)
  expect((await back.get('/cart')).body.cart_items).toMatchObject([{ product_id: shop.first, items: 3 }])
  expect(await idsOf('locked=true')).toEqual([])
})

test('of two people who lock a customer, or give another reason, from the same page, the second is refused', async () => {
  const visitor = await customer()
  const lock = (reason: string, from?: string | null) => seller.put(`${visitor.at}/lock`, { reason, from })
  const refused = async (reason: string, from: string | null) => {
    const answer = await lock(reason, from)
    expect([failure(answer), Object.keys(answer.body.error.fields)]).toEqual([[409, 'lock_changed'], ['reason']])
  }
  expect((await lock('Never pays', null)).status).toBe(200)
  await refused('Stolen account', null)
  expect((await lock('Never pays', null)).status).toBe(200)
  expect((await lock('Pays late', 'Never pays')).status).toBe(200)
  await refused('Stolen account', 'Never pays')
  expect((await manager.get(visitor.at)).body.lock_reason).toBe('Pays late')
  await seller.delete(`${visitor.at}/lock`)
  await refused('Stolen account', 'Pays late')
  expect((await manager.get(visitor.at)).body).toMatchObject({ locked_at: null, lock_reason: null })
  expect((await lock('Without a base')).status).toBe(200)
})

test('a new password unlocks nobody, and open orders stay as they are', async () => {
  const visitor = await customer()
  const { uid } = (await order(visitor)).body
  await seller.put(`${visitor.at}/lock`, { reason: 'Chargeback' })
  const asking = { customer: { email: visitor.email } }
  expect((await request(api, shop.host, 'POST', '/customer/password_reset', asking, fromElsewhere())).body).toBe('ok')
  const token = await mailedToken(api, visitor.email, 'reset_password')
  const reset = { customer: { token, password: 'Quite another one 8' } }
  expect((await request(api, shop.host, 'PUT', '/customer/password_reset', reset, fromElsewhere())).body).toBe('ok')
  const session = { session: { email: visitor.email, password: 'Quite another one 8' } }
  const answer = await (await openVisitor(api, shop.host)).post('/auth', session, { headers: fromElsewhere() })
  expect(failure(answer)).toEqual([403, 'account_locked'])
  expect((await seller.get(`${path}/orders/${uid}`)).body.status).toBe('new')
})

test('of a login and a lock at once, no session survives', async () => {
  const visitor = await customer()
  const attempts = Array.from({ length: 6 }, async () =>
    (await openVisitor(api, shop.host)).post('/auth', { session: { email: visitor.email, password } }, { headers: fromElsewhere() }),
  )
  await seller.put(`${visitor.at}/lock`, { reason: 'Stolen account' })
  for (const { status, body } of await Promise.all(attempts))
    expect([200, 403]).toContain(status === 403 ? status : body.access_token ? 200 : 0)
  expect((await seller.get(visitor.at)).body.sessions).toEqual([])
})

test('a lock is undone, and undoing an unlock ends what began meanwhile', async () => {
  const visitor = await customer()
  later()
  await manager.put(`${visitor.at}/lock`, { reason: 'By mistake' })
  later()
  expect((await undo(await newestChange())).status).toBe(200)
  await logIn(api, shop.host, visitor.email)
  later()
  await manager.put(`${visitor.at}/lock`, { reason: 'On purpose' })
  later()
  await manager.delete(`${visitor.at}/lock`)
  const unlocking = await newestChange()
  const back = await logIn(api, shop.host, visitor.email)
  later()
  expect((await undo(unlocking)).status).toBe(200)
  expect(failure(await back.get('/customer'))).toEqual([401, 'session_expired'])
  expect((await manager.get(visitor.at)).body).toMatchObject({ lock_reason: 'On purpose', sessions: [] })
})

test('a lock whose reason was changed since stays: neither is of use alone', async () => {
  const visitor = await customer()
  later()
  await manager.put(`${visitor.at}/lock`, { reason: 'Pays late' })
  const locking = await newestChange()
  later()
  await manager.put(`${visitor.at}/lock`, { reason: 'Stolen account', from: 'Pays late' })
  later()
  expect(failure(await undo(locking))).toEqual([409, 'nothing_to_undo'])
  expect((await manager.get(visitor.at)).body.lock_reason).toBe('Stolen account')
})

test.each(['\u200b', '\u2800 \u00ad', ' '])('a text that nobody can see (%j) is neither a note nor a reason', async text => {
  const visitor = await customer()
  expect(failure(await manager.post(`${visitor.at}/notes`, { note: text }))).toEqual([422, 'invalid_body'])
  expect(failure(await manager.put(`${visitor.at}/lock`, { reason: text }))).toEqual([422, 'invalid_body'])
})

test('all sessions are ended, and shown with their last use', async () => {
  const visitor = await customer()
  const began = now.toISOString()
  now = new Date(now.getTime() + 60_000)
  const known = await logIn(api, shop.host, visitor.email)
  expect((await seller.get(visitor.at)).body.sessions).toEqual([
    { device: null, created_at: now.toISOString(), last_used_at: now.toISOString() },
    { device: null, created_at: began, last_used_at: began },
  ])
  expect((await seller.delete(`${visitor.at}/sessions`)).body).toBe('ok')
  for (const session of [visitor, known]) expect(failure(await session.get('/customer'))).toEqual([401, 'session_expired'])
  await logIn(api, shop.host, visitor.email)
})

test('notes are for staff, changed and deleted by their author alone', async () => {
  const visitor = await customer()
  const { id } = (await seller.post(`${visitor.at}/notes`, { note: 'Pays late' })).body
  const own = `${visitor.at}/notes/${id}`
  const [note] = (await manager.get(`${visitor.at}/notes`)).body
  expect(note).toMatchObject({ text: 'Pays late', author: { kind: 'staff', name: seller.name }, is_own: false, edited_at: null })
  expect(failure(await manager.put(own, { note: 'Pays on time' }))).toEqual([404, 'customer_note_not_found'])
  expect(failure(await manager.delete(own))).toEqual([404, 'customer_note_not_found'])
  const other = await customer()
  expect(failure(await seller.put(`${other.at}/notes/${id}`, { note: 'X' }))).toEqual([404, 'customer_note_not_found'])
  later()
  expect((await seller.put(own, { note: 'Pays on time' })).body).toBe('ok')
  const change = await newestChange()
  expect((await seller.get(`${visitor.at}/notes`)).body).toMatchObject([
    { text: 'Pays on time', is_own: true, edited_at: now.toISOString() },
  ])
  later()
  expect(failure(await undo(change))).toEqual([403, 'permission_denied'])
  expect((await seller.delete(own)).body).toBe('ok')
  expect((await seller.get(`${visitor.at}/notes`)).body).toEqual([])
  expect(failure(await seller.get(`${path}/customers/999999/notes`))).toEqual([404, 'customer_not_found'])
})

test('a customer has at most 200 notes', async () => {
  const visitor = await customer()
  await asOwner(sql`
    insert into customer_notes (shop_id, customer_id, text, author_kind, author_id, author_name)
    select ${shop.id}, ${visitor.id}, 'Note ' || n, 'staff', ${seller.id}, ${seller.name} from generate_series(1, 199) n`)
  const answers = await Promise.all([1, 2].map(() => seller.post(`${visitor.at}/notes`, { note: 'One more' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

const agree = (customerId: number, variants: readonly number[]) =>
  asOwner(sql`
    insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net)
    select ${shop.id}, ${customerId}, id, product_id, 750 from variants where shop_id = ${shop.id} and id = any (${[...variants]}::int[])`)

/** A customer of whom the shop has something of every kind. */
async function knownCustomer(email: string) {
  const visitor = await openAccount(api, shop.host, email, { first_name: 'Zofia', last_name: 'Śliwa' })
  const { id } = (await visitor.get('/customer')).body
  const at = `${path}/customers/${id}`
  await visitor.post('/customer/addresses', { address: { ...buyer.billing_address, city: 'Sopot' } })
  await visitor.post(`/products/${shop.first}/add_to_favorite`, {})
  const { uid } = (await order(visitor, { email, note: `Ring twice for ${email}` })).body
  const complaint = { name: 'Zofia Śliwa', email, items: [{ line: 1, items: 1 }], text: `It rattles, ${email}`, remedy: 'repair' }
  expect((await visitor.post(`/orders/${uid}/complaint`, { complaint })).status).toBe(200)
  const claim = (await seller.get(`${path}/inbox?kind=complaint`)).body.items.find((entry: { email: string }) => entry.email === email)
  const reply = { subject: 'A new one', text: `It is on its way, ${email}` }
  expect((await seller.post(`${path}/inbox/${claim.id}/replies`, reply)).status).toBe(200)
  const message = { name: 'Zofia Śliwa', email, text: `Are you open on Saturday? ${email}` }
  expect((await visitor.post('/contact_messages', { message }, { headers: fromElsewhere() })).status).toBe(200)
  await visitor.post('/saved_lists', { saved_list: { name: 'For the cellar' } })
  await visitor.post('/cart/cart_items', { cart_item: { product_id: shop.first, items: 2 } })
  await agree(id, [shop.first])
  await seller.post(`${at}/notes`, { note: `Prefers to be called, ${email}` })
  await seller.post(`${path}/orders/${uid}/notes`, { note: `Fragile, ${email}` })
  await seller.post(`${path}/orders/${uid}/notes`, { note: `We call you at ten, ${email}`, audience: 'buyer' })
  return { visitor, id, at, uid }
}

test('a copy of the data about a person has everything, also what only staff see', async () => {
  const email = 'zofia.sliwa@example.com'
  const { id, at, uid } = await knownCustomer(email)
  const { total_gross: amount } = (await manager.get(`${path}/orders/${uid}`)).body
  later()
  const moved = await manager.put(`${path}/orders/${uid}/status`, { status: 'confirmed', email: { message: `Thank you, ${email}` } })
  expect(moved.status).toBe(200)
  expect((await manager.post(`${path}/orders/${uid}/payments`, { amount, note: `Paid by the neighbour of ${email}` })).status).toBe(200)
  // Mails are stored for 30 days.
  await asOwner(sql`delete from mails where shop_id = ${shop.id} and data ->> 'uid' = ${uid}`)
  expect(failure(await seller.get(`${at}/data.json`))).toEqual([403, 'permission_denied'])
  const answer = await manager.get(`${at}/data.json`)
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="customer-${id}-data.json"`)
  expect(answer.body).toMatchObject({
    customer: { email, last_name: 'Śliwa' },
    consents: [{ key: 'regulations' }],
    addresses: [{ city: 'Sopot' }],
    favorites: [{ id: shop.first }],
    orders: [{ uid, note: `Ring twice for ${email}`, items: [{ product_id: shop.first }] }],
    claims: [{ text: `It rattles, ${email}`, replies: [{ subject: 'A new one', text: `It is on its way, ${email}` }] }],
    order_messages: [
      { order_uid: uid, recipient: email, text: `We call you at ten, ${email}` },
      { order_uid: uid, recipient: null, text: `Thank you, ${email}` },
    ],
    order_notes_of_staff: [
      { order_uid: uid, text: `Fragile, ${email}` },
      { order_uid: uid, text: `Paid by the neighbour of ${email}` },
    ],
    messages: [{ text: `Are you open on Saturday? ${email}`, replies: [] }],
    saved_lists: [{ name: 'For the cellar' }],
    cart: [{ product_id: shop.first, items: 2 }],
    personal_prices: [{ product_id: shop.first, price_net: 7.5 }],
    notes_of_staff: [{ text: `Prefers to be called, ${email}` }],
  })
  expect(JSON.stringify(answer.body)).not.toContain(seller.name)
  expect(failure(await manager.get(`${path}/customers/999999/data.json`))).toEqual([404, 'customer_not_found'])
})

/** What a copy has of a table with data about customers, or why it has nothing. */
const inCopy: Readonly<Record<string, { name: string } | { why: string }>> = {
  addresses: { name: 'addresses' },
  carts: { name: 'cart' },
  customer_notes: { name: 'notes_of_staff' },
  customer_prices: { name: 'personal_prices' },
  favourites: { name: 'favorites' },
  orders: { name: 'orders' },
  price_list_customers: { name: 'price_lists' },
  saved_lists: { name: 'saved_lists' },
  sessions: { name: 'sessions' },
  customer_devices: { why: 'digests of cookies alone' },
  customer_links: { why: 'digests of links alone' },
  customer_words: { why: 'words of the account, by which staff search' },
  drafts: { why: 'what staff have not sent yet' },
  imports: { why: 'files of staff; the prices that they set are in the copy' },
}

test('the copy has something of each table about customers, or there is a reason why not', async () => {
  const tables = await asOwner<{ name: string }>(sql`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'customer_id'`)
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(inCopy).toSorted())
  const { id, at } = await knownCustomer('ewa.copy@example.com')
  const list = (await manager.post(`${path}/price_lists`, { name: 'Regulars', valid_from: null, valid_to: null })).body.id
  expect((await manager.put(`${path}/price_lists/${list}/customers`, { add: [id], remove: [] })).status).toBe(200)
  const copy = (await manager.get(`${at}/data.json`)).body
  const names = Object.values(inCopy).flatMap(found => ('name' in found ? [found.name] : []))
  expect(names.filter(name => !(copy[name]?.length > 0))).toEqual([])
})

const savedViews = async (person: StaffMember, list: string) =>
  (await person.get(`${path}/saved_views/${list}`)).body.map(({ name }: { name: string }) => name)

test('a customer is erased as if they had closed the account, and nothing brings them back', async () => {
  const email = 'ola+shop@example.com'
  const { visitor, id, at, uid } = await knownCustomer(email)
  await seller.put(`${at}/lock`, { reason: 'Zofia wants to be gone' })
  await manager.post(`${path}/saved_views/orders`, { name: 'Hers', query: new URLSearchParams({ q: email, status: 'new' }).toString() })
  await seller.post(`${path}/saved_views/customers`, { name: 'Looks for OLA+shop@example.com', query: 'locked=true' })
  await seller.post(`${path}/saved_views/customers`, { name: 'By name', query: new URLSearchParams({ q: 'sliwa zofia' }).toString() })
  await seller.post(`${path}/saved_views/customers`, { name: 'Locked ones', query: 'locked=true' })
  await seller.post(`${path}/saved_views/customers`, { name: 'Another', query: new URLSearchParams({ q: `f${email}` }).toString() })
  const erase = (typed: string, person = manager) => person.post(`${at}/erasure`, { confirmation: typed })
  const wrong = await erase('ola@example.com')
  expect([failure(wrong), Object.keys(wrong.body.error.fields)]).toEqual([[422, 'invalid_body'], ['confirmation']])
  const refused = await erase(email)
  expect([failure(refused), refused.body.error.details.status]).toEqual([[409, 'customer_has_open_orders'], 'new'])
  expect((await manager.get(at)).body).toMatchObject({ open_orders: 1, lock_reason: 'Zofia wants to be gone' })
  const { total_gross: amount } = (await manager.get(`${path}/orders/${uid}`)).body
  expect((await manager.post(`${path}/orders/${uid}/payments`, { amount })).status).toBe(200)
  await manager.put(`${path}/orders/${uid}/status`, { status: 'cancelled' })
  later()
  expect(failure(await erase(email))).toEqual([409, 'refund_due'])
  const [refund] = (await manager.get(`${path}/refunds`)).body.items
  expect((await manager.put(`${path}/refunds/${refund.id}`, { refunded: true })).status).toBe(200)
  later()
  expect((await erase('Ola+Shop@example.com')).body).toBe('ok')
  expect(failure(await manager.get(at))).toEqual([404, 'customer_not_found'])
  expect(failure(await visitor.get('/customer'))).toEqual([401, 'session_expired'])
  const stored = JSON.stringify(
    await Promise.all(
      [
        'orders',
        'mails',
        'customers',
        'customer_notes',
        'contact_messages',
        'order_claims',
        'change_rows',
        'saved_views',
        'customer_words',
      ].map(table => asOwner(sql`select json_agg(stored) from (select * from ${raw(table)}) stored where shop_id = ${shop.id}`)),
    ),
  )
  const traces = [email, new URLSearchParams({ q: email }).toString(), 'Zofia wants']
  expect(traces.filter(trace => stored.toLowerCase().includes(trace.toLowerCase()))).toEqual([])
  expect([await savedViews(manager, 'orders'), await savedViews(seller, 'customers')]).toEqual([[], ['Another', 'Locked ones']])
  const listed = (await manager.get(`${path}/orders`)).body.items.find((order: { uid: string }) => order.uid === uid)
  const repaid = (await manager.get(`${path}/refunds?state=done`)).body.items.find((done: { order: string }) => done.order === uid)
  expect([listed.buyer, listed.email, repaid.buyer]).toEqual(['', '', ''])
  const change = await newestChange()
  expect((await manager.get(`${path}/change_sets/${change}`)).body).toMatchObject({
    call: 'customerHandling.eraseCustomer',
    is_erased: true,
    undo_refusal: 'final',
    rows: [{ table: 'customers', entity: 'customer', entity_key: String(id), change: 'deleted' }],
  })
  expect(failure(await undo(change))).toEqual([409, 'undo_refused'])
})

test.each(['staff', 'the customer'])('what staff have stored of a customer who was erased by %s leads to nobody else', async who => {
  const gone = await customer()
  expect((await manager.get(`${gone.at}/data.json`)).status).toBe(200)
  const theirOrders = `customer=${gone.id}`
  expect((await seller.post(`${path}/saved_views/orders`, { name: `Theirs, ${who}`, query: theirOrders })).status).toBe(200)
  const erased =
    who === 'staff'
      ? await manager.post(`${gone.at}/erasure`, { confirmation: gone.email })
      : await gone.post('/customer/closing', { customer: { current_password: password } })
  expect(erased.body).toBe('ok')
  const next = await customer()
  const { number } = (await order(next)).body
  const { items: about } = (await manager.get(`${path}/change_sets?entity=customer&entity_key=${next.id}`)).body
  const { items: orders } = (await seller.get(`${path}/orders?${theirOrders}`)).body
  expect([next.id, about, orders, number]).toEqual([gone.id + 1, [], [], expect.any(String)])
  expect(failure(await seller.put(`${gone.at}/lock`, { reason: 'Never pays' }))).toEqual([404, 'customer_not_found'])
})

test('orders placed without logging in with a confirmed e-mail are in the copy, and finished ones are erased', async () => {
  const email = 'guest.too@example.com'
  const visitor = await openAccount(api, shop.host, email, {})
  const at = `${path}/customers/${(await visitor.get('/customer')).body.id}`
  const placed: string[] = []
  for (const note of ['Leave it with the porter', 'Call before you come']) {
    const shopper = await readyShopper(api, shop.host, [[shop.first, 1]])
    const { uid } = (await shopper.order({ email: 'Guest.Too@example.com', note })).body
    expect((await seller.post(`${path}/orders/${uid}/notes`, { note: `Pays late, ${note}` })).status).toBe(200)
    placed.push(uid)
  }
  const [finished, open] = placed
  expect((await manager.put(`${path}/orders/${finished}/status`, { status: 'cancelled' })).status).toBe(200)
  const copy = (await manager.get(`${at}/data.json`)).body
  expect(copy.orders.map(({ uid }: { uid: string }) => uid).sort()).toEqual([...placed].sort())
  expect(copy.order_notes_of_staff.map(({ text }: { text: string }) => text).sort()).toEqual([
    'Pays late, Call before you come',
    'Pays late, Leave it with the porter',
  ])
  expect((await visitor.get('/customer/data')).body.orders).toHaveLength(2)
  later()
  expect((await manager.post(`${at}/erasure`, { confirmation: email })).body).toBe('ok')
  const stored = await asOwner<{ uid: string; stored: string }>(sql`
    select uid, to_json(orders)::text || (select coalesce(json_agg(written), '[]')::text from order_notes written where order_uid = uid) as stored
    from orders where shop_id = ${shop.id} and uid = any (${placed}::text[])`)
  const hasTraces = (uid: string | undefined) =>
    /guest\.too|porter|pays late|kowal/i.test(stored.find(one => one.uid === uid)?.stored ?? '')
  expect([hasTraces(finished), hasTraces(open)]).toEqual([false, true])
})

/** A customer with a cancelled order; staff stored the response of its move, and saved views with an e-mail address and a name that it had once. */
async function customerWithFormerEmail() {
  const visitor = await customer()
  const { uid } = (await order(visitor, { email: visitor.email })).body
  const orderAt = `${path}/orders/${uid}`
  const former = `former.${visitor.id}@example.com`
  for (const [email, last_name] of [
    [former, `Dawniejsza${visitor.id}`],
    [visitor.email, 'Obecna'],
  ]) {
    later()
    const { revision, phone, billing_address, delivery_address } = (await manager.get(`${orderAt}/data`)).body
    const data = { revision, email, phone, billing_address: { ...billing_address, last_name }, delivery_address }
    const changed = await manager.put(`${orderAt}/data`, data)
    expect([changed.status, changed.body.error]).toEqual([200, undefined])
  }
  for (const q of [former, `${buyer.billing_address.first_name} Dawniejsza${visitor.id}`]) {
    const view = { name: 'Former', query: new URLSearchParams({ q }).toString() }
    expect((await manager.post(`${path}/saved_views/orders`, view)).status).toBe(200)
  }
  later()
  const move = { uids: [uid], status: 'confirmed' }
  const moved = await manager.post(`${path}/order_moves`, move, { 'idempotency-key': crypto.randomUUID() })
  expect(JSON.stringify(moved.body)).toContain(visitor.email)
  expect((await manager.put(`${orderAt}/status`, { status: 'cancelled' })).status).toBe(200)
  return { visitor, former }
}

test.each(['staff', 'the customer'])(
  'an erasure by %s reaches stored responses, and views with a former e-mail address or name',
  async by => {
    const { visitor, former } = await customerWithFormerEmail()
    const stored = () =>
      asOwner(sql`select key from idempotency_keys where shop_id = ${shop.id} and strpos(response, ${visitor.email}) > 0`)
    expect(await stored()).toHaveLength(1)
    later()
    const erased =
      by === 'staff'
        ? await manager.post(`${visitor.at}/erasure`, { confirmation: visitor.email })
        : await visitor.post('/customer/closing', { customer: { current_password: password } }, { headers: fromElsewhere() })
    expect([erased.status, erased.body]).toEqual([200, 'ok'])
    expect(await stored()).toEqual([])
    for (const trace of [encodeURIComponent(former), `Dawniejsza${visitor.id}`])
      expect(await asOwner(sql`select id from saved_views where shop_id = ${shop.id} and strpos(query, ${trace}) > 0`)).toEqual([])
  },
)
