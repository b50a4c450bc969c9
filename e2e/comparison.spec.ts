import type { Page } from '@playwright/test'
import { hrefTo, type Language, languages } from '@stragan/routing'
import { compareMessages } from '../apps/storefront/app/features/comparison/compare.messages.ts'
import { comparisonMessages } from '../apps/storefront/app/features/comparison/comparison.messages.ts'
import { comparisonHref } from '../apps/storefront/app/features/comparison/comparison-query.ts'
import { formatMoney } from '../apps/storefront/app/platform/format.ts'
import { expect, expectHydrated, holdRequests, hydrate, test } from './fixtures.ts'
import { getJson, jan, logIn, personalPrices, shop } from './personal-prices.ts'
import { ways } from './ways.ts'

const drivers = {
  en: {
    category: /^Cordless tools/,
    body: 'Impact driver 12 V, 110 Nm, compact, body only',
    kit: 'Impact driver 18 V, 160 Nm, starter kit with case',
    brushless: 'Brushless impact driver 18 V, 180 Nm, body only',
    search: 'impact driver',
    differing: ['Weight', 'Maximum speed', 'Torque', 'Voltage'],
    contents: 'Contents',
    equal: ['Brand', 'Sales unit', 'Standard', 'Drive'],
  },
  pl: {
    category: /^Narzędzia akumulatorowe/,
    body: 'Zakrętarka udarowa 12 V, 110 Nm, kompaktowa, bez akumulatora',
    kit: 'Zakrętarka udarowa 18 V, 160 Nm, zestaw podstawowy w walizce',
    brushless: 'Bezszczotkowa zakrętarka udarowa 18 V, 180 Nm, bez akumulatora',
    search: 'zakrętarka udarowa',
    differing: ['Waga', 'Maksymalna prędkość', 'Moment obrotowy', 'Napięcie'],
    contents: 'Zawartość',
    equal: ['Marka', 'Jednostka sprzedaży', 'Norma', 'Napęd'],
  },
} as const

const main = (page: Page) => page.getByRole('main')
/** Texts without the no-break spaces of typesetting. */
const plain = (texts: string[]) => texts.map(text => text.replaceAll(/\s/g, ' '))
const named = (name: string) => new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s'))
const box = (page: Page, name: string) => main(page).getByRole('checkbox', { name: named(name) })
const boxes = (page: Page) => main(page).getByRole('checkbox', { name: /^(Compare|Porównaj)\s/ })
const compareButton = (page: Page) => main(page).getByRole('button', { name: /^(Compare|Porównaj)\s/ })
const columns = async (page: Page) => plain(await main(page).getByRole('columnheader').getByRole('link').allInnerTexts())

/** Names of the attributes that differ, and of those that are equal. */
async function attributes(page: Page, language: Language) {
  const t = comparisonMessages[language]
  const texts = plain(await main(page).getByRole('table').locator('tbody th').allInnerTexts())
  const [differences, same] = [texts.indexOf(t.differences), texts.indexOf(t.same)]
  return { differing: texts.slice(differences + 1, same), equal: texts.slice(same + 1) }
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    const t = drivers[language]

    test('two impact drivers are compared in four interactions, differences first', async ({ page }) => {
      let interactions = 0
      const interact = (action: Promise<unknown>) => {
        interactions++
        return action
      }
      await page.goto(hrefTo(language, 'home'))
      await interact(main(page).getByRole('link', { name: t.category }).first().click())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.category)
      await expect(compareButton(page)).toBeHidden()
      await interact(box(page, t.body).check())
      await interact(box(page, t.brushless).check())
      await interact(compareButton(page).click())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(comparisonMessages[language].title)
      expect(interactions).toBe(4)
      expect((await columns(page)).sort()).toEqual([t.body, t.brushless].sort())
      const { differing, equal } = await attributes(page, language)
      expect(differing.sort()).toEqual([...t.differing].sort())
      expect(equal.sort()).toEqual([...t.equal].sort())
      await expect(main(page).getByRole('table').getByRole('button')).toHaveCount(2)
    })

    test('a kit differs from a body by its contents', async ({ page }) => {
      await page.goto(`${hrefTo(language, 'allProducts')}?q=${encodeURIComponent(t.search)}`)
      await box(page, t.body).check()
      await box(page, t.kit).check()
      await compareButton(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(comparisonMessages[language].title)
      const { differing, equal } = await attributes(page, language)
      expect(differing.sort()).toEqual([...t.differing, t.contents].sort())
      expect(equal.sort()).toEqual([...t.equal].sort())
      const contents = main(page).getByRole('row', { name: new RegExp(`^${t.contents}`) })
      await expect(contents.getByText(comparisonMessages[language].missing)).toHaveCount(1)
      await expect(contents.getByText('2 × 2')).toHaveCount(1)
    })

    test('products are removed from a comparison, and similar ones added', async ({ page }) => {
      await page.goto(`${hrefTo('en', 'allProducts')}?q=${encodeURIComponent(drivers.en.kit)}`)
      await main(page)
        .getByRole('link', { name: named(drivers.en.kit) })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(named(drivers.en.kit))
      await main(page).getByRole('link', { name: 'Compare with similar products' }).click()
      const t = comparisonMessages.en
      await expect(main(page).getByText(t.oneMore)).toBeVisible()
      const headings = main(page).getByRole('columnheader').getByRole('link')
      const add = main(page).getByRole('link', { name: new RegExp(`^${t.add}`) })
      for (const count of [2, 3, 4]) {
        await add.first().click()
        await expect(headings).toHaveCount(count)
      }
      await expect(headings.first()).toHaveText(named(drivers.en.kit))
      await expect(add).toHaveCount(0)
      await main(page)
        .getByRole('link', { name: named(`${t.remove} ${drivers.en.kit}`) })
        .click()
      await expect(headings).toHaveCount(3)
      expect(await columns(page)).not.toContain(drivers.en.kit)
    })

    test('rows of the table view are compared too', async ({ page }) => {
      await page.goto(`${hrefTo('pl', 'bestsellers')}?view=table`)
      await boxes(page).nth(0).check()
      await boxes(page).nth(1).check()
      await compareButton(page).click()
      await expect(page).toHaveURL(/\/pl\/porownanie\?product=\d+&product=\d+$/)
      await expect(main(page).getByRole('columnheader').getByRole('link')).toHaveCount(2)
    })
  })

test('by keyboard the focus stays in the content when a pressed link disappears', async ({ page }) => {
  await page.goto(comparisonHref('en', [1, 2]))
  await hydrate(page)
  const headings = main(page).getByRole('columnheader').getByRole('link')
  for (const [name, count] of [
    [comparisonMessages.en.add, 3],
    [comparisonMessages.en.remove, 2],
  ] as const) {
    await main(page)
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .press('Enter')
    await expect(headings).toHaveCount(count)
    await expect(main(page)).toBeFocused()
  }
})

test('with JavaScript at most four products can be ticked', async ({ page }) => {
  await page.goto(hrefTo('en', 'bestsellers'))
  await hydrate(page)
  for (const count of [1, 2, 3, 4]) {
    await boxes(page)
      .nth(count - 1)
      .check()
    await expect(compareButton(page)).toHaveText(named(compareMessages.en.compareProducts(count)))
  }
  await boxes(page).nth(4).click()
  await expect(boxes(page).nth(4)).not.toBeChecked()
  await expect(main(page).getByText(compareMessages.en.atMost(4))).toBeVisible()
  await boxes(page).nth(0).uncheck()
  await boxes(page).nth(4).check()
  await expect(compareButton(page)).toHaveText(named(compareMessages.en.compareProducts(4)))
  await main(page).getByLabel('Sort').selectOption('Newest')
  await expect(page).toHaveURL(/sort=newest$/)
})

test('a box ticked before hydration stays ticked, and does not submit the filters', async ({ page }) => {
  const path = hrefTo('en', 'bestsellers')
  const release = await holdRequests(page, /\/assets\/shell-.*\.js/)
  await page.goto(path)
  await boxes(page).nth(1).check()
  await expect(compareButton(page)).toBeVisible()
  release()
  await expectHydrated(page)
  await expect(compareButton(page)).toHaveText(named(compareMessages.en.compareProducts(1)))
  await expect(boxes(page).nth(1)).toBeChecked()
  await expect(page).toHaveURL(path)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('of more than four products the first four are compared, and a note says so', async ({ page }) => {
    await page.goto(hrefTo('en', 'bestsellers'))
    for (const at of [0, 1, 2, 3, 4]) await boxes(page).nth(at).check()
    await compareButton(page).click()
    await expect(main(page).getByRole('columnheader').getByRole('link')).toHaveCount(4)
    await expect(main(page).getByText(named(comparisonMessages.en.tooMany(4)))).toBeVisible()
  })
})

for (const language of languages) {
  const t = comparisonMessages[language]

  test(`addresses with missing, unknown or invalid products, in ${language}`, async ({ page }) => {
    const path = hrefTo(language, 'comparison')
    const openWith = (products: readonly (string | number)[]) => page.goto(`${path}?${products.map(id => `product=${id}`).join('&')}`)
    const headings = main(page).getByRole('columnheader').getByRole('link')

    await page.goto(path)
    await expect(main(page).getByRole('heading', { name: t.choose })).toBeVisible()
    expect((await openWith([987654, 1, 2]))?.status()).toBe(200)
    await expect(headings).toHaveCount(2)
    await expect(main(page).getByText(named(t.gone(1)))).toBeVisible()
    await openWith([987654, 1, 987655, 2, 3, 7])
    await expect(headings).toHaveCount(4)
    await expect(main(page).getByText(named(t.gone(2)))).toBeVisible()
    await openWith([987654])
    await expect(main(page).getByRole('heading', { name: t.choose })).toBeVisible()
    await expect(main(page).getByText(named(t.gone(1)))).toBeVisible()

    for (const invalid of ['abc', '-1', '1.5', '0', '9'.repeat(5000), '99999999999', '%F0%9F%94%A8', '1%20or%201=1', '%3Cscript%3E']) {
      expect([invalid, (await openWith([invalid, 2, invalid, 2, 1]))?.status()]).toEqual([invalid, 200])
      await expect(headings).toHaveCount(2)
      await expect(main(page).getByText(named(t.gone(1)))).toHaveCount(0)
    }
    await openWith(Array.from({ length: 600 }, (_, at) => at + 1))
    await expect(headings).toHaveCount(4)
  })
}

test('a comparison is cached for everybody and not indexed, and changes its language', async ({ page }) => {
  const response = await page.goto(comparisonHref('en', [1, 2]))
  expect(response?.headers()['cache-control']).toBe('public, no-cache')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('banner').getByRole('button', { name: 'Polski' }).click()
  await expect(page).toHaveURL(comparisonHref('pl', [1, 2]))
  await expect(main(page).getByRole('columnheader').getByRole('link')).toHaveCount(2)
})

test('a customer sees the own prices in a comparison', async ({ page }) => {
  const cookie = await logIn(jan)
  const { simple } = await personalPrices(cookie)
  const pairs = [...cookie.split('; '), 'display=pln-net'].map(pair => pair.split('=') as [string, string])
  await page.context().addCookies(pairs.map(([name, value]) => ({ name, value, url: shop })))
  const { items } = await getJson<{ items: { id: number }[] }>('/products?per_page=5')
  const other = items.find(({ id }) => id !== simple.product_id)?.id ?? 0
  const response = await page.goto(comparisonHref('en', [simple.product_id, other]))
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  const cell = main(page)
    .getByRole('row', { name: /^Price/ })
    .getByRole('cell')
    .first()
  await expect(cell).toContainText('Your price')
  await expect(cell.locator('strong')).toHaveText(named(formatMoney('en', simple.price_net, 'PLN')))
})
