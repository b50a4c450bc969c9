import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { hrefTo, languages } from '@stragan/routing'
import { createCustomer, logIn } from './customers.ts'
import { addWashers, openCart, quantity, summary } from './filled-cart.ts'
import { expect, expectHydrated, holdRequests, hydrate, kawa, test } from './fixtures.ts'
import { startShopProxy } from './other-browsers/shop-proxy.ts'

const name = 'Set of sockets on a rail, 1/2" drive, 10 pieces'
const product = hrefTo('en', 'product', { id: 'set-of-sockets-on-a-rail-1-2-drive-10-pieces' })

const addButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
const miniCart = (page: Page) => page.getByRole('dialog', { name: /^(Added to cart|Cart)$/ })

const method = (page: Page, name: RegExp) => page.getByRole('main').getByRole('radio', { name })

/** A form of the cart that scripts send. */
const isCartSave = (message: Request | Response) => {
  const request = 'request' in message ? message.request() : message
  return request.method() === 'POST' && new URL(request.url()).pathname === `${hrefTo('en', 'cart')}.data`
}

/** Holds the module scripts of a page back until the returned function is called. */
const holdScripts = (page: Page) => holdRequests(page, /\/assets\/shell-.*\.js/)

test('a page loads a script of few kilobytes first, and the other scripts at the first interaction', async ({ page }) => {
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
  await hydrate(page)
  expect(await loaded()).toBeGreaterThan(100)
})

for (const [shop, address] of Object.entries({ tools: '', coffee: kawa }))
  test(`the home page of the shop of ${shop} has at most 15 KB, compressed`, async ({ page }) => {
    for (const language of languages) {
      let html: Buffer | undefined
      // A page of a busy server may leave out its finder.
      await expect(async () => {
        html = await (await page.goto(address + hrefTo(language, 'home')))?.body()
        await expect(page.locator('#finder')).toBeVisible({ timeout: 1 })
      }).toPass()
      expect(brotliCompressSync(html ?? '').length / 1024).toBeLessThan(15)
    }
  })

test('a customer’s page shows name and cart, and loads scripts at the first interaction like a stranger’s', async ({ page }) => {
  await createCustomer(page, 'en')
  await page.goto(product)
  await addButton(page).click()
  await expect(miniCart(page)).toContainText(name)
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const path of [hrefTo('en', 'home'), hrefTo('en', 'bestsellers'), product]) {
    scripts.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.filter(url => url.includes('/shell-'))).toEqual([])
    await expectCustomer(page)
    await hydrate(page)
    expect(scripts.filter(url => url.includes('/shell-'))).toHaveLength(1)
    await expectCustomer(page)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bestsellers' }).click()
  await expect(page).toHaveURL(hrefTo('en', 'bestsellers'))
  await expectCustomer(page)
})

async function expectCustomer(page: Page) {
  const header = page.getByRole('banner')
  await expect(header.locator('summary').filter({ hasText: 'Zofia' })).toBeVisible()
  await expect(header.getByRole('link', { name: /^Cart, 1 item,/ })).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer’s page shows name and cart', async ({ page }) => {
    await logIn(page, 'anna@demo.localhost')
    await page.goto(hrefTo('en', 'bestsellers'))
    await expect(page.getByRole('banner').locator('summary').filter({ hasText: 'Anna' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible()
  })
})

test('replays all clicks from before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto(product)
  await addButton(page).click()
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'true')
  await addButton(page).click()
  releaseScripts()
  await expect(miniCart(page)).toContainText(`2 × ${name}`)
  await expect(page).toHaveURL(product)
})

test('each press of a step button of the cart from before hydration counts', async ({ page }) => {
  await addWashers(page, 2)
  const releaseScripts = await holdScripts(page)
  await page.goto(hrefTo('en', 'cart'))
  const more = page.getByRole('button', { name: /^Increase quantity: / })
  for (let presses = 0; presses < 3; presses++) await more.click()
  const saved = page.waitForResponse(isCartSave)
  releaseScripts()
  await saved
  await expect(quantity(page)).toHaveValue('5')
})

test('replays a click from before hydration before it follows a link', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto(product)
  await addButton(page).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bestsellers' }).click()
  releaseScripts()
  await expect(page).toHaveURL(hrefTo('en', 'bestsellers'))
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1 item,/ })).toBeVisible()
})

for (const [next, address] of [
  ['Continue shopping', 'categories'],
  ['Checkout', 'guest'],
] as const)
  test(`saves a quantity that was typed before hydration, and left by the link “${next}”`, async ({ page }) => {
    await addWashers(page, 2)
    const releaseScripts = await holdScripts(page)
    await page.goto(hrefTo('en', 'cart'))
    await quantity(page).fill('7')
    const saved = page.waitForResponse(isCartSave)
    await page.getByRole('main').getByRole('link', { name: next }).first().click()
    releaseScripts()
    await saved
    await expect(page).toHaveURL(hrefTo('en', address))
    await openCart(page)
    await expect(quantity(page)).toHaveValue('7')
  })

test('keeps what was typed into the checkout before hydration when a link leaves it', async ({ page }) => {
  await addWashers(page, 2)
  const field = (name: string) => page.getByRole('textbox', { name })
  const typeBeforeHydration = async (name: string, value: string) => {
    const releaseScripts = await holdScripts(page)
    await page.goto(hrefTo('en', 'checkout'))
    await field(name).fill(value)
    await page.getByRole('link', { name: 'Back to the cart' }).click()
    releaseScripts()
    await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
  }
  await typeBeforeHydration('City', 'Łódź')
  // Into a form that restores what was typed before.
  await typeBeforeHydration('Street', 'Piotrkowska 1')
  await page.goto(hrefTo('en', 'checkout'))
  await expect(field('City')).toHaveValue('Łódź')
  await expect(field('Street')).toHaveValue('Piotrkowska 1')
})

test('loads the checkout after the quantity is saved that was typed before', async ({ page }) => {
  await addWashers(page, 2)
  await openCart(page)
  await hydrate(page)
  const releaseSave = await holdRequests(page, /\/en\/cart\.data/)
  const documents: string[] = []
  page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
  const saving = page.waitForRequest(isCartSave)
  await quantity(page).fill('7')
  const checkout = page.getByRole('main').getByRole('link', { name: 'Checkout' }).first()
  await checkout.click()
  await saving
  await expect(checkout).toHaveAttribute('aria-busy', 'true')
  expect(documents).toEqual([])
  releaseSave()
  await expect(page).toHaveURL(hrefTo('en', 'guest'))
  await openCart(page)
  await expect(quantity(page)).toHaveValue('7')
})

test('saves a quantity that is being saved when the page is left for another site', async ({ page }) => {
  await addWashers(page, 2)
  await openCart(page)
  await hydrate(page)
  await page.route(/\/en\/cart\.data/, () => {})
  const saving = page.waitForRequest(isCartSave)
  await quantity(page).fill('7')
  await quantity(page).blur()
  await saving
  await page.goto('about:blank')
  await expect(async () => {
    await openCart(page)
    await expect(quantity(page)).toHaveValue('7', { timeout: 500 })
  }).toPass()
})

test('saves the radio button that was chosen last before hydration', async ({ page }) => {
  await addWashers(page, 2)
  const releaseScripts = await holdScripts(page)
  await page.goto(hrefTo('en', 'cart'))
  for (const name of [/^Collection/, /^Courier/, /^Collection/]) await method(page, name).check()
  releaseScripts()
  await expectHydrated(page)
  await expect(summary(page).locator('[aria-busy=true]')).toHaveCount(0)
  await openCart(page)
  await expect(method(page, /^Collection/)).toBeChecked()
})

test('choices made before the first script are saved, and what was typed stays', async ({ page }) => {
  await addWashers(page, 2)
  const release = await holdRequests(page, /\/assets\/entry.*\.js/)
  await page.goto(hrefTo('en', 'checkout'), { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'City' }).fill('Łódź')
  await method(page, /^Parcel locker/).check()
  await method(page, /^Bank transfer/).check()
  release()
  await expect(page.getByRole('textbox', { name: /^Find a parcel locker/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Łódź')
  await openCart(page)
  for (const name of [/^Parcel locker/, /^Bank transfer/]) await expect(method(page, name)).toBeChecked()
})

test('a choice is seen at every moment of hydration and of the events of a press', async ({ page }) => {
  await addWashers(page, 2)
  const release = await holdScripts(page)
  await page.goto(hrefTo('en', 'checkout'))
  const transfer = method(page, /^Bank transfer/)
  await transfer.check()
  const seen = await transfer.evaluateHandle((radio: HTMLInputElement) => {
    const seen: string[] = []
    const root = document.documentElement
    new MutationObserver(() => seen.push(`hydrated: ${radio.checked}`)).observe(root, { attributeFilter: ['data-hydrated'] })
    document.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'radio') seen.push(`${target.name}: ${target.checked}`)
    })
    return seen
  })
  release()
  await expect.poll(() => seen.jsonValue()).toEqual(['hydrated: true', 'payment_id: true'])
  await method(page, /^Collection/).check()
  await expect.poll(() => seen.jsonValue()).toEqual(['hydrated: true', 'payment_id: true', 'delivery_id: true'])
})

test('saves a gift and the consent to its terms that were given before hydration', async ({ page }) => {
  await addWashers(page, 20)
  const releaseScripts = await holdScripts(page)
  await page.goto(hrefTo('en', 'cart'))
  const consent = page.getByRole('checkbox', { name: 'I accept the gift terms' })
  const gift = page.getByRole('group', { name: 'A gift with your order' }).getByRole('radio').first()
  await consent.check()
  await gift.check()
  const saved = page.waitForResponse(response => isCartSave(response) && !!response.request().postData()?.includes('id=1'))
  releaseScripts()
  await saved
  await expect(gift).toBeChecked()
  await openCart(page)
  await expect(consent).toBeChecked()
  await expect(gift).toBeChecked()
})

test('validates at hydration what was typed before', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto(product)
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.pressSequentially('hexagon')
  releaseScripts()
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible()
  await expect(search).toHaveValue('hexagon')
})

test.describe('after a refused form', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('hydration leaves the focus where the visitor types', async ({ page }) => {
    await page.goto(hrefTo('en', 'customerLogin'), { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await main.locator('[name=email]').fill('anna@demo.localhost')
    await main.locator('[name=password]').fill('not this one')
    const releaseScripts = await holdScripts(page)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('alert')).toBeVisible()
    await main.locator('[name=password]').pressSequentially('Stragan')
    releaseScripts()
    await expectHydrated(page)
    await page.keyboard.type('-demo-1')
    await expect(main.locator('[name=password]')).toHaveValue('Stragan-demo-1')
  })
})

test.describe('where React renders the page anew', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 422|React error #418/] })

  test('a text area has what the form came back with', async ({ page }) => {
    const contact = hrefTo('en', 'contact')
    await page.route(/\/assets\/shell-.*\.js/, route => route.abort(), { times: 1 })
    // Another heading than React expects: it hydrates nothing.
    await page.route(contact, async route => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>)[^<]*/, '$1Changed') })
    })
    await page.goto(contact)
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Message' }).fill('Two words')
    await main.getByRole('button', { name: 'Send the message' }).click()
    await expect(main.getByRole('alert')).toBeVisible()
    await expectHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Changed')
    await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Two words')
  })
})

test.describe('with browser extensions', () => {
  test.use({ expectedErrors: [/Applying inline style violates/] })

  test('hydration leaves alone what browser extensions have put into the document', async ({ page }) => {
    await page.goto(product)
    await page.evaluate(() => {
      const foreign = (name: string, properties = {}) =>
        Object.assign(document.createElement(name), { className: 'foreign', ...properties })
      document.head.prepend(foreign('style'), foreign('link', { href: 'https://extension.invalid/style.css' }))
      document.querySelector('link[rel=stylesheet]')?.after(foreign('style'))
      document.head.append(foreign('script', { type: 'text/plain', src: 'https://extension.invalid/script.js' }))
      document.body.append(foreign('div'))
      document.documentElement.append(foreign('div'))
    })
    const markup = (selector: string) =>
      page.locator(selector).evaluateAll(elements => elements.map(({ outerHTML }) => outerHTML.slice(0, 300)))
    const nodes = 'head > *, .foreign'
    const before = await markup(nodes)
    expect(before.filter(html => html.includes('foreign'))).toHaveLength(6)
    await hydrate(page)
    const loadedMeanwhile = (html: string) => html.includes('modulepreload')
    expect((await markup(nodes)).filter(html => !loadedMeanwhile(html))).toEqual(before)
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await expect(page).toHaveTitle(/^Contact/)
    expect(await page.locator('.foreign').count()).toBe(6)
  })
})

test('applies at hydration a filter that was ticked before', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto(hrefTo('en', 'allProducts'))
  const inStock = page.getByRole('checkbox', { name: /^In stock/ })
  await inStock.check()
  releaseScripts()
  await expect(page).toHaveURL(/in_stock=1/)
  await expect(inStock).toBeChecked()
})

test('links and search work before hydration', async ({ page }) => {
  await holdScripts(page)
  await page.goto(hrefTo('en', 'home'))
  await page.getByRole('combobox', { name: 'Search' }).fill('hexagon bolt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/products-all\?q=hexagon/)
  await page.getByRole('main').locator('a[href*="/product/"]').first().click()
  await expect(page).toHaveURL(/\/en\/product\//)
})

test.describe('without the module scripts', () => {
  test.use({ expectedErrors: [/./] })

  test('forms and links work natively when loading fails', async ({ page }) => {
    await page.route(/\/assets\/shell-.*\.js/, route => route.abort())
    await page.goto(product)
    const answered = page.waitForEvent('load')
    // Submitted by keyboard: the pointer moving to the button would detect the failure earlier and reload the page (layout.spec.ts).
    await addButton(page).evaluate((button: HTMLButtonElement) => button.form?.requestSubmit(button))
    await answered
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main')).toContainText(`Added to cart: 1 × ${name}`)
  })

  test('forms work natively while loading is delayed', async ({ page }) => {
    await page.clock.install()
    await holdScripts(page)
    await page.goto(product)
    await addButton(page).click()
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('main')).toContainText(`Added to cart: 1 × ${name}`)
  })
})

test('a link pressed while the page before it arrives interrupts that without an error', async ({ page }) => {
  const shop = await startShopProxy()
  await page.goto(shop.origin + hrefTo('en', 'allProducts'))
  await hydrate(page)
  const link = (name: 'bestsellers' | 'newProducts') => page.getByRole('contentinfo').locator(`a[href="${hrefTo('en', name)}"]`)
  const release = shop.hold(/^GET \/assets\/bestsellers-page/)
  const begun = shop.holdEnd(/^GET \/en\/bestsellers\.data/)
  await link('bestsellers').click()
  await begun
  await link('newProducts').click()
  await expect(page).toHaveURL(shop.origin + hrefTo('en', 'newProducts'))
  release()
  await shop.close()
})
