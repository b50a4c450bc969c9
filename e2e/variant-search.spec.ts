import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { expect, hydrate, test } from './fixtures.ts'
import { ways } from './ways.ts'

const bolt = '933A2-M8X40'
const words = {
  en: {
    search: 'Search',
    two: '200 pcs',
    add: /^Add to cart/,
    length: 'Length: 40 mm',
    gloves: 'gloves 9',
    size: 'Size: 9',
    some: /^1 of \d+ variants matches your search\./,
    showAll: /^Show all \d+ variants/,
    several: /^\d+ matching variants/,
  },
  pl: {
    search: 'Szukaj',
    two: '200 szt.',
    add: /^Do koszyka/,
    length: 'Długość: 40 mm',
    gloves: 'rękawice rozmiar 9',
    size: 'Rozmiar: 9',
    some: /^Pasujące do\swyszukiwania: 1\sz\s\d+\swariantów\./,
    showAll: /^Pokaż wszystkie \d+\swariant/,
    several: /^\d+ pasując/,
  },
} satisfies Record<Language, object>

const card = (page: Page, text: string) => page.getByRole('main').getByRole('article').filter({ hasText: text })
const rows = (page: Page) =>
  page
    .getByRole('region', { name: /^(Variants|Warianty)$/ })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    const t = words[language]
    test.use({ javaScriptEnabled })
    const search = (page: Page, query: string, view = '') =>
      page.goto(`${hrefTo(language, 'allProducts')}?${new URLSearchParams({ q: query })}${view}`)

    test('from the home page to 200 bolts M8x40 A2 in the cart in five steps', async ({ page }) => {
      await page.goto(hrefTo(language, 'home'))
      const box = page.getByRole('combobox', { name: t.search })
      await box.fill('M8x40 A2')
      await box.press('Enter')
      const found = card(page, bolt)
      await expect(found).toContainText(t.length)
      if (javaScriptEnabled) await hydrate(page)
      await found.getByRole('spinbutton').fill(t.two)
      await found.getByRole('button', { name: t.add }).click()
      if (javaScriptEnabled) await expect(page.getByRole('dialog')).toContainText(bolt)
      await expect(page.getByText(bolt).first()).toBeVisible()
      await page.goto(hrefTo(language, 'cart'))
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: bolt })
      await expect(line.getByRole('spinbutton')).toHaveValue('2')
      await expect(line).toContainText(`= ${t.two}`)
    })

    test('a result leads to its variant, and from there to all variants', async ({ page }) => {
      await search(page, 'M8x40 A2')
      await card(page, bolt).getByRole('link').first().click()
      await expect(page).toHaveURL(/\?variant=\d+#variants$/)
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page).filter({ hasText: bolt })).toHaveAttribute('aria-current', 'true')
      await expect(page.getByText(t.some)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^[^?#]+$/)
      await page.getByRole('link', { name: t.showAll }).click()
      await expect(page.getByText(t.some)).toHaveCount(0)
      expect(await rows(page).count()).toBeGreaterThan(5)
      await expect(page.locator('tr[aria-current]')).toHaveText(new RegExp(bolt))
    })

    test('gloves of size 9, as cards and in the table', async ({ page }) => {
      await search(page, t.gloves)
      const found = card(page, t.size).first()
      await expect(found).toContainText(/GLV-\w+-9/)
      await expect(found.getByRole('spinbutton')).toBeVisible()
      await search(page, t.gloves, '&view=table')
      const row = page.getByRole('main').getByRole('row').filter({ hasText: t.size }).first()
      await expect(row).toContainText(/GLV-\w+-9/)
      await row.getByRole('button', { name: t.add }).click()
      if (javaScriptEnabled) await expect(page.getByRole('dialog')).toContainText(/GLV-\w+-9/)
      await page.goto(hrefTo(language, 'cart'))
      await expect(page.getByRole('main')).toContainText(/GLV-\w+-9/)
    })

    test('several variants that match are counted, and the table shows those', async ({ page }) => {
      await search(page, '933A2-M8X2')
      const link = card(page, '933A2-M8').getByRole('link', { name: t.several })
      const count = Number.parseInt(await link.innerText(), 10)
      await link.click()
      await expect(rows(page)).toHaveCount(count)
    })
  })
