import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { expect, hydrate, kawa, shopUrl, test } from './fixtures.ts'

const screws = hrefTo('en', 'category', { slug: 'screws-and-bolts' })
const list = (page: Page) => page.getByRole('region', { name: 'Products' })
const prices = async (page: Page) =>
  (await list(page).getByRole('article').locator('strong').allInnerTexts()).map(price => Number(price.replace(/[^\d.]/g, '')))

/** "1–24 of 127 products", or "9 products" on a single page. */
const total = async (page: Page) => {
  const text = await list(page)
    .getByText(/^([\d,]+–[\d,]+ of )?[\d,]+ products?$/)
    .innerText()
  return Number(text.replaceAll(',', '').match(/(\d+) product/)?.[1])
}

/** Ticks a filter; with JavaScript it applies at once. */
const tick = async (page: Page, facet: string, value: string, { script }: { script: boolean }) => {
  const box = page.getByRole('group', { name: facet, exact: true }).getByRole('checkbox', { name: value })
  const count = Number((await box.locator('xpath=..').innerText()).match(/(\d+)$/)?.[1])
  await box.check()
  if (!script) await page.getByRole('button', { name: 'Show results' }).click()
  return count
}

for (const script of [true, false])
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })
    test('a facet filters to its shown count, and removing its chip restores the list', async ({ page }) => {
      await page.goto(screws)
      const all = await total(page)
      const count = await tick(page, 'Brand', 'Inoxar', { script })
      await expect(page).toHaveURL(/\?.*brand=\d+/)
      expect(count).toBeLessThan(all)
      await expect.poll(() => total(page)).toBe(count)
      const both = await tick(page, 'Availability', 'In stock', { script })
      await expect(page).toHaveURL(/in_stock=1/)
      await expect.poll(() => total(page)).toBe(both)
      const chips = page.getByRole('list', { name: 'Active filters' })
      await chips.getByRole('link', { name: 'In stock' }).click()
      await expect(page).not.toHaveURL(/in_stock=1/)
      await expect(page.getByRole('checkbox', { name: 'In stock' })).not.toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Inoxar' })).toBeChecked()
      await expect.poll(() => total(page)).toBe(count)
      await chips.getByRole('link', { name: 'Brand: Inoxar' }).click()
      await expect(page.getByRole('checkbox', { name: 'Inoxar' })).not.toBeChecked()
      await expect.poll(() => total(page)).toBe(all)
    })

    test('a feature and a price range filter the list; one link clears both', async ({ page }) => {
      await page.goto(screws)
      const all = await total(page)
      await page.getByLabel('From').fill('50,5')
      // The field applies when it is left.
      if (script) {
        await page.getByLabel('From').press('Tab')
        await expect(page.getByLabel('From')).toHaveValue('50.5')
      }
      await page
        .locator('summary')
        .filter({ hasText: /^Material$/ })
        .click()
      await page.getByRole('group', { name: 'Material' }).getByRole('checkbox', { name: 'stainless steel' }).check()
      if (!script) await page.getByRole('button', { name: 'Show results' }).click()
      await expect(page).toHaveURL(/feature%5Bmaterial%5D=stainless-steel/)
      await expect(page.getByLabel('From')).toHaveValue('50.5')
      await expect.poll(() => total(page)).toBeLessThan(all)
      for (const price of await prices(page)) expect(price).toBeGreaterThan(50.5)
      await page.getByRole('link', { name: 'Remove all filters' }).click()
      await expect(page).toHaveURL(new RegExp(`${screws}$`))
      await expect(page.getByLabel('From')).toHaveValue('')
      await expect.poll(() => total(page)).toBe(all)
    })

    test('sorts by price across pages', async ({ page }) => {
      await page.goto(screws)
      const names = await list(page).getByRole('heading', { level: 3 }).allInnerTexts()
      await page.getByLabel('Sort').selectOption('Price, low to high')
      if (!script) await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page).toHaveURL(/sort=price_asc/)
      await expect(list(page).getByRole('heading', { level: 3 })).not.toHaveText(names)
      const first = await prices(page)
      expect(first).toHaveLength(24)
      expect(first).toEqual([...first].sort((a, b) => a - b))
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(list(page).getByText('25–48 of 127 products')).toBeVisible()
      await expect(page).toHaveURL(/sort=price_asc.*page=2/)
      const second = await prices(page)
      expect(second[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0)
      await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
      await page.getByRole('link', { name: 'Page 1', exact: true }).click()
      await expect(page).not.toHaveURL(/page=/)
      await expect.poll(() => prices(page)).toEqual(first)
    })

    test('shows more per page, and a table view with symbols', async ({ page }) => {
      await page.goto(screws)
      await page.getByLabel('Products per page').selectOption('48 per page')
      if (!script) await page.getByRole('button', { name: 'Apply' }).click()
      await expect(list(page).getByRole('article')).toHaveCount(48)
      await page.getByRole('link', { name: 'Table' }).click()
      const table = list(page).getByRole('table')
      await expect(table.locator('tbody')).toHaveCount(48)
      for (const name of ['Product', 'In stock', 'Price incl. VAT', 'By quantity'])
        await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
      await tick(page, 'Brand', 'Inoxar', { script })
      await expect(page).toHaveURL(/brand=\d+/)
      await expect(page).toHaveURL(/view=table/)
      await expect(page).toHaveURL(/per_page=48/)
      const row = table.getByRole('row').nth(1)
      await expect(row).toContainText('Inoxar')
      const link = row.getByRole('link').first()
      const name = await link.innerText()
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    })

    test('the table has a row for each variant that fits the filters, from which it is bought', async ({ page }) => {
      await page.goto(`${hrefTo('en', 'category', { slug: 'hexagon-bolts' })}?view=table&feature%5Blength%5D=40-mm`)
      const rows = list(page).getByRole('row').filter({ hasText: 'Length: ' })
      expect(await rows.count()).toBeGreaterThan(3)
      expect(
        new Set(await rows.locator('th').evaluateAll(heads => heads.map(head => head.textContent?.match(/Length: \d+/)?.[0]))),
      ).toEqual(new Set(['Length: 40']))
      for (const { height } of await rows.evaluateAll(found => found.map(row => row.getBoundingClientRect())))
        expect(Math.round(height)).toBeLessThanOrEqual(44)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(rows.first().getByText('incl. VAT').first()).toBeVisible()
      await page.setViewportSize({ width: 1440, height: 900 })
      const row = rows.filter({ hasText: '933A2-M8X40' })
      await expect(row).toContainText(/\d\sboxes/)
      await expect(row).toContainText(/PLN\s[\d.]+ incl\.\sVAT \/\sbox\sof\s100/)
      await row.getByRole('spinbutton').fill('2')
      await row.getByRole('button', { name: /^Add to cart: / }).click()
      if (script) await expect(page.getByRole('dialog')).toContainText('40 mm')
      await page.goto(hrefTo('en', 'cart'))
      await expect(page.getByRole('main')).toContainText('933A2-M8X40')
      await expect(page.getByRole('spinbutton', { name: /^Quantity: / })).toHaveValue(/^2\b/)
    })

    test('an empty result offers to remove each filter, with the resulting count', async ({ page }) => {
      await page.goto(`${screws}?brand=3&feature%5Bmaterial%5D=brass`)
      await expect(page.getByRole('heading', { name: 'No matching products' })).toBeVisible()
      const suggestions = page.getByRole('list', { name: 'Active filters' })
      await expect(suggestions.getByRole('link', { name: 'Without “Brand: Inoxar”' })).toBeVisible()
      const suggestion = suggestions.getByRole('listitem').filter({ hasText: 'Material: brass' })
      const count = Number((await suggestion.innerText()).match(/(\d+) products?$/)?.[1])
      expect(count).toBeGreaterThan(0)
      await suggestion.getByRole('link').click()
      await expect(list(page).getByRole('article').first()).toBeVisible()
      await expect.poll(() => total(page)).toBe(count)
    })

    test('search tolerates a typo; an empty search result links to other pages', async ({ page }) => {
      await page.goto(hrefTo('en', 'home'))
      const search = page.getByRole('banner').getByRole('search')
      await search.getByRole('combobox').fill('hammr')
      await search.getByRole('button').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “hammr”')
      await expect(page.getByText(/^(?:\d+|1–24 of \d+) products$/)).toBeVisible()
      await expect(list(page).getByRole('heading', { level: 3 }).first()).toHaveText(/hammer/)
      await search.getByRole('combobox').fill('qwxzqwxz')
      await search.getByRole('button').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results for “qwxzqwxz”')
      await page.getByRole('navigation', { name: 'Browse by category' }).getByRole('link', { name: 'Fasteners' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fasteners')
    })

    test('every category is reachable from the page of all products', async ({ page }) => {
      await page.goto(hrefTo('pl', 'categories'))
      const link = page.getByRole('main').getByRole('link', { name: /^Śruby sześciokątne/ })
      const count = (await link.innerText()).match(/\d+/)?.[0]
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Śruby sześciokątne')
      await expect(page.getByText(`1–24 z ${count} produktów`)).toBeVisible()
      await page.getByRole('navigation', { name: 'Ścieżka nawigacji' }).getByRole('link', { name: 'Śruby i wkręty' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Śruby i wkręty')
      await expect(page.getByRole('navigation', { name: 'Podkategorie' }).getByRole('link')).toHaveCount(4)
    })
  })

test('Back restores the list and its filters', async ({ page }) => {
  await page.goto(screws)
  const box = page.getByRole('checkbox', { name: 'Inoxar' })
  await box.check()
  await expect(page).toHaveURL(/brand=\d+/)
  await expect(box).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${screws}$`))
  await expect(box).not.toBeChecked()
})

test('by keyboard the focus stays in the content when a pressed filter disappears', async ({ page }) => {
  await page.goto(`${screws}?in_stock=1`)
  await hydrate(page)
  await page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'In stock' }).press('Enter')
  await expect(page).not.toHaveURL(/in_stock=1/)
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('filters apply at once, and the button counts the products and leads to them', async ({ page }) => {
    await page.goto(screws)
    const box = page.getByRole('checkbox', { name: 'Inoxar' })
    await expect(box).toBeHidden()
    await page.getByRole('form', { name: 'Filters' }).getByText('Filters', { exact: true }).click()
    const count = await tick(page, 'Brand', 'Inoxar', { script: true })
    await expect(page).toHaveURL(/brand=\d+/)
    await expect(box).toBeVisible()
    await page.getByRole('button', { name: `Show ${count} products` }).click()
    await expect(box).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${screws}$`))
    await page.goForward()
    await expect(page.getByRole('link', { name: 'Brand: Inoxar' })).toBeVisible()
  })
})

test('the language switch keeps the filters', async ({ page }) => {
  await page.goto(hrefTo('pl', 'category', { slug: 'sruby-i-wkrety' }))
  await expect(page.getByText('1–24 ze 127 produktów')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Inoxar' }).check()
  await expect(page.getByRole('link', { name: 'Usuń filtr: Marka: Inoxar' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/category\/screws-and-bolts\?brand=\d+$/)
  await expect(page.getByRole('link', { name: 'Remove filter: Brand: Inoxar' })).toBeVisible()
})

test.describe('in Polish', () => {
  for (const [id, heading] of [
    ['bestsellers', 'Bestsellery'],
    ['newProducts', 'Nowości'],
    ['productsOfTheMonth', 'Produkty miesiąca'],
    ['allProducts', 'Wszystkie produkty'],
  ] as const)
    test(`${heading} is a list in both shops`, async ({ page }) => {
      for (const shop of ['', kawa]) {
        await page.goto(shop + hrefTo('pl', id))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('region', { name: 'Produkty' }).getByRole('article').first()).toContainText(/\d,\d\d\s*zł/)
      }
    })
})

test('a brand has one canonical address', async ({ page }) => {
  for (const id of [1, 'projahn']) {
    await page.goto(hrefTo('pl', 'brand', { id }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projahn')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${hrefTo('pl', 'brand', { id: 'projahn' })}$`))
    await expect(page.getByRole('group', { name: 'Marka' })).toHaveCount(0)
  }
})

test('only plain lists and their pages are indexed, not filtered, sorted or searched ones', async ({ page }) => {
  const robots = page.locator('meta[name=robots]')
  for (const search of ['', '?page=2']) {
    await page.goto(screws + search)
    await expect(robots).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', shopUrl + screws + search)
  }
  for (const search of ['?brand=3', '?sort=name', '?view=table', '?per_page=48', '?in_stock=1&page=2', '?price_to=20']) {
    await page.goto(screws + search)
    await expect(robots).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${screws}$`))
  }
})

test('invalid query parameters are ignored, and a page beyond the last redirects to the last', async ({ page, request }) => {
  for (const search of [
    'page=0',
    'page=abc',
    'sort=cheap',
    'brand=x',
    'brand=99999999999',
    'price_from=-1',
    'per_page=7',
    'view=3d',
    'feature[A B]=x',
    'feature[__proto__]=x',
  ]) {
    const response = await request.get(`${screws}?${search}`)
    expect(response.status(), search).toBe(200)
    expect(await response.text(), search).toContain('1–24 of 127 products')
  }
  await page.goto(`${screws}?page=99`)
  await expect(page).toHaveURL(/\?page=6$/)
  await expect(list(page).getByText('121–127 of 127 products')).toBeVisible()
})

test('suggestions show picture, price and stock of a product', async ({ page }) => {
  await page.goto(hrefTo('en', 'home'))
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('933A2-M8')
  const option = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').filter({ hasText: 'DIN 933 M8 A2' }).first()
  await expect(option).toContainText(/from\sPLN\s[\d.]+ incl\.\sVAT \/\sbox/)
  await expect(option).toContainText(/[\d,]+\sboxes in stock/)
  await expect(option.locator('img')).toBeVisible()
})
