import type { Page, Route } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { sendOrder, typeBuyer } from './checkout-form.ts'
import { addToCart, addWashers, openCart, quantity, summary } from './filled-cart.ts'
import { expect, hydrate, test } from './fixtures.ts'

test('rapid clicks update optimistically and send one request at a time, the last with the newest quantity', async ({ page }) => {
  await addWashers(page, 2)
  await openCart(page)
  const sent: string[] = []
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/en/cart.data**', async route => {
    sent.push(route.request().postData() ?? '')
    if (sent.length === 1) await held
    await route.continue()
  })
  const more = page.getByRole('button', { name: /^Increase quantity: / })
  for (let clicks = 0; clicks < 6; clicks++) await more.click()
  await expect(quantity(page)).toHaveValue('8')
  await expect(summary(page).locator('[aria-busy=true]')).toBeVisible()
  expect(sent).toHaveLength(1)
  release()
  await expect(summary(page).locator('[aria-busy=true]')).toHaveCount(0)
  await expect(quantity(page)).toHaveValue('8')
  expect(sent).toHaveLength(2)
  await expect(page.getByRole('banner').getByText('8', { exact: true })).toBeVisible()
})

test('a change made at the moment at which the one before is answered is saved', async ({ page }) => {
  await addWashers(page, 2)
  await openCart(page)
  await summary(page).evaluate(element => {
    // The response is rendered, its effects have not run.
    const observer = new MutationObserver(() => {
      if (element.querySelector('[aria-busy=true]')) return
      observer.disconnect()
      document.querySelector<HTMLButtonElement>('[aria-label^="Increase quantity: "]')?.click()
    })
    observer.observe(element, { attributeFilter: ['aria-busy'], subtree: true })
  })
  await page.getByRole('button', { name: /^Increase quantity: / }).click()
  await expect(quantity(page)).toHaveValue('4')
  await expect(summary(page).locator('[aria-busy=true]')).toHaveCount(0)
  await page.reload()
  await expect(quantity(page)).toHaveValue('4')
})

test('a quantity change that is pending while the visitor leaves the page is saved', async ({ page }) => {
  await addWashers(page, 2)
  await openCart(page)
  const more = page.getByRole('button', { name: /^Increase quantity: / })
  for (let clicks = 0; clicks < 3; clicks++) await more.click()
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cart')
  await expect(quantity(page)).toHaveCount(0)
  await expect(async () => {
    await openCart(page)
    await expect(quantity(page)).toHaveValue('5', { timeout: 500 })
  }).toPass()
})

test('a change that waits behind a slow request is saved after it when the visitor goes on', async ({ page }) => {
  await addWashers(page, 2)
  await openCart(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const arrived: string[] = []
  await page.route('**/en/cart.data**', async route => {
    if (route.request().method() === 'POST') {
      await released
      arrived.push('first')
    }
    await route.continue()
  })
  await page.route('**/en/cart', async route => {
    if (route.request().method() === 'POST') arrived.push('last')
    await route.continue()
  })
  const more = page.getByRole('button', { name: /^Increase quantity: / })
  for (let clicks = 0; clicks < 3; clicks++) await more.click()
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await expect(quantity(page)).toHaveCount(0)
  release()
  await expect.poll(() => arrived).toEqual(['first', 'last'])
  await expect(async () => {
    await openCart(page)
    await expect(quantity(page)).toHaveValue('5', { timeout: 500 })
  }).toPass()
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a failed change is rolled back with an error message', async ({ page, context }) => {
    await addWashers(page, 2)
    await openCart(page)
    await hydrate(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Increase quantity: / }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible()
    await expect(quantity(page)).toHaveValue('2')
    await context.setOffline(false)
    await page.getByRole('button', { name: /^Increase quantity: / }).click()
    await expect(quantity(page)).toHaveValue('3')
    await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toHaveCount(0)
  })
})

test('removing a line and undoing it by keyboard keeps the focus position', async ({ page }) => {
  const { name } = await addWashers(page, 3)
  await addToCart(page, 'q=SEA-MS', 2)
  await openCart(page)
  await page.getByRole('button', { name: `Remove ${name}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Removed from the cart: /)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Undo: put ${name}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity(page)).toHaveCount(2)
  await expect(quantity(page).first()).toHaveAccessibleName(`Quantity: ${name}`)
})

test('a cart that was ordered in another tab is shown empty after the next change', async ({ page }) => {
  await addWashers(page, 2)
  await openCart(page)
  await page.getByRole('button', { name: /^Increase quantity: / }).click()
  await expect(quantity(page)).toHaveValue('3')
  await expect(summary(page).locator('[aria-busy=true]')).toHaveCount(0)
  await orderElsewhere(page)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(quantity(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

/** Places the order of the cart in another tab. */
async function orderElsewhere(page: Page) {
  const other = await page.context().newPage()
  await other.goto(hrefTo('en', 'checkout'))
  await typeBuyer(other, 'en')
  await sendOrder(other, 'en', { javaScriptEnabled: true })
  await other.close()
}

/** Holds the answer to the next request back: it is sent before `answered`, and applied after `release`. */
async function holdAnswer(page: Page, url: RegExp) {
  const answered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    answered.resolve()
    await released.promise
    await route.fulfill({ response })
  }
  await page.route(url, hold, { times: 1 })
  const release = async () => {
    const received = page.waitForResponse(url)
    released.resolve()
    await (await received).finished()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  return { answered: answered.promise, release }
}

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart,/ })

test('an answer that there is no cart does not empty the page that shows a newer one', async ({ page }) => {
  await addWashers(page, 2)
  await openCart(page)
  await hydrate(page)
  await orderElsewhere(page)
  const { answered, release } = await holdAnswer(page, /\/en\/cart\.data/)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await answered
  await addToCart(page, 'q=SEA-MS', 4)
  await cartLink(page).click()
  await expect(quantity(page)).toHaveValue('4')
  await release()
  await expect(quantity(page)).toHaveValue('4')
  await expect(cartLink(page)).toHaveAccessibleName(/^Cart, 4 items/)
})

test('an answer with a cart that was ordered meanwhile does not bring it back', async ({ page }) => {
  await addWashers(page, 2)
  await page.goto(hrefTo('en', 'bestsellers'))
  await hydrate(page)
  const empty = page.getByRole('dialog', { name: 'Cart' }).getByRole('heading', { name: 'Your cart is empty' })
  const { answered, release } = await holdAnswer(page, /\/cart-summary/)
  await cartLink(page).click()
  await answered
  await page.keyboard.press('Escape')
  await orderElsewhere(page)
  await cartLink(page).click()
  await expect(empty).toBeVisible()
  await release()
  await expect(empty).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartLink(page)).toHaveAccessibleName('Cart, empty')
})

test('the header is empty beside the page of a cart that was ordered in another tab', async ({ page }) => {
  await addWashers(page, 2)
  await page.goto(hrefTo('en', 'gifts'))
  await hydrate(page)
  await expect(cartLink(page)).toHaveAccessibleName(/^Cart, 2 items/)
  await orderElsewhere(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to the cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Cart, empty')
})
