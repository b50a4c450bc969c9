import type { APIRequestContext, Page } from '@playwright/test'
import type { ProductListItem } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { checkoutWords, typeBuyer } from './checkout-form.ts'
import { expect, hydrate, test } from './fixtures.ts'
import { findProduct } from './products.ts'

/** A product without variants that no other test orders: the most expensive that fits, since the others begin with the bestsellers. */
const expensiveProduct = (request: APIRequestContext, fits: (product: ProductListItem) => boolean) =>
  findProduct(request, product => !product.has_variants && fits(product), { query: 'in_stock=1&sort=price_desc' })

const plenty = (product: ProductListItem) => product.items > 60

async function put(request: APIRequestContext, product: ProductListItem, items: number) {
  const response = await request.post('/cart-lines', {
    form: { product_id: product.id, items, to: '/en' },
    headers: { accept: 'application/json' },
  })
  expect(await response.json()).toMatchObject({ ok: true })
}

async function fillCart(page: Page, items = 1): Promise<ProductListItem> {
  const product = await expensiveProduct(page.request, plenty)
  await put(page.request, product, items)
  return product
}

const words = {
  en: {
    ...checkoutWords.en,
    company: 'A company',
    companyName: /^Company name/,
    nip: /^NIP/,
    note: /^Note to us/,
    elsewhere: 'Deliver to another address',
    notElsewhere: 'Deliver to the billing address',
    delivery: 'Delivery address',
    privacy: 'privacy policy (opens in a new tab)',
    empty: 'Your cart is empty',
  },
  pl: {
    ...checkoutWords.pl,
    company: 'Firma',
    companyName: /^Nazwa firmy/,
    nip: /^NIP/,
    note: /^Uwagi/,
    elsewhere: 'Dostawa pod inny adres',
    notElsewhere: 'Dostawa pod adres rozliczeniowy',
    delivery: 'Adres dostawy',
    privacy: 'polityka prywatności (otwiera się w nowej karcie)',
    empty: 'Twój koszyk jest pusty',
  },
} as const

const box = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name })
const button = (page: Page, language: Language = 'en') => page.getByRole('button', { name: words[language].order, exact: true })
const problems = (page: Page) => page.getByRole('main').getByRole('alert')
const open = (page: Page, language: Language = 'en') => page.goto(hrefTo(language, 'checkout'))

/** A unique e-mail per test: unpaid orders are limited by e-mail. */
let email = ''
test.beforeEach(() => {
  email = `anna.${crypto.randomUUID().slice(0, 8)}@example.com`
})

const type = (page: Page, language: Language) => typeBuyer(page, language, { email })

async function choose(page: Page, language: Language, delivery: 'locker' | 'courier' = 'courier') {
  const w = words[language]
  await page.getByRole('radio', { name: w[delivery] }).check()
  await page.getByRole('radio', { name: w.transfer }).check()
  await page.getByRole('checkbox', { name: w.terms }).check()
  // The privacy policy is information: there is nothing to accept.
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link', { name: w.privacy })).toHaveAttribute('href', hrefTo(language, 'privacyPolicy'))
}

/** Places the order. */
async function order(page: Page, language: Language) {
  await expect(page.getByRole('region', { name: words[language].summary })).not.toContainText(words[language].notChosen)
  await button(page, language).click()
  await expectOrdered(page, language)
}

async function expectOrdered(page: Page, language: Language) {
  await expect(page).toHaveURL(new RegExp(`${hrefTo(language, 'order', { uid: 'UID' }).replace('UID', '[0-9a-f]{32}')}$`), {
    timeout: 15_000,
  })
  await expect(page.getByRole('main')).toContainText(/\d{4}-\d{6}/)
}

for (const script of [true, false])
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script, expectedErrors: [/4(09|22)/] })

    test('a guest orders in English, starting at the guest page', async ({ page }) => {
      await fillCart(page, 2)
      await page.goto(hrefTo('en', 'guest'))
      await expect(page.getByRole('region', { name: 'Your cart' })).toContainText(/2\sitems.*PLN\s[\d,.]+/)
      await page.getByRole('link', { name: 'Continue as guest' }).click()
      await expect(page).toHaveURL(hrefTo('en', 'checkout'))
      await type(page, 'en')
      await choose(page, 'en')
      await order(page, 'en')
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName('Cart, empty')
      await open(page)
      await expect(page.getByRole('heading', { name: words.en.empty })).toBeVisible()
    })

    test('the guest page counts a delivery that was chosen in the cart, and says that it can be changed', async ({ page }) => {
      await fillCart(page)
      await page.goto(hrefTo('en', 'guest'))
      const cart = page.getByRole('region', { name: 'Your cart' })
      await expect(cart).toContainText('You will choose the delivery method on the next page.')
      await page.goto(hrefTo('en', 'cart'))
      await page.getByRole('radio', { name: /^Courier/ }).check()
      if (!script) await page.getByRole('button', { name: 'Save the delivery method' }).click()
      await expect(page.getByText('not chosen yet')).toHaveCount(0)
      await page.goto(hrefTo('en', 'guest'))
      await expect(cart).toContainText('Delivery: Courier')
      const [, total = 'none'] = /To pay\s+(PLN\s[\d,.]+)/.exec(await cart.innerText()) ?? []
      await expect(cart).toContainText('You can still change the delivery method on the next page.')
      await open(page)
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText(total)
    })

    test('shows all missing and invalid fields at once, in both languages, and keeps the entered values', async ({ page }) => {
      await fillCart(page)
      await open(page)
      await button(page).click()
      await expect(problems(page)).toContainText('Correct 9 fields to order')
      await expect(problems(page).getByRole('link', { name: 'Enter the city.' })).toHaveAttribute('href', '#billing_address.city')
      await expect(box(page, words.en.city)).toHaveAccessibleDescription('Enter the city.')
      await expect(page.getByRole('checkbox', { name: words.en.terms })).toHaveAccessibleDescription('Accept the terms of sale to order.')
      await expect(page.getByText('Choose how to pay.')).toHaveCount(2)

      await open(page, 'pl')
      await type(page, 'pl')
      await choose(page, 'pl')
      await box(page, words.pl.postal).fill('9056')
      await page.getByRole('radio', { name: words.pl.company }).check()
      await box(page, words.pl.companyName).fill('Śruby i Wkręty sp. z o.o.')
      await box(page, words.pl.nip).fill('5260250275')
      await box(page, words.pl.note).fill('Dzwonek\nnie działa')
      await button(page, 'pl').click()
      await expect(problems(page)).toContainText('Aby zamówić, popraw 2 pola')
      await expect(box(page, words.pl.postal)).toHaveAccessibleDescription('Kod pocztowy w Polsce ma postać 00-000.')
      await expect(box(page, words.pl.nip)).toHaveAccessibleDescription(/^NIP to 10 cyfr z\spoprawną sumą kontrolną/)
      await expect(box(page, words.pl.postal)).toHaveValue('9056')
      await expect(box(page, words.pl.nip)).toHaveValue('5260250275')
      await expect(box(page, words.pl.street)).toHaveValue('Łąkowa 5/7')
      await expect(box(page, words.pl.note)).toHaveValue('Dzwonek\nnie działa')
      await expect(page.getByRole('radio', { name: words.pl.company })).toBeChecked()
      await expect(page.getByRole('radio', { name: words.pl.courier })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: words.pl.terms })).toBeChecked()
      await box(page, words.pl.postal).fill('90562')
      await box(page, words.pl.nip).fill('526-025-02-74')
      await order(page, 'pl')
    })

    test('a separate delivery address can be added and removed; entered values stay', async ({ page }) => {
      await fillCart(page)
      await open(page)
      await type(page, 'en')
      await page.getByRole('button', { name: words.en.elsewhere }).click()
      const delivery = page.getByRole('group', { name: words.en.delivery })
      await delivery.getByRole('textbox', { name: words.en.city }).fill('Kraków')
      await page.getByRole('button', { name: words.en.notElsewhere }).click()
      await expect(delivery.getByRole('textbox')).toHaveCount(0)
      await page.getByRole('button', { name: words.en.elsewhere }).click()
      await expect(delivery.getByRole('textbox', { name: words.en.city })).toHaveValue('Kraków')
      await expect(box(page, words.en.email)).toHaveValue(email)
      await choose(page, 'en')
      await button(page).click()
      await expect(problems(page)).toContainText('Correct 4 fields to order')
      await expect(problems(page).getByRole('link').first()).toHaveText('Delivery address: Enter the first name.')
      await delivery.getByRole('textbox', { name: words.en.first }).fill('Jan')
      await delivery.getByRole('textbox', { name: words.en.last }).fill('Kowalski')
      await delivery.getByRole('textbox', { name: words.en.street }).fill('Rynek 1')
      await delivery.getByRole('textbox', { name: words.en.postal }).fill('31-042')
      await order(page, 'en')
    })

    test('resubmitting the form, as a proxy or Back does, returns the same order', async ({ page }) => {
      await fillCart(page)
      await open(page)
      await type(page, 'en')
      await choose(page, 'en')
      if (!script) await page.getByRole('button', { name: 'Update the total' }).click()
      // An order at a total that was not shown would be refused.
      await expect(page.getByRole('region', { name: 'Summary' })).not.toContainText('not chosen yet')
      const sent: string[] = []
      page.on('request', request => {
        const form = request.method() === 'POST' ? request.postData() : null
        if (form && new URLSearchParams(form).get('intent') === 'place') sent.push(form)
      })
      if (script) await button(page).dblclick()
      else await button(page).click()
      await expectOrdered(page, 'en')
      const placed = new URL(page.url()).pathname
      expect(sent.length).toBe(1)
      const form = Object.fromEntries(new URLSearchParams(sent[0]))
      for (const headers of [{ accept: 'text/html' }, { accept: 'text/html' }]) {
        const again = await page.request.post(hrefTo('en', 'checkout'), { form, headers, maxRedirects: 0 })
        expect([again.status(), again.headers().location]).toEqual([303, placed])
      }
      const other = { ...form, note: 'Something else' }
      const refused = await page.request.post(hrefTo('en', 'checkout'), { form: other, headers: { accept: 'text/html' }, maxRedirects: 0 })
      expect(refused.status()).toBe(422)
      // Without JavaScript the previous page is the response to a form, and the browser asks before it resubmits.
      if (!script) return
      await page.goBack()
      await expect(page.getByRole('heading', { name: words.en.empty })).toBeVisible()
    })

    test('the cheapest delivery to the address is preselected, and the total includes it; another choice shows its total first', async ({
      page,
    }) => {
      await fillCart(page)
      await page.goto(hrefTo('en', 'cart'))
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText(/Total\s+excl\. delivery/)
      await open(page)
      const summary = page.getByRole('region', { name: 'Summary' })
      await expect(page.getByRole('radio', { name: words.en.courier })).toBeChecked()
      await expect(summary).toContainText(/Delivery\s*PLN\s19\.00/)
      await expect(summary).not.toContainText('excl. delivery')
      await type(page, 'en')
      await choose(page, 'en')
      await page.getByRole('radio', { name: /^Collection/ }).check()
      if (!script) {
        await button(page).click()
        await expect(problems(page)).toContainText('The total is now')
      }
      await expect(summary).toContainText(/Delivery\s*Free/)
      await order(page, 'en')
    })

    test('the checkout has a header and a footer without navigation, with phone and terms', async ({ page }) => {
      await fillCart(page)
      await open(page)
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: /^\+48/ })).toHaveAttribute('href', /^tel:\+48\d{9}$/)
      await expect(header.getByRole('search')).toHaveCount(0)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms of sale' })).toHaveAttribute(
        'href',
        hrefTo('en', 'regulations'),
      )
      await page.getByRole('link', { name: 'Back to the cart' }).click()
      await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'))).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
    })

    test('reminds of the legal guarantee right above the order button', async ({ page }) => {
      await fillCart(page)
      await open(page)
      const summary = page.getByRole('region', { name: 'Summary' })
      const reminder = summary.getByRole('region', { name: 'Legal guarantee of conformity' })
      await expect(reminder).toContainText('we are liable for at least two years from delivery')
      await expect(reminder.getByRole('link', { name: 'Details in the terms of sale' })).toHaveAttribute('target', '_blank')
      await expect(reminder.locator('xpath=../following-sibling::button')).toHaveText('Order with obligation to pay')
    })

    test('an empty cart shows a message with a link to the shop', async ({ page }) => {
      for (const id of ['guest', 'checkout'] as const) {
        await page.goto(hrefTo('pl', id))
        await expect(page.getByRole('heading', { name: words.pl.empty })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Przejrzyj kategorie' })).toHaveAttribute('href', hrefTo('pl', 'categories'))
      }
    })

    test('reports stock that ran out meanwhile, with a link to the cart', async ({ page, playwright, baseURL }) => {
      const scarce = await expensiveProduct(page.request, ({ items }) => items >= 2 && items < 9)
      await put(page.request, scarce, scarce.items)
      await open(page)
      await type(page, 'en')
      await choose(page, 'en')
      if (!script) await page.getByRole('button', { name: 'Update the total' }).click()
      await expect(page.getByRole('region', { name: 'Summary' })).not.toContainText('not chosen yet')
      const faster = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
      await put(faster, scarce, 1)
      await orderByForm(faster)
      await button(page).click()
      const left = scarce.items - 1
      await expect(problems(page)).toContainText(new RegExp(`^Only ${left} left: `))
      await expect(problems(page).getByRole('link', { name: 'Change the cart' })).toHaveAttribute('href', hrefTo('en', 'cart'))
      await expect(box(page, words.en.street)).toHaveValue('Łąkowa 5/7')
    })
  })

/** Places an order as another visitor, over HTTP. */
async function orderByForm(request: APIRequestContext) {
  const side = { first_name: 'Jan', last_name: 'Kowalski', street: 'Rynek 1', postal_code: '31-042', city: 'Kraków', country: 'PL' }
  const address = Object.fromEntries(Object.entries(side).map(([name, value]) => [`billing_address.${name}`, value]))
  const page = await (await request.get(hrefTo('en', 'checkout'))).text()
  const idOf = (name: string, label: string) => new RegExp(`name="${name}"[^>]*value="(\\d+)".{0,200}?${label}`).exec(page)?.[1] ?? ''
  const form = {
    ...address,
    intent: 'place',
    key: crypto.randomUUID(),
    email: `jan.${crypto.randomUUID().slice(0, 8)}@example.com`,
    phone: '600 100 200',
    delivery_id: idOf('delivery_id', 'Courier'),
    payment_id: idOf('payment_id', 'Bank transfer'),
    regulations_accepted: 'on',
  }
  const send = (total: string) =>
    request.post(hrefTo('en', 'checkout'), { form: { ...form, total }, headers: { accept: 'text/html' }, maxRedirects: 0 })
  const refused = await send('')
  expect(refused.status()).toBe(409)
  const total = /name="total" value="([^"]+)"/.exec(await refused.text())?.[1] ?? ''
  expect((await send(total)).status()).toBe(303)
}

test.describe('while the total is being recomputed', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 409/] })

  for (const isSaved of [true, false])
    test(
      isSaved
        ? 'an order waits for it, and is placed at no total that was not shown'
        : 'an order waits for it, and is not placed where it fails',
      async ({ page }) => {
        await fillCart(page)
        await open(page)
        await type(page, 'en')
        const sent: string[] = []
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        await page.route(/\/en\/checkout/, async route => {
          const fields = new URLSearchParams(route.request().postData() ?? '')
          sent.push(fields.get('intent') ?? '')
          if (!fields.has('delivery_id') || fields.get('intent') !== 'choose') return route.continue()
          await released
          return isSaved ? route.continue() : route.abort()
        })
        await choose(page, 'en')
        await page.getByRole('radio', { name: /^Collection/ }).check()
        await expect(page.getByRole('radio', { name: words.en.transfer })).toBeChecked()
        await button(page).dblclick()
        await expect(button(page)).toBeDisabled()
        expect(sent).not.toContain('place')
        release()
        if (isSaved) {
          // The total on the button included the courier's fee.
          await expect(problems(page)).toContainText('The total is now')
          expect(sent.filter(intent => intent === 'place')).toHaveLength(1)
          await button(page).click()
          await expectOrdered(page, 'en')
          expect(sent.filter(intent => intent === 'place')).toHaveLength(2)
          await expect(page.getByRole('main')).toContainText('Collection')
        } else {
          await expect(problems(page)).toContainText('could not be reached')
          await expect(button(page)).toBeEnabled()
          expect(sent).not.toContain('place')
        }
      },
    )
})

test.describe('in Polish on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a company orders to an address abroad; the total follows the delivery and stays visible', async ({ page }) => {
    await fillCart(page)
    await open(page, 'pl')
    await type(page, 'pl')
    await page.getByRole('radio', { name: words.pl.company }).check()
    await box(page, words.pl.companyName).fill('Stragan sp. z o.o.')
    await box(page, words.pl.nip).fill('5260250274')
    await page.getByRole('button', { name: words.pl.elsewhere }).click()
    const delivery = page.getByRole('group', { name: words.pl.delivery })
    for (const [name, value] of [
      [words.pl.first, 'Petra'],
      [words.pl.last, 'Nováková'],
      [words.pl.street, 'Dlouhá 3'],
      [words.pl.postal, '110 00'],
      [words.pl.city, 'Praha'],
    ] as const)
      await delivery.getByRole('textbox', { name }).fill(value)
    await delivery.getByRole('combobox', { name: /^Kraj/ }).selectOption('Czechy')
    const total = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Do zapłaty/ })
    await choose(page, 'pl')
    const withCourier = await total.innerText()
    await expect(page.getByText(withCourier.replace(': ', ' ')).first()).toBeInViewport()
    await page.getByRole('radio', { name: /^Odbiór osobisty w\smagazynie/ }).check()
    await expect(total).not.toHaveText(withCourier)
    await order(page, 'pl')
  })
})

test.describe('after a response that came at once', () => {
  test.use({ expectedErrors: [/422/] })

  test('the next press of the order button counts', async ({ page }) => {
    await fillCart(page)
    await open(page)
    await button(page).click()
    await expect(problems(page)).toBeVisible()
    // Answers the next but one order from memory, before React renders that it is sent.
    await page.evaluate(() => {
      const { fetch } = window
      window.fetch = async (target, options) => {
        const response = await fetch(target, options)
        if (options?.method !== 'POST') return response
        const body = await response.text()
        window.fetch = async (nextTarget, nextOptions) => {
          if (nextOptions?.method !== 'POST') return fetch(nextTarget, nextOptions)
          window.fetch = fetch
          return new Response(body, response)
        }
        return new Response(body, response)
      }
    })
    for (let presses = 0; presses < 2; presses++) {
      await button(page).click()
      await expect(problems(page)).toBeVisible()
      await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true')
    }
    await type(page, 'en')
    await choose(page, 'en')
    await order(page, 'en')
  })
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/./] })

  test('keeps the entered values, and the next submit places the order', async ({ page, context }) => {
    await fillCart(page)
    await open(page)
    await type(page, 'en')
    await choose(page, 'en')
    await expect(page.getByRole('region', { name: 'Summary' })).not.toContainText('not chosen yet')
    await hydrate(page)
    await context.setOffline(true)
    await button(page).click()
    await expect(problems(page)).toContainText('The shop could not be reached')
    await expect(box(page, words.en.email)).toHaveValue(email)
    await expect(page.getByRole('checkbox', { name: words.en.terms })).toBeChecked()
    await context.setOffline(false)
    await button(page).click()
    await expectOrdered(page, 'en')
  })
})

test.describe('keyboard', () => {
  test.use({ expectedErrors: [/422/] })

  test('Enter submits, focus moves to the error summary, and its links focus the fields', async ({ page }) => {
    await fillCart(page)
    await open(page)
    await box(page, words.en.email).press('Enter')
    await expect(problems(page)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('fields to order')
    await problems(page).getByRole('link', { name: 'Enter the city.' }).press('Enter')
    await expect(box(page, words.en.city)).toBeFocused()
    await expect(problems(page)).toBeVisible()
  })
})

test('keeps the draft after a visit to the cart', async ({ page }) => {
  await fillCart(page)
  await open(page)
  await type(page, 'en')
  await page.getByRole('link', { name: 'Back to the cart' }).click()
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
  await open(page)
  await expect(box(page, words.en.city)).toHaveValue('Łódź')
  await page.reload()
  await expect(box(page, words.en.city)).toHaveValue('Łódź')
  await expect(page.getByRole('checkbox', { name: words.en.terms })).not.toBeChecked()
})
