import { adminPrefix } from '@stragan/contract/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { fromElsewhere, newCustomer, password } from '../../../test/customer.ts'
import { sendEmails } from '../../../test/emails.ts'
import { addProduct, addVendingMachine } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, requestsWith, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { failure, openVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { startRetention } from '../../platform/retention.ts'

const start = new Date('2027-03-01T12:00:00Z')
const dayMs = 86_400_000
const shopId = 959
const origin = 'inbox.test'
const first = 9_590_001
const machine = 1
const path = `/shops/shop-${shopId}`

let now = start
let api: TestApi
let seller: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addOrderableShop(api, { id: 960, host: 'inbox-elsewhere.test', first: 9_600_001 }, start)
  await addVendingMachine(api.db, { shopId, id: machine, name: 'Tower' }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 10_000 }, start)
})
afterAll(() => api.close())
beforeEach(async () => {
  await at(start)
  for (const statement of [
    sql`delete from orders`,
    sql`delete from contact_messages`,
    sql`delete from career_applications`,
    sql`delete from mails`,
  ])
    await asOwner(statement)
})

/** Sets the clock, and signs the seller in: a session ends within a day. */
async function at(moment: Date) {
  now = moment
  seller = await newStaff(api, { [shopId]: 'sales' })
}
const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const cv = { name: 'cv.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64') }

async function written(more: object = {}) {
  const visitor = await openVisitor(api, origin)
  const message = { name: 'Ewa Lis', email: 'ewa@example.com', text: 'Is it waterproof?', ...more }
  expect((await visitor.post('/contact_messages', { message }, { headers: fromElsewhere() })).status).toBe(200)
}
async function claimed(kind: 'withdrawal' | 'complaint') {
  const shopper = await readyShopper(api, origin, [[first, 3]])
  const { uid, number } = (await shopper.order()).body
  const claim = { name: 'Jan Kowalski', email: buyer.email, items: [{ line: 1, items: 2 }] }
  const body = kind === 'withdrawal' ? { withdrawal: claim } : { complaint: { ...claim, text: 'It broke', remedy: 'repair' } }
  expect((await shopper.post(`/orders/${uid}/${kind}`, body)).status).toBe(200)
  return { uid, number }
}
async function applied(more: object = {}) {
  const visitor = await openVisitor(api, origin)
  const application = { name: 'Ola Sroka', email: 'ola@example.com', message: 'I can weld', cv, ...more }
  expect((await visitor.post('/career_applications', { application }, { headers: fromElsewhere() })).status).toBe(200)
}
const list = async (query = '') => (await seller.get(`${path}/inbox${query}`)).body.items
const kinds = async (query: string) => (await list(query)).map(({ kind }: { kind: string }) => kind)
const only = async () => {
  const [entry] = await list()
  return (await seller.get(`${path}/inbox/${entry.id}`)).body
}

test('all that people send is in the inbox, by last day and then by age, claims with the last day to pay back or to answer', async () => {
  const { number } = await claimed('withdrawal')
  await at(new Date(start.getTime() + dayMs))
  await written()
  await written({ subject: 'Opening hours' })
  await at(new Date(start.getTime() + 5 * dayMs))
  await claimed('complaint')
  await applied()
  const entries = await list()
  expect(entries.map(({ kind, name }: { kind: string; name: string }) => [kind, name]).toSorted()).toEqual([
    ['application', 'Ola Sroka'],
    ['complaint', 'Jan Kowalski'],
    ['message', 'Ewa Lis'],
    ['message', 'Ewa Lis'],
    ['withdrawal', 'Jan Kowalski'],
  ])
  // 20 March 2027 is a Saturday, 21 a Sunday: the last day moves to the Monday.
  expect(entries.find(({ kind }: { kind: string }) => kind === 'complaint')).toMatchObject({ due_on: '2027-03-22', state: 'new' })
  expect(entries[0]).toMatchObject({ kind: 'withdrawal', due_on: '2027-03-15', subject: number, is_overdue: false, assigned_to: null })
  const seen: string[] = []
  let after = ''
  for (let part = 0; part < 3; part++) {
    const { items, next } = (await seller.get(`${path}/inbox?limit=2${after}`)).body
    seen.push(...items.map(({ id }: { id: string }) => id))
    after = `&after=${next}`
  }
  expect(seen).toEqual(entries.map(({ id }: { id: string }) => id))
})

test('what waits is listed by its last day, then by age, and what is done comes last, newest first; parts of the list agree', async () => {
  const sent = async (name: string, day: number) => {
    await at(new Date(start.getTime() + day * dayMs))
    await written({ name })
  }
  for (const [i, name] of ['Old', 'Done first', 'Done later', 'Young'].entries()) await sent(name, i)
  await claimed('complaint')
  await at(new Date(start.getTime() + 5 * dayMs))
  await claimed('withdrawal')
  for (const { id, name } of await list()) if (name.startsWith('Done')) await seller.put(`${path}/inbox/${id}`, { state: 'done' })
  const names: string[] = []
  let after = ''
  for (let part = 0; part < 6; part++) {
    const { items, next } = (await seller.get(`${path}/inbox?limit=1${after}`)).body
    names.push(...items.map(({ kind, name }: { kind: string; name: string }) => (kind === 'message' ? name : kind)))
    after = `&after=${next}`
  }
  expect(names).toEqual(['complaint', 'withdrawal', 'Old', 'Young', 'Done later', 'Done first'])
  const { items } = (await seller.get(`${path}/inbox?state=done`)).body
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Done later', 'Done first'])
})

test('entries are found by kind, state, order and last day, and what waits is counted', async () => {
  const { uid } = await claimed('withdrawal')
  await written()
  expect(await kinds('?kind=message')).toEqual(['message'])
  expect(await kinds(`?order=${uid}`)).toEqual(['withdrawal'])
  expect(await kinds(`?order=${'0'.repeat(32)}`)).toEqual([])
  const [message] = await list('?kind=message')
  expect((await seller.put(`${path}/inbox/${message.id}`, { state: 'done' })).body).toBe('ok')
  expect([await kinds('?state=done'), await kinds('?state=new')]).toEqual([['message'], ['withdrawal']])
  // The whole last day counts, in the time zone of the shop.
  await at(new Date('2027-03-15T22:59:00Z'))
  expect([await kinds('?overdue=true'), (await seller.get(`${path}/inbox_figures`)).body]).toEqual([[], { new: 1, overdue: 0 }])
  await at(new Date('2027-03-15T23:01:00Z'))
  expect([await kinds('?overdue=true'), (await seller.get(`${path}/inbox_figures`)).body]).toEqual([['withdrawal'], { new: 1, overdue: 1 }])
  const [withdrawal] = await list('?overdue=true')
  await seller.put(`${path}/inbox/${withdrawal.id}`, { state: 'done' })
  expect((await seller.get(`${path}/inbox_figures`)).body).toEqual({ new: 0, overdue: 0 })
})

test('an enquiry about a vending machine is a kind of its own, with the machine as its subject', async () => {
  await written()
  await written({ vending_machine_id: machine, subject: 'How tall is it?' })
  expect(await list('?kind=vending')).toMatchObject([{ kind: 'vending', subject: 'Tower', name: 'Ewa Lis' }])
  expect(await kinds('?kind=message')).toEqual(['message'])
})

test('entries are found by words of the name, the e-mail address, the order number and the subject', async () => {
  await written({ name: 'Łucja Żak', email: 'lucja@example.com', subject: 'Opening hours' })
  await applied()
  const { number } = await claimed('complaint')
  for (const [q, expected] of [
    ['zak lucja', ['message']],
    ['LUCJA@example', ['message']],
    ['opening', ['message']],
    ['sroka', ['application']],
    [number, ['complaint']],
    [`kowalski ${number.slice(0, 6)}`, ['complaint']],
    ['example.com sroka', ['application']],
    ['%', []],
    ['nobody', []],
  ] as const)
    expect([q, await kinds(`?q=${encodeURIComponent(q)}`)]).toEqual([q, expected])
  expect(await kinds('?q=sroka&kind=message')).toEqual([])
})

test('a message names the orders whose numbers stand in it, those of the shop alone', async () => {
  const { uid, number } = (await (await readyShopper(api, origin, [[first, 1]])).order()).body
  await written({ subject: `Order ${number}?`, text: `Where is ${number.toLowerCase()}, and 2027-999999, ${'x-1 '.repeat(100)}` })
  expect((await only()).mentioned_orders).toEqual([{ uid, number }])
  await at(new Date(start.getTime() + dayMs))
  await written({ text: 'Where is it?' })
  const [, newest] = await list()
  expect((await seller.get(`${path}/inbox/${newest.id}`)).body).toMatchObject({ text: 'Where is it?', mentioned_orders: [] })
})

test('who replies to an entry of nobody takes care of it; one of somebody stays theirs', async () => {
  await written()
  const { id } = await only()
  const other = await newStaff(api, { [shopId]: 'sales' })
  const reply = (by: StaffMember) => by.post(`${path}/inbox/${id}/replies`, { subject: 'Yes', text: 'It is' })
  await reply(seller)
  expect(await only()).toMatchObject({ is_mine: true, assigned_to: seller.name })
  await reply(other)
  expect(await only()).toMatchObject({ is_mine: true, assigned_to: seller.name })
})

test('the removal of a member who takes care of entries is undone with them', async () => {
  await written()
  const { id } = await only()
  const [owner, leaving] = [await newStaff(api, { [shopId]: 'owner' }), await newStaff(api, { [shopId]: 'sales' })]
  expect((await leaving.put(`${path}/inbox/${id}`, { assigned: 'me' })).status).toBe(200)
  expect((await owner.delete(`${path}/staff/${leaving.id}`)).status).toBe(200)
  expect(await only()).toMatchObject({ assigned_to: null })
  const { items } = (await owner.get(`${path}/change_sets?entity=staff`)).body
  const removal = items.find(({ call }: { call: string }) => call === 'staff.removeMember')
  expect((await owner.post(`${path}/change_sets/${removal.id}/undo`)).body).toEqual({ skipped: [] })
  expect(await only()).toMatchObject({ assigned_to: leaving.name })
})

test('a reply goes to the sender in their language, answers come to the shop, and the entry shows it with its author', async () => {
  const { number } = await claimed('complaint')
  await sendEmails(api, now)
  const entry = await only()
  expect(entry).toMatchObject({ order: { number }, text: 'It broke', remedy: 'repair', lines: [{ symbol: `P${first}`, quantity: 2 }] })
  expect(entry.template).toEqual({
    subject: `Your complaint about order ${number}`,
    text: expect.stringMatching(/^Hello!\n\n.+\n\nKind regards\nShop 959$/),
  })
  const reply = { subject: 'We repair it', text: 'Hello!\n\nSend it to <b>us</b>: https://shop.example/return' }
  const key = { 'idempotency-key': 'once' }
  for (let i = 0; i < 2; i++) expect((await seller.post(`${path}/inbox/${entry.id}/replies`, reply, key)).body).toBe('ok')
  const [email, ...more] = await sendEmails(api, now)
  expect(more).toEqual([])
  expect(email).toMatchObject({ to: buyer.email, subject: 'We repair it', replyTo: `shop@${origin}` })
  expect(email?.text).toContain('https://shop.example/return')
  expect(email?.html).toContain('&lt;b&gt;us&lt;/b&gt;')
  // The subject is the header alone; the question stands below the answer.
  expect(email?.html).not.toMatch(/<h\d[^>]*>We repair it/)
  expect(email?.text).toMatch(/Our reply\n=+\n\nHello!\n\nSend it[\s\S]+You wrote on 1\sMarch\s2027\n-+\n> It broke\n/)
  expect(await only()).toMatchObject({ state: 'in_progress', replies: [{ ...reply, author: seller.name, created_at: now.toISOString() }] })
})

test('what a sender called a message is no link in the reply to begin with, and the template is in their language', async () => {
  const visitor = await openVisitor(api, origin)
  const message = { name: 'Ewa', email: 'ewa@example.com', subject: 'See https://evil.example now', text: 'x' }
  await visitor.post('/contact_messages', { message }, { headers: { ...fromElsewhere(), 'accept-language': 'pl-PL' } })
  const { language, template } = await only()
  expect([language, template.text]).toEqual(['pl', expect.stringContaining('Dzień dobry!')])
  expect(template.subject).not.toMatch(/https:\/\/evil|evil\.example/)
})

test('an entry is taken over and given back; one of the shop’s programs takes nothing', async () => {
  await written()
  const { id } = await only()
  await seller.put(`${path}/inbox/${id}`, { assigned: 'me' })
  expect(await only()).toMatchObject({ assigned_to: seller.name, is_mine: true, state: 'new' })
  const colleague = await newStaff(api, { [shopId]: 'manager' })
  expect((await colleague.get(`${path}/inbox/${id}`)).body).toMatchObject({ assigned_to: seller.name, is_mine: false })
  await colleague.put(`${path}/inbox/${id}`, { assigned: 'nobody' })
  expect((await only()).assigned_to).toBeNull()
  await seller.put(`${path}/inbox/${id}`, { assigned: 'me' })
  const owner = await newStaff(api, { [shopId]: 'owner' })
  const { key } = (await owner.post(`${path}/api_keys`, { name: 'Help desk', scopes: ['inbox:write'] })).body
  const program = requestsWith(api, key)
  expect(failure(await program.put(`${path}/inbox/${id}`, { assigned: 'me' }))).toEqual([403, 'permission_denied'])
  expect((await program.put(`${path}/inbox/${id}`, { state: 'in_progress' })).status).toBe(200)
  expect(await only()).toMatchObject({ assigned_to: seller.name, state: 'in_progress' })
  await asOwner(sql`delete from memberships where shop_id = ${shopId} and staff_id = ${seller.id}`)
  expect((await colleague.get(`${path}/inbox/${id}`)).body.assigned_to).toBeNull()
})

test('who changes an entry from a page that is no longer true is refused, and leaves what a colleague has done', async () => {
  await written()
  const { id } = await only()
  const change = (body: object, by = seller) => by.put(`${path}/inbox/${id}`, body)
  const refused = async (body: object, field: string) => {
    const answer = await change(body)
    expect([failure(answer), Object.keys(answer.body.error.fields)]).toEqual([[409, 'inbox_entry_changed'], [field]])
  }
  const colleague = await newStaff(api, { [shopId]: 'manager' })
  const takeOver = { assigned: 'me', from: { assigned_to_id: null } }
  expect((await change(takeOver, colleague)).status).toBe(200)
  await refused(takeOver, 'assigned')
  await refused({ assigned: 'nobody', from: { assigned_to_id: seller.id } }, 'assigned')
  expect((await only()).assigned_to).toBe(colleague.name)
  expect((await change({ assigned: 'me', from: { assigned_to_id: colleague.id } })).status).toBe(200)
  expect((await change(takeOver)).status).toBe(200)
  expect((await change({ state: 'done', from: { state: 'new' } }, colleague)).status).toBe(200)
  await refused({ state: 'in_progress', from: { state: 'new' } }, 'state')
  expect((await change({ state: 'done', from: { state: 'new', assigned_to_id: null } })).status).toBe(200)
  expect(await only()).toMatchObject({ state: 'done', assigned_to: seller.name })
})

test('of two people of the same name, the one to whom an entry is assigned now counts', async () => {
  await written()
  const { id } = await only()
  const [one, other] = [await newStaff(api, { [shopId]: 'sales' }), await newStaff(api, { [shopId]: 'sales' })]
  await asOwner(sql`update staff set name = 'Anna Nowak' where id in (${one.id}, ${other.id})`)
  expect((await other.put(`${path}/inbox/${id}`, { assigned: 'me' })).status).toBe(200)
  expect(await only()).toMatchObject({ assigned_to: 'Anna Nowak', assigned_to_id: other.id })
  const seen = { assigned: 'nobody', from: { assigned_to_id: one.id } }
  expect(failure(await seller.put(`${path}/inbox/${id}`, seen))).toEqual([409, 'inbox_entry_changed'])
})

test('a CV is a file to save, never a page, and no other entry has one', async () => {
  await applied()
  const entry = await only()
  expect(entry).toMatchObject({ kind: 'application', cv_name: 'cv.pdf', future_recruitments: false })
  const headers = { ...fromElsewhere(), authorization: `Bearer ${seller.token}` }
  const response = await api.app.request(`${adminPrefix}${path}/inbox/${entry.id}/cv.pdf`, { headers })
  expect(await response.text()).toBe('%PDF-1.7\n%%EOF\n')
  for (const [name, value] of [
    ['content-disposition', 'attachment; filename="cv.pdf"'],
    ['x-content-type-options', 'nosniff'],
    ['cache-control', 'private, no-store'],
  ] as const)
    expect([name, response.headers.get(name)]).toEqual([name, value])
  await written()
  const [message] = await list('?kind=message')
  expect(failure(await seller.get(`${path}/inbox/${message.id}/cv.pdf`))).toEqual([404, 'inbox_entry_not_found'])
})

test('an entry of another shop is unknown, and bad input is refused', async () => {
  await written()
  const { id } = await only()
  const stranger = await newStaff(api, { 960: 'owner' })
  const theirs = '/shops/shop-960/inbox'
  const reply = { subject: 'A', text: 'B' }
  expect((await stranger.get(theirs)).body.items).toEqual([])
  for (const refused of [
    await stranger.get(`${theirs}/${id}`),
    await stranger.put(`${theirs}/${id}`, { state: 'done' }),
    await stranger.post(`${theirs}/${id}/replies`, reply),
    await stranger.get(`${theirs}/${id}/cv.pdf`),
  ])
    expect(failure(refused)).toEqual([404, 'inbox_entry_not_found'])
  for (const body of [
    { ...reply, subject: '' },
    { ...reply, subject: 'x'.repeat(201) },
    { ...reply, text: 'x'.repeat(5001) },
  ])
    expect(failure(await seller.post(`${path}/inbox/${id}/replies`, body))).toEqual([422, 'invalid_body'])
  for (const query of ['?after=x', '?state=lost', '?kind=x', '?overdue=false'])
    expect(failure(await seller.get(`${path}/inbox${query}`))).toEqual([400, 'invalid_query'])
})

test('an entry ends with what it is about: at the end of its period, and with the account of a customer', async () => {
  const customer = await newCustomer(api, origin)
  await written({ email: customer.email.toUpperCase() })
  await written()
  await applied()
  const { id } = (await list('?kind=message')).find(({ email }: { email: string }) => email === customer.email.toUpperCase())
  await seller.post(`${path}/inbox/${id}/replies`, { subject: 'A', text: 'B' })
  const closed = await customer.post('/customer/closing', { customer: { current_password: password } })
  expect(closed.status).toBe(200)
  expect((await list()).map(({ name }: { name: string }) => name).toSorted()).toEqual(['Ewa Lis', 'Ola Sroka'])
  const [left] = await asOwner<{ mails: number; replies: number }>(sql`
    select (select count(*)::int from mails where shop_id = ${shopId} and kind = 'inbox_reply') as mails,
      (select count(*)::int from inbox_replies where shop_id = ${shopId}) as replies`)
  expect(left).toEqual({ mails: 0, replies: 0 })
  await at(new Date(start.getTime() + 95 * dayMs))
  await startRetention({ db: api.db, clock: () => now, log: silent }).stop()
  expect(await kinds('')).toEqual(['message'])
})
