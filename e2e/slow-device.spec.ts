import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { addToCartMessages } from '../apps/storefront/app/features/cart/add-to-cart.messages.ts'
import { methodMessages } from '../apps/storefront/app/features/cart/method.messages.ts'
import { cartLinkName } from './cart-link-name.ts'
import { expect, test } from './fixtures.ts'
import { newBuyer } from './orders.ts'

/** Slow 3G: 400 kbit/s, with 400 ms from a request to its response. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const cpuSlowdown = 6

const product = hrefTo('en', 'product', { id: 'set-of-sockets-on-a-rail-1-2-drive-10-pieces' })

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
test.slow()

test.beforeEach(async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', slow3G)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
})

const addButton = (page: Page) => page.getByRole('main').locator('form[action="/cart-lines"] button[type=submit]').first()
const cartOf = (page: Page, quantity: number) => page.getByRole('banner').getByRole('link', { name: cartLinkName('en', quantity) })

/** Records the POST requests of the page, by path. */
function recordPosts(page: Page): string[] {
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  return posts
}

test('on a slow phone with a slow connection the first press adds once', async ({ page }) => {
  const posts = recordPosts(page)
  // Before the page is loaded.
  await page.goto(product, { waitUntil: 'commit' })
  await addButton(page).tap()
  await expect(cartOf(page, 1)).toBeVisible()
  expect(posts).toEqual(['/cart-lines'])
})

test('on a slow phone with a slow connection a guest buys a product', async ({ page }) => {
  const posts = recordPosts(page)
  const main = page.getByRole('main')
  await page.goto(product, { waitUntil: 'commit' })
  await addButton(page).tap()
  // In the mini-cart, or in the page if the scripts took too long.
  await page.getByRole('link', { name: addToCartMessages.en.goToCart }).tap()
  await main.locator(`a[href="${hrefTo('en', 'guest')}"]`).tap()
  await main.locator(`a[href="${hrefTo('en', 'checkout')}"]`).tap()
  const { email, phone, street } = newBuyer()
  const typed = { email, phone, first_name: 'Anna', last_name: 'Nowak', street, postal_code: '61-123', city: 'Poznań' }
  for (const [name, text] of Object.entries(typed))
    await main.locator(`[name="${name === 'email' || name === 'phone' ? name : `billing_address.${name}`}"]`).fill(text)
  for (const about of ['delivery', 'payment']) await main.locator(`[name=${about}_id]:enabled`).first().check()
  await main.locator('[name=regulations_accepted]').check()
  const summary = page.locator('#summary')
  await expect(summary).not.toContainText(methodMessages.en.notChosen)
  await summary.locator('[name=intent][value=place]').tap()
  await expect(page).toHaveURL(new RegExp(hrefTo('en', 'order', { uid: 'UID' }).replace('UID', '[0-9a-f]{32}$')))
  await expect(main).toContainText(/\d{4}-\d{6}/)
  expect(posts.filter(path => path === '/cart-lines')).toHaveLength(1)
})
