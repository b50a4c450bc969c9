import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { agreedPriceMessages } from '../../apps/back-office/app/features/agreed-prices/agreed-prices.messages.ts'
import { handlingMessages } from '../../apps/back-office/app/features/customers/customer-handling.messages.ts'
import { customerMessages } from '../../apps/back-office/app/features/customers/customers.messages.ts'
import { historyMessages } from '../../apps/back-office/app/features/history/history.messages.ts'
import { differencesMessages } from '../../apps/back-office/app/platform/differences.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noteMessages } from '../../apps/back-office/app/platform/notes/notes.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { authMessages } from '../../apps/storefront/app/features/auth/auth.messages.ts'
import { createAccount, goodPassword, logIn } from '../customers.ts'
import { addWashers } from '../filled-cart.ts'
import { expect, expectHydrated, holdRequests, shopUrl, test } from '../fixtures.ts'
import { newAddress } from '../orders.ts'
import { waysByWidth } from '../ways.ts'
import { expectItFits } from './buyers-order.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

/** A customer of the tool shop who is logged in nowhere. */
async function newAccount(page: Page, language: Language): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
  await createAccount(page, email, language)
  return email
}

/** Opens the page of a customer from the list. */
async function openCustomer(page: Page, email: string) {
  await page.goto(`${adminUrl}/${shop}/customers?q=${encodeURIComponent(email)}`)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zofia Wiśniewska')
}

/** A page of a shopper, who has nothing in common with the staff's. */
async function shopperIn(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': newAddress() } })
  return context.newPage()
}

/** Makes the shopper's account that of a company. */
async function becomeCompany(shopper: Page) {
  const token = (await shopper.context().cookies()).find(({ name }) => name === 'access_token')?.value
  const response = await shopper.request.put('/api/my-shop/customer', {
    headers: { 'shop-origin': 'localhost', authorization: `Bearer ${token}` },
    data: { customer: { first_name: 'Zofia', last_name: 'Wiśniewska', company: 'Wiśnia', nip: '5260250274' } },
  })
  expect(response.status()).toBe(200)
}

const invoice = { en: /^Invoice with deferred payment/, pl: /^Faktura z\sodroczonym terminem/ } as const

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({
      javaScriptEnabled,
      locale: language,
      viewport: { width, height: 900 },
      expectedErrors: [/status of 4\d\d/],
    })
    const t = handlingMessages[language]
    const n = noteMessages[language]
    const notices = noticeMessages[language]

    test('a manager approves a company, and its checkout follows at once', async ({ page, browser }) => {
      const email = await newAccount(page, language)
      const shopper = await shopperIn(browser, javaScriptEnabled)
      await logIn(shopper, email, goodPassword)
      await becomeCompany(shopper)
      await addWashers(shopper, 1)
      const offered = async () => {
        await shopper.goto(hrefTo(language, 'checkout'))
        return shopper.getByRole('radio', { name: invoice[language] })
      }
      await expect(await offered()).toBeDisabled()
      await withSession(page.context(), await newMember(language, 'manager', shop))
      await page.goto(`${adminUrl}/${shop}/customers?deferred_payment=not_approved&q=${encodeURIComponent(email)}`)
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
      await page.getByRole('button', { name: t.approve, exact: true }).click()
      await expect(page.getByText(notices.deferred_payment_approved())).toBeVisible()
      await expect(await offered()).toBeEnabled()
      await page.getByRole('button', { name: t.withdraw }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.withdraw }).click()
      await expect(page.getByText(notices.deferred_payment_withdrawn())).toBeVisible()
      await expect(await offered()).toBeDisabled()
      await shopper.context().close()
    })

    test('a seller locks a customer out of the shop, and lets them in again', async ({ page, browser }) => {
      const email = await newAccount(page, language)
      const shopper = await shopperIn(browser, javaScriptEnabled)
      await logIn(shopper, email, goodPassword)
      await withSession(page.context(), await newMember(language, 'sales', shop))
      await openCustomer(page, email)
      await expect(page.getByText(t.sessionCount(1))).toBeVisible()
      await page.locator('summary').filter({ hasText: t.lock }).click()
      await page.getByRole('button', { name: t.lock }).click()
      await expect(page.getByText(fieldErrorIn[language]('reason', 'missing')).first()).toBeVisible()
      await page.getByRole('textbox', { name: t.reason }).fill('Orders and never pays')
      await page.getByRole('button', { name: t.lock }).click()
      await expect(page.getByText(notices.customer_locked())).toBeVisible()
      await expect(page.getByText(t.reasonIs('Orders and never pays'))).toBeVisible()
      await expect(page.getByText(t.noSessions)).toBeVisible()

      await shopper.goto(hrefTo(language, 'profile'))
      await expect(shopper).toHaveURL(new RegExp(hrefTo(language, 'customerLogin')))
      const refusal = authMessages[language].refusal({ code: 'account_locked', minutes: 0 }).title
      const attempt = async (password: string) => {
        await shopper.locator('input[name="email"]').first().fill(email)
        await shopper.locator('input[name="password"]').first().fill(password)
        await shopper.locator('input[name="password"]').first().press('Enter')
      }
      await attempt('not the password')
      await expect(shopper.getByText(authMessages[language].refusal({ code: 'login_failed', minutes: 0 }).title).first()).toBeVisible()
      await attempt(goodPassword)
      await expect(shopper.getByText(refusal).first()).toBeVisible()
      await expect(shopper.getByText('Orders and never pays')).toHaveCount(0)

      await page.goto(`${adminUrl}/${shop}/customers?locked=true&q=${encodeURIComponent(email)}`)
      await expect(page.getByRole('row').filter({ hasText: email })).toContainText(customerMessages[language].locked)
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
      await page.getByRole('button', { name: t.unlock }).click()
      await expect(page.getByText(notices.customer_unlocked())).toBeVisible()
      await logIn(shopper, email, goodPassword)
      await shopper.context().close()
    })

    test('who gives a reason for a lock after a colleague sees theirs first, also where the customer is unlocked', async ({ page }) => {
      const email = await newAccount(page, language)
      const token = await newMember(language, 'sales', shop)
      await withSession(page.context(), token)
      await openCustomer(page, email)
      const at = `shops/${shop}/customers/${new URL(page.url()).pathname.split('/').at(-1)}/lock`
      const reason = page.getByRole('textbox', { name: t.reason })
      const rows = page.getByRole('alert').getByRole('cell')
      const { empty } = differencesMessages[language]
      const title = refusalIn(language, { code: 'lock_changed', minutes: 0 }).title
      await page.locator('summary').filter({ hasText: t.lock }).click()
      await reason.fill('Stolen account')
      await call(token, 'PUT', at, { reason: 'Never pays' })
      await page.getByRole('button', { name: t.lock }).click()
      await expect(page.getByRole('alert')).toContainText(title)
      await expect(rows).toHaveText([empty, 'Never pays', 'Stolen account'])
      await expect(reason).toHaveValue('Stolen account')
      await call(token, 'DELETE', at)
      await page.getByRole('button', { name: formMessages[language].save }).click()
      await expect(rows).toHaveText(['Never pays', empty, 'Stolen account'])
      await expectItFits(page)
      await page.getByRole('button', { name: t.lock }).click()
      await expect(page.getByText(notices.customer_locked())).toBeVisible()
      await expect(page.getByText(t.reasonIs('Stolen account'))).toBeVisible()
    })

    test('notes are written, changed and deleted, and sessions ended', async ({ page }) => {
      const email = await newAccount(page, language)
      await logIn(page, email, goodPassword)
      await withSession(page.context(), await newMember(language, 'sales', shop))
      await openCustomer(page, email)
      await page.getByRole('textbox', { name: n.noteLabel }).fill('Calls on Mondays\nafter nine')
      const releaseScripts = await holdRequests(page, /\.js$/)
      await page.getByRole('button', { name: n.addNote }).click({ noWaitAfter: true })
      await expect(page.getByText(notices.note_added())).toBeVisible()
      const notes = page.getByRole('region', { name: t.notes })
      await notes.locator('summary').click()
      // The scripts do not scroll to the notice: the note would move from under the pointer.
      const scrolledTo = () => page.evaluate(() => scrollY)
      const before = await scrolledTo()
      releaseScripts()
      if (javaScriptEnabled) await expectHydrated(page)
      expect(await scrolledTo()).toBe(before)
      await page.unroute(/\.js$/)
      await notes.getByRole('listitem').getByRole('textbox', { name: n.noteLabel }).fill('Calls on Fridays')
      await notes.getByRole('button', { name: formMessages[language].save }).click()
      await expect(page.getByText(notices.note_saved())).toBeVisible()
      await expect(notes.getByRole('listitem')).toContainText('Calls on Fridays')
      // A page with a fragment scrolls when it has loaded, away from under the pointer.
      await page.waitForLoadState()
      await notes.getByRole('button', { name: n.delete }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: n.delete, exact: true }).click()
      await expect(page.getByText(notices.note_deleted())).toBeVisible()
      await page.getByRole('button', { name: t.endSessions }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.endSessions }).click()
      await expect(page.getByText(notices.customer_sessions_ended())).toBeVisible()
      await expect(page.getByText(t.noSessions)).toBeVisible()
    })

    test('a person gets a copy of their data, and is erased after a typed confirmation', async ({ page }) => {
      const email = await newAccount(page, language)
      await withSession(page.context(), await newMember(language, 'manager', shop))
      await openCustomer(page, email)
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t.copy }).click()])
      expect(download.suggestedFilename()).toMatch(/^customer-\d+-data\.json$/)
      expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
        customer: { email },
        consents: [{ key: 'regulations' }],
      })

      await page.getByRole('link', { name: t.erase }).click()
      await page.getByRole('textbox', { name: t.confirmation }).fill('somebody@example.com')
      await page.getByRole('button', { name: t.eraseNow }).click()
      await expect(page.getByText(fieldErrorIn[language]('confirmation', 'wrong')).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.getByRole('textbox', { name: t.confirmation }).fill(email)
      await page.getByRole('button', { name: t.eraseNow }).click()
      await expect(page.getByText(notices.customer_erased())).toBeVisible()
      await page.goto(`${adminUrl}/${shop}/customers?q=${encodeURIComponent(email)}`)
      await expect(page.getByText(customerMessages[language].noneFound)).toBeVisible()

      await page.goto(`${adminUrl}/${shop}/history?entity=customer`)
      await page.getByRole('row').getByRole('link').first().click()
      await expect(page.getByText(historyMessages[language].refusal.final)).toBeVisible()
      await expect(page.getByText(historyMessages[language].compensation.customers)).toBeVisible()
    })

    test('the agreed prices of a customer lead to the products', async ({ page }) => {
      await withSession(page.context(), await newMember(language, 'sales', shop))
      await page.goto(`${adminUrl}/${shop}/customers?q=jan@demo.localhost`)
      await page.getByRole('row').filter({ hasText: 'jan@demo.localhost' }).getByRole('link').first().click()
      await page.getByRole('region', { name: customerMessages[language].account }).locator('a[href$="/prices"]').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(agreedPriceMessages[language].title)
      const product = page.getByRole('row').getByRole('link').first()
      const name = (await product.textContent()) ?? ''
      await product.click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(',')[0] ?? '')
    })

    test('prices are agreed with a customer, changed and removed', async ({ page }) => {
      const p = agreedPriceMessages[language]
      const email = await newAccount(page, language)
      await withSession(page.context(), await newMember(language, 'manager', shop))
      await openCustomer(page, email)
      await page.getByRole('link', { name: customerMessages[language].noPersonalPrices }).click()
      await expect(page.getByText(p.noneText)).toBeVisible()
      const symbol = '933A2-M8X40'
      await page.getByRole('searchbox', { name: p.query }).fill(symbol)
      await page.getByRole('button', { name: p.submit }).click()
      const row = page.getByRole('row').filter({ hasText: symbol })
      const field = row.getByRole('textbox')
      const save = () => page.getByRole('button', { name: formMessages[language].save, exact: true }).click()
      await field.fill('x')
      await save()
      await expect(row.getByText(p.problems.price)).toBeVisible()
      await expect(page.getByRole('alert').getByRole('link')).toContainText(p.problems.price)
      await field.fill('9999,50')
      await save()
      await expect(page.getByText(notices.prices_saved())).toBeVisible()
      await expect(row.getByText(p.above)).toBeVisible()
      await field.fill('0,01')
      await save()
      await expect(row.getByText(p.above)).toBeHidden()
      await page.goto(page.url().split('?')[0] ?? '')
      await expect(field).toHaveValue(language === 'en' ? '0.01' : '0,01')
      await field.fill('')
      await save()
      await expect(page.getByText(p.noneText)).toBeVisible()
    })
  })
