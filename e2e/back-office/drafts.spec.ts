import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { inboxMessages } from '../../apps/back-office/app/features/inbox/inbox.messages.ts'
import { handlingMessages } from '../../apps/back-office/app/features/orders/handling/handling.messages.ts'
import { paymentMessages } from '../../apps/back-office/app/features/orders/handling/payment.messages.ts'
import { timelineMessages } from '../../apps/back-office/app/features/orders/handling/timeline.messages.ts'
import { paymentKeyMessages } from '../../apps/back-office/app/features/payment-keys/payment-keys.messages.ts'
import { productMessages } from '../../apps/back-office/app/features/products/products.messages.ts'
import { localBusinessTexts } from '../../apps/back-office/app/features/settings/fields/identity.messages.ts'
import { settingsMessages } from '../../apps/back-office/app/features/settings/settings.messages.ts'
import { stockMessages } from '../../apps/back-office/app/features/stock/stock.messages.ts'
import { webhookMessages } from '../../apps/back-office/app/features/webhooks/webhooks.messages.ts'
import { draftAccountName } from '../../apps/back-office/app/platform/drafts/draft.ts'
import { draftMessages } from '../../apps/back-office/app/platform/drafts/drafts.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noteMessages } from '../../apps/back-office/app/platform/notes/notes.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { createAccount, goodPassword } from '../customers.ts'
import { expect, expectHydrated, test } from '../fixtures.ts'
import { newAddress, placeOrder } from '../orders.ts'
import { port } from '../ports.ts'
import { openSession } from '../shop-api.ts'
import { languagesWith, waysByWidth } from '../ways.ts'
import { draftStored } from './draft-stored.ts'
import { sendToShop } from './sent-to-shop.ts'
import { adminHost, adminUrl, call, newMember, shop, withSession } from './staff.ts'

interface Draft {
  form: string
  fields: { name: string; value: string }[]
}
const draftsOf = (token: string, subject: string, of = shop) => call<Draft[]>(token, 'GET', `shops/${of}/drafts/${subject}`)
const valueIn = ([draft]: Draft[], name: string) => draft?.fields.find(field => field.name === name)?.value

/** A message of a visitor; returns its id in the inbox. */
async function messageFrom(request: APIRequestContext, token: string, email: string): Promise<string> {
  const message = { name: 'Ewa Lis', email, subject: 'Opening hours', text: 'Are you open on Saturday?' }
  await sendToShop(request, '/contact_messages', { message })
  const { items } = await call<{ items: { id: string; email: string }[] }>(token, 'GET', `shops/${shop}/inbox?kind=message&q=${email}`)
  return items.find(entry => entry.email === email)?.id ?? ''
}

/** A page of the same person on another device. */
async function otherDevice(
  browser: Browser,
  token: string,
  options: Parameters<Browser['newContext']>[0],
): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext(options)
  await withSession(context, token)
  return [await context.newPage(), context]
}

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    const options = {
      javaScriptEnabled,
      locale: language,
      viewport: { width, height: 900 },
    }
    test.use({ ...options, expectedErrors: [/status of 4\d\d/] })
    const t = draftMessages[language]
    const save = formMessages[language].save
    const began = t.began('').trim()

    /** Waits until the draft of a form is stored, or presses the button that stores it. */
    async function keep(page: Page, within: Locator) {
      if (javaScriptEnabled) await expect(within.getByText(draftStored(language))).toBeVisible()
      else {
        await within.getByRole('button', { name: t.keep }).click()
        await expect(page.getByText(noticeMessages[language].draft_stored('').replace(/\.$/, ''))).toBeVisible()
      }
    }

    test('a reply begun on one device is continued and sent on another', async ({ page, browser, request }) => {
      const i = inboxMessages[language]
      const token = await newMember(language, 'sales', shop)
      const email = `ewa.${crypto.randomUUID().slice(0, 8)}@example.com`
      const id = await messageFrom(request, token, email)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/inbox/${id}`)
      await page.getByRole('textbox', { name: i.replyText }).fill('On Saturdays\nfrom 9 to 14.')
      await keep(page, page.getByRole('region', { name: i.reply }))

      const [other, context] = await otherDevice(browser, token, options)
      await other.goto(`${adminUrl}/${shop}/inbox?kind=message&q=${email}`)
      const row = other.getByRole('row').filter({ hasText: email })
      await expect(row.getByText(t.draft, { exact: true })).toBeVisible()
      await row.getByRole('link').click()
      await expect(other.getByText(began)).toBeVisible()
      const text = other.getByRole('textbox', { name: i.replyText })
      await expect(text).toHaveValue('On Saturdays\nfrom 9 to 14.')
      await text.fill('On Saturdays from 9 to 13.')
      await other.getByRole('button', { name: i.send }).click()
      await expect(other.getByText(noticeMessages[language].inbox_reply_sent())).toBeVisible()
      await expect(other.getByText('On Saturdays from 9 to 13.')).toBeVisible()
      await expect(other.getByText(began)).toHaveCount(0)
      await context.close()
      expect(await draftsOf(token, `inbox/${id}`)).toEqual([])
    })

    test('a draft of settings meets what a colleague has changed meanwhile', async ({ page, browser }) => {
      const scope = 'local_business'
      const place = 'test-shop'
      const path = `shops/${place}/settings/${scope}`
      const labelOf = (field: string) => localBusinessTexts[field]?.[language][0] ?? ''
      const token = await newMember(language, 'manager', place)
      const settings = () => call<{ revision: string; entries: Record<string, unknown>[] }>(token, 'GET', path)
      const change = async (values: object) => {
        const { revision, entries } = await settings()
        await call(token, 'PUT', path, { revision, entries: entries.map(entry => ({ ...entry, ...values })) })
      }
      const before = (await settings()).entries[0] ?? {}
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${place}/settings/${scope}`)
      const mine = `ul. Polna ${Math.floor(Math.random() * 900) + 100}`
      await page.getByRole('textbox', { name: labelOf('street') }).fill(mine)
      await page.getByRole('textbox', { name: labelOf('city') }).fill('Lublin')
      await keep(page, page.getByRole('main'))
      await change({ street: 'ul. Leśna 7', postal_code: '20-002' })

      const [other, context] = await otherDevice(browser, token, options)
      await other.goto(`${adminUrl}/${place}/settings`)
      const link = other.getByRole('link').filter({ hasText: settingsMessages[language].scope(scope).title })
      await expect(link.getByText(t.draft, { exact: true })).toBeVisible()
      await link.click()
      await expect(other.getByRole('textbox', { name: labelOf('street') })).toHaveValue(mine)
      await other.getByRole('button', { name: save }).click()
      const conflict = other.getByRole('alert')
      await expect(conflict).toContainText(settingsMessages[language].changed)
      const cells = conflict.getByRole('row', { name: labelOf('street') }).getByRole('cell')
      await expect(cells).toHaveText([String(before.street), 'ul. Leśna 7', mine])
      await expect(conflict.getByRole('row', { name: labelOf('postal_code') })).toHaveCount(0)
      await other.getByRole('button', { name: save }).click()
      await expect(other.getByText(noticeMessages[language].settings_saved(String(before.name)))).toBeVisible()
      expect((await settings()).entries[0]).toMatchObject({ street: mine, city: 'Lublin', postal_code: '20-002' })
      expect(await draftsOf(token, `settings/${scope}`, place)).toEqual([])
      await context.close()
      const { street, city, postal_code } = before
      await change({ street, city, postal_code })
    })

    test('a count on a page of the list, a payment and a webhook are continued, the count from any page', async ({ page, request }) => {
      const s = stockMessages[language]
      const h = handlingMessages[language]
      const w = webhookMessages[language]
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
      const stock = `${adminUrl}/${shop}/stock`
      await page.goto(`${stock}?active=true`)
      const number = page.getByRole('row').getByRole('textbox').first()
      await number.fill('41')
      await page.getByRole('textbox', { name: s.note }).fill('Shelf 7')
      await keep(page, page.getByRole('main'))
      await page.goto(stock)
      await expect(number).toHaveValue('')
      await page.getByRole('link', { name: t.continue(s.numbers, '').trim() }).click()
      await expect(page).toHaveURL(`${stock}?active=true`)
      await expect(number).toHaveValue('41')
      await expect(page.getByRole('textbox', { name: s.note })).toHaveValue('Shelf 7')
      await page.getByRole('button', { name: t.discard }).click()
      await expect(page.getByText(noticeMessages[language].draft_discarded())).toBeVisible()
      expect(await draftsOf(token, 'stock')).toEqual([])

      const { order } = await placeOrder(request)
      const path = `${adminUrl}/${shop}/orders/${order.uid}`
      await page.goto(`${path}/payment`)
      await page.getByRole('textbox', { name: paymentMessages[language].note }).fill('Half of it in cash')
      await page.getByRole('checkbox', { name: paymentMessages[language].returnIt }).check()
      await keep(page, page.getByRole('main'))
      await page.goto(path)
      await page.getByRole('link', { name: t.continue(h.recordPayment, '').trim() }).click()
      await expect(page.getByRole('textbox', { name: paymentMessages[language].note })).toHaveValue('Half of it in cash')
      await expect(page.getByRole('checkbox', { name: paymentMessages[language].returnIt })).toBeChecked()

      await page.goto(`${adminUrl}/${shop}/webhooks/new`)
      await page.getByRole('textbox', { name: w.address }).fill('https://receiver.example/stock')
      await page.getByRole('checkbox', { name: w.event('order.created') }).check()
      await keep(page, page.getByRole('main'))
      await page.goto(`${adminUrl}/${shop}/webhooks`)
      await page.getByRole('link', { name: t.continue(w.create, '').trim() }).click()
      await expect(page.getByRole('textbox', { name: w.address })).toHaveValue('https://receiver.example/stock')
      await expect(page.getByRole('checkbox', { name: w.event('order.created') })).toBeChecked()
      await page.getByRole('button', { name: w.create }).click()
      await expect(page.getByRole('heading', { level: 1, name: w.created })).toBeVisible()
      const webhooks = await draftsOf(token, 'webhooks')
      expect(webhooks).toEqual([])
      const [webhook] = (await call<{ id: string; url: string }[]>(token, 'GET', `shops/${shop}/webhooks`)).filter(({ url }) =>
        url.endsWith('/stock'),
      )
      await call(token, 'DELETE', `shops/${shop}/webhooks/${webhook?.id}`)
    })

    test('a count that was refused leaves the draft of the minimum as it was', async ({ page }) => {
      const s = stockMessages[language]
      const token = await newMember(language, 'warehouse', shop)
      const { items } = await call<{ items: { variant_id: number }[] }>(token, 'GET', `shops/${shop}/stock?limit=1`)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/stock/${items[0]?.variant_id}`)
      const minimum = page.getByRole('region', { name: s.setMinimum })
      const field = minimum.getByRole('textbox', { name: s.setMinimum })
      await field.fill('31')
      await keep(page, minimum)
      await page.getByRole('textbox', { name: s.number, exact: true }).fill('x')
      await page.getByRole('region', { name: s.correct }).getByRole('button', { name: save }).click()
      await expect(page.getByRole('alert')).toContainText(s.wrongNumber)
      await expect(field).toHaveValue('31')
      await expect(minimum.getByText(began)).toBeVisible()
    })

    test('lists mark a product and a customer with a draft, and lead to the draft of a new product', async ({ page }) => {
      const p = productMessages[language]
      const token = await newMember(language, 'manager', shop)
      const drafts = `shops/${shop}/drafts`
      const symbol = [{ name: 'symbol', value: 'E2E-1' }]
      for (const [list, form, fields] of [
        ['products', 'product', symbol],
        ['customers', 'note.new', [{ name: 'note', value: 'Calls back' }]],
      ] as const) {
        const { items } = await call<{ items: { id: number }[] }>(token, 'GET', `shops/${shop}/${list}?limit=1`)
        const id = items[0]?.id
        await call(token, 'PUT', `${drafts}/${list}/${id}/${form}`, { fields })
        await withSession(page.context(), token)
        await page.goto(`${adminUrl}/${shop}/${list}`)
        const marked = page.getByRole('row').filter({ has: page.getByText(t.draft, { exact: true }) })
        await expect(marked.getByRole('link').first()).toHaveAttribute('href', `/${shop}/${list}/${id}`)
        await expect(marked).toHaveCount(1)
      }
      await call(token, 'PUT', `${drafts}/products/new/product`, { fields: symbol })
      await page.goto(`${adminUrl}/${shop}/products`)
      await page.getByRole('link', { name: t.continue(p.add, '').trim() }).click()
      await expect(page).toHaveURL(`${adminUrl}/${shop}/products/new`)
      await expect(page.getByText(began)).toBeVisible()
    })

    test('a draft of a shipment meets what a colleague has corrected since', async ({ page, request }) => {
      const h = handlingMessages[language]
      const { order } = await placeOrder(request)
      const token = await newMember(language, 'manager', shop)
      const of = `shops/${shop}/orders/${order.uid}`
      for (const status of ['confirmed', 'packed']) await call(token, 'PUT', `${of}/status`, { status })
      const sent = { carrier: 'DPD', tracking_number: '6200 0031', tracking_url: null }
      await call(token, 'PUT', `${of}/dispatch`, { shipment: sent })
      const { shipments } = await call<{ shipments: { id: string }[] }>(token, 'GET', of)
      const at = `orders/${order.uid}/shipments/${shipments[0]?.id}`
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/${at}`)
      await page.getByRole('combobox', { name: h.carrier }).fill('InPost')
      await keep(page, page.getByRole('main'))
      const theirs = { ...sent, carrier: 'GLS', tracking_number: '6200 0032' }
      await call(await newMember(language, 'warehouse', shop), 'PUT', `shops/${shop}/${at}`, { ...theirs, from: sent })

      await page.goto(`${adminUrl}/${shop}/${at}`)
      await expect(page.getByRole('combobox', { name: h.carrier })).toHaveValue('InPost')
      await expect(page.getByRole('textbox', { name: h.trackingNumber })).toHaveValue(theirs.tracking_number)
      await page.getByRole('button', { name: formMessages[language].save }).click()
      const rows = page.getByRole('alert').getByRole('row')
      await expect(rows.filter({ hasText: 'GLS' }).getByRole('cell')).toHaveText(['DPD', 'GLS', 'InPost'])
      await expect(rows).toHaveCount(2)
    })

    test('an order leads to the drafts about it; discarding one shows what is stored', async ({ page, request }) => {
      const h = handlingMessages[language]
      const notes = noteMessages[language]
      const n = timelineMessages[language]
      const { order, buyer } = await placeOrder(request)
      const token = await newMember(language, 'sales', shop)
      await withSession(page.context(), token)
      const path = `${adminUrl}/${shop}/orders/${order.uid}`
      await page.goto(`${path}/data`)
      await page.getByRole('textbox', { name: h.emailAddress }).fill('changed@example.com')
      await page.getByRole('checkbox', { name: h.elsewhere }).check()
      await keep(page, page.getByRole('main'))
      await page.goto(path)
      await page.getByRole('textbox', { name: n.note, exact: true }).fill('Wants a bigger box')
      await keep(page, page.getByRole('region', { name: n.title }))

      await page.goto(`${adminUrl}/${shop}/orders?q=${order.number}`)
      const row = page.getByRole('row').filter({ hasText: order.number })
      await expect(row.getByText(t.draft, { exact: true })).toBeVisible()
      await row.getByRole('link', { name: order.number }).click()
      await expect(page.getByRole('textbox', { name: n.note, exact: true })).toHaveValue('Wants a bigger box')
      await page.getByRole('link', { name: t.continue(h.changeData, '').trim() }).click()
      await expect(page.getByRole('textbox', { name: h.emailAddress })).toHaveValue('changed@example.com')
      await expect(page.getByRole('checkbox', { name: h.elsewhere })).toBeChecked()
      await page.getByRole('button', { name: t.discard }).click()
      await expect(page.getByText(noticeMessages[language].draft_discarded())).toBeVisible()
      await expect(page).toHaveURL(`${path}/data`)
      await expect(page.getByRole('textbox', { name: h.emailAddress })).toHaveValue(buyer.email)
      await expect(page.getByRole('checkbox', { name: h.elsewhere })).not.toBeChecked()
      await page.goto(path)
      await page.getByRole('button', { name: notes.addNote }).click()
      await expect(page.getByText(noticeMessages[language].note_added())).toBeVisible()
      await expect(page.getByRole('textbox', { name: n.note, exact: true })).toHaveValue('')
      expect(await draftsOf(token, `orders/${order.uid}`)).toEqual([])
    })

    test('the text of a mail to the buyer is continued', async ({ page, request }) => {
      const h = handlingMessages[language]
      const { order } = await placeOrder(request)
      const token = await newMember(language, 'sales', shop)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}/move/cancelled`)
      await page.getByRole('textbox', { name: h.message }).fill('We are sorry.')
      await page.getByRole('combobox', { name: h.reason }).selectOption({ index: 1 })
      await keep(page, page.getByRole('main'))
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}/move/cancelled`)
      await expect(page.getByText(began)).toBeVisible()
      await expect(page.getByRole('textbox', { name: h.message })).toHaveValue('We are sorry.')
      await expect(page.getByRole('combobox', { name: h.reason })).not.toHaveValue('')
    })

    test('no secret is stored, whatever a form sends', async ({ page }) => {
      const place = 'test-shop'
      const token = await newMember(language, 'owner', place)
      await withSession(page.context(), token)
      const name = { name: paymentKeyMessages[language].secretKey }
      await page.goto(`${adminUrl}/${place}/payment-keys`)
      await page.getByRole('textbox', name).fill('sk_test_0123456789abcdef0123456789')
      await expect(page.getByRole('button', { name: t.keep })).toHaveCount(0)
      await page.goto(`${adminUrl}/${place}/settings`)
      for (const area of ['settings', 'money_settings', 'orders']) expect(await draftsOf(token, area, place)).toEqual([])
      // A form with more fields than those declared, as an interruption or an extension may add them.
      const { id } = await call<{ id: string }>(token, 'GET', 'account')
      const names = ['entry.name', 'entry.password', 'password', '~code', 'secret']
      const fields = [['draft', 'keep'], [draftAccountName, id], ...names.map(name => [name, name === 'entry.name' ? 'A' : 'hidden'])]
      const send = (draft: string) =>
        page.evaluate(async ({ href, fields }) => (await fetch(href, { method: 'POST', body: new URLSearchParams(fields) })).status, {
          href: `/${place}/drafts/${draft}/autosave`,
          fields,
        })
      expect(await send('settings/local_business/entry.1')).toBe(200)
      const drafts = await draftsOf(token, 'settings/local_business', place)
      expect(valueIn(drafts, 'entry.name')).toBe('A')
      expect(JSON.stringify(drafts)).not.toMatch(/password|secret|~|hidden/)
      expect(await send(`orders/${'0'.repeat(32)}/unknown`)).toBe(404)
    })
  })

for (const language of languagesWith(true))
  test.describe(`${language}, with JavaScript`, () => {
    test.use({ locale: language, expectedErrors: [/status of 401/] })
    const i = inboxMessages[language]

    test('what was typed last is stored when the page is left, and a sent form leaves no draft', async ({ page, request }) => {
      const token = await newMember(language, 'sales', shop)
      const id = await messageFrom(request, token, `ewa.${crypto.randomUUID().slice(0, 8)}@example.com`)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/inbox/${id}`)
      await expectHydrated(page)
      const text = page.getByRole('textbox', { name: i.replyText })
      await text.fill('Half a sen')
      await page.getByRole('link', { name: i.back }).click()
      await expect(page.getByRole('heading', { level: 1, name: i.title })).toBeVisible()
      await expect.poll(async () => valueIn(await draftsOf(token, `inbox/${id}`), 'text')).toBe('Half a sen')
      await page.goto(`${adminUrl}/${shop}/inbox/${id}`)
      await expect(text).toHaveValue('Half a sen')
      await text.fill('A whole sentence.')
      await page.getByRole('button', { name: i.send }).click()
      await expect(page.getByText(noticeMessages[language].inbox_reply_sent())).toBeVisible()
      expect(await draftsOf(token, `inbox/${id}`)).toEqual([])
    })

    test('while a draft is on its way, the form waits for it, and is sent once', async ({ page, request }) => {
      const token = await newMember(language, 'sales', shop)
      const id = await messageFrom(request, token, `ewa.${crypto.randomUUID().slice(0, 8)}@example.com`)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/inbox/${id}`)
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
      await page.route(/\/autosave$/, async route => {
        arrive()
        await released
        await route.continue()
      })
      let posts = 0
      page.on('request', sent => {
        if (sent.method() === 'POST' && sent.url().endsWith(`/inbox/${id}`)) posts++
      })
      await page.getByRole('textbox', { name: i.replyText }).fill('A whole sentence.')
      await arrived
      for (let time = 0; time < 2; time++) await page.getByRole('button', { name: i.send }).click({ noWaitAfter: true })
      expect(posts).toBe(0)
      release()
      await expect(page.getByText(noticeMessages[language].inbox_reply_sent())).toBeVisible()
      expect(posts).toBe(1)
      expect(await draftsOf(token, `inbox/${id}`)).toEqual([])
    })

    test('while a draft is on its way, what is typed since is sent after it when the page is hidden', async ({ page, request }) => {
      const token = await newMember(language, 'sales', shop)
      const id = await messageFrom(request, token, `ewa.${crypto.randomUUID().slice(0, 8)}@example.com`)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/inbox/${id}`)
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
      let requests = 0
      await page.route(/\/autosave$/, async route => {
        requests++
        arrive()
        await released
        await route.continue()
      })
      const text = page.getByRole('textbox', { name: i.replyText })
      await text.fill('Half a sen')
      await arrived
      await text.fill('A whole sentence.')
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      // Requests leave the page in their order.
      await page.evaluate(() => fetch(location.href))
      expect(requests).toBe(1)
      release()
      await expect.poll(async () => valueIn(await draftsOf(token, `inbox/${id}`), 'text')).toBe('A whole sentence.')
    })

    test('who was signed out is told to sign in again, and the draft is stored then', async ({ page, request }) => {
      const token = await newMember(language, 'sales', shop)
      const id = await messageFrom(request, token, `ewa.${crypto.randomUUID().slice(0, 8)}@example.com`)
      await withSession(page.context(), token)
      await page.clock.install()
      await page.goto(`${adminUrl}/${shop}/inbox/${id}`)
      await expectHydrated(page)
      await page.context().clearCookies({ name: 'staff' })
      await page.getByRole('textbox', { name: i.replyText }).fill('On Saturdays')
      await page.clock.fastForward(2000)
      await expect(page.getByText(draftMessages[language].signedOut)).toBeVisible()
      await withSession(page.context(), token)
      await page.clock.fastForward(15_000)
      await expect(page.getByText(draftStored(language))).toBeVisible()
    })

    test('what one person has typed is not stored for another one who signs in in the same browser', async ({ page, request }) => {
      const [token, other] = [await newMember(language, 'sales', shop), await newMember(language, 'sales', shop)]
      const id = await messageFrom(request, token, `ewa.${crypto.randomUUID().slice(0, 8)}@example.com`)
      await withSession(page.context(), token)
      await page.clock.install()
      await page.goto(`${adminUrl}/${shop}/inbox/${id}`)
      await expectHydrated(page)
      await withSession(page.context(), other)
      await page.getByRole('textbox', { name: i.replyText }).fill('On Saturdays')
      await page.clock.fastForward(2000)
      await expect(page.getByText(draftMessages[language].signedOut)).toBeVisible()
      expect(await draftsOf(other, `inbox/${id}`)).toEqual([])
      await withSession(page.context(), token)
      await page.clock.fastForward(15_000)
      await expect(page.getByText(draftStored(language))).toBeVisible()
    })

    test('a reply whose sending was stopped is stored again once something is typed, and can be sent', async ({ page, request }) => {
      const token = await newMember(language, 'sales', shop)
      const id = await messageFrom(request, token, `ewa.${crypto.randomUUID().slice(0, 8)}@example.com`)
      await withSession(page.context(), token)
      await page.clock.install()
      await page.goto(`${adminUrl}/${shop}/inbox/${id}`)
      await expectHydrated(page)
      const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
      await page.route(
        new RegExp(`/inbox/${id}$`),
        async route => {
          await route.abort('aborted')
          stop()
        },
        { times: 1 },
      )
      const send = page.getByRole('button', { name: i.send })
      await page.getByRole('textbox', { name: i.replyText }).fill('On Saturdays')
      await send.click({ noWaitAfter: true })
      await stopped
      await page.clock.fastForward(30_000)
      // It may as well have been slow: a draft of what was sent would outlive it. Requests leave the page in their order.
      await page.evaluate(() => fetch(location.href))
      expect(await draftsOf(token, `inbox/${id}`)).toEqual([])
      await page.getByRole('textbox', { name: i.replyText }).fill('On Saturdays, too')
      await page.clock.fastForward(2000)
      await expect(page.getByText(draftStored(language))).toBeVisible()
      await send.click()
      await expect(page.getByText(noticeMessages[language].inbox_reply_sent())).toBeVisible()
      expect(await draftsOf(token, `inbox/${id}`)).toEqual([])
    })

    test('without a connection the form says that the draft is not stored', async ({ page, request }) => {
      const token = await newMember(language, 'sales', shop)
      const id = await messageFrom(request, token, `ewa.${crypto.randomUUID().slice(0, 8)}@example.com`)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/inbox/${id}`)
      await page.route(/\/autosave$/, route => route.abort('aborted'))
      await page.getByRole('textbox', { name: i.replyText }).fill('On Saturdays')
      await expect(page.getByText(draftMessages[language].notStored)).toBeVisible()
    })
  })

test('the address of a draft leads to a page of the back office, whatever the code of its shop', async ({ request }) => {
  const token = await newMember('en', 'sales', shop)
  for (const code of ['%2Fevil.example', '%5Cevil.example']) {
    // This host name resolves in browsers only: sent as a header.
    const headers = { host: adminHost, cookie: `staff=${token}` }
    const response = await request.get(`http://127.0.0.1:${port}/${code}/drafts/orders/x/data`, { headers, maxRedirects: 0 })
    expect(response.headers().location).toBe(`/${code}/orders/x/data`)
  }
})

test('a reply that was begun is erased with the account of the customer', async ({ page, request }) => {
  const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
  await createAccount(page, email, 'en')
  const token = await newMember('en', 'sales', shop)
  const id = await messageFrom(request, token, email)
  const fields = [{ name: 'text', value: `Dear ${email}` }]
  await call(token, 'PUT', `shops/${shop}/drafts/inbox/${id}/reply`, { fields })
  expect(await draftsOf(token, `inbox/${id}`)).toHaveLength(1)
  const headers = await openSession(request, { 'x-forwarded-for': newAddress() })
  const signedIn = await request.post('/api/my-shop/auth', { headers, data: { session: { email, password: goodPassword } } })
  await sendToShop(request, '/customer/closing', { customer: { current_password: goodPassword } }, (await signedIn.json()).access_token)
  expect(await draftsOf(token, 'inbox')).toEqual([])
})
