import type { Page } from '@playwright/test'
import type { Language } from '@stragan/routing'
import { expect } from './shop-test.ts'

export const goodPassword = 'łąka-kotwica-parasol'

/** An account, opened through the API. */
export async function openAccount(page: Page, email: string, language: Language) {
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
