import { hrefTo } from '@stragan/routing'
import { expect, test } from './fixtures.ts'
import { ways } from './ways.ts'

const words = {
  en: {
    title: 'News',
    older: 'Older',
    newer: 'Newer',
    more: 'More news',
    all: 'All news',
    day: /^\d{1,2} \w+ 20\d\d$/,
    way: 'Breadcrumb',
  },
  pl: {
    title: 'Aktualności',
    older: 'Starsze',
    newer: 'Nowsze',
    more: 'Więcej aktualności',
    all: 'Wszystkie aktualności',
    day: /^\d{1,2} \p{L}+ 20\d\d$/u,
    way: 'Ścieżka nawigacji',
  },
} as const

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    const t = words[language]

    test('news are listed newest first, by page, and an article links to others', async ({ page }) => {
      await page.goto(hrefTo(language, 'news'))
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      const main = page.getByRole('main')
      const days = main.getByRole('article').locator('time')
      await expect(days.first()).toHaveText(t.day)
      const dates = await days.evaluateAll(times => times.map(time => time.getAttribute('datetime') ?? ''))
      expect(dates).toEqual([...dates].sort().reverse())
      const first = await main.getByRole('heading', { level: 2 }).first().innerText()
      await main.getByRole('link', { name: t.older }).click()
      await page.waitForURL('**?page=2')
      await expect(main.getByRole('heading', { level: 2, name: first })).toHaveCount(0)
      const older = await days.first().getAttribute('datetime')
      expect(older && older < String(dates.at(-1))).toBe(true)
      await main.getByRole('link', { name: t.newer }).click()
      await page.waitForURL(`**${hrefTo(language, 'news')}`)
      await main.getByRole('link', { name: first }).click()
      await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
      await expect(main.locator('time').first()).toHaveText(t.day)
      await expect(main.getByRole('heading', { level: 2 })).not.toHaveCount(0)
      const more = page.getByRole('region', { name: t.more })
      await expect(more.getByRole('link', { name: first })).toHaveCount(0)
      await more.getByRole('heading', { level: 3 }).first().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: first })).toHaveCount(0)
      await page.getByRole('link', { name: t.all }).click()
      await page.waitForURL(`**${hrefTo(language, 'news')}`)
    })
  })

test('a page beyond the last redirects to the last', async ({ page }) => {
  await page.goto(`${hrefTo('en', 'news')}?page=900`)
  await expect(page).toHaveURL(/\/en\/news\?page=[1-9]\d?$/)
  await page.goto(`${hrefTo('en', 'news')}?page=x`)
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('the language switch leads to the translated slug of the article', async ({ page }) => {
  await page.goto('/en/news/drilling-stainless-steel')
  await expect(page.locator('link[hreflang=pl]')).toHaveAttribute('href', /\/pl\/news\/wiercenie-w-stali-nierdzewnej$/)
  await page.getByRole('button', { name: 'Polski' }).click()
  await expect(page).toHaveURL('/pl/news/wiercenie-w-stali-nierdzewnej')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('not found', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('an unknown slug, or a slug of the other language, is a 404', async ({ page }) => {
    for (const path of ['/en/news/wiercenie-w-stali-nierdzewnej', '/pl/news/nothing-of-that-name', '/en/news/Gross_Flow'])
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
  })
})

test('an article with the same slug in both languages is shown in each', async ({ request }) => {
  for (const path of ['/en/news/gross-flow-control', '/pl/news/gross-flow-control'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
})
