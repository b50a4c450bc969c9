import { hrefTo, type Language } from '@stragan/routing'
import { createCustomer, goodPassword } from './customers.ts'
import { addWashers } from './filled-cart.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedErrors: [/status of (401|422)/] })

const words = {
  en: {
    short: 'Make the password longer',
    personal: 'little more than your name or e-mail',
    firstName: 'Enter your first name.',
    current: 'This is not your current password.',
    register: 'Open an account',
    registered: 'the order will be added to the account',
  },
  pl: {
    short: 'Wydłuż hasło',
    personal: 'niewiele więcej niż Twoje imię',
    firstName: 'Podaj imię.',
    current: 'To nie jest Twoje obecne hasło.',
    register: 'Załóż konto',
    registered: 'zamówienie trafi na to konto',
  },
} as const

const person = (email: string, password: string) => ({
  intent: 'register',
  kind: 'person',
  email,
  password,
  first_name: 'Zofia',
  last_name: 'Nowak',
  regulations_accepted: 'on',
  key: crypto.randomUUID(),
})

const html = { accept: 'text/html' }

for (const language of ['en', 'pl'] as const satisfies Language[]) {
  const w = words[language]

  test(`registration reports all errors in the first response (${language})`, async ({ request }) => {
    const form = { ...person('zo@x.pl', 'zo@x.pl'), first_name: '' }
    const response = await request.post(hrefTo(language, 'customerRegister'), { form, headers: html })
    const text = await response.text()
    expect(response.status()).toBe(422)
    for (const message of [w.short, w.personal, w.firstName]) expect(text).toContain(message)
  })

  test(`changing a password reports errors of both passwords together (${language})`, async ({ page }) => {
    await createCustomer(page, language)
    for (const [current_password, expected] of [
      ['not the password', w.current],
      [goodPassword, ''],
    ] as const) {
      const form = { intent: 'password', current_password, password: 'Zofia' }
      const text = await (await page.request.post(hrefTo(language, 'profile'), { form, headers: html })).text()
      for (const message of [w.short, w.personal, expected]) expect(text).toContain(message)
    }
  })

  test(`registration from the checkout returns to the checkout (${language})`, async ({ page }) => {
    await addWashers(page, 1)
    await page.goto(hrefTo(language, 'guest'))
    const way = page.getByRole('main').getByRole('link', { name: w.register })
    await expect(way).toHaveAttribute(
      'href',
      `${hrefTo(language, 'customerRegister')}?${new URLSearchParams({ return_to: hrefTo(language, 'checkout') })}`,
    )
    await way.click()
    const to = await page.locator('form input[name=return_to]').inputValue()
    // A form with errors keeps its return address.
    const again = await page.request.post(hrefTo(language, 'customerRegister'), {
      form: { intent: 'register', return_to: to },
      headers: html,
    })
    expect(await again.text()).toContain(`name="return_to" value="${to}"`)
    const form = { ...person(`${crypto.randomUUID().slice(0, 13)}@example.com`, goodPassword), return_to: to }
    const response = await page.request.post(hrefTo(language, 'customerRegister'), { form, headers: html, maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([303, `${hrefTo(language, 'checkout')}?registered=1`])
    await page.goto(`${hrefTo(language, 'checkout')}?registered=1`)
    await expect(page.getByRole('main').getByText(w.registered)).toBeVisible()
    const elsewhere = { ...person(`${crypto.randomUUID().slice(0, 13)}@example.com`, goodPassword), return_to: 'https://evil.example/' }
    const posted = await page.request.post(hrefTo(language, 'customerRegister'), { form: elsewhere, headers: html, maxRedirects: 0 })
    expect(posted.headers().location).toBe(`${hrefTo(language, 'customerLogin')}?registered=1`)
  })
}
