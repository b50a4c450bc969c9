import { orderFilterMessages } from '../../apps/back-office/app/features/orders/order-filters.messages.ts'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { savedViewMessages } from '../../apps/back-office/app/features/saved-views/saved-views.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { adminUrl, newMember, shop, withSession } from './staff.ts'

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, expectedErrors: [/status of 422/] })
    const t = savedViewMessages[language]
    const o = orderMessages[language]

    test('a seller saves filters as a view, uses, finds, changes and deletes it', async ({ page }) => {
      const name = `View ${crypto.randomUUID().slice(0, 8)}`
      await withSession(page.context(), await newMember(language, 'sales', shop))
      await page.goto(`${adminUrl}/${shop}/orders`)
      await page.getByRole('checkbox', { name: o.statuses.new, exact: true }).check()
      await page.getByLabel(orderFilterMessages[language].waitingFor).selectOption('payment')
      await page.getByRole('button', { name: o.submit, exact: true }).click()
      await page.getByRole('link', { name: t.save }).click()
      await page.getByRole('button', { name: t.save }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('textbox', { name: t.name }).fill(name)
      await page.getByRole('button', { name: t.save }).click()
      await expect(page.getByText(noticeMessages[language].view_saved(name))).toBeVisible()
      const views = page.getByRole('navigation', { name: t.views })
      const link = views.getByRole('link', { name })
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(views.getByRole('link', { name: t.save })).toHaveCount(0)
      await views.getByRole('link', { name: t.all.orders }).click()
      await expect(link).not.toHaveAttribute('aria-current', 'page')
      await page.goto(`${adminUrl}/${shop}/search?${new URLSearchParams({ q: name })}`)
      await page.getByRole('main').getByRole('link', { name }).click()
      await expect(page.getByRole('checkbox', { name: o.statuses.new, exact: true })).toBeChecked()
      await views.getByRole('link', { name: t.manage }).click()
      await page.getByRole('button', { name: t.changeNamed(name) }).click()
      const dialog = page.getByRole('dialog', { name: t.changeNamed(name) })
      await dialog.getByRole('textbox', { name: t.name }).fill(' ')
      await dialog.getByRole('combobox', { name: t.forWhom }).selectOption(t.forAll)
      await dialog.getByRole('button', { name: t.change }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      const refused = page.getByRole('region', { name: t.changeNamed(name) })
      await expect(refused.getByRole('combobox', { name: t.forWhom })).toHaveValue('true')
      await refused.getByRole('textbox', { name: t.name }).fill(`${name} B`)
      await refused.getByRole('button', { name: t.change, exact: true }).click()
      await expect(page.getByRole('row').filter({ hasText: `${name} B` })).toContainText(t.forAll)
      await page.getByRole('button', { name: t.removeNamed(`${name} B`) }).click()
      await page
        .getByRole('dialog', { name: t.removeQuestion(`${name} B`) })
        .getByRole('button', { name: t.remove })
        .click()
      await expect(page.getByText(noticeMessages[language].view_deleted(`${name} B`))).toBeVisible()
      await expect(page.getByRole('button', { name: t.removeNamed(`${name} B`) })).toHaveCount(0)
    })

    test('a view with filters that the list does not have is refused', async ({ page }) => {
      await withSession(page.context(), await newMember(language, 'editor', shop))
      await page.goto(`${adminUrl}/${shop}/views/products?save=colour%3Dred`)
      await page.getByRole('textbox', { name: t.name }).fill('Red')
      await page.getByRole('button', { name: t.save }).click()
      await expect(page.getByRole('alert')).toContainText(fieldErrorIn[language]('query', 'wrong'))
    })
  })
