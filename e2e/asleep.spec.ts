import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { expect, test, wake } from './shop-test.ts'

const name = 'Set of sockets on a rail, 1/2" drive, 10 pieces'
const product = hrefTo('en', 'product', { id: 'set-of-sockets-on-a-rail-1-2-drive-10-pieces' })

const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
const miniCart = (page: Page) => page.getByRole('dialog', { name: /^(Added to cart|Cart)$/ })

/** The scripts that run a page stay on their way until they are let go. */
async function delayScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const arrived = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/\/assets\/frame-.*\.js/, async route => {
    await arrived
    await route.continue()
  })
  return letGo
}

test('what a page begins with is a script of few kilobytes; the rest comes with the first interaction', async ({ page }) => {
  const scripts: Promise<number>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then(body => gzipSync(body).length))
  })
  const loaded = async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) / 1024
  for (const path of [hrefTo('en', 'home'), hrefTo('en', 'bestsellers'), product]) {
    scripts.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.length).toBeGreaterThan(0)
    expect(await loaded()).toBeLessThan(5)
  }
  await wake(page)
  expect(await loaded()).toBeGreaterThan(100)
})

test('presses from before the scripts came are all done when they come', async ({ page }) => {
  const letGo = await delayScripts(page)
  await page.goto(product)
  await addButton(page).click()
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true')
  await addButton(page).click()
  letGo()
  await expect(miniCart(page)).toContainText(`2 × ${name}`)
  await expect(page).toHaveURL(product)
})

test('who presses and then follows a link gets both', async ({ page }) => {
  const letGo = await delayScripts(page)
  await page.goto(product)
  await addButton(page).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bestsellers' }).click()
  letGo()
  await expect(page).toHaveURL(hrefTo('en', 'bestsellers'))
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1 piece,/ })).toBeVisible()
})

test('what was typed before the scripts came is told when they come', async ({ page }) => {
  const letGo = await delayScripts(page)
  await page.goto(product)
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.pressSequentially('hexagon')
  letGo()
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible()
  await expect(search).toHaveValue('hexagon')
})

test('a box that was ticked before the scripts came filters the list', async ({ page }) => {
  const letGo = await delayScripts(page)
  await page.goto(hrefTo('en', 'allProducts'))
  const inStock = page.getByRole('checkbox', { name: /^In stock/ })
  await inStock.check()
  letGo()
  await expect(page).toHaveURL(/in_stock=1/)
  await expect(inStock).toBeChecked()
})

test('links and the search do not wait for scripts', async ({ page }) => {
  await delayScripts(page)
  await page.goto(hrefTo('en', 'home'))
  await page.getByRole('combobox', { name: 'Search' }).fill('hexagon bolt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/products-all\?q=hexagon/)
  await page.getByRole('main').locator('a[href*="/product/"]').first().click()
  await expect(page).toHaveURL(/\/en\/product\//)
})

test.describe('scripts that never come', () => {
  test.use({ expectedErrors: [/./] })

  test('leave a page that does by itself what was asked', async ({ page }) => {
    await page.route(/\/assets\/frame-.*\.js/, route => route.abort())
    await page.goto(product)
    const answered = page.waitForEvent('load')
    // By the form, since the pointer on its way to the button would find out before that, and load the page anew (frame.spec.ts).
    await addButton(page).evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button))
    await answered
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main')).toContainText(`Added to cart: 1 × ${name}`)
  })

  test('or not soon', async ({ page }) => {
    await page.clock.install()
    await delayScripts(page)
    await page.goto(product)
    await addButton(page).click()
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('main')).toContainText(`Added to cart: 1 × ${name}`)
  })
})
