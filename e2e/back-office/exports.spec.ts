import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Language } from '@stragan/routing'
import readXlsxFile from 'read-excel-file/node'
import { downloadMessages } from '../../apps/back-office/app/features/downloads/downloads.messages.ts'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { failureIn } from '../../apps/back-office/app/platform/failures.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

/** The bytes of the file that a link leads to, and its name. */
async function downloadBy(page: Page, link: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('link', { name: link }).click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, expectedErrors: [/status of 403/] })

    test('an accountant downloads the orders as they are filtered', async ({ page, request }) => {
      const { order, buyer } = await placeOrder(request)
      const { orders: t, download: d } = { orders: orderMessages[language], download: downloadMessages[language] }
      await withSession(page.context(), await newMember(language, 'accountant', shop))
      await page.goto(`${adminUrl}/${shop}/orders`)
      await page.getByRole('searchbox', { name: t.query }).fill(buyer.email)
      await page.getByRole('checkbox', { name: t.statuses.new, exact: true }).check()
      await page.getByRole('button', { name: t.submit }).click()
      await expect(page.getByRole('link', { name: order.number })).toBeVisible()
      await page.getByRole('button', { name: d.download }).click()
      await expect(page.getByText(d.included('orders', 1, true))).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      const csv = await downloadBy(page, d.formats.csv.name)
      expect(csv.name).toMatch({ en: /^tools-orders-\d{4}-\d\d-\d\d\.csv$/, pl: /^tools-zamowienia-\d{4}-\d\d-\d\d\.csv$/ }[language])
      const [head, line, end] = csv.bytes.toString().split('\r\n')
      const separator = language === 'pl' ? ';' : ','
      expect(head).toContain(`${separator}${t.status}${separator}`)
      expect(line?.split(separator)[0]).toBe(order.number)
      expect([line?.includes(t.statuses.new), end]).toEqual([true, ''])

      const [sheet] = await readXlsxFile((await downloadBy(page, d.formats.xlsx.name)).bytes)
      expect([sheet?.sheet, sheet?.data.length]).toEqual([t.title, 2])
      expect(sheet?.data[1]?.slice(0, 3)).toEqual([order.number, expect.any(Date), t.statuses.new])

      const json = await downloadBy(page, d.formats.json.name)
      expect(JSON.parse(json.bytes.toString())).toEqual([expect.objectContaining({ uid: order.uid, email: buyer.email })])
    })

    test('an owner downloads a list that is short and not filtered', async ({ page }) => {
      const d = downloadMessages[language]
      const token = await newMember(language, 'owner', shop)
      await withSession(page.context(), token)
      const categories = await call<{ id: number; name: Record<Language, string> }[]>(token, 'GET', `shops/${shop}/categories`)
      await page.goto(`${adminUrl}/${shop}/categories`)
      await page.getByRole('button', { name: d.download }).click()
      await expect(page.getByText(d.included('categories', categories.length, false))).toBeVisible()
      const [sheet] = await readXlsxFile((await downloadBy(page, d.formats.xlsx.name)).bytes)
      expect(sheet?.data.length).toBe(categories.length + 1)
      expect(sheet?.data[1]).toEqual(expect.arrayContaining([categories[0]?.id, categories[0]?.name[language]]))
      const json = await downloadBy(page, d.formats.json.name)
      expect(JSON.parse(json.bytes.toString())).toEqual(categories)
    })

    test('a seller is offered no download, and is refused one', async ({ page }) => {
      const d = downloadMessages[language]
      await withSession(page.context(), await newMember(language, 'sales', shop))
      await page.goto(`${adminUrl}/${shop}/orders`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: d.download })).toHaveCount(0)
      await page.goto(`${adminUrl}/${shop}/download/orders.csv`)
      await expect(page.getByRole('heading', { level: 1, name: failureIn(language, 'permission_denied').title ?? '' })).toBeVisible()
      await page.getByRole('link', { name: d.back }).click()
      await expect(page).toHaveURL(`${adminUrl}/${shop}/orders`)
    })
  })
