import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { createCustomer, goodPassword, logIn } from './customers.ts'
import { addWashers } from './filled-cart.ts'
import { expect, test } from './fixtures.ts'
import { alteredPort } from './ports.ts'

test.use({ expectedErrors: [/status of (5\d\d|422)/] })

const at = (host: string) => `http://${host}.localhost:${alteredPort}`

/** Copies the session to the same shop behind an API with failing components. */
async function copySession(page: Page, host: string) {
  const cookies = await page.context().cookies()
  await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: at(host) })))
}

const bootstrapState = (page: Page) => page.locator('html').getAttribute('data-bootstrap')

test('shows that personal prices and cart are missing when the customer cannot be loaded, and the bootstrap names both', async ({
  page,
}) => {
  await logIn(page, 'jan@demo.localhost')
  await copySession(page, 'forgetful')
  const response = await page.goto(at('forgetful') + hrefTo('en', 'bestsellers'))
  expect([response?.status(), await bootstrapState(page)]).toEqual([200, 'incomplete: cart, customer'])
  const main = page.getByRole('main')
  await expect(main.getByText('your agreed prices are missing: this page shows list prices')).toBeVisible()
  await expect(main.getByText('We could not read your cart. Nothing in it is lost.')).toBeVisible()
  await page.goto(at('forgetful') + hrefTo('pl', 'bestsellers'))
  await expect(main.getByText('brakuje Twoich cen')).toBeVisible()
  await expect(main.getByText('Nie udało się odczytać Twojego koszyka')).toBeVisible()
  await page.goto(hrefTo('en', 'bestsellers'))
  expect(await bootstrapState(page)).toBe('complete')
  await expect(main.getByText('agreed prices are missing')).toHaveCount(0)
})

test('the cart of a customer whose summary cannot be loaded leads to the checkout, not to the page for guests', async ({ page }) => {
  await createCustomer(page, 'en')
  await addWashers(page, 1)
  await copySession(page, 'unsummarised')
  await page.goto(at('unsummarised') + hrefTo('en', 'cart'))
  expect(await bootstrapState(page)).toBe('complete')
  await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' }).first()).toHaveAttribute('href', hrefTo('en', 'checkout'))
})

test('a visitor without a session sees no warning', async ({ page }) => {
  await page.goto(at('forgetful') + hrefTo('en', 'bestsellers'))
  expect(await bootstrapState(page)).toBe('complete')
})

for (const [host, isMissing] of [
  ['forgetful', 'incomplete: cart, customer'],
  ['stranger', 'incomplete: customer'],
] as const)
  test(`refuses to order while the customer is unknown: ${isMissing}`, async ({ page }) => {
    const email = await createCustomer(page, 'en')
    await addWashers(page, 1)
    await copySession(page, host)
    await page.goto(at(host) + hrefTo('en', 'checkout'))
    expect(await bootstrapState(page)).toBe(isMissing)
    const address = { first_name: 'Zofia', last_name: 'Nowak', street: 'ul. Długa 1', postal_code: '61-123', city: 'Poznań', country: 'PL' }
    const form = {
      intent: 'place',
      email,
      phone: '+48 600 100 200',
      kind: 'person',
      ...Object.fromEntries(Object.entries(address).map(([name, value]) => [`billing_address.${name}`, value])),
      delivery_id: '1',
      payment_id: '1',
      regulations_accepted: 'on',
      key: crypto.randomUUID(),
    }
    const result = await page.evaluate(
      async ([path, fields]) => {
        const response = await fetch(path, { method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams(fields) })
        return [response.status, response.redirected] as const
      },
      [hrefTo('en', 'checkout'), form] as const,
    )
    expect(result).toEqual([503, false])
    await logIn(page, email, goodPassword)
    await page.goto(hrefTo('en', 'orderHistory'))
    await expect(page.getByText('No orders yet')).toBeVisible()
    await page.goto(hrefTo('en', 'cart'))
    await expect(page.getByRole('spinbutton', { name: /^Quantity: / })).toHaveValue('1')
  })
