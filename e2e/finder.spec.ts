import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { addToCartMessages } from '../apps/storefront/app/features/cart/add-to-cart.messages.ts'
import { finderMessages } from '../apps/storefront/app/features/finder/finder.messages.ts'
import { expect, kawa, test } from './fixtures.ts'
import { ways } from './ways.ts'

const finder = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Find a screw by its size' })
const select = (page: Page, name: string) => finder(page).getByLabel(name)
/** The home page leaves out what takes longer than a second, as the first lists of a new process may. */
const open = (page: Page, url = hrefTo('en', 'home'), name = 'Find a screw by its size') =>
  expect(async () => {
    await page.goto(url)
    await expect(page.getByRole('region', { name })).toBeVisible({ timeout: 1000 })
  }).toPass()
const result = (page: Page) => finder(page).getByRole('status')

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('the home page says what a size is, costs, and when it comes, and lists its variants', async ({ page }) => {
      await open(page)
      await expect(finder(page).getByRole('img', { name: /^M8 screw, 40\smm long/ })).toBeVisible()
      await expect(result(page).getByRole('link')).toContainText(/M8 A2.*40\smm/)
      await expect(result(page)).toContainText(/PLN\s[\d.]+ incl\.\sVAT/)
      await expect(result(page)).toContainText(/boxes in stock/)
      await finder(page).getByRole('button', { name: /^Show/ }).click()
      await expect(page).toHaveURL(/screws-and-bolts\?.*feature%5Bthread%5D=m8/)
      await expect(page.getByRole('row').filter({ hasText: '933A2-M8X40' }).getByRole('spinbutton')).toBeVisible()
    })
  })

test('drawing, result and the other choices follow a choice', async ({ page }) => {
  await open(page)
  const drawing = finder(page).getByRole('img')
  const before = await drawing.locator('path').first().getAttribute('d')
  await select(page, 'Thread').selectOption('M10')
  await expect(finder(page).getByRole('img', { name: /^M10 screw, 40\smm long/ })).toBeVisible()
  expect(await drawing.locator('path').first().getAttribute('d')).not.toBe(before)
  await expect(result(page).getByRole('link')).toContainText('M10')
  await select(page, 'Length').selectOption('8 mm')
  await expect(result(page)).toContainText(
    /^Some of your choices are not available together, so we cleared: Material(, Head(, Thread)?)?\./,
  )
  await expect(select(page, 'Length')).toHaveValue('8-mm')
  await expect(select(page, 'Material')).toHaveValue('')
  await expect(result(page).getByRole('link')).toContainText(/8\smm/)
  await select(page, 'Length').selectOption({ label: 'Any' })
  await expect(drawing).toHaveCount(0)
  await expect(finder(page).getByText('Choose a metric thread, a length and a head to see the drawing.')).toBeVisible()
  await expect(finder(page).getByRole('button', { name: /^Show \d+ products?$/ })).toBeVisible()
})

const coffee = {
  en: {
    name: 'Find your coffee by taste',
    flavour: 'Flavour',
    fruit: 'Fruit',
    needed: /40\speople need 4\.8\skg a\sweek/,
    bags: /5\sbags = 5\skg: PLN/,
  },
  pl: {
    name: 'Znajdź kawę według smaku',
    flavour: 'Smak',
    fruit: 'Owoce',
    needed: /40\sosób potrzebuje 4,8\skg tygodniowo/,
    bags: /5\storeb = 5\skg: \d.*zł/,
  },
}
for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('the coffee shop finds coffee by taste, and adds the bags that some people need in a week', async ({ page }) => {
      const { name, flavour, fruit, needed, bags } = coffee[language]
      const t = finderMessages[language]
      await open(page, `${kawa}${hrefTo(language, 'home')}`, name)
      const found = page.getByRole('main').getByRole('region', { name })
      await expect(found.getByRole('table').getByRole('link', { name: new RegExp(`^${fruit}, .*Planty`) })).toBeVisible()
      await found.getByLabel(flavour, { exact: true }).selectOption(fruit)
      await found.getByLabel(t.people).fill('40')
      if (!javaScriptEnabled) await found.getByRole('button', { name: t.workOut }).click()
      await expect(found.getByRole('status')).toContainText(needed)
      await expect(found.getByRole('status')).toContainText(bags)
      await found.getByRole('button', { name: addToCartMessages[language].addQuantity(5, { code: 'bag', content: null }) }).click()
      await expect(javaScriptEnabled ? page.getByRole('dialog') : page.getByText(/: 5\s×/)).toBeVisible()
      await page.goto(`${kawa}${hrefTo(language, 'cart')}`)
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('5')
    })
  })

test('a cell of the chart chooses its values, and a number out of bounds is said to be one', async ({ page }) => {
  await open(page, `${kawa}${hrefTo('en', 'home')}`, coffee.en.name)
  const found = page.getByRole('main').getByRole('region', { name: coffee.en.name })
  await found.getByRole('link', { name: /^Flowers, Light: / }).click()
  await expect(found.getByLabel('Flavour', { exact: true })).toHaveValue('flowers')
  await expect(found.getByLabel('Roast', { exact: true })).toHaveValue('light')
  await expect(found.getByRole('status').getByRole('link')).toContainText('Yirgacheffe')
  await found.getByLabel('People').fill('10001')
  await expect(found.getByText('Enter a whole number from 1 to 10,000.')).toBeVisible()
  await found.getByLabel('People').fill('10000')
  await expect(found.getByRole('status')).toContainText(/10,000\speople need 1,200\skg a\sweek.*We have only \d+\sbags in stock/)
})

test('the finder answers unknown values with nothing, and unknown languages with 404', async ({ request }) => {
  const found = await (await request.get('/finder/en?feature%5Bthread%5D=m999&changed=thread')).json()
  expect([found.card, found.total]).toEqual([null, 0])
  expect((await request.get('/finder/de')).status()).toBe(404)
})
