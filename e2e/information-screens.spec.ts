import type { APIRequestContext, Page } from '@playwright/test'
import { hrefTo, type Language, type PageId } from '@stragan/routing'
import { expect, kawa, test } from './fixtures.ts'

const main = (page: Page) => page.getByRole('main')

/** Reads a list of the shop from its API. */
async function getJson<T>(request: APIRequestContext, path: string, language: Language): Promise<T> {
  const headers = { 'shop-origin': 'localhost', 'accept-language': language === 'en' ? 'en-US' : 'pl-PL' }
  return (await request.get(`/api/my-shop${path}`, { headers })).json()
}

interface Sheet {
  title: string
  symbol: string
  url: string
  product_id: number
  product_name: string
  product_slug: string
}
interface Catalog {
  title: string
  url: string
}
interface Point {
  name: string
  region: string
  latitude: number
  longitude: number
}

const links = {
  en: [
    ['aboutUs', 'About us'],
    ['contact', 'Contact'],
    ['distribution', 'Where to buy'],
    ['projahn', 'Projahn'],
    ['catalogs', 'Catalogues'],
    ['dataSheets', 'Data sheets'],
    ['vendingMachines', 'Vending machines'],
  ],
  pl: [
    ['aboutUs', 'O nas'],
    ['contact', 'Kontakt'],
    ['distribution', 'Gdzie kupić'],
    ['projahn', 'Projahn'],
    ['catalogs', 'Katalogi'],
    ['dataSheets', 'Karty techniczne'],
    ['vendingMachines', 'Automaty vendingowe'],
  ],
} as const satisfies Record<Language, readonly (readonly [PageId, string])[]>

for (const language of ['en', 'pl'] as const)
  test(`${language}: the footer links to every information screen`, async ({ page }) => {
    await page.goto(hrefTo(language, 'home'))
    const titles = new Set([await page.title()])
    for (const [id, name] of links[language]) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`**${hrefTo(language, id)}`)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: /^(Home|Strona główna)$/ })).toHaveCount(1)
      // Every screen has a unique title.
      await expect.poll(async () => titles.has(await page.title())).toBe(false)
      titles.add(await page.title())
    }
  })

test('a shop without a page has neither the page nor a link to it', async ({ page, request }) => {
  const { pages } = await (await request.get('/api/my-shop/content', { headers: { 'shop-origin': 'kawa.localhost' } })).json()
  expect(pages).not.toContain('projahn')
  await page.goto(`${kawa}/pl`)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' })).toBeVisible()
  await expect(page.locator('a[href*="projahn"]')).toHaveCount(0)
  const headers = { host: 'kawa.localhost' }
  expect((await request.get('/pl/projahn', { headers })).status()).toBe(404)
  const map = await (await request.get('/sitemap.xml', { headers })).text()
  expect(map).toContain('/pl/kontakt<')
  expect(map).not.toContain('/projahn')
})

test('a brand page shows the story from the shop’s content', async ({ page }) => {
  await page.goto(kawa + hrefTo('pl', 'brand', { id: 'palimir' }))
  await expect(main(page).getByRole('heading', { level: 1, name: 'Palimir' })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Palimir: kawa palona w bębnie' })).toBeVisible()
  await expect(main(page).getByText('W bębnie, małymi partiami.')).toBeVisible()
  await page.goto(hrefTo('pl', 'brand', { id: 'normfix' }))
  await expect(main(page).locator('.prose-shop')).toHaveCount(0)
})

for (const language of ['en', 'pl'] as const) {
  test(`${language}: brochures show their file size and open as PDF`, async ({ page, request }) => {
    const catalogs = await getJson<Catalog[]>(request, '/catalogs', language)
    expect(catalogs.length).toBeGreaterThan(0)
    await page.goto(hrefTo(language, 'catalogs'))
    for (const { title, url } of catalogs) {
      const card = main(page).getByRole('article').filter({ hasText: title })
      await expect(card).toContainText(language === 'en' ? /PDF, \d+ pages?, [\d.]+\s(kB|MB)/ : /PDF, \d+ stron[ay]?, [\d,]+\s(kB|MB)/)
      await expect(card.getByRole('link', { name: language === 'en' ? `Open ${title}` : `Otwórz ${title}` })).toHaveAttribute('href', url)
    }
    expect((await request.get(catalogs[0]?.url ?? '')).headers()['content-type']).toBe('application/pdf')
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test(`${language}: data sheets are found by symbol, with their product; no match shows an empty state`, async ({ page, request }) => {
        const { items } = await getJson<{ items: Sheet[] }>(request, '/data_sheets', language)
        const sheet = items.at(-1) as Sheet
        await page.goto(hrefTo(language, 'dataSheets'))
        const search = main(page).getByRole('search')
        const find = async (words: string) => {
          await search.getByRole('searchbox').fill(words)
          await search.getByRole('button').click()
        }
        await find(sheet.symbol)
        await page.waitForURL(/[?]find=/)
        const row = main(page).getByRole('row').filter({ hasText: sheet.product_name })
        const group = main(page).getByRole('rowgroup').filter({ hasText: sheet.product_name })
        await expect(group.getByRole('link', { name: sheet.title, exact: true })).toHaveAttribute('href', sheet.url)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await row.getByRole('link', { name: sheet.product_name, exact: true }).last().click()
        await page.waitForURL(`**${hrefTo(language, 'product', { id: sheet.product_slug })}`)
        const listed = main(page).getByRole('region', { name: language === 'en' ? 'Data sheets' : 'Karty techniczne' })
        await expect(listed.getByRole('link', { name: sheet.title, exact: true }).first()).toHaveAttribute('href', sheet.url)
        await page.goBack()
        await find('qwertyzxcv')
        await expect(
          main(page).getByRole('heading', { name: language === 'en' ? 'No matching data sheets' : 'Brak pasujących kart technicznych' }),
        ).toBeVisible()
        await main(page)
          .getByRole('link', { name: language === 'en' ? 'Show all data sheets' : 'Pokaż wszystkie karty' })
          .click()
        await page.waitForURL(`**${hrefTo(language, 'dataSheets')}`)
        await expect(main(page).getByRole('row')).not.toHaveCount(0)
      })
    })

  test(`${language}: points of sale are grouped by region, and no map is loaded`, async ({ page, request }) => {
    const hosts: string[] = []
    page.on('request', one => hosts.push(new URL(one.url()).hostname))
    const points = await getJson<Point[]>(request, '/distribution_points', language)
    await page.goto(hrefTo(language, 'distribution'))
    expect(new Set(hosts)).toEqual(new Set(['localhost']))
    for (const { name, region, latitude, longitude } of points) {
      const place = main(page).getByRole('region', { name: region, exact: true }).getByRole('article').filter({ hasText: name })
      await expect(place.getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
        'href',
        `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
      )
    }
    const regions = main(page).getByRole('navigation', { name: language === 'en' ? 'Regions' : 'Regiony' })
    expect(await regions.getByRole('link').count()).toBe(new Set(points.map(({ region }) => region)).size)
    const last = regions.getByRole('link').last()
    const name = String(await last.textContent())
    await last.click()
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeInViewport()
  })

  test(`${language}: machines are compared with their common properties`, async ({ page, request }) => {
    const machines = await getJson<{ name: string; features: { feature_name: string; feature_value: string }[] }[]>(
      request,
      '/vending_machines',
      language,
    )
    await page.goto(hrefTo(language, 'vendingMachines'))
    const table = main(page).getByRole('table', { name: language === 'en' ? 'Comparison' : 'Porównanie' })
    for (const { name } of machines) await expect(table.getByRole('columnheader', { name })).toBeVisible()
    for (const [place, { features }] of machines.entries())
      for (const { feature_name, feature_value } of features) {
        const shared = machines.filter(machine => machine.features.some(feature => feature.feature_name === feature_name)).length > 1
        const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: feature_name, exact: true }) })
        if (shared) await expect(row.getByRole('cell').nth(place)).toHaveText(feature_value)
        else await expect(row).toHaveCount(0)
      }
  })

  test(`${language}: the brand page shows its products and links to all of them`, async ({ page }) => {
    await page.goto(hrefTo(language, 'projahn'))
    expect(await main(page).locator('a[href*="/product/"]').count()).toBeGreaterThanOrEqual(8)
    const category = main(page)
      .getByRole('region', { name: language === 'en' ? 'By category' : 'Według kategorii' })
      .getByRole('link')
      .first()
    const counted = Number(await category.locator('[aria-hidden]').textContent())
    await category.click()
    await page.waitForURL(/[?]brand=/)
    const count = language === 'en' ? `(?:of )?${counted} products?` : `(?:z )?${counted} produkt(?:y|ów|u)?`
    await expect(
      main(page)
        .getByText(new RegExp(`${count}$`))
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await page.goBack()
    await main(page)
      .getByRole('link', { name: language === 'en' ? /^All products by Projahn \(\d+\)$/ : /^Wszystkie produkty marki Projahn \(\d+\)$/ })
      .click()
    await page.waitForURL(`**${hrefTo(language, 'brand', { id: 'projahn' })}`)
  })
}

test('on a phone the table of data sheets fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(hrefTo('pl', 'dataSheets'))
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const table = main(page).getByRole('table')
  for (const part of [table, table.getByRole('link').first(), table.getByRole('cell').first()]) {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 }
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(clientWidth)
  }
})
