import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { addToCartMessages } from '../apps/storefront/app/features/cart/add-to-cart.messages.ts'
import { methodMessages } from '../apps/storefront/app/features/cart/method.messages.ts'
import { listMessages } from '../apps/storefront/app/features/catalogue/list.messages.ts'
import { contactMessages } from '../apps/storefront/app/features/contact/contact.messages.ts'
import { cartLinkName } from './cart-link-name.ts'
import { createAccount, goodPassword } from './customers.ts'
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

test.describe('on a slow phone with a slow connection', () => {
  test('the first press adds once', async ({ page }) => {
    const posts = recordPosts(page)
    // Before the page is loaded.
    await page.goto(product, { waitUntil: 'commit' })
    await addButton(page).tap()
    await expect(cartOf(page, 1)).toBeVisible()
    expect(posts).toEqual(['/cart-lines'])
  })

  test('a guest buys a product', async ({ page }) => {
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

  test('a press after Back and Forward adds once', async ({ page }) => {
    const posts = recordPosts(page)
    const bestsellers = hrefTo('en', 'bestsellers')
    await page.goto(bestsellers, { waitUntil: 'commit' })
    await page.goto(product, { waitUntil: 'commit' })
    await addButton(page).tap()
    await expect(cartOf(page, 1)).toBeVisible()
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(bestsellers)
    await expect(cartOf(page, 1)).toBeVisible()
    await page.goForward({ waitUntil: 'commit' })
    await expect(page).toHaveURL(product)
    await addButton(page).tap()
    await expect(cartOf(page, 2)).toBeVisible()
    expect(posts).toEqual(['/cart-lines', '/cart-lines'])
  })

  test('a search is typed and sent while the page loads', async ({ page }) => {
    await page.goto(hrefTo('en', 'home'), { waitUntil: 'commit' })
    await page.locator('header [role=combobox]').pressSequentially('hexagon bolt')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${hrefTo('en', 'allProducts')}?q=hexagon+bolt`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listMessages.en.results('hexagon bolt'))
  })

  test.describe('with a refused form', () => {
    test.use({ expectedErrors: [/status of 422/] })

    test('a form with errors keeps what was typed, and is sent once corrected', async ({ page }) => {
      const t = contactMessages.en
      const posts = recordPosts(page)
      const main = page.getByRole('main')
      await page.goto(hrefTo('en', 'contact'), { waitUntil: 'commit' })
      await main.locator('[name=email]').fill('zofia')
      await main.locator('[name=text]').fill('A question')
      await main.getByRole('button', { name: t.send }).tap()
      await expect(main.getByRole('alert')).toContainText(t.problems(2))
      await expect(main.locator('[name=email]')).toHaveValue('zofia')
      await expect(main.locator('[name=text]')).toHaveValue('A question')
      await main.locator('[name=name]').fill('Zofia')
      await main.locator('[name=email]').fill('zofia@example.com')
      await main.getByRole('button', { name: t.send }).tap()
      await expect(main.getByRole('alert')).toContainText(t.sent)
      expect(posts).toHaveLength(2)
    })
  })

  test('a customer logs in', async ({ page, request }) => {
    const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
    await createAccount({ request }, email, 'en')
    const main = page.getByRole('main')
    await page.goto(hrefTo('en', 'customerLogin'), { waitUntil: 'commit' })
    await main.locator('[name=email]').fill(email)
    await main.locator('[name=password]').fill(goodPassword)
    await main.locator('form button[type=submit]').first().tap()
    await expect(page).toHaveURL(hrefTo('en', 'orderHistory'))
    await expect(page.getByRole('banner').locator('summary').filter({ hasText: 'Zofia' })).toBeVisible()
  })
})

test.describe('on a slow desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

  test('filters that are ticked while the page loads are applied', async ({ page }) => {
    await page.goto(hrefTo('en', 'category', { slug: 'screws-and-bolts' }), { waitUntil: 'commit' })
    const inStock = page.locator('[name=in_stock]')
    await inStock.check()
    await expect(page).toHaveURL(/in_stock=1/)
    await page.locator('[name=brand]:not(:checked)').first().check()
    await expect(page).toHaveURL(/brand=\d+/)
    await expect(inStock).toBeChecked()
  })

  test('the category menu works by keyboard while the page loads', async ({ page }) => {
    await page.goto(hrefTo('en', 'home'), { waitUntil: 'commit' })
    const summary = page.locator('[data-static=menu] summary').first()
    await summary.focus()
    await page.keyboard.press('Enter')
    const link = page.locator('[data-static=menu] details[open] li li a').first()
    await expect(link).toBeVisible()
    await link.focus()
    const href = (await link.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
  })
})
