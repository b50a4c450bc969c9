import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { expect, kawa, test } from './fixtures.ts'

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
      await expect(finder(page).getByRole('img', { name: /^Screw M8, 40\smm long/ })).toBeVisible()
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
  await expect(finder(page).getByRole('img', { name: /^Screw M10, 40\smm long/ })).toBeVisible()
  expect(await drawing.locator('path').first().getAttribute('d')).not.toBe(before)
  await expect(result(page).getByRole('link')).toContainText('M10')
  await select(page, 'Length').selectOption('8 mm')
  await expect(result(page)).toContainText(/^Not available together, so we cleared: Material(, Head(, Thread)?)?\./)
  await expect(select(page, 'Length')).toHaveValue('8-mm')
  await expect(select(page, 'Material')).toHaveValue('')
  await expect(result(page).getByRole('link')).toContainText(/8\smm/)
  await select(page, 'Length').selectOption({ label: 'Any' })
  await expect(drawing).toHaveCount(0)
  await expect(finder(page).getByText('Choose a metric thread, a length and a head to see the drawing.')).toBeVisible()
  await expect(finder(page).getByRole('button', { name: /^Show \d+ products?$/ })).toBeVisible()
})

test('a shop of coffee has a finder of its own', async ({ page }) => {
  await open(page, `${kawa}${hrefTo('pl', 'home')}`, 'Znajdź swoją kawę')
  const coffee = page.getByRole('main').getByRole('region', { name: 'Znajdź swoją kawę' })
  await expect(coffee.getByRole('status').getByRole('link')).toBeVisible()
  await expect(coffee).toContainText(/3\skg tygodniowo/)
  await coffee.getByLabel('Palenie').selectOption('Jasne')
  await expect(coffee.getByRole('button', { name: /^Pokaż \d+\sprodukt/ })).toBeVisible()
})

test('the finder answers unknown values with nothing, and unknown languages with 404', async ({ request }) => {
  const found = await (await request.get('/finder/en?feature%5Bthread%5D=m999&kept=thread')).json()
  expect([found.card, found.total]).toEqual([null, 0])
  expect((await request.get('/finder/de')).status()).toBe(404)
})
