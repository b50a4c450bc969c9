import { europeanUnion, type Language } from '@stragan/contract'
import type { StoredEntry } from '../configuration/configuration.ts'

/** A text in both languages. */
export interface Texts {
  en: string
  pl: string
}

/** Exchange rates: PLN for one unit, as a decimal. */
export type Rates = Partial<Record<'EUR' | 'USD', string>>

const foreign = {
  EUR: { name: { en: 'Euro', pl: 'Euro' }, symbol: '€' },
  USD: { name: { en: 'US dollar', pl: 'Dolar amerykański' }, symbol: '$' },
}

/** PLN, and each currency with a rate. */
export const currencies = (rates: Rates): StoredEntry[] => [
  { code: 'PLN', name: { en: 'Polish złoty', pl: 'Złoty polski' }, symbol: 'zł', rate: '1', is_default: true },
  ...(['EUR', 'USD'] as const).flatMap(code => (rates[code] ? [{ code, ...foreign[code], rate: rates[code], is_default: false }] : [])),
]

/** VAT rates of Poland. */
export const vatRates: StoredEntry[] = [23, 8, 5, 0].map((percent, i) => ({ percent, name: `${percent}%`, is_default: i === 0 }))

/** Both languages; the list begins with the default one. */
export const languagesOffered = (language: Language): StoredEntry[] =>
  [
    { code: 'pl', locale: 'pl-PL', name: 'Polski', is_default: language === 'pl' },
    { code: 'en', locale: 'en-US', name: 'English', is_default: language === 'en' },
  ].sort((a, b) => Number(b.is_default) - Number(a.is_default))

/**
 * Courier in the European Union without conditions of weight or value, in parcels of 30 kg. `priceNet` per parcel is a decimal in PLN;
 * VAT is 23 percent.
 */
export const courier = (priceNet: number): StoredEntry => ({
  code: 'courier',
  name: { en: 'Courier', pl: 'Kurier' },
  description: {
    en: 'We deliver to your door, usually one or two working days after dispatch.',
    pl: 'Dostawa pod drzwi, zwykle w jeden lub dwa dni robocze od wysłania.',
  },
  price_net: priceNet,
  parcel_weight: 30,
  duration: { min: 1, max: 2, countries: ['PL'] },
  countries: europeanUnion,
  vat_tax_percent: 23,
  free_from_net: null,
  max_weight: null,
})

/** Bank transfer; without an account, pages say that the shop will send the number. */
export const bankTransfer = (account: string | null, recipient: string): StoredEntry => ({
  code: 'bank_transfer',
  name: { en: 'Bank transfer', pl: 'Przelew' },
  description: { en: 'We will send the goods when we have received your payment.', pl: 'Towar wyślemy po zaksięgowaniu wpłaty.' },
  account,
  recipient: account === null ? null : recipient,
})

/** Entry in the register of businesses; amounts are PLN. */
type Registration =
  | { register: 'krs'; number: string; court: Texts; share_capital?: number; paid_up_capital?: number }
  | { register: 'ceidg' }

/** The seller. Unknown fields are empty or absent, and pages omit them. */
export interface Business {
  /** As registered, with the legal form. */
  name: string
  street: string
  postal_code: string
  city: string
  country: string
  phone: string
  /** Sender of mails, recipient of orders and messages. */
  email: string
  opening_hours: Texts | ''
  nip?: string
  regon?: string
  registration?: Registration
}

export interface Identity {
  name: string
  tagline: Texts
  description: Texts
  seoTitle: Texts
  seoDescription: Texts
  business: Business
  /** When goods in stock are dispatched; without it the shop promises no delivery date. */
  dispatch?: object
  /** Without it the home page has no finder. */
  finder?: object
  /** Scheme, host and port of absolute URLs. */
  origin: string
  theme: object
  logo: string
}

/** Scopes that differ in every shop. */
export const identity = ({
  dispatch,
  finder,
  name,
  tagline,
  description,
  seoTitle,
  seoDescription,
  business,
  origin,
  theme,
  logo,
}: Identity) => ({
  shop: [{ name, tagline, description, origin, time_zone: 'Europe/Warsaw', theme, logo }],
  seo_settings: [{ screen: 'home', title: seoTitle, description: seoDescription }],
  shop_configuration: [{ mode: 'production', new_days: 30, ...(dispatch && { dispatch }), ...(finder && { finder }) }],
  local_business: [{ ...business }],
})
