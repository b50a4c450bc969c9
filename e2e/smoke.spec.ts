import { hrefTo } from '@stragan/routing'
import { expect, kawa, test } from './fixtures.ts'
import { firstProduct } from './products.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor navigates from the home page to a product and to its Polish page', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveTitle(/Stragan Narzędzia/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools and fasteners by size and standard')
      await expect(page.getByRole('region', { name: 'Categories' }).getByText('Fasteners', { exact: true })).toBeVisible()
      const first = page.getByRole('region', { name: 'Bestsellers' }).getByRole('article').getByRole('link').first()
      const name = await first.innerText()
      await first.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.getByRole('button', { name: 'Polski' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
      await expect(page).toHaveURL(/\/pl\/product\/[a-z0-9-]+$/)
      await expect(page.getByText(/zł/).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Opis' })).toBeVisible()
    })

    test('a product with variants shows tiers, weight and stock of each', async ({ page }) => {
      await page.goto(hrefTo('en', 'home'))
      const { slugs } = await firstProduct(page.request, 'q=933-8.8-M8')
      await page.goto(hrefTo('en', 'product', { id: slugs.en }))
      const table = page.getByRole('region', { name: 'Variants' }).getByRole('table')
      await expect(table.getByRole('columnheader', { name: 'Length' })).toBeVisible()
      const row = table.getByRole('row').nth(1)
      await expect(row).toContainText('933-8.8-M8X')
      await expect(row).toContainText(/PLN\s?\d/)
      await expect(row).toContainText(/\d\skg/)
      await expect(row).toContainText(/\d\sboxes/)
    })
  })

test('every picture of the home page loads in its declared size', async ({ page }) => {
  await page.goto(hrefTo('pl', 'home'))
  const pictures = page.getByRole('main').locator('img')
  await expect(pictures.first()).toBeVisible()
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBe(1)
  }
})

test('two hosts are two isolated shops', async ({ page }) => {
  await page.goto(hrefTo('pl', 'home'))
  await expect(page.getByRole('banner')).toContainText('Stragan Narzędzia')
  const tools = await page.getByRole('main').getByRole('article').getByRole('link').allInnerTexts()
  await page.goto(kawa + hrefTo('pl', 'home'))
  await expect(page.getByRole('banner')).toContainText('Kawa i Automat')
  const coffee = await page.getByRole('main').getByRole('article').getByRole('link').allInnerTexts()
  expect(coffee.length).toBeGreaterThan(4)
  expect(coffee.filter(name => tools.includes(name))).toEqual([])
  await expect(page.getByRole('contentinfo')).toContainText('Kraków')
})

test('an unknown host gets a plain 404 without a shop name', async ({ request }) => {
  for (const [path, words] of [
    ['/', 'There is no shop at this address.'],
    ['/pl', 'Pod tym adresem nie ma sklepu.'],
    ['/en/product/1', 'There is no shop at this address.'],
  ] as const) {
    const response = await request.get(path, { headers: { host: 'nobody.example' } })
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toContain(words)
    expect(html).not.toMatch(/Stragan|Kawa/)
  }
})

test('shows the API reference', async ({ page }) => {
  await page.goto('/api/my-shop/docs')
  await expect(page.getByText('/api/my-shop/category_tree')).toBeVisible()
  await expect(page.getByText('/api/my-shop/products/{id}/full')).toBeVisible()
})

test.describe('an unknown page', () => {
  test.use({ expectedErrors: [/404/] })

  for (const [path, heading, words] of [
    ['/en/nothing', 'This page does not exist', 'nothing'],
    ['/pl/product/nie-ma-takiego', 'Nie ma takiej strony', 'nie ma takiego'],
    ['/pl/product/Duze-Litery', 'Nie ma takiej strony', 'Duze Litery'],
    ['/pl/product/%C5%9Bruba-m8', 'Nie ma takiej strony', 'śruba m8'],
  ] as const)
    test(`${path} shows a 404 with its path and a search for its words`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible()
      const main = page.getByRole('main')
      const search = main.getByRole('search').getByRole('searchbox')
      await expect(search).toHaveValue(words)
      await expect(main.getByRole('link')).toHaveCount(2)
      await search.fill('M8')
      await search.press('Enter')
      await expect(page).toHaveURL(/\?q=M8$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('M8')
    })
})

test('no page sets a cookie or loads anything from another host', async ({ page, context, baseURL }) => {
  const hosts = new Set<string>()
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http')) hosts.add(url.origin)
  })
  for (const path of ['/', '/en', '/pl', '/pl/product/1']) await page.goto(path)
  expect([...hosts]).toEqual([baseURL])
  expect(await context.cookies()).toEqual([])
})
