import { customerMessages } from '../../apps/back-office/app/features/customers/customers.messages.ts'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { searchMessages } from '../../apps/back-office/app/features/search/search.messages.ts'
import { paymentTexts } from '../../apps/back-office/app/features/settings/fields/money.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { widths } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { languagesWith, ways } from '../ways.ts'
import { newSender, sendToShop } from './sent-to-shop.ts'
import { adminUrl, newMember, shop, withSession } from './staff.ts'

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language })
    const t = searchMessages[language]

    test('one field finds an order, a message, a customer, a product and a setting', async ({ page, request }) => {
      const { order, buyer } = await placeOrder(request)
      const sender = newSender()
      await sendToShop(request, '/contact_messages', {
        message: { name: 'Ewa Lis', email: sender, subject: 'Opening hours', text: 'Are you open on Saturday?' },
      })
      await withSession(page.context(), await newMember(language, 'owner', shop))
      await page.goto(`${adminUrl}/${shop}`)
      const field = page.getByRole('searchbox', { name: frameMessages[language].search })
      const searchFor = async (text: string) => {
        await field.fill(text)
        await field.press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: t.titled(text) })).toBeVisible()
      }
      const follow = async (name: string | RegExp, heading: string) => {
        await page.getByRole('main').getByRole('link', { name }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      }
      if (javaScriptEnabled) {
        await expect(async () => {
          await page.keyboard.press('/')
          await expect(field).toBeFocused({ timeout: 500 })
        }).toPass()
        await page.keyboard.press('/')
        await expect(field).toHaveValue('/')
        await field.blur()
        await page.keyboard.press('Control+k')
        await expect(field).toBeFocused()
        await page.keyboard.type('x')
        await expect(field).toHaveValue('x')
      }
      for (const text of [order.number, buyer.email]) {
        await searchFor(text)
        await follow(order.number, orderMessages[language].named(order.number))
      }
      await searchFor(sender)
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Opening hours/ })
        .click()
      await expect(page.getByText('Are you open on Saturday?')).toBeVisible()
      await searchFor('Kowalski Konstr')
      await follow(/^Jan Kowalski/, 'Jan Kowalski')
      await page.getByRole('link', { name: customerMessages[language].allOrders }).click()
      await expect(
        page.getByRole('main').getByText(orderMessages[language].ofCustomer('Jan Kowalski, Kowalski Konstrukcje')).first(),
      ).toBeVisible()
      await searchFor('ADH-CON120')
      await follow(
        /ADH-CON120/,
        { en: 'Contact adhesive, polychloroprene, tube 120 ml', pl: 'Klej kontaktowy polichloroprenowy, tuba 120 ml' }[language],
      )
      const [label = ''] = paymentTexts.account?.[language] ?? []
      await searchFor(label)
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${label}`) })
        .click()
      await expect(page).toHaveURL(`${adminUrl}/${shop}/settings/payment`)
      await searchFor('zzzz')
      await expect(page.getByText(t.none)).toBeVisible()
    })

    test('the start page leads to what is out of stock', async ({ page }) => {
      await withSession(page.context(), await newMember(language, 'editor', shop))
      await page.goto(`${adminUrl}/${shop}`)
      await page.locator('a[href*="lacking=sold_out"]').click()
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
    })
  })

for (const language of languagesWith(true))
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: widths[0], height: 900 } })

    test('on a phone, whose menu has the field, the shortcuts open the page of the search', async ({ page }) => {
      const t = searchMessages[language]
      await withSession(page.context(), await newMember(language, 'sales', shop))
      for (const shortcut of ['Control+k', '/']) {
        await page.goto(`${adminUrl}/${shop}/orders`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(async () => {
          if (!page.url().endsWith('/search')) await page.keyboard.press(shortcut)
          await expect(page).toHaveURL(`${adminUrl}/${shop}/search`, { timeout: 1000 })
        }).toPass()
        await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
        await expect(page.getByRole('main').getByRole('searchbox', { name: t.label })).toBeVisible()
      }
    })
  })
