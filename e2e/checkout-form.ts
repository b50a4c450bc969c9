import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { expect } from './fixtures.ts'
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

interface Choices {
  javaScriptEnabled: boolean
  /** Name of the payment; a bank transfer without it. */
  payment?: RegExp
}

/** Has the filled in order delivered by courier, accepts the terms, waits for the total and orders. */
export async function sendOrder(page: Page, language: Language, { javaScriptEnabled, payment }: Choices): Promise<void> {
  const w = checkoutWords[language]
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (const name of [w.courier, payment ?? w.transfer]) await page.getByRole('radio', { name }).check()
  await page.getByRole('checkbox', { name: w.terms }).check()
  if (javaScriptEnabled) await expect(page.getByRole('region', { name: w.summary })).not.toContainText(w.notChosen)
  else await press(w.update)
  await press(w.order)
  await expect(page).toHaveURL(new RegExp(`${hrefTo(language, 'order', { uid: 'UID' }).replace('UID', '[0-9a-f]{32}')}$`))
}
