import { apiKeyMessages } from '../../apps/back-office/app/features/api-keys/api-keys.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { rightsMessages } from '../../apps/back-office/app/platform/rights.messages.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { adminUrl, newShop, openScreen, statusOf, withSession } from './staff.ts'

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl })
    const t = apiKeyMessages[language]
    const { resource } = rightsMessages[language]

    test('an owner creates a key for one network, sees it once, and revokes it', async ({ page }) => {
      const { code, token } = await newShop(language)
      const [name, network] = ['Warehouse scanner', '127.0.0.0/24']
      const [orders, settings] = [`shops/${code}/orders`, `shops/${code}/settings/delivery`]
      await withSession(page.context(), token)
      await page.goto(`/${code}`)
      await openScreen(page, language, frameMessages[language].apiKeys)
      await expect(page.getByText(t.none, { exact: true })).toBeVisible()
      await page.getByRole('link', { name: t.create }).click()
      await page.getByRole('textbox', { name: t.name, exact: true }).fill(name)
      await page.getByRole('checkbox', { name: t.readNamed(resource('orders')), exact: true }).check()
      await page.getByRole('textbox', { name: t.addresses }).fill(network)
      await page.getByRole('button', { name: t.create }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.created })).toBeVisible()
      const key = await page.getByText(/^sk_/).innerText()

      expect(await statusOf(key, orders)).toBe(200)
      expect(await statusOf(key, orders, '203.0.113.7')).toBe(401)
      expect(await statusOf(key, settings)).toBe(403)
      expect(await statusOf(token, settings)).toBe(200)

      await page.getByRole('link', { name: t.toList }).click()
      const row = page.getByRole('row').filter({ hasText: name })
      await expect(row.getByRole('cell').nth(0)).toHaveText(`${resource('orders')} (${t.read})`)
      await expect(row.getByRole('cell').nth(1)).toHaveText(network)
      await expect(row.getByRole('cell').nth(2)).not.toHaveText(t.never)
      expect(await page.content()).not.toContain(key)
      const prefix = (await row.locator('code').innerText()).replace('…', '')
      expect(prefix.length).toBeGreaterThan(3)
      expect([key.startsWith(prefix), prefix.length < key.length / 2]).toEqual([true, true])

      await page.getByRole('button', { name: t.revokeNamed(name) }).click()
      await page
        .getByRole('dialog', { name: t.revokeQuestion(name) })
        .getByRole('button', { name: t.revoke })
        .click()
      await expect(page.getByText(noticeMessages[language].key_revoked(name))).toBeVisible()
      await expect(page.getByText(t.none, { exact: true })).toBeVisible()
      expect(await statusOf(key, orders)).toBe(401)
    })
  })
