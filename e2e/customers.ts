import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { test as base, expect } from './shop-test.ts'

/** Each test comes from an address of its own: attempts are counted by it. */
export const test = base.extend({
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    const part = () => Math.floor(Math.random() * 250) + 1
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
  },
})

export const demoPassword = 'Stragan-demo-1'
export const goodPassword = 'łąka-kotwica-parasol'

/** An account, opened through the API. */
export async function openAccount(page: Pick<Page, 'request'>, email: string, language: Language) {
  const answer = await page.request.post('/api/my-shop/customer/register', {
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
  expect([answer.status(), await answer.json()]).toEqual([200, 'ok'])
}

export async function logIn(page: Page, email: string, password = demoPassword, host = '') {
  const form = { intent: 'login', email, password, return_to: '/en' }
  const answer = await page.request.post(hrefTo('en', 'customerLogin'), {
    form,
    headers: { accept: 'text/html', ...(host && { host }) },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

/** A customer of this test's own, logged in. */
export async function newcomer(page: Page, language: Language): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
  await openAccount(page, email, language)
  await logIn(page, email, goodPassword)
  return email
}
