import { type APIResponse, type Page, request as requests } from '@playwright/test'
import { handlingMessages } from '../../apps/back-office/app/features/orders/handling/handling.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { emailsTo, waitForEmail } from '../emails.ts'
import { expect, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { port } from '../ports.ts'
import { languagesWith } from '../ways.ts'
import { newSender, sendToShop } from './sent-to-shop.ts'
import { adminHost, adminUrl, call, newMember, shop, withSession } from './staff.ts'

test.use({ javaScriptEnabled: false })

/** Sends a form of the page twice at once, as a double press does, and leaves the page as it is. */
async function sendTwice(page: Page, intent: string, token: string): Promise<APIResponse[]> {
  const form = page.locator(`form:has([name="intent"][value="${intent}"]:not(button))`)
  const fields = await form.evaluate(element =>
    [...new FormData(element as HTMLFormElement)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  const headers = { host: adminHost, origin: adminUrl, cookie: `staff=${token}` }
  const context = await requests.newContext({ baseURL: `http://127.0.0.1:${port}`, extraHTTPHeaders: headers })
  const send = () => context.post(new URL(page.url()).pathname, { form: Object.fromEntries(fields), maxRedirects: 0 })
  return Promise.all([send(), send()])
}

for (const language of languagesWith(false))
  test.describe(language, () => {
    test.use({ locale: language })

    test('a payment that is recorded twice from one page is one payment', async ({ page, request }) => {
      const { order } = await placeOrder(request)
      const token = await newMember(language, 'sales', shop)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}/payment`)
      for (const answer of await sendTwice(page, 'payment', token)) expect(answer.status()).toBe(303)
      await page.getByRole('button', { name: handlingMessages[language].recordPayment, exact: true }).click()
      await expect(page.getByText(noticeMessages[language].payment_recorded())).toBeVisible()
      const timeline = await call<{ kind: string }[]>(token, 'GET', `shops/${shop}/orders/${order.uid}/timeline`)
      expect(timeline.filter(({ kind }) => kind === 'payment')).toHaveLength(1)
    })

    test('a reply that is sent twice from one page is one e-mail; a changed one is another', async ({ page, request }) => {
      const email = newSender()
      await sendToShop(request, '/contact_messages', { message: { name: 'Ewa Lis', email, subject: 'Hours', text: 'Are you open?' } })
      const token = await newMember(language, 'sales', shop)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/inbox?kind=message&state=new`)
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
      const path = new URL(page.url()).pathname
      const text = page.locator('textarea[name="text"]')
      await text.fill('From 9 to 14.')
      for (const answer of await sendTwice(page, 'reply', token)) expect(answer.status()).toBe(303)
      await text.fill('From 9 to 15, sorry.')
      for (const answer of await sendTwice(page, 'reply', token)) expect(answer.status()).toBe(303)
      await waitForEmail(email, /Hours/)
      await expect.poll(async () => (await emailsTo(email, /Hours/)).length).toBe(2)
      const { replies } = await call<{ replies: { text: string }[] }>(token, 'GET', `shops${path}`)
      expect(replies.map(reply => reply.text)).toEqual(['From 9 to 14.', 'From 9 to 15, sorry.'])
    })

    test('an API key that is created twice from one page is one', async ({ page }) => {
      const token = await newMember(language, 'owner', shop)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/api-keys/new`)
      const name = `Twice ${crypto.randomUUID()}`
      await page.locator('[name="name"]').fill(name)
      await page.locator('[name="scopes"]').first().check()
      expect((await sendTwice(page, 'create', token)).map(answer => answer.status()).sort()).toEqual([200, 409])
      const keys = await call<{ name: string }[]>(token, 'GET', `shops/${shop}/api_keys`)
      expect(keys.filter(key => key.name === name)).toHaveLength(1)
    })
  })
