import type { Page } from '@playwright/test'
import type { Language } from '@stragan/routing'
import { newBuyer } from './orders.ts'

/** Names of what a guest fills in, chooses and presses to order. */
export const checkoutWords = {
  en: {
    email: /^E-mail/,
    phone: /^Phone\b/,
    first: /^First name/,
    last: /^Last name/,
    street: /^Street/,
    postal: /^Postal code/,
    city: /^City/,
    locker: /^Parcel locker/,
    courier: /^Courier/,
    transfer: /^Bank transfer/,
    terms: /^I\saccept the terms of sale/,
    update: 'Update the total',
    order: 'Order with obligation to pay',
    summary: 'Summary',
    notChosen: 'not chosen yet',
  },
  pl: {
    email: /^E-mail/,
    phone: /^Telefon\b/,
    first: /^Imię/,
    last: /^Nazwisko/,
    street: /^Ulica/,
    postal: /^Kod pocztowy/,
    city: /^Miejscowość/,
    locker: /^Automat paczkowy/,
    courier: /^Kurier/,
    transfer: /^Przelew/,
    terms: /^Akceptuję regulamin/,
    update: 'Przelicz zamówienie',
    order: 'Zamówienie z obowiązkiem zapłaty',
    summary: 'Podsumowanie',
    notChosen: 'jeszcze nie wybrano',
  },
} as const

const person = { first: 'Anna', last: 'Nowak', street: 'Łąkowa 5/7', postal: '90-562', city: 'Łódź' }
type Buyer = typeof person & { email: string; phone: string }

/** Types contact data and billing address of a new buyer; what is given replaces the defaults. */
export async function typeBuyer(page: Page, language: Language, given: Partial<Buyer> = {}): Promise<void> {
  const buyer: Buyer = { ...newBuyer(), ...person, ...given }
  for (const field of ['email', 'phone', 'first', 'last', 'street', 'postal', 'city'] as const) {
    const name = checkoutWords[language][field]
    await page.getByRole('main').getByRole('textbox', { name }).first().fill(buyer[field])
  }
}
