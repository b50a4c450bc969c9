import type { Page } from '@playwright/test'
import { discountMessages } from '../../apps/back-office/app/features/discounts/discounts.messages.ts'
import { giftMessages } from '../../apps/back-office/app/features/discounts/gifts.messages.ts'
import { downloadMessages } from '../../apps/back-office/app/features/downloads/downloads.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { newAddress } from '../orders.ts'
import { openSession } from '../shop-api.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

const random = () => crypto.randomUUID().slice(0, 8).toUpperCase()

/** What the shop answers to a code, entered in a new cart. */
async function enter(page: Page, discount_code: string) {
  const headers = await openSession(page.request, { 'accept-language': 'en', 'x-forwarded-for': newAddress() })
  const response = await page.request.post('/api/my-shop/cart/check_discount_code', { headers, data: { cart: { discount_code } } })
  return response.json()
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, expectedErrors: [/status of 4(09|22)/] })
    const t = discountMessages[language]
    const g = giftMessages[language]
    const { save } = formMessages[language]
    const notices = noticeMessages[language]

    test('a manager adds a code, which applies in the shop, and disables it', async ({ page }) => {
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
      const code = `E2E-${random()}`
      await page.goto(`${adminUrl}/${shop}/discount-codes`)
      await page.getByRole('link', { name: t.add, exact: true }).click()
      await page.getByRole('button', { name: t.add }).click()
      await expect(page.getByRole('alert')).toContainText(t.codeMissing)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.getByLabel(t.code, { exact: false }).first().fill(code.toLowerCase())
      await page.getByRole('textbox', { name: t.valueLabel, exact: true }).fill(language === 'pl' ? '12,5' : '12.5')
      await page.getByLabel(t.maxUses).fill('3')
      const categories = page.locator('details').filter({ has: page.locator('summary', { hasText: t.category_ids }) })
      await categories.locator('summary').click()
      const category = (await categories.getByRole('listitem').first().innerText()).trim()
      await categories.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: t.add }).click()
      await expect(page.getByText(notices.discount_code_added(code))).toBeVisible()
      expect(await enter(page, code)).toMatchObject({ discount_type: 'percentage', value: 12.5, limited_to: [expect.any(String)] })

      await page.getByRole('link', { name: code }).click()
      await expect(categories.locator('summary')).toContainText(category)
      const id = Number(new URL(page.url()).pathname.split('/').at(-1))
      const at = `shops/${shop}/discount_codes/${id}`
      const { id: _, uses: __, series: ___, state: ____, ...from } = await call<Record<string, unknown>>(token, 'GET', at)
      await call(token, 'PUT', at, { ...from, value: 15, category_ids: [], from })
      await categories.locator('summary').click()
      await categories.getByRole('checkbox').nth(1).check()
      await page.getByRole('textbox', { name: t.valueLabel, exact: true }).fill('20')
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByRole('alert')).toContainText(refusalIn(language, { code: 'discount_code_changed', minutes: 0 }).title)
      await expect(page.getByRole('alert').getByRole('row', { name: t.category_ids })).toContainText(category)
      await expect(page.getByRole('textbox', { name: t.valueLabel, exact: true })).toHaveValue('20')
      await page.getByLabel(t.enabled).uncheck()
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.discount_code_saved(code))).toBeVisible()
      expect((await enter(page, code)).error.code).toBe('discount_code_used_up')
    })

    test('a category that was deleted meanwhile is named in an error, which leads to the categories', async ({ page }) => {
      // A shop whose categories no other test of codes looks at.
      const place = 'test-shop'
      const token = await newMember(language, 'owner', place)
      const name = `Fair ${random()}`
      const empty = { en: '', pl: '' }
      const category = { name: { en: name, pl: name }, slugs: empty, description: empty, seo_title: empty, seo_description: empty }
      const { id } = await call<{ id: number }>(token, 'POST', `shops/${place}/categories`, category)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${place}/discount-codes/new`)
      await page.getByLabel(t.code, { exact: false }).first().fill(`E2E-${random()}`)
      await page.getByRole('textbox', { name: t.valueLabel, exact: true }).fill('5')
      await page.locator('summary', { hasText: t.category_ids }).click()
      await page.getByRole('checkbox', { name }).check()
      await call(token, 'DELETE', `shops/${place}/categories/${id}`)
      await page.getByRole('button', { name: t.add }).click()
      const problem = page.getByRole('alert').getByRole('link', { name: fieldErrorIn[language]('category_ids', 'wrong') })
      await problem.click()
      const choice = page.getByRole('checkbox', { name: t.deleted(String(id)) })
      if (javaScriptEnabled) await expect(choice).toBeFocused()
    })

    test('a series of codes is made and downloaded as CSV', async ({ page }) => {
      await withSession(page.context(), await newMember(language, 'manager', shop))
      const series = `Targi ${random()}`
      await page.goto(`${adminUrl}/${shop}/discount-codes`)
      await page.getByRole('link', { name: t.addSeries }).click()
      await page.getByLabel(t.seriesName).fill(series)
      await page.getByLabel(t.prefix).fill('fair-')
      await page.getByLabel(t.count).fill('30')
      await page.getByRole('textbox', { name: t.valueLabel, exact: true }).fill('5')
      await page.getByRole('button', { name: t.make }).click()
      await expect(page.getByText(notices.discount_series_added('30'))).toBeVisible()
      await expect(page.getByText(t.ofSeries(series))).toBeVisible()
      await page.getByRole('button', { name: downloadMessages[language].download }).click()
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV', exact: true }).click()])
      const stream = await download.createReadStream()
      let csv = ''
      for await (const part of stream) csv += part
      expect(new Set(csv.match(/FAIR-[A-Z2-9]{10}/g)).size).toBe(30)
    })

    test('a gift is added with its names, and disabled', async ({ page }) => {
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
      const name = `Kubek ${random()}`
      await page.goto(`${adminUrl}/${shop}/gifts`)
      await page.getByRole('link', { name: g.add }).click()
      await page.getByLabel(g.minimum).fill('9000')
      await page.getByLabel(g.stock).fill('7')
      await page.getByRole('button', { name: g.add }).click()
      await expect(page.getByRole('alert')).toContainText(g.nameError)
      await page.getByLabel(g.nameIn[language]).fill(name)
      await page.getByRole('button', { name: g.add }).click()
      await expect(page.getByText(notices.gift_added())).toBeVisible()
      await page.getByRole('link', { name }).click()
      await page.getByLabel(g.enabled).uncheck()
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.gift_saved())).toBeVisible()
      const gifts = await call<{ name: Record<string, string>; enabled: boolean; items: number }[]>(token, 'GET', `shops/${shop}/gifts`)
      expect(gifts.find(one => one.name[language] === name)).toMatchObject({ enabled: false, items: 7 })
    })
  })
