import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { waitForEmail } from './emails.ts'
import { expect } from './fixtures.ts'
import { openSession, untilAvailable } from './shop-api.ts'

export { test } from './fixtures.ts'

export const demoPassword = 'Stragan-demo-1'
export const goodPassword = 'łąka-kotwica-parasol'

/** Subject of the e-mail that confirms a registration. */
const confirmSubject = { en: /^Confirm your e-mail/, pl: /^Potwierdź adres e-mail/ } as const

/** Creates an account with a confirmed e-mail through the API, without logging in. */
export async function createAccount(page: Pick<Page, 'request'>, email: string, language: Language) {
  const token = await register(page, email, language)
  const headers = await openSession(page.request)
  const data = { customer: { token, password: goodPassword } }
  const response = await untilAvailable(() => page.request.put('/api/my-shop/customer/email_confirmation', { headers, data }))
  expect(response.status()).toBe(200)
  const confirmed = { ...headers, authorization: `Bearer ${(await response.json()).access_token}` }
  expect((await page.request.delete('/api/my-shop/session/logout', { headers: confirmed })).status()).toBe(200)
}

/** Registers an e-mail; returns the token of the e-mailed link. */
async function register(page: Pick<Page, 'request'>, email: string, language: Language): Promise<string> {
  // A busy server refuses at times, and names when to try again.
  await expect(async () => {
    const response = await page.request.post('/api/my-shop/customer/register', {
      headers: { 'shop-origin': 'localhost', 'accept-language': language },
      data: {
        customer: {
          email,
          password: goodPassword,
          first_name: 'Zofia',
          last_name: 'Wiśniewska',
          language,
          regulations_accepted: true,
          privacy_accepted: true,
        },
      },
    })
    expect([response.status(), await response.json()]).toEqual([200, 'ok'])
  }).toPass({ timeout: 20_000 })
  const { text = '' } = await waitForEmail(email, confirmSubject[language])
  return /[?&]confirm=([\w-]+)/.exec(text)?.[1] ?? ''
}

export async function logIn(page: Pick<Page, 'request'>, email: string, password = demoPassword, host = '') {
  const form = { intent: 'login', email, password, return_to: '/en' }
  const headers = { accept: 'text/html', ...(host && { host }) }
  const response = await untilAvailable(() => page.request.post(hrefTo('en', 'customerLogin'), { form, headers, maxRedirects: 0 }))
  expect(response.status()).toBe(303)
}

/** Logs in a new customer. */
export async function createCustomer(page: Page, language: Language): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
  await createAccount(page, email, language)
  await logIn(page, email, goodPassword)
  return email
}
