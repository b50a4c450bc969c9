import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { demoPassword } from './customers.ts'
import { expect, hydrate, test } from './fixtures.ts'
import { addSessionCookies, type PlacedOrder, placeOrder } from './orders.ts'
import { alteredPort } from './ports.ts'

const at = ({ order }: PlacedOrder, language: 'en' | 'pl' = 'en') => hrefTo(language, 'order', { uid: order.uid })

/** An amount shown on the page, as a number. */
const amountIn = (text: string) =>
  Number(
    text
      .replaceAll('−', '-')
      .replaceAll(/[^\d.,-]/g, '')
      .replace(/[.,](\d\d)$/, '!$1')
      .replaceAll(/[.,]/g, '')
      .replace('!', '.'),
  )

/** The amounts of a row, from left to right. */
async function amounts(page: Page, table: string, row: RegExp) {
  const cells = page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell')
  return (await cells.allTextContents()).map(amountIn)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of (422|503)/] })

    test('without the session the order is masked until its e-mail is entered', async ({ page, request }) => {
      const placed = await placeOrder(request)
      await page.goto(at(placed))
      await expect(page.getByRole('heading', { level: 1, name: `Order ${placed.order.number}` })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Address and contact details are hidden' })).toBeVisible()
      for (const secret of Object.values(placed.buyer)) await expect(page.getByText(secret)).toHaveCount(0)
      expect(await page.content()).not.toContain(placed.buyer.email)

      const email = page.getByRole('textbox', { name: 'E-mail address used for the order' })
      await email.fill('somebody.else@example.com')
      await page.getByRole('button', { name: 'Show the whole order' }).click()
      await expect(page.getByText('This is not the e-mail address used for this order.')).toBeVisible()
      await expect(email).toHaveValue('somebody.else@example.com')
      await expect(page.getByText(placed.buyer.street)).toHaveCount(0)

      await email.fill(` ${placed.buyer.email.toUpperCase()}`.trim())
      await page.getByRole('button', { name: 'Show the whole order' }).click()
      await expect(page.getByText(placed.buyer.street)).toBeVisible()
      await expect(page.getByText(placed.buyer.phone)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Address and contact details are hidden' })).toHaveCount(0)
      expect(page.url()).not.toContain('@')
      expect(page.url()).not.toContain('%40')
    })

    test('without the session payment needs the e-mail of the order', async ({ page, request }) => {
      const placed = await placeOrder(request)
      await page.goto(`http://online.localhost:${alteredPort}${at(placed)}`)
      await expect(page.getByText('To pay, first enter the e-mail address used for the order in the form below.')).toBeVisible()
      const payNow = page.getByRole('button', { name: /^Pay .* now$/ })
      await expect(payNow).toHaveCount(0)
      await page.getByRole('textbox', { name: 'E-mail address used for the order' }).fill(placed.buyer.email)
      await page.getByRole('button', { name: 'Show the whole order' }).click()
      await payNow.click()
      // The e-mail is accepted; the order itself is paid by bank transfer.
      await expect(page.getByText('This order cannot be paid for online any more.')).toBeVisible()
    })

    test('an e-mail that the shop cannot check stays in its field', async ({ page, request }) => {
      const placed = await placeOrder(request)
      await page.goto(`http://broken.localhost:${alteredPort}${at(placed)}`)
      const email = page.getByRole('textbox', { name: 'E-mail address used for the order' })
      await email.fill(placed.buyer.email)
      await page.getByRole('button', { name: 'Show the whole order' }).click()
      await expect(email).toHaveAccessibleDescription(/^The shop could not be reached\./)
      await expect(email).toHaveValue(placed.buyer.email)
    })

    test('the buyer sees the full order with payment instructions', async ({ page, context, request, baseURL }) => {
      const placed = await placeOrder(request)
      await addSessionCookies(context, baseURL ?? '', placed)
      await page.goto(at(placed))
      await expect(page.getByText(`We have sent a confirmation to ${placed.buyer.email}.`)).toBeVisible()
      await expect(page.getByText(placed.buyer.street)).toBeVisible()
      await expect(page.getByText('Ring twice.')).toBeVisible()
      await expect(page.getByText('PL61 1090 1014 0000 0712 1981 2874')).toBeVisible()
      await expect(
        page.getByText(/^Please transfer PLN.[\d.,]+ by the end of \d+\s\w+\s20\d\d, or the order will be cancelled\./),
      ).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: placed.order.number })).toBeVisible()
      const steps = page.getByRole('region', { name: 'Order status' }).getByRole('listitem')
      await expect(steps).toHaveText([/^Placed/, /^Confirmed/, /^Paid/, /^Packed/, /^Sent/, /^Delivered/])
      await expect(steps.first()).toHaveAttribute('aria-current', 'step')
      await page.getByText('What you accepted').click()
      await expect(page.getByText(/^Terms of sale, version 20\d\d-/)).toBeVisible()
      const buttons = javaScriptEnabled ? 1 : 0
      await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(buttons)
      await expect(page.getByRole('button', { name: 'Copy: Account' })).toHaveCount(buttons)
    })
  })

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('an order keeps the e-mail that was entered, and is unmasked later', async ({ page, context, request }) => {
    const placed = await placeOrder(request)
    await page.goto(at(placed))
    await hydrate(page)
    const email = page.getByRole('textbox', { name: 'E-mail address used for the order' })
    const unmask = page.getByRole('button', { name: 'Show the whole order' })
    await email.fill(placed.buyer.email)
    await context.setOffline(true)
    await unmask.click()
    await expect(email).toHaveAccessibleDescription(/^The shop could not be reached\./)
    await expect(email).toHaveValue(placed.buyer.email)
    await context.setOffline(false)
    await unmask.click()
    await expect(page.getByText(placed.buyer.street)).toBeVisible()
  })

  for (const [name, path] of [
    ['order page', (uid: string) => hrefTo('en', 'order', { uid })],
    ['order page of the account', (id: string) => hrefTo('en', 'accountOrder', { id })],
  ] as const)
    test(`a payment on the ${name} says that it was not started`, async ({ page, context, request, baseURL }) => {
      const customer = { email: 'anna@demo.localhost', password: demoPassword }
      const placed = await placeOrder(request, { payment: 'test', customer })
      await addSessionCookies(context, baseURL ?? '', placed)
      await page.goto(path(placed.order.uid))
      await hydrate(page)
      await context.setOffline(true)
      await page.getByRole('button', { name: /^Pay .* now$/ }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'The payment page cannot be reached right now.' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: `Order ${placed.order.number}` })).toBeVisible()
    })
})

for (const currency of ['PLN', 'EUR', 'USD'] as const)
  test(`in ${currency} the amounts of the page equal the order’s`, async ({ page, context, request, baseURL }) => {
    const placed = await placeOrder(request, { currency })
    const { totals, items, rate } = placed.order
    // The visitor's current price display does not affect a placed order.
    await context.addCookies([{ name: 'display', value: 'eur-gross', url: baseURL ?? '' }])
    await page.goto(at(placed))
    expect(totals.currency).toBe(currency)
    expect(await amounts(page, 'Summary', /^Products/)).toEqual([totals.products_net, totals.products_gross])
    expect(await amounts(page, 'Summary', /^Delivery/)).toEqual([totals.delivery_net, totals.delivery_gross])
    expect(await amounts(page, 'Summary', /^Discount, code RABAT10/)).toEqual([-totals.discount_net, -totals.discount_gross])
    expect(await amounts(page, 'Summary', /^Total/)).toEqual([totals.total_net, totals.total_gross])
    for (const { percent, net, gross } of totals.vat)
      expect(await amounts(page, 'VAT by rate', new RegExp(`^${percent}%`))).toEqual([net, Number((gross - net).toFixed(2)), gross])
    const figures = page.getByRole('region', { name: 'What you ordered' }).getByRole('definition')
    // The first line of a figure: the second is what its quantity contains.
    expect((await figures.allInnerTexts()).map(text => amountIn(text.split('\n')[0] ?? ''))).toEqual(
      items.flatMap(line => [line.items, line.unit_price_net, line.line_net, line.line_gross]),
    )
    await expect(page.getByRole('table', { name: 'Summary' }).getByRole('row', { name: /^Total/ })).toContainText(currency)
    await expect(page.getByRole('img', { name: 'QR code for the transfer' })).toHaveCount(currency === 'PLN' ? 1 : 0)
    await expect(page.getByText(`${currency} 1 = PLN ${rate}`)).toHaveCount(currency === 'PLN' ? 0 : 1)
  })

test('cash on delivery shows no bank account, no QR code and no payment step', async ({ page, request }) => {
  const placed = await placeOrder(request, { payment: 'cash_on_delivery' })
  await page.goto(at(placed))
  await expect(page.getByText(/You will pay PLN.[\d.,]+ when you receive the goods\./)).toBeVisible()
  await expect(page.getByText('PL61')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'QR code for the transfer' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Order status' }).getByRole('listitem')).toHaveCount(5)
})

test('copies the bank account number without spaces', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const placed = await placeOrder(request)
  await page.goto(at(placed))
  await page.getByRole('button', { name: 'Copy: Account' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PL61109010140000071219812874')
})

test('shows the order in Polish and after the language switch', async ({ page, context, request, baseURL }) => {
  const placed = await placeOrder(request, { language: 'pl' })
  await addSessionCookies(context, baseURL ?? '', placed)
  await page.goto(at(placed, 'pl'))
  await expect(page.getByRole('heading', { level: 1, name: `Zamówienie ${placed.order.number}` })).toBeVisible()
  await expect(page.getByText(/^Prosimy o\sprzelew na kwotę [\d\s]+,\d\d\szł do \d+\s\S+\s20\d\d włącznie\./)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Kod QR przelewu' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await page.waitForURL(`**${at(placed)}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${placed.order.number}` })).toBeVisible()
})

for (const [language, why] of [
  ['en', 'Nothing will be sent. Payment did not arrive in time, so the order was cancelled. There is nothing to pay.'],
  ['pl', 'Niczego nie wyślemy. Wpłata nie dotarła w terminie, dlatego zamówienie zostało anulowane. Za zamówienie nie trzeba płacić.'],
] as const)
  test(`an expired unpaid order shows why it was cancelled, in ${language}`, async ({ page, request }) => {
    const placed = await placeOrder(request, { language })
    await page.goto(`http://late.localhost:${alteredPort}${at(placed, language)}`)
    await expect(page.getByText(why)).toBeVisible()
    await expect(page.getByText('PL61')).toHaveCount(0)
  })

test('the order page is neither cached nor sent as referrer', async ({ request }) => {
  const response = await request.get(at(await placeOrder(request)))
  expect(response.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('an unknown or invalid order uid is a 404 in both languages', async ({ request }) => {
  for (const path of [
    hrefTo('en', 'order', { uid: '0'.repeat(32) }),
    hrefTo('pl', 'order', { uid: 'f'.repeat(32) }),
    '/en/order/2026-000001',
    '/pl/zamowienie/x',
  ]) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
    expect(await response.text()).toContain('Page Not Found: ')
  }
})

test('prints the order with the seller and without controls', async ({ page, context, request, baseURL }) => {
  const placed = await placeOrder(request)
  await addSessionCookies(context, baseURL ?? '', placed)
  await page.goto(at(placed))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(placed.buyer.street)).toBeVisible()
  await expect(page.getByText('sklep@demo.localhost').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('NIP 9990000014, REGON 990000016, KRS 0009900014').filter({ visible: true })).toHaveCount(1)
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  const sheet = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    return { backgroundColor, color }
  })
  expect(sheet).toEqual({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' })
})
