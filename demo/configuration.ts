import { europeanUnion } from '@stragan/contract'
import type { StoredEntry } from '../apps/api/src/features/configuration/configuration.ts'
import { testProvider } from '../apps/api/src/features/orders/payments/test-provider/test-provider.ts'
import { type Business, bankTransfer, courier, currencies, identity } from '../apps/api/src/features/shops/default-configuration.ts'
import { lockerNetwork } from './pickup-points.ts'
import type { Texts } from './types.ts'

/** What both demo shops are configured with alike; each shop adds its own. */

export const demoCurrencies = currencies({ EUR: '4.25', USD: '3.64' })

/** VAT of delivery is 23 percent; prices are grosz-exact decimals in PLN. */
export const deliveries = (freeFromNet: number): StoredEntry[] => [
  {
    ...courier(15.45),
    description: {
      en: 'We deliver to your door, in Poland and the other countries of the European Union. A parcel may weigh up to 30 kg.',
      pl: 'Dostawa pod drzwi, w Polsce i innych krajach Unii Europejskiej. Jedna paczka może ważyć do 30 kg.',
    },
    duration: { min: 1, max: 1, countries: ['PL'] },
    payments: ['bank_transfer', 'cash_on_delivery', 'deferred_invoice', 'test'],
  },
  {
    code: 'parcel_locker',
    name: { en: 'Parcel locker', pl: 'Automat paczkowy' },
    description: { en: 'You can collect a parcel of up to 25 kg from the parcel locker that you choose.', pl: 'Odbierasz paczkę do 25 kg w wybranym automacie paczkowym.' },
    price_net: 10.56,
    vat_tax_percent: 23,
    free_from_net: freeFromNet,
    max_weight: 25,
    to_address: false,
    duration: { min: 1, max: 2 },
    countries: ['PL'],
    pickup_network: lockerNetwork,
    payments: ['bank_transfer', 'deferred_invoice', 'test'],
  },
  {
    code: 'pickup',
    name: { en: 'Collection from our warehouse', pl: 'Odbiór osobisty w magazynie' },
    description: { en: 'You can collect your order from our warehouse.', pl: 'Odbierasz zamówienie w naszym magazynie.' },
    price_net: 0,
    vat_tax_percent: 23,
    free_from_net: null,
    max_weight: null,
    to_address: false,
    duration: { min: 0, max: 0, collected: true },
    countries: europeanUnion,
    payments: ['bank_transfer', 'deferred_invoice', 'pay_on_collection', 'test'],
  },
  {
    code: 'pallet',
    name: { en: 'Pallet delivery', pl: 'Dostawa na palecie' },
    description: {
      en: 'We deliver heavy orders of 30 to 1,000 kg in Poland on a lorry with a tail lift, at a time agreed by phone.',
      pl: 'Ciężkie zamówienia od 30 do 1000 kg dostarczamy na terenie Polski samochodem z windą załadowczą; godzinę ustalamy telefonicznie.',
    },
    price_net: 89,
    prices: [
      { from_weight: 100, from_net: 0, price_net: 139.5 },
      { from_weight: 300, from_net: 0, price_net: 219 },
      { from_weight: 600, from_net: 0, price_net: 289 },
    ],
    vat_tax_percent: 23,
    free_from_net: null,
    min_weight: 30,
    max_weight: 1000,
    duration: { min: 2, max: 4 },
    countries: ['PL'],
    payments: ['bank_transfer', 'deferred_invoice', 'test'],
  },
]

/** The account that the IBAN standard has as its Polish example. */
const account = 'PL61109010140000071219812874'

export const payments = (recipient: string): StoredEntry[] => [
  bankTransfer(account, recipient),
  {
    code: 'cash_on_delivery',
    name: { en: 'Cash on delivery', pl: 'Płatność przy odbiorze' },
    description: {
      en: 'You pay the courier. This is available in Poland only, for products worth up to PLN 4,000 net.',
      pl: 'Płacisz kurierowi; tylko na terenie Polski, gdy wartość produktów nie przekracza 4000 zł netto.',
    },
    fee_net: 4.07,
    // Couriers collect up to 5,000 zł, delivery included.
    max_net: 4000,
    countries: ['PL'],
  },
  {
    code: 'deferred_invoice',
    name: { en: 'Invoice with deferred payment (14 days)', pl: 'Faktura z odroczonym terminem płatności (14 dni)' },
    description: {
      en: 'This is available to companies that we have approved for it.',
      pl: 'Dostępna dla firm, którym przyznaliśmy odroczony termin płatności.',
    },
    account,
    recipient,
    days: 14,
  },
  {
    code: 'pay_on_collection',
    name: { en: 'Payment on collection', pl: 'Płatność przy odbiorze osobistym' },
    description: { en: 'You pay at our warehouse, in cash or by card.', pl: 'Płacisz w naszym magazynie, gotówką lub kartą.' },
    // Companies may pay each other 15,000 zł in cash (Polish Entrepreneurs’ Law, article 19).
    max_net: 12_000,
  },
]

/** Paying online without money; the seed gives the shop its secret. */
export const testPayment: StoredEntry = {
  code: testProvider.code,
  name: { en: 'Test payment: BLIK, card or transfer (no money moves)', pl: 'Płatność testowa: BLIK, karta lub przelew (bez prawdziwych pieniędzy)' },
  description: {
    en: 'This lets you try out paying online, on a page with made-up codes, cards and banks.',
    pl: 'Pozwala wypróbować płatność przez internet na stronie z fikcyjnymi kodami, kartami i bankami.',
  },
}

export interface ShopTexts {
  name: string
  tagline: Texts
  description: Texts
  seoTitle: Texts
  seoDescription: Texts
  /** The seller as registered; without one, under the shop's name. */
  seller?: Pick<Business, 'name' | 'nip' | 'regon' | 'registration'>
  address: { street: string; postal_code: string; city: string }
  phone: string
  email: string
  openingHours: Texts
  /** Until when an order is dispatched on the same working day; without it the shop promises no delivery date. */
  cutOff?: string
  /** Without it the home page has no finder. */
  finder?: object
}

/** The scopes that are the shop's own words. */
export const demoIdentity = ({ cutOff, seller, address, phone, email, openingHours, ...texts }: ShopTexts, origin: string, theme: object, logo: string) =>
  identity({
    ...texts,
    ...(cutOff && { dispatch: { cut_off: cutOff } }),
    business: { ...(seller ?? { name: texts.name }), ...address, country: 'PL', phone, email, opening_hours: openingHours },
    origin,
    theme,
    logo,
  })
