import { agreedPriceMessages } from '../../apps/back-office/app/features/agreed-prices/agreed-prices.messages.ts'
import { priceListMessages } from '../../apps/back-office/app/features/agreed-prices/price-lists.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { createAccount } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { waysByWidth } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

const symbol = '933A2-M8X40'

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({
      javaScriptEnabled,
      locale: language,
      viewport: { width, height: 900 },
      expectedErrors: [/status of 4\d\d/],
    })
    const t = priceListMessages[language]
    const p = agreedPriceMessages[language]
    const notices = noticeMessages[language]
    const save = formMessages[language].save

    test('a price list is added with prices and customers, limited in time, and deleted', async ({ page }) => {
      const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
      await createAccount(page, email, language)
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
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

      // What somebody else has changed while the form was open stays theirs, also where the form is refused for a mistake first.
      const at = `shops/${shop}/price_lists/${new URL(page.url()).pathname.split('/').at(-1)}`
      const { valid_from, valid_to } = await call<Record<'valid_from' | 'valid_to', string>>(token, 'GET', at)
      const from = { name, valid_from, valid_to }
      await call(token, 'PUT', at, { name: `${name} (theirs)`, valid_from, valid_to: '2099-03-01T12:00:00Z', from })
      const mine = `${name} (mine)`
      const typedName = settings.getByRole('textbox', { name: t.name, exact: true })
      await typedName.fill('')
      await settings.getByRole('button', { name: save }).click()
      await expect(page.getByText(fieldErrorIn[language]('name', 'missing')).first()).toBeVisible()
      await typedName.fill(mine)
      await settings.getByRole('button', { name: save }).click()
      const conflict = page.getByRole('alert')
      await expect(conflict).toContainText(refusalIn(language, { code: 'price_list_changed', minutes: 0 }).title)
      await expect(conflict.getByRole('row')).toHaveCount(2)
      await expect(conflict.getByRole('row').last().getByRole('cell')).toHaveText([name, `${name} (theirs)`, mine])
      await expect(settings.getByLabel(t.validTo)).toHaveValue(/^2099-03-01T/)
      await settings.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.price_list_saved())).toBeVisible()
      expect(await call(token, 'GET', at)).toMatchObject({ name: mine, valid_to: expect.stringMatching(/^2099-03-01T/) })

      const removal = page.getByRole('region', { name: t.removal, exact: true })
      await removal.getByRole('button', { name: t.removal }).or(removal.locator('summary')).first().click()
      await page.getByRole('button', { name: t.removal }).last().click()
      await expect(page.getByText(notices.price_list_deleted())).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
    })
  })
