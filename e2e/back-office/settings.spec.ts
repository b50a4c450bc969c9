import { formatMoney } from '@stragan/contract/formats'
import { hrefTo } from '@stragan/routing'
import { deliveryTexts } from '../../apps/back-office/app/features/settings/fields/delivery.messages.ts'
import { settingsMessages } from '../../apps/back-office/app/features/settings/settings.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { expect, test } from '../fixtures.ts'
import { port } from '../ports.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newMember, withSession } from './staff.ts'

/** A shop whose deliveries and payments no other test uses. */
const shop = 'test-shop'
const shopUrl = `http://test.localhost:${port}`

interface Settings {
  revision: string
  entries: { id: number; enabled: boolean; price_net?: number }[]
}

for (const [way, { language, javaScriptEnabled }] of ways.entries())
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl, expectedErrors: [/status of 4\d\d/] })
    const t = settingsMessages[language]
    const save = formMessages[language].save
    const labelOf = (path: string) => deliveryTexts[path]?.[language][0] ?? ''

    test('an owner changes a delivery price, and the shop has it', async ({ page }) => {
      const token = await newMember(language, 'owner', shop)
      await withSession(page.context(), token)
      const price = (1731 + 111 * way) / 100
      await page.goto(`/${shop}/settings`)
      await page.getByRole('link', { name: t.scope('delivery').title }).click()
      const name = { en: 'Courier', pl: 'Kurier' }[language]
      await page.getByRole('link', { name, exact: true }).click()
      const field = page.getByRole('textbox', { name: labelOf('price_net'), exact: true }).first()
      await field.fill(language === 'en' ? 'cheap' : 'tanio')
      if (javaScriptEnabled) await expect(page.getByText(`${formMessages[language].unsaved} ${labelOf('price_net')}`)).toBeVisible()
      await page.getByRole('button', { name: save }).click()

      // The wrong value is named, and stays.
      const problem = t.of(labelOf('price_net'), t.problem('not_a_number'))
      await expect(page.getByRole('alert').getByRole('link', { name: problem })).toBeVisible()
      await expect(field).toHaveAccessibleDescription(new RegExp(problem.slice(0, 20)))
      await expect(field).toHaveValue(language === 'en' ? 'cheap' : 'tanio')

      // Somebody else changes the same meanwhile: both values are shown, nothing is lost.
      const path = `shops/${shop}/settings/delivery`
      const { revision, entries } = await call<Settings>(token, 'GET', path)
      const meanwhile = entries.map((entry, i) => (i === 0 ? { ...entry, price_net: 99 } : entry))
      await call(token, 'PUT', path, { revision, entries: meanwhile })
      await field.fill(language === 'en' ? String(price) : String(price).replace('.', ','))
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByRole('alert')).toContainText(t.changed)
      const row = page.getByRole('alert').getByRole('row', { name: labelOf('price_net') })
      await expect(row.getByRole('cell').nth(1)).toHaveText('99')
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(noticeMessages[language].settings_saved(name))).toBeVisible()

      await page.goto(shopUrl + hrefTo(language, 'product', { id: 'pan-head-screw-m1-brass' }))
      const added = page.waitForResponse(response => response.request().method() === 'POST')
      await page.locator('#add-to-cart [type="submit"]').click()
      await added
      await page.goto(shopUrl + hrefTo(language, 'cart'))
      await expect(page.getByRole('main')).toContainText(formatMoney(language, price, 'PLN'))
    })

    test('the last payment cannot be disabled', async ({ page }) => {
      const token = await newMember(language, 'owner', shop)
      await withSession(page.context(), token)
      const path = `shops/${shop}/money_settings/payment`
      const before = await call<Settings>(token, 'GET', path)
      const entries = before.entries.map((entry, i) => ({ ...entry, enabled: i === 0 }))
      await call(token, 'PUT', path, { revision: before.revision, entries })
      await page.goto(`/${shop}/settings/payment`)
      await page.getByRole('button', { name: new RegExp(`^${t.disable}: `) }).click()
      await expect(page.getByRole('alert')).toContainText(t.problem('none_enabled'))
      const { revision } = await call<Settings>(token, 'GET', path)
      await call(token, 'PUT', path, { revision, entries: before.entries })
    })
  })
