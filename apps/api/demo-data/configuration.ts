import type { StoredEntry } from '../src/features/configuration/configuration.ts'
import type { Texts } from './types.ts'

/** What both demo shops are configured with alike; each shop adds its own. */

export const currencies: StoredEntry[] = [
  { code: 'PLN', name: { en: 'Polish złoty', pl: 'Złoty polski' }, symbol: 'zł', rate: '1', is_default: true },
  { code: 'EUR', name: { en: 'Euro', pl: 'Euro' }, symbol: '€', rate: '4.25', is_default: false },
  { code: 'USD', name: { en: 'US dollar', pl: 'Dolar amerykański' }, symbol: '$', rate: '3.64', is_default: false },
]

export const vatRates: StoredEntry[] = [23, 8, 5, 0].map((percent, i) => ({ percent, name: `${percent}%`, is_default: i === 0 }))

export const languagesOffered: StoredEntry[] = [
  { code: 'pl', locale: 'pl-PL', name: 'Polski', is_default: true },
  { code: 'en', locale: 'en-US', name: 'English', is_default: false },
]

/** VAT of delivery is 23 percent; prices are grosz-exact decimals in PLN. The first has no conditions: every cart can be sent by it. */
export const deliveries = (freeFromNet: number): StoredEntry[] => [
  {
    code: 'courier',
    name: { en: 'Courier', pl: 'Kurier' },
    description: { en: 'To the door in one or two working days.', pl: 'Pod drzwi, w jeden lub dwa dni robocze.' },
    price_net: 15.45,
    vat_tax_percent: 23,
    free_from_net: null,
    max_weight: null,
  },
  {
    code: 'parcel_locker',
    name: { en: 'Parcel locker', pl: 'Automat paczkowy' },
    description: { en: 'Pick it up when it suits you, up to 25 kg.', pl: 'Odbiór o dowolnej porze, do 25 kg.' },
    price_net: 10.56,
    vat_tax_percent: 23,
    free_from_net: freeFromNet,
    max_weight: 25,
  },
  {
    code: 'pickup',
    name: { en: 'Collection from our warehouse', pl: 'Odbiór w magazynie' },
    description: { en: 'Ready two hours after we confirm the order.', pl: 'Gotowe dwie godziny po potwierdzeniu zamówienia.' },
    price_net: 0,
    vat_tax_percent: 23,
    free_from_net: null,
    max_weight: null,
  },
  {
    code: 'pallet',
    name: { en: 'Pallet delivery', pl: 'Dostawa na palecie' },
    description: {
      en: 'Heavy orders of up to 1000 kg, by a lorry with a tail lift, at an hour agreed by phone.',
      pl: 'Duże i ciężkie zamówienia do 1000 kg: samochód z windą, godzinę ustalamy telefonicznie.',
    },
    price_net: 69,
    prices: [
      { from_weight: 30, from_net: 0, price_net: 89 },
      { from_weight: 100, from_net: 0, price_net: 139.5 },
      { from_weight: 300, from_net: 0, price_net: 219 },
    ],
    vat_tax_percent: 23,
    free_from_net: null,
    max_weight: 1000,
  },
]

/** Transfers go to the account that the IBAN standard has as its Polish example. */
export const payments = (recipient: string): StoredEntry[] => [
  {
    code: 'bank_transfer',
    name: { en: 'Bank transfer', pl: 'Przelew' },
    description: { en: 'We send the goods when the money is here.', pl: 'Wysyłamy po zaksięgowaniu wpłaty.' },
    account: 'PL61109010140000071219812874',
    recipient,
  },
  {
    code: 'cash_on_delivery',
    name: { en: 'Cash on delivery', pl: 'Płatność przy odbiorze' },
    description: { en: 'You pay the courier.', pl: 'Płacisz kurierowi.' },
  },
  {
    code: 'deferred_invoice',
    name: { en: 'Invoice, 14 days', pl: 'Faktura z terminem 14 dni' },
    description: { en: 'For companies that we have approved for it.', pl: 'Dla firm, którym przyznaliśmy termin płatności.' },
    account: 'PL61109010140000071219812874',
    recipient,
    days: 14,
  },
]

export interface ShopTexts {
  name: string
  tagline: Texts
  description: Texts
  seoTitle: Texts
  seoDescription: Texts
  address: { street: string; postal_code: string; city: string }
  phone: string
  email: string
  openingHours: Texts
}

/** The scopes that are the shop's own words. */
export const identity = (texts: ShopTexts, origin: string, theme: object, logo: string) => ({
  shop: [{ name: texts.name, tagline: texts.tagline, description: texts.description, origin, time_zone: 'Europe/Warsaw', theme, logo }],
  seo_settings: [{ screen: 'home', title: texts.seoTitle, description: texts.seoDescription }],
  shop_configuration: [{ mode: 'production', new_days: 30 }],
  local_business: [{ name: texts.name, ...texts.address, country: 'PL', phone: texts.phone, email: texts.email, opening_hours: texts.openingHours }],
})
