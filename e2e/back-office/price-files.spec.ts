import { agreedPriceMessages } from '../../apps/back-office/app/features/agreed-prices/agreed-prices.messages.ts'
import { importMessages } from '../../apps/back-office/app/features/imports/imports.messages.ts'
import { mappingMessages } from '../../apps/back-office/app/features/imports/mapping.messages.ts'
import { priceImportMessages } from '../../apps/back-office/app/features/imports/price-imports.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { waysByWidth } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

interface Prices {
  items: { variant_id: number; symbol: string; price_net: number | null }[]
}

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 900 }, expectedErrors: [/status of 422/] })
    const [t, m] = [importMessages[language], mappingMessages[language]]
    const p = priceImportMessages[language]

    test('prices of a list are read from a file after its check, and taken back', async ({ page }) => {
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
      const name = `Installers ${crypto.randomUUID().slice(0, 8)}`
      const lists = `shops/${shop}/price_lists`
      const { id } = await call<{ id: number }>(token, 'POST', lists, { name, valid_from: null, valid_to: null })
      const at = `${lists}/${id}/prices`
      const found = await call<Prices>(token, 'GET', `${at}?q=M8&limit=3`)
      const [changed, added, removed] = found.items
      if (!changed || !added || !removed) throw new Error('The demo shop has three variants with M8')
      const prices = [changed, removed].map(({ variant_id }) => ({ variant_id, price_net: 0.03, from: null }))
      await call(token, 'PUT', at, { prices })
      const stored = async () => {
        const { items } = await call<Prices>(token, 'GET', at)
        return Object.fromEntries(items.map(({ symbol, price_net }) => [symbol, price_net]))
      }
      // Without scripts a step is followed by loading the page again.
      const follow = async (state: string) =>
        expect(async () => {
          if (!javaScriptEnabled) await page.reload()
          await expect(page.getByText(state, { exact: true }).first()).toBeVisible({ timeout: 1000 })
        }).toPass()

      await page.goto(`${adminUrl}/${shop}/price-lists/${id}`)
      await page.getByRole('link', { name: p.title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: p.titleOf(name) })).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      const file = `Indeks;Cena netto\r\n${changed.symbol};0,02\r\n${added.symbol};1,50\r\n`
      await page.getByLabel(t.file, { exact: true }).setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
      await page.getByRole('button', { name: t.upload, exact: true }).click()
      await follow(t.states.ready)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.getByLabel(m.readColumnAs('Cena netto')).selectOption('')
      await page.getByLabel(p.removeMissing).check()
      await page.getByRole('button', { name: m.check, exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(p.noPrice)
      await page.getByLabel(m.readColumnAs('Cena netto')).selectOption('price_net')
      await expect(page.getByLabel(p.removeMissing)).toBeChecked()
      await page.getByRole('button', { name: m.check, exact: true }).click()
      await follow(t.states.checked)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      expect(await stored()).toEqual({ [changed.symbol]: 0.03, [removed.symbol]: 0.03 })
      for (const outcome of ['created', 'changed', 'removed'] as const)
        await expect(page.getByRole('link', { name: `${t.outcomes[outcome]}: 1` })).toBeVisible()
      const row = (symbol: string) => page.getByRole('table', { name: t.result }).getByRole('row').filter({ hasText: symbol })
      await expect(row(changed.symbol)).toContainText(p.price({ en: 'PLN 0.02', pl: '0,02 zł' }[language], null))
      await expect(page.getByText(p.runText(3))).toBeVisible()

      await page.getByRole('button', { name: t.run, exact: true }).click()
      await follow(t.states.imported)
      expect(await stored()).toEqual({ [changed.symbol]: 0.02, [added.symbol]: 1.5 })
      await page.getByRole('button', { name: t.undo, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.undo, exact: true }).click()
      await follow(t.states.undone)
      expect(await stored()).toEqual({ [changed.symbol]: 0.03, [removed.symbol]: 0.03 })
      await page.getByRole('link', { name: p.titleOf(name) }).click()
      await expect(page.getByRole('link', { name: 'prices.csv' })).toHaveCount(1)
      await page.getByRole('link', { name: p.back.price_list(name) }).click()
      await expect(page.getByRole('searchbox', { name: agreedPriceMessages[language].query })).toBeVisible()
      await call(token, 'DELETE', `${lists}/${id}`)
    })
  })
