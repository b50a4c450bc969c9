import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { ProductListItem } from '@stragan/contract'
import { hasContent } from '@stragan/contract/sales-units'
import { hrefTo, type Language } from '@stragan/routing'
import { expect, hydrate, test } from './fixtures.ts'
import { findProduct, firstProduct } from './products.ts'

const simple = (product: ProductListItem) => !product.has_variants && product.items > 20
const scarce = (product: ProductListItem) => !product.has_variants && product.items > 0 && product.items < 10
const withVariants = 'q=933-8.8-M8'

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart,/ })
const miniCart = (page: Page) => page.getByRole('dialog', { name: /^(Added to cart|Cart)$/ })
const sessionNames = async (context: BrowserContext) =>
  (await context.cookies()).map(cookie => cookie.name).filter(name => /token/.test(name))
const openProduct = (page: Page, product: ProductListItem, language: Language = 'en') =>
  page.goto(hrefTo(language, 'product', { id: product.slugs[language] }))
const searchFor = (product: ProductListItem, view = '') => `${hrefTo('en', 'allProducts')}?q=${encodeURIComponent(product.name)}${view}`
const card = (page: Page, product: ProductListItem) =>
  page
    .getByRole('region', { name: 'Products' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: product.name, exact: true }) })
const row = (page: Page, product: ProductListItem) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: product.name, exact: true }) })
const add = (within: Locator | Page) => within.getByRole('button', { name: /^Add to cart/ }).first()

for (const script of [true, false])
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script, expectedErrors: [/422/] })

    /** Expects the confirmation of the added product and the item count in the header. */
    const expectAdded = async (page: Page, what: string, quantity: RegExp) => {
      if (script) {
        await expect(miniCart(page)).toContainText(what)
        await page.keyboard.press('Escape')
        await expect(miniCart(page)).toBeHidden()
      } else {
        await expect(page.getByRole('main')).toContainText(`Added to cart: ${what}`)
        await expect(page.getByRole('main').getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', hrefTo('en', 'cart'))
      }
      await expect(cartLink(page)).toHaveAccessibleName(quantity)
    }

    test('adds one item from a product card; the first add creates the session with HttpOnly cookies', async ({ page, context }) => {
      const product = await findProduct(page.request, simple)
      await page.goto(searchFor(product))
      await expect(cartLink(page)).toHaveAccessibleName('Cart, empty')
      expect(await sessionNames(context)).toEqual([])
      await add(card(page, product)).click()
      await expectAdded(page, `1 × ${product.name}`, /^Cart, 1 item, PLN\s?[\d,.]+ excl\. delivery$/)
      expect((await sessionNames(context)).sort()).toEqual(['access_token', 'csrf_token', 'refresh_token'])
      for (const cookie of await context.cookies())
        expect([cookie.name, cookie.httpOnly, cookie.sameSite]).toEqual([cookie.name, true, 'Lax'])
      await expect(page).toHaveURL(url => url.searchParams.get('q') === product.name)
    })

    test('adds the entered quantity of a product or a variant from the table view', async ({ page }) => {
      const product = await findProduct(page.request, simple)
      await page.goto(searchFor(product, '&view=table'))
      await row(page, product).getByRole('spinbutton', { name: 'Quantity' }).fill('3')
      await add(row(page, product)).click()
      await expectAdded(page, `3 × ${product.name}`, /^Cart, 3 items,/)
      const varied = await firstProduct(page.request, withVariants)
      await page.goto(searchFor(varied, '&view=table'))
      const variants = page.getByRole('rowgroup').filter({ has: page.getByRole('link', { name: varied.name, exact: true }) })
      await variants.getByRole('spinbutton').first().fill('2')
      await add(variants).click()
      await expectAdded(page, `2 × ${varied.name}`, /^Cart, 5 items,/)
    })

    test('adds from the page of a product without variants', async ({ page }) => {
      const product = await findProduct(page.request, simple)
      await openProduct(page, product)
      await page.getByRole('spinbutton', { name: `Quantity: ${product.name}` }).fill('4')
      await add(page.getByRole('main')).click()
      await expectAdded(page, `4 × ${product.name}`, /^Cart, 4 items,/)
      await expect(page.getByRole('spinbutton', { name: `Quantity: ${product.name}` })).toHaveValue('4')
    })

    test('adds from the variant table', async ({ page }) => {
      const product = await firstProduct(page.request, withVariants)
      await openProduct(page, product)
      const variant = page.getByRole('region', { name: 'Variants' }).getByRole('row').nth(2)
      const symbol = (await variant.getByRole('rowheader').innerText()).split('\n')[0] ?? ''
      await variant.getByRole('spinbutton', { name: `Quantity: ${symbol}` }).fill('2')
      await variant.getByRole('button', { name: `Add to cart: ${symbol}` }).click()
      await expectAdded(page, `2 × ${product.name}`, /^Cart, 2 items,/)
      await cartLink(page).click()
      if (script) await expect(miniCart(page).getByRole('listitem')).toContainText(symbol)
      else await expect(page).toHaveURL(hrefTo('en', 'cart'))
    })

    test('rejects more than the stock, shows what is left and keeps the entered quantity', async ({ page }) => {
      const product = await findProduct(page.request, scarce)
      await openProduct(page, product)
      const box = page.getByRole('spinbutton', { name: `Quantity: ${product.name}` })
      await box.fill('57')
      await add(page.getByRole('main')).click()
      const left = product.items === 1 ? 'Only 1 is in stock' : `Only ${product.items} are in stock`
      await expect(page.getByRole('main').getByRole('alert')).toContainText(left)
      await expect(box).toHaveValue('57')
      await expect(box).toHaveAttribute('aria-invalid', 'true')
      await expect(cartLink(page)).toHaveAccessibleName('Cart, empty')
      await box.fill('1')
      await add(page.getByRole('main')).click()
      await expectAdded(page, `1 × ${product.name}`, /^Cart, 1 item,/)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    })

    test('shows the confirmation in Polish', async ({ page }) => {
      const product = await findProduct(page.request, simple)
      const response = await page.request.get(`/api/my-shop/products/${product.id}`, {
        headers: { 'shop-origin': 'localhost', 'accept-language': 'pl-PL' },
      })
      const { name } = await response.json()
      await openProduct(page, product, 'pl')
      await page.getByRole('spinbutton', { name: `Ilość: ${name}` }).fill('5')
      await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).first().click()
      const confirmation = script ? page.getByRole('dialog', { name: 'Dodano do koszyka' }) : page.getByRole('main')
      await expect(confirmation).toContainText(`5 × ${name}`)
      await expect(confirmation.getByRole('link', { name: 'Przejdź do koszyka' })).toHaveAttribute('href', hrefTo('pl', 'cart'))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk, ilość: 5, [\d\s]+,\d\d\szł\sbez\sdostawy$/ })).toBeVisible()
    })

    test('adding a product again from a page restored by Back makes the quantity two', async ({ page }) => {
      const product = await findProduct(page.request, simple)
      await page.goto(hrefTo('en', 'bestsellers'))
      await openProduct(page, product)
      await add(page.getByRole('main')).click()
      await expectAdded(page, `1 × ${product.name}`, /^Cart, 1 item,/)
      if (script) await page.goto(hrefTo('pl', 'home'))
      await page.goBack()
      await add(page.getByRole('main')).click()
      await expectAdded(page, `1 × ${product.name}`, /^Cart, 2 items,/)
    })
  })

test('a double click of a visitor without a session adds twice to one cart of one session', async ({ page }) => {
  const product = await findProduct(page.request, simple)
  await openProduct(page, product)
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await add(page.getByRole('main')).dblclick()
  await expect(miniCart(page)).toContainText(`2 × ${product.name}`)
  expect(sent).toEqual(['/cart-lines', '/cart-lines'])
  const summary = await (await page.request.get('/cart-summary')).json()
  expect(summary.lines.map((line: { product_id: number; quantity: number }) => [line.product_id, line.quantity])).toEqual([[product.id, 2]])
})

test('sends adds one at a time and marks the button as busy meanwhile', async ({ page }) => {
  const product = await findProduct(page.request, simple)
  await openProduct(page, product)
  let pending = 0
  let maxPending = 0
  await page.route('**/cart-lines', async route => {
    maxPending = Math.max(maxPending, ++pending)
    const response = await route.fetch()
    pending--
    await route.fulfill({ response })
  })
  const button = add(page.getByRole('main'))
  const size = await button.boundingBox()
  await button.evaluate((pressed: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) pressed.click()
  })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect(await button.boundingBox()).toEqual(size)
  await expect(miniCart(page)).toContainText(`5 × ${product.name}`)
  expect(maxPending).toBe(1)
  await page.keyboard.press('Escape')
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).toBeFocused()
})

test('the badge opens the mini-cart with lines and total; a modified click follows the link; the mini-cart links to the cart page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'display', value: 'pln-net', url: baseURL ?? '' }])
  const product = await findProduct(page.request, simple)
  await openProduct(page, product)
  await cartLink(page).click()
  await expect(miniCart(page)).toContainText('Your cart is empty')
  await miniCart(page).getByRole('button', { name: 'Continue shopping' }).click()
  await expect(miniCart(page)).toBeHidden()
  await page.getByRole('spinbutton', { name: `Quantity: ${product.name}` }).fill('2')
  await add(page.getByRole('main')).click()
  await expect(miniCart(page).getByRole('heading', { name: 'Added to cart' })).toBeVisible()
  await miniCart(page).getByRole('button', { name: 'Continue shopping' }).click()
  await cartLink(page).click()
  const cart = page.getByRole('dialog', { name: 'Cart', exact: true })
  const line = cart.getByRole('list', { name: 'Cart' }).getByRole('listitem')
  await expect(line).toContainText(product.name)
  await expect(line).toContainText('2 pieces')
  const summary = await (await page.request.get('/cart-summary')).json()
  await expect(line).toContainText(summary.lines[0].line_net.toFixed(2))
  await expect(cart).toContainText('Products, net')
  await page.keyboard.press('Escape')
  const [tab] = await Promise.all([context.waitForEvent('page'), cartLink(page).click({ modifiers: ['ControlOrMeta'] })])
  await expect(tab).toHaveURL(hrefTo('en', 'cart'))
  await cartLink(page).click()
  await cart.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page).toHaveURL(hrefTo('en', 'cart'))
  await expect(cart).toBeHidden()
  await expect(cartLink(page)).toHaveAccessibleName(/^Cart, 2 items,/)
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/./] })

  test('a failed add shows an error beside the product, and the next add succeeds', async ({ page, context }) => {
    const product = await findProduct(page.request, simple)
    await openProduct(page, product)
    const box = page.getByRole('spinbutton', { name: `Quantity: ${product.name}` })
    await hydrate(page)
    await box.fill('3')
    await context.setOffline(true)
    await add(page.getByRole('main')).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The shop could not be reached')
    await expect(box).toHaveValue('3')
    await context.setOffline(false)
    await add(page.getByRole('main')).click()
    await expect(miniCart(page)).toContainText(`3 × ${product.name}`)
  })
})

test('highlights the tier of the entered quantity, per variant', async ({ page }) => {
  const product = await firstProduct(page.request, withVariants)
  await openProduct(page, product)
  const table = page.getByRole('region', { name: 'Variants' }).getByRole('table')
  const row = table.getByRole('row').nth(1)
  const inForce = row.locator('[aria-current=true]')
  const first = await inForce.innerText()
  const from = Number((await table.getByRole('columnheader', { name: /^from/ }).nth(1).innerText()).match(/\d+/)?.[0])
  await row.getByRole('spinbutton').fill(String(from))
  await expect(inForce).toHaveCount(1)
  await expect(inForce).not.toHaveText(first, { useInnerText: true })
  await row.getByRole('spinbutton').press('ArrowDown')
  await expect(inForce).toHaveText(first, { useInnerText: true })
})

test('the price list follows the entered quantity where all variants cost the same', async ({ page }) => {
  await openProduct(page, await firstProduct(page.request, 'q=SEA-MS'))
  const list = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'You save' }) })
  const second = list.getByRole('row').nth(2)
  const from = (await second.getByRole('rowheader').innerText()).match(/\d+/)?.[0] ?? ''
  await expect(list.getByRole('row').nth(1)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('region', { name: 'Variants' }).getByRole('spinbutton').first().fill(from)
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(list.locator('[aria-current=true]')).toHaveCount(1)
})

/** Taps at the element's visible position: `click()` could scroll to where the sticky bar is hidden. */
async function tap(page: Page, target: Locator) {
  await expect(target).toBeInViewport()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('keeps price and button in a sticky bar that does not cover the end of the page', async ({ page }) => {
    const product = await findProduct(page.request, simple)
    await openProduct(page, product)
    const bar = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).last()
    await tap(page, bar)
    await expect(miniCart(page)).toContainText(`1 × ${product.name}`)
    await page.keyboard.press('Escape')
    await expect(miniCart(page)).toBeHidden()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const foot = await page.getByRole('contentinfo').boundingBox()
    const place = await bar.boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
    const varied = await firstProduct(page.request, withVariants)
    await openProduct(page, varied)
    await tap(page, page.getByRole('link', { name: 'Choose variant', exact: true }).first())
    await expect(page.getByRole('heading', { name: 'Variants' })).toBeInViewport()
  })
})

test('of two forms that are sent before a page is shown, the notice of the last one stays', async ({ page }) => {
  const { id } = await findProduct(page.request, one => simple(one) && !hasContent(one.sales_unit))
  for (const items of ['1', '2']) {
    const form = { product_id: String(id), items, to: '/en' }
    expect((await page.request.post('/cart-lines', { form, headers: { accept: 'text/html' }, maxRedirects: 0 })).status()).toBe(303)
  }
  const notice = (await page.context().cookies()).find(({ name }) => name === 'notice')
  expect(JSON.parse(decodeURIComponent(notice?.value ?? 'null'))).toMatchObject({ kind: 'added', product: id, quantity: 2 })
})
