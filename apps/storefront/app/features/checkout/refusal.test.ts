import { ShopError } from '@stragan/contract'
import { expect, test } from 'vitest'
import { refusalMessages } from './refusal.messages.ts'
import { refusalOf } from './refusal.server.ts'

test('the refusal of one more open order says whether the buyer’s are too many, or those of the network', () => {
  const title = (by: string, language: 'en' | 'pl') =>
    refusalMessages[language].refusal(refusalOf(new ShopError('too_many_open_orders', { details: { by, limit: 5 } })), '').title
  for (const by of ['email', 'customer']) {
    expect(title(by, 'en')).toBe('Several of your orders are waiting for confirmation or payment')
    expect(title(by, 'pl')).toBe('Kilka Twoich zamówień czeka już na potwierdzenie lub płatność')
  }
  expect(title('address', 'en')).toBe('Too many orders from your network are waiting for confirmation or payment')
  expect(title('address', 'pl')).toBe('Zbyt wiele zamówień z Twojej sieci czeka na potwierdzenie lub płatność')
})
