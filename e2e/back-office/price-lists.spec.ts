import { agreedPriceMessages } from '../../apps/back-office/app/features/agreed-prices/agreed-prices.messages.ts'
import { priceListMessages } from '../../apps/back-office/app/features/agreed-prices/price-lists.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { createAccount } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { adminUrl, newMember, shop, withSession } from './staff.ts'

const symbol = '933A2-M8X40'

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({
      javaScriptEnabled,
      locale: language,
      viewport: javaScriptEnabled ? { width: 1280, height: 800 } : { width: 360, height: 740 },
      expectedErrors: [/status of 4\d\d/],
    })
    const t = priceListMessages[language]
    const p = agreedPriceMessages[language]
    const notices = noticeMessages[language]
    const save = formMessages[language].save

    test('a price list is added with prices and customers, limited in time, and deleted', async ({ page }) => {
      const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
      await createAccount(page, email, language)
      await withSession(page.context(), await newMember(language, 'manager', shop))
      const name = `Installers ${crypto.randomUUID().slice(0, 8)}`
      await page.goto(`${adminUrl}/${shop}/price-lists`)
      await page.getByRole('link', { name: t.add }).click()
      await page.getByRole('textbox', { name: t.name }).fill(name)
      await page.getByRole('button', { name: t.add }).click()
      await expect(page.getByText(notices.price_list_added())).toBeVisible()

      const prices = page.getByRole('region', { name: t.prices, exact: true })
      await prices.getByRole('searchbox', { name: p.query }).fill(symbol)
      await prices.getByRole('button', { name: p.submit }).click()
      await prices
        .getByRole('row')
        .filter({ hasText: symbol })
        .getByRole('textbox')
        .fill(language === 'en' ? '0.02' : '0,02')
      await prices.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.prices_saved())).toBeVisible()

      await page.getByRole('link', { name: t.chooseCustomers }).click()
      await expect(page.getByText(t.noCustomersText)).toBeVisible()
      await page.getByRole('searchbox', { name: t.queryCustomers }).fill(email)
      await page.getByRole('button', { name: t.submit, exact: true }).click()
      const row = page.getByRole('row').filter({ hasText: email })
      await row.getByRole('button').click()
      await expect(page.getByText(notices.list_customer_added())).toBeVisible()
      await expect(row.getByText(t.inList)).toBeVisible()

      await page.goto(`${adminUrl}/${shop}/price-lists`)
      const listed = page.getByRole('row').filter({ hasText: name })
      await expect(listed).toContainText(t.states.current)
      await listed.getByRole('link', { name }).click()
      const settings = page.getByRole('region', { name: t.settings, exact: true })
      await settings.getByLabel(t.validFrom).fill('2099-01-02T08:00')
      await settings.getByLabel(t.validTo).fill('2099-01-01T08:00')
      await settings.getByRole('button', { name: save }).click()
      await expect(page.getByText(fieldErrorIn[language]('valid_to', 'wrong')).first()).toBeVisible()
      await settings.getByLabel(t.validTo).fill('2099-02-01T08:00')
      await settings.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.price_list_saved())).toBeVisible()
      await expect(page.getByText(t.states.upcoming)).toBeVisible()

      const removal = page.getByRole('region', { name: t.removal, exact: true })
      await removal.getByRole('button', { name: t.removal }).or(removal.locator('summary')).first().click()
      await page.getByRole('button', { name: t.removal }).last().click()
      await expect(page.getByText(notices.price_list_deleted())).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
    })
  })
