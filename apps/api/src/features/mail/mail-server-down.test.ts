import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { adminOrigin } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openSmtp, type ReceivedMail } from '../../../test/smtp.ts'
import { newStaff } from '../../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { emailTemplatesFor } from '../../email-templates.ts'
import { sql } from '../../platform/database.ts'
import { sendDueMails } from './mail.ts'
import { openMailTransport } from './mail-transport.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 851
const origin = 'mail-down.test'
const first = 8_520_001

let now = start
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 1000 }, start)
})
afterAll(() => api.close())

test('while no mail server answers, staff confirm an order; its mail arrives, once, when there is a server again', async () => {
  const received: ReceivedMail[] = []
  const receive = (mail: ReceivedMail) => received.push(mail)
  // A port at which nobody listens any more.
  const { port, url, close } = await openSmtp({ receive })
  await close()
  const transport = openMailTransport(url, '')
  const send = () => sendDueMails({ db: api.db, clock: () => now, log: silent, transport, templates: emailTemplatesFor({ adminOrigin }) })

  const { uid, number } = (await (await readyShopper(api, origin, [[first, 2]])).order()).body
  const seller = await newStaff(api, { [shopId]: 'sales' })
  const at = `/shops/shop-${shopId}/orders/${uid}`
  expect(await seller.put(`${at}/status`, { status: 'confirmed' })).toMatchObject({ status: 200, body: 'ok' })
  expect(await send()).toBe(0)
  expect((await seller.get(at)).body.status).toBe('confirmed')
  const waiting = await api.db
    .asOwner(now)
    .query<{ state: string; attempts: number; last_error: string }>(
      sql`select state, attempts, last_error from mails where shop_id = ${shopId} and kind = 'order_confirmed'`,
    )
  expect(waiting).toEqual([{ state: 'waiting', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') }])
  const email = async () =>
    (await seller.get(`${at}/timeline`)).body.find((entry: { email?: string }) => entry.email === 'order_confirmed')?.state
  expect(await email()).toBe('waiting')

  const smtp = await openSmtp({ port, receive })
  now = new Date(start.getTime() + 30_000)
  await send()
  const confirmations = received.filter(({ to, mail }) => to.includes(buyer.email) && mail.subject?.includes('confirmed'))
  expect(confirmations.map(({ mail }) => mail.subject)).toEqual([expect.stringContaining(number)])
  expect(await email()).toBe('sent')
  now = new Date(start.getTime() + 3_600_000)
  expect(await send()).toBe(0)
  transport.close()
  await smtp.close()
})
