import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { expect, hydrate, test } from './fixtures.ts'
import { firstProduct } from './products.ts'

const goTo = async (page: Page, query: string, language: Language = 'en') => {
  const product = await firstProduct(page.request, query)
  await page.goto(hrefTo(language, 'product', { id: product.slugs[language] }))
  return product
}

const withVariants = 'q=933-8.8-M8'
const promoted = 'flag=sale&q=7089-300-ZF'

test('drawings are dark lines on a light ground, and light lines on a dark one where the screen is dark', async ({ page }) => {
  await goTo(page, withVariants)
  const picture = page
    .getByRole('region', { name: /^Pictures/ })
    .getByRole('img')
    .first()
  const ground = () => picture.evaluate(element => getComputedStyle(element.closest('.plate') ?? element).backgroundColor)
  await expect(picture).toHaveCSS('filter', 'none')
  expect(await ground()).toBe('rgb(245, 246, 247)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(picture).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)')
  expect(await ground()).toBe('rgb(26, 29, 32)')
})

test('the picture gallery works by keyboard', async ({ page }) => {
  await goTo(page, withVariants)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const gallery = page.getByRole('region', { name: `Pictures: ${name}` })
  const second = gallery.getByRole('link', { name: /^Show picture 2 of/ })
  const first = gallery.getByRole('button', { name: /^Enlarge/ }).first()
  await hydrate(page)
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(second).toHaveAttribute('aria-current', 'true')
  const shown = gallery.getByRole('button', { name: /^Enlarge/ }).nth(1)
  await expect(shown).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Pictures: ${name}` })
  const enlarged = dialog.getByRole('button', { name: /^Enlarge/ })
  await expect(enlarged.nth(1)).toBeFocused()
  await expect(enlarged.nth(1)).toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await expect(enlarged.first()).toBeFocused()
  await expect(enlarged.first()).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(enlarged.first()).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() =>
      enlarged
        .first()
        .getByRole('img')
        .evaluate((picture: HTMLImageElement) => [picture.complete, picture.currentSrc.slice(-4)]),
    )
    .toEqual([true, '.svg'])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(shown).toBeFocused()
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  await expect(second).toHaveAttribute('aria-current', 'false')
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a promotion strikes the lowest price of the 30 days before, and shows it per variant', async ({ page }) => {
      await goTo(page, promoted)
      const main = page.getByRole('main')
      await expect(main.getByText('Sale', { exact: true }).first()).toBeVisible()
      await expect(main.getByText(/^Lowest price in the 30 days before the reduction: PLN\s?\d+\.\d\d/).first()).toBeVisible()
      await expect(main.locator('s').first()).toContainText(/^Lowest price in the 30 days before the reduction PLN/)
      const table = page.getByRole('region', { name: 'Variants' }).getByRole('table')
      const variants = await table.getByRole('rowheader').count()
      expect(variants).toBeGreaterThan(2)
      await expect(table.getByText(/^Lowest in the 30 days before the reduction: PLN\s?\d+\.\d\d$/)).toHaveCount(variants)
    })

    test('variants show symbol, features, tier prices, stock and weight beside the picture', async ({ page }) => {
      await goTo(page, withVariants)
      const table = page.getByRole('region', { name: 'Variants' }).getByRole('table')
      for (const name of ['Product code', 'Length', 'from 1 box', 'from 20 boxes', 'Available'])
        await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
      const row = table.getByRole('row').nth(1)
      await expect(row).toBeInViewport()
      const [picture, rows] = await Promise.all([page.getByRole('region', { name: /^Pictures/ }).boundingBox(), table.boundingBox()])
      expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(rows?.x ?? 0)
      expect(await table.evaluate(element => element.scrollWidth - (element.parentElement?.clientWidth ?? 0))).toBe(0)
      await expect(row.getByRole('rowheader')).toContainText('933-8.8-M8X')
      await expect(row).toContainText(/PLN\s?\d+\.\d\d/)
      await expect(row).toContainText(/[\d.]+\skg/)
      await expect(row).toContainText(/\d+\sbox(es)?= [\d,]+\spcs/)
    })

    test('shows everything in Polish and links to brand and category', async ({ page }) => {
      await goTo(page, promoted, 'pl')
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const name of ['Warianty', 'Opis', 'Cechy', 'Pasujące produkty', 'Podobne produkty'])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(page.getByText(/^Najniższa cena z\s30 dni przed obniżką: \d+,\d\d\szł/).first()).toBeVisible()
      const way = page.getByRole('navigation', { name: 'Ścieżka nawigacji' }).getByRole('link')
      await expect(way.last()).toHaveAttribute('href', /^\/pl\/category\/[a-z0-9-]+$/)
      await page.getByRole('main').getByRole('link', { name: 'Wszystkie produkty marki Normfix' }).click()
      await expect(page).toHaveURL(hrefTo('pl', 'brand', { id: 'normfix' }))
    })

    test('shows net prices everywhere when net is chosen', async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'display', value: 'pln-net', url: baseURL ?? '' }])
      const product = await goTo(page, promoted)
      const response = await page.request.get(`/api/my-shop/products/${product.id}`, { headers: { 'shop-origin': 'localhost' } })
      const [variant] = (await response.json()).product_variants_table_data
      const net = variant.product_variant_prices[0].promo_price_net.toFixed(2)
      await expect(page.getByText(/^These are net prices per (piece|box of \d+|\w+ of )/).first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Variants' }).getByRole('row').nth(1)).toContainText(net)
    })
  })

test('a picture of one of several variants says so', async ({ page }) => {
  const caption = page.getByText('The picture shows the product family; details may differ.')
  await goTo(page, withVariants)
  await expect(caption).toBeVisible()
  await goTo(page, 'q=VID-18-180')
  await expect(caption).toHaveCount(0)
})

test('on a phone the variants fit the screen, with the price steps in a line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, 'q=933A2-M8')
  const table = page.getByRole('group', { name: /^These are prices per box of 100/ })
  await expect(table.getByRole('row').filter({ hasText: '933A2-M8X40' })).toContainText(
    /40\smm\s· 1\.86\skg.*371\sboxes.*PLN\s126\.94.*PLN\s1\.27\/pc/,
  )
  await expect(table.getByText(/^from 5:/).first()).toBeVisible()
  expect(await table.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('on a phone the bar buys the only variant that the address names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const product = await goTo(page, 'q=933A2-M8')
  const response = await page.request.get(`/api/my-shop/products/${product.id}`, { headers: { 'shop-origin': 'localhost' } })
  const variants: { symbol: string; product_variant_id: number }[] = (await response.json()).product_variants_table_data
  const named = variants.find(({ symbol }) => symbol === '933A2-M8X40')
  await page.goto(`${page.url()}?variant=${named?.product_variant_id}`)
  const bar = page.locator('.buy-bar')
  await expect(bar).toContainText(/^PLN\s126\.94/)
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog')).toContainText('933A2-M8X40')
})

test('the price list stands beside the price and highlights its first tier where all variants cost the same', async ({ page }) => {
  await goTo(page, 'q=SEA-MS')
  const list = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'You save' }) })
  await expect(list.locator('[aria-current=true]')).toHaveCount(1)
  await expect(list.getByRole('row').nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(list.getByRole('row').nth(1)).toContainText('from 1 cartridge')
  await expect(list.getByRole('row').nth(2)).toContainText(/−\d+%/)
})

test('a product page contacts the shop only, and its data contains only what is shown', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http')) hosts.add(url.origin)
  })
  const { id } = await goTo(page, withVariants)
  await page.mouse.wheel(0, 5000)
  await expect(page.getByRole('region', { name: 'Goes well with this' })).toBeVisible()
  expect([...hosts]).toEqual([baseURL])
  const html = await (await page.request.get(hrefTo('en', 'product', { id }))).text()
  for (const unneeded of ['price_promo_netto', 'youtube_link', 'product_variants_custom_prices', 'default_category_id', 'brand_id'])
    expect(html, unneeded).not.toContain(unneeded)
})
