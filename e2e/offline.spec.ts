import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { offlineMessages } from '../apps/storefront/app/features/offline/offline.messages.ts'
import { addWashers } from './filled-cart.ts'
import { test as base, expect, hydrate } from './fixtures.ts'
import { type ShopProxy, startShopProxy } from './other-browsers/shop-proxy.ts'

/** The shop behind a proxy: closing it takes the network away, for the service worker too. */
const test = base.extend<{ shop: ShopProxy }>({
  shop: async ({ baseURL: _ }, use) => {
    const shop = await startShopProxy()
    await use(shop)
    await shop.close()
  },
})
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_CONNECTION_(REFUSED|RESET)|status of 503/] })

const isRegistered = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
const isActive = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated')

/** Adds a product, and waits for the copy and its worker. */
async function addToCart(page: Page, shop: ShopProxy) {
  await page.goto(`${shop.origin}${hrefTo('en', 'product', { id: 3 })}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await expect.poll(() => isActive(page)).toBe(true)
  return page.getByRole('heading', { level: 1, includeHidden: true }).innerText()
}

test('without network a page shows the cart as last seen, in its language; with it, pages come from the server', async ({ page, shop }) => {
  const name = await addToCart(page, shop)
  await page.goto(`${shop.origin}${hrefTo('en', 'home')}`)
  await expect(page.getByRole('heading', { name: offlineMessages.en.title })).toBeHidden()
  await shop.close()
  for (const language of ['en', 'pl'] as const) {
    const t = offlineMessages[language]
    await page.goto(`${shop.origin}${hrefTo(language, 'home')}`)
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await expect(page.getByRole('row', { name })).toBeVisible()
    await expect(page.getByRole('link', { name: t.again })).toHaveAttribute('href', hrefTo(language, 'home'))
  }
})

test('a visitor without a cart has no service worker, and one who empties it loses worker and copy', async ({ page, shop }) => {
  await page.goto(`${shop.origin}${hrefTo('en', 'cart')}`)
  await hydrate(page)
  expect(await isRegistered(page)).toBe(false)
  await addToCart(page, shop)
  await page.goto(`${shop.origin}${hrefTo('en', 'cart')}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.poll(() => isRegistered(page)).toBe(false)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('a logout deletes the copy before it is answered', async ({ page, shop, context }) => {
  await addToCart(page, shop)
  const other = await context.newPage()
  await other.goto(`${shop.origin}/robots.txt`)
  expect(await other.evaluate(() => caches.keys())).toHaveLength(1)
  const release = shop.hold(/^POST \/logout/)
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = '/logout'
    document.body.append(form)
    setTimeout(() => form.submit())
  })
  await expect.poll(() => other.evaluate(() => caches.keys())).toEqual([])
  release()
})

test('the copy of a cart is deleted when the visitor has another one', async ({ page, shop, context }) => {
  await addToCart(page, shop)
  const copies = () => page.evaluate(() => caches.keys())
  await page.goto(`${shop.origin}${hrefTo('en', 'home')}`)
  expect(await copies()).toHaveLength(1)
  await context.clearCookies()
  await addWashers(page, 2)
  await page.goto(`${shop.origin}${hrefTo('en', 'home')}`)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, (?!empty)/ })).toBeVisible()
  await expect.poll(copies).toEqual([])
})
