import type { BrowserContext, Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { sendOrder, typeBuyer } from './checkout-form.ts'
import { addToCart } from './filled-cart.ts'
import { expect, hydrate, test } from './fixtures.ts'
import { addSessionCookies, placeOrder } from './orders.ts'
import { ways } from './ways.ts'

const words = {
  en: {
    testPayment: /^Test payment: BLIK, card or transfer \(no\smoney moves\)/,
    payNow: /^Pay PLN.[\d.,]+ now$/,
    provider: 'Test payment provider',
    code: 'BLIK code, six digits',
    card: { method: 'Card', number: 'Card number', expiry: 'Expiry date, MM/YY', cvc: 'CVC, three digits' },
    transfer: { method: 'Online bank transfer', bank: 'Your bank', name: 'Test Bank B', cancel: 'Cancel' },
    late: /^Tell the shop 10 seconds late/,
    pay: /^Pay PLN/,
    app: { title: 'Confirm the payment in your bank’s app', confirm: 'Confirm', refuse: 'Refuse' },
    paid: 'Thank you, we have received your payment',
    refused: 'The payment was refused.',
    cancelled: 'The payment was cancelled.',
    expired: 'The payment was not confirmed in time.',
    pending: 'We are waiting for the payment to be confirmed.',
    checkAgain: 'Check again',
    unknownCode: 'This code does not exist: enter one of the codes listed here.',
  },
  pl: {
    testPayment: /^Płatność testowa: BLIK, karta lub przelew \(bez prawdziwych pieniędzy\)/,
    payNow: /^Zapłać teraz [\d,\s]+zł$/,
    provider: 'Testowy operator płatności',
    code: 'Kod BLIK, sześć cyfr',
    card: { method: 'Karta', number: 'Numer karty', expiry: 'Data ważności, MM/RR', cvc: 'CVC, trzy cyfry' },
    transfer: { method: 'Przelew w Twoim banku', bank: 'Twój bank', name: 'Bank Testowy B', cancel: 'Anuluj' },
    late: /^Powiadom sklep z\s10-sekundowym\sopóźnieniem/,
    pay: /^Zapłać/,
    app: { title: 'Potwierdź płatność w aplikacji banku', confirm: 'Potwierdź', refuse: 'Odrzuć' },
    paid: 'Dziękujemy, otrzymaliśmy Twoją wpłatę',
    refused: 'Płatność odrzucono.',
    cancelled: 'Płatność anulowano.',
    expired: 'Płatności nie potwierdzono w terminie.',
    pending: 'Czekamy na potwierdzenie płatności.',
    checkAgain: 'Sprawdź ponownie',
    unknownCode: 'Nie ma takiego kodu: wpisz jeden z podanych tutaj.',
  },
} as const

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Opens the page of the test provider from the page of an order. */
async function beginPayment(page: Page, language: Language) {
  const t = words[language]
  await press(page, t.payNow)
  await expect(page).toHaveTitle(new RegExp(t.provider))
}

/** Places an order through the API and opens the provider's page from it. */
async function openProvider({ page, context }: { page: Page; context: BrowserContext }, language: Language, baseURL = '') {
  const placed = await placeOrder(page.request, { language, payment: 'test' })
  await addSessionCookies(context, baseURL, placed)
  await page.goto(hrefTo(language, 'order', { uid: placed.order.uid }))
  await beginPayment(page, language)
}

async function typeCode(page: Page, language: Language, code: string) {
  await page.getByRole('textbox', { name: words[language].code }).fill(code)
  await press(page, words[language].pay)
}

async function typeCard(page: Page, language: Language, number: string) {
  const { card, pay } = words[language]
  await page.getByRole('radio', { name: card.method }).check()
  await page.getByRole('textbox', { name: card.number }).fill(number)
  await page.getByRole('textbox', { name: card.expiry }).fill('12/49')
  await page.getByRole('textbox', { name: card.cvc }).fill('123')
  await press(page, pay)
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, in ${language}`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] })
    const t = words[language]

    test('an order is placed, and paid with a BLIK code that is confirmed in the app', async ({ page }) => {
      await addToCart(page, 'flag=sale&q=RS-4.8X20', 1)
      await page.goto(hrefTo(language, 'checkout'))
      await typeBuyer(page, language)
      await sendOrder(page, language, { javaScriptEnabled, payment: t.testPayment })
      await beginPayment(page, language)
      await typeCode(page, language, '777 123')
      await expect(heading(page, t.app.title)).toBeVisible()
      await press(page, t.app.confirm)
      await expect(heading(page, t.paid)).toBeVisible()
      await expect(page.getByRole('button', { name: t.payNow })).toHaveCount(0)
    })

    test('a refused BLIK code leads back to the order, which a card then pays', async ({ page, context, baseURL }) => {
      await openProvider({ page, context }, language, baseURL)
      await typeCode(page, language, '123456')
      await expect(page.getByText(t.unknownCode)).toBeVisible()
      await expect(page.getByRole('textbox', { name: t.code })).toHaveValue('123456')
      await typeCode(page, language, '777123')
      await press(page, t.app.refuse)
      await expect(page.getByText(t.refused)).toBeVisible()
      await beginPayment(page, language)
      await typeCode(page, language, '555555')
      await expect(page.getByText(t.expired)).toBeVisible()
      await beginPayment(page, language)
      await typeCard(page, language, '4242424242424242')
      await expect(heading(page, t.paid)).toBeVisible()
    })

    test('a transfer that is cancelled at the bank leaves the order to be paid', async ({ page, context, baseURL }) => {
      await openProvider({ page, context }, language, baseURL)
      await page.getByRole('radio', { name: t.transfer.method }).check()
      await page.getByRole('combobox', { name: t.transfer.bank }).selectOption(t.transfer.name)
      await press(page, t.pay)
      await expect(heading(page, t.transfer.name)).toBeVisible()
      await press(page, t.transfer.cancel)
      await expect(page.getByText(t.cancelled)).toBeVisible()
      await expect(page.getByRole('button', { name: t.payNow })).toBeVisible()
    })

    test('an order waits for a notification that arrives late', async ({ page, context, baseURL }) => {
      await openProvider({ page, context }, language, baseURL)
      await page.getByRole('checkbox', { name: t.late }).check()
      await typeCard(page, language, '4242 4242 4242 4242')
      await expect(page.getByText(t.pending)).toBeVisible()
      await expect(page.getByRole('button', { name: t.payNow })).toHaveCount(0)
      // Without scripts the reader checks; with them the page does.
      await expect(async () => {
        if (!javaScriptEnabled) await page.getByRole('link', { name: t.checkAgain }).click()
        await expect(heading(page, t.paid)).toBeVisible({ timeout: 1000 })
      }).toPass({ timeout: 60_000 })
    })
  })

test('an order that was unmasked by its e-mail shows a payment that arrives later', async ({ page, browser, baseURL }) => {
  test.slow()
  const placed = await placeOrder(page.request, { payment: 'test' })
  const order = hrefTo('en', 'order', { uid: placed.order.uid })
  await page.goto(`${order}?payment=pending`)
  await page.getByRole('textbox', { name: 'E-mail address used for the order' }).fill(placed.buyer.email)
  await press(page, 'Show the whole order')
  await expect(page.getByText(placed.buyer.street)).toBeVisible()
  await expect(page.getByText(words.en.pending)).toBeVisible()
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' })
  await addSessionCookies(elsewhere.context(), baseURL ?? '', placed)
  await elsewhere.goto(order)
  await beginPayment(elsewhere, 'en')
  await typeCard(elsewhere, 'en', '4242424242424242')
  await expect(heading(elsewhere, words.en.paid)).toBeVisible()
  await elsewhere.close()
  // The page checks by itself, after longer and longer delays.
  await expect(heading(page, words.en.paid)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(placed.buyer.street)).toBeVisible()
})

test.describe('while the shop cannot answer', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('an order that waits for its payment stays, and goes on checking', async ({ page, context, baseURL }) => {
    const placed = await placeOrder(page.request, { payment: 'test' })
    await addSessionCookies(context, baseURL ?? '', placed)
    let checks = 0
    await page.route(/\/en\/order\/\w+\.data/, route => {
      checks++
      return checks === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue()
    })
    await page.goto(`${hrefTo('en', 'order', { uid: placed.order.uid })}?payment=pending`)
    await hydrate(page)
    await expect.poll(() => checks).toBeGreaterThan(1)
    await expect(page.getByText(words.en.pending)).toBeVisible()
  })
})

test('the order says that a payment was cancelled only while it is unpaid', async ({ page, context, baseURL }) => {
  const placed = await placeOrder(page.request, { payment: 'test' })
  await addSessionCookies(context, baseURL ?? '', placed)
  const order = hrefTo('en', 'order', { uid: placed.order.uid })
  await page.goto(`${order}?payment=paid`)
  await expect(page.getByRole('button', { name: words.en.payNow })).toBeVisible()
  await expect(heading(page, words.en.paid)).toHaveCount(0)
  await beginPayment(page, 'en')
  await typeCard(page, 'en', '4242424242424242')
  await expect(heading(page, words.en.paid)).toBeVisible()
  await page.goto(`${order}?payment=cancelled`)
  await expect(heading(page, words.en.paid)).toBeVisible()
  await expect(page.getByText(words.en.cancelled)).toHaveCount(0)
})
