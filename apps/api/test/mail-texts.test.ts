import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTemplatesFor } from '../src/email-templates.ts'
import { moveEmailTemplates } from '../src/features/orders/move-email-templates.ts'
import { sql } from '../src/platform/database.ts'
import { buyer } from './buyer.ts'
import { fromElsewhere, openAccount, register } from './customer.ts'
import { adminOrigin, sendEmails } from './emails.ts'
import { addProduct } from './fixtures.ts'
import { rawKeysIn } from './raw-keys.ts'
import { addOrderableShop, readyShopper } from './shopper.ts'
import { openTestApi, type TestApi } from './test-api.ts'
import { openVisitor } from './visitor.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 871
const origin = 'every-mail.test'
const first = 8_710_001
const email = `anna@${origin}`
const staff = `jan@${origin}`

const seller = { nip: '9990000014', regon: '990000016', registration: { register: 'krs', number: '0009900014', court: 'Court' } }
const sellerLines = 'NIP 9990000014, REGON 990000016, KRS 0009900014\nCourt\n'
/** Kinds of e-mails to staff; all others go to buyers and visitors. */
const isToStaff = (kind: string) => /^(?:\w+_notice|staff_\w+|webhook_disabled|contact_message|career_application)$/.test(kind)

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => start })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 100, first, items: 1000 }, start)
  await addProduct(api.db, { shopId, id: first + 1, priceNet: 100, first, items: 0 }, start)
  await api.db.asOwner(start).query(sql`
    update configuration set entry = entry || ${JSON.stringify(seller)}::jsonb where shop_id = ${shopId} and scope = 'local_business'`)
})
afterAll(() => api.close())

test('no mail of any kind, in either language, shows a key in place of words, and all to buyers have the seller’s numbers', async () => {
  const uid = await everyRequestThatMails()
  await api.db.asOwner(start).transaction(async tx => {
    await tx.query(sql`insert into payment_events (shop_id, provider, event_id, order_uid, payment_id, amount, currency, refund_due)
      values (${shopId}, 'stripe', 'evt', ${uid}, 'pi', 100, 'PLN', true)`)
    // What happens to an order later; its other requests and answers have tests of their own.
    for (const kind of [...Object.keys(moveEmailTemplates), 'order_cancelled_unpaid', 'refund_notice'])
      await tx.query(sql`insert into mails (shop_id, kind, recipient, language, data)
        values (${shopId}, ${kind}, ${isToStaff(kind) ? staff : email}, 'en', ${JSON.stringify({ uid, provider: 'stripe', eventId: 'evt' })}::jsonb)`)
    await tx.query(sql`insert into mails (shop_id, kind, recipient, language, data)
      values (${shopId}, 'back_in_stock', ${email}, 'en', ${JSON.stringify({ variant: first, unsubscribe_token: 'x' })}::jsonb)`)
    for (const kind of ['staff_invitation', 'staff_reset_password'])
      await tx.query(sql`insert into mails (shop_id, kind, recipient, language, data)
        values (${shopId}, ${kind}, ${staff}, 'en', ${JSON.stringify({ token: 'x', role: 'sales', invitedBy: 'Jan' })}::jsonb)`)
    for (const what of [
      'password',
      'authenticator_added',
      'authenticator_removed',
      'passkey_added',
      'passkey_removed',
      'recovery_codes',
      'second_factor_reset',
    ])
      await tx.query(sql`insert into mails (shop_id, kind, recipient, language, data)
        values (${shopId}, 'staff_sign_in_changed', ${staff}, 'en', ${JSON.stringify({ what, email })}::jsonb)`)
    await tx.query(sql`
      with reply as (
        insert into inbox_replies (shop_id, entry_id, author, subject, text)
        select shop_id, id, 'Jan', 'Your message', 'Thank you.' from inbox_entries where shop_id = ${shopId} limit 1 returning id)
      insert into mails (shop_id, kind, recipient, language, data)
      select ${shopId}, 'inbox_reply', ${email}, 'en', jsonb_build_object('id', id) from reply`)
    await tx.query(sql`
      with note as (
        insert into order_notes (shop_id, order_uid, text, sent_to, author_kind, author_id, author_name)
        values (${shopId}, ${uid}, 'The blue one is sold out.', ${email}, 'staff', 'x', 'Jan') returning id)
      insert into mails (shop_id, kind, recipient, language, data)
      select ${shopId}, 'order_note', ${email}, 'en', jsonb_build_object('uid', ${uid}::text, 'note', id) from note`)
    for (const reason of ['gone', 'failing'])
      await tx.query(sql`insert into mails (shop_id, kind, recipient, language, data)
        values (${shopId}, 'webhook_disabled', ${staff}, 'en', ${JSON.stringify({ shop: 'shop', endpoint: 'x', host: 'receiver.example', reason })}::jsonb)`)
    await tx.query(sql`insert into mails (shop_id, kind, recipient, language, data)
      select shop_id, kind, recipient, case language when 'en' then 'pl' else 'en' end, data from mails where shop_id = ${shopId}`)
  })
  const emails = await sendEmails(api, start)
  const sent = await api.db
    .asOwner(start)
    .query<{ kind: string; language: string; recipient: string }>(
      sql`select distinct kind, language, recipient from mails where shop_id = ${shopId} and state = 'sent'`,
    )
  const kinds = Object.keys(emailTemplatesFor({ adminOrigin })).flatMap(kind => [`${kind} en`, `${kind} pl`])
  expect([...new Set(sent.map(({ kind, language }) => `${kind} ${language}`))].sort()).toEqual(kinds.sort())
  const shown = emails.map(({ subject, text }) => ({ subject, keys: rawKeysIn([subject, ...text.split(/\n/)]) }))
  expect(shown.filter(({ keys }) => keys.length > 0)).toEqual([])
  const buyers = [email, buyer.email]
  expect(sent.filter(({ kind, recipient }) => buyers.includes(recipient) === isToStaff(kind))).toEqual([])
  const toBuyers = emails.filter(({ to }) => buyers.includes(to))
  expect(toBuyers.filter(({ text }) => !text.includes(sellerLines)).map(({ subject }) => subject)).toEqual([])
})

/** Whatever a visitor asks for that is answered by a mail; returns the order of one. */
async function everyRequestThatMails(): Promise<string> {
  const visitor = await openVisitor(api, origin)
  const post = async (path: string, body: object) => {
    const answer = await visitor.post(path, body, { headers: fromElsewhere() })
    expect([path, answer.status]).toEqual([path, 200])
  }
  await openAccount(api, origin, email)
  await register(api, origin, email)
  await post('/customer/password_reset', { customer: { email } })
  await post('/contact_messages', { message: { name: 'Anna', email, text: 'Good morning' } })
  const cv = { name: 'cv.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64') }
  await post('/career_applications', { application: { name: 'Anna', email, cv, privacy_accepted: true } })
  await post('/stock_alerts', { stock_alert: { product_id: first + 1, email } })
  const { uid } = (await (await readyShopper(api, origin, [[first, 2]])).order()).body
  const complaint = { name: 'Anna', email: buyer.email, items: [{ line: 1, items: 1 }], text: 'It broke', remedy: 'price_reduction' }
  await post(`/orders/${uid}/complaint`, { complaint })
  return uid
}
