import { z } from 'zod'
import { country, currency, flag, id, language, money } from './scalars.ts'

const entry = { id, enabled: flag }

const shopModes = ['production', 'production_test'] as const

/** The colours of a theme; contrast is checked when it is saved. */
export const themeColours = [
  'ground',
  'raised',
  'plate',
  'ink',
  'quiet',
  'rule',
  'accent',
  'on-accent',
  'accent-quiet',
  'danger',
  'success',
  'warning',
  'focus',
] as const
const colours = z.record(z.enum(themeColours), z.string().regex(/^#[0-9a-f]{6}$/))
const font = z.string().regex(/^[\w\s",()-]+$/)

/** What tells one shop's look from another's. */
const theme = z.object({
  light: colours,
  dark: colours,
  radius: z.string().regex(/^\d{1,2}px$/),
  font_text: font,
  font_display: font,
})

/** What a shop may have run in its pages from elsewhere, each at most once. The database holds to the same forms (`known_integration` in apps/api/migrations/0001_schema.sql). */
const integration = z.discriminatedUnion('code', [
  z.object({
    ...entry,
    code: z.literal('google_tag_manager'),
    settings: z.strictObject({ container: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/) }),
  }),
  z.object({
    ...entry,
    code: z.literal('google_analytics'),
    settings: z.strictObject({ measurement_id: z.string().regex(/^G-[A-Z0-9]{6,14}$/) }),
  }),
  z.object({
    ...entry,
    code: z.literal('matomo'),
    settings: z.strictObject({
      /** The folder of matomo.js and matomo.php; without encryption on one's own machine only. */
      address: z
        .string()
        .regex(
          /^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/([a-z0-9-]+\.)?localhost|http:\/\/127\.0\.0\.1)(:[0-9]{1,5})?(\/[A-Za-z0-9_-]+)*\/$/,
        ),
      site: z.string().regex(/^[1-9][0-9]{0,5}$/),
    }),
  }),
])

const kilograms = z.number().nonnegative().nullable().default(null)
const bound = money.nonnegative().nullable().default(null)

/** For which carts a delivery or a payment is there; bounds are included, null is no bound. */
const conditions = {
  /** Of the delivery address; null: all. */
  countries: z.array(country).min(1).max(300).nullable().default(null),
  /** kg of everything in the cart. */
  min_weight: kilograms,
  max_weight: kilograms,
  /** PLN, products net before a discount. */
  min_net: bound,
  max_net: bound,
}

/** The shape of one entry of each configuration scope; texts are already those of the asked language. */
export const configurationScopes = {
  currency: z.object({
    ...entry,
    code: currency,
    name: z.string(),
    symbol: z.string(),
    /** What one unit costs in PLN, as a decimal string so that it stays exact. */
    rate: z.string().regex(/^\d+(\.\d{1,6})?$/),
    is_default: flag,
  }),
  vat_tax: z.object({ ...entry, percent: z.int(), name: z.string(), is_default: flag }),
  shop: z.object({
    ...entry,
    name: z.string(),
    tagline: z.string(),
    description: z.string(),
    /** Scheme, host and port that absolute URLs are made from. */
    origin: z.url(),
    time_zone: z.string(),
    theme,
    logo: z.string(),
  }),
  seo_settings: z.object({ ...entry, screen: z.string(), title: z.string(), description: z.string() }),
  languages: z.object({ ...entry, code: language, locale: z.string(), name: z.string(), is_default: flag }),
  integrations: integration,
  social_media: z.object({ ...entry, code: z.string(), name: z.string(), url: z.url() }),
  shop_configuration: z.object({
    ...entry,
    mode: z.enum(shopModes),
    /** How many days a product counts as new. */
    new_days: z.int(),
    /** A shop that sells to companies alone takes no consumers' withdrawals and complaints. */
    sells_to: z.enum(['everyone', 'companies']).default('everyone'),
    /** Open unpaid orders of one e-mail (of a customer: of the account), and of one network address; more are refused. */
    max_open_orders_per_email: z.int().min(1).max(1_000_000).default(5),
    max_open_orders_per_address: z.int().min(1).max(1_000_000).default(50),
    /** Whole days after the day of the order until one by bank transfer is cancelled unpaid. */
    unpaid_order_days: z.int().min(1).max(90).default(7),
    /** Hours until one paid online is cancelled unpaid; a payment page lives for less than 24 hours. */
    unpaid_online_order_hours: z.int().min(1).max(23).default(2),
  }),
  local_business: z.object({
    ...entry,
    name: z.string(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country: z.string().length(2),
    phone: z.string(),
    email: z.email(),
    opening_hours: z.string(),
  }),
  delivery: z.object({
    ...entry,
    code: z.string(),
    name: z.string(),
    description: z.string(),
    ...conditions,
    /** PLN net for one parcel. */
    price_net: money,
    /** Other prices by the cart's weight in kg and its products net, both at least so much; the last that holds counts. */
    prices: z.array(z.object({ from_weight: z.number(), from_net: money, price_net: money })).default([]),
    vat_tax_percent: z.int(),
    /** Products net from which it is free; null: never. */
    free_from_net: money.nullable(),
    /** kg that one parcel holds; a heavier cart goes in several, each at the price. null: everything goes as one. */
    parcel_weight: z.number().positive().nullable().default(null),
    /** Ids or codes of the payments that go with it; null: all. */
    payments: z
      .array(z.union([id, z.string().min(1).max(100)]))
      .min(1)
      .max(100)
      .nullable()
      .default(null),
  }),
  payment: z.object({
    ...entry,
    code: z.string(),
    name: z.string(),
    description: z.string(),
    ...conditions,
    /** PLN net, part of the transport fee, at the VAT of the delivery. */
    fee_net: money.nonnegative().default(0),
    /** For a transfer: IBAN and whose it is. */
    account: z.string().nullable().default(null),
    recipient: z.string().nullable().default(null),
    /** For a deferred invoice: days to pay. */
    days: z.int().nullable().default(null),
  }),
} as const

export type ConfigurationScope = keyof typeof configurationScopes
export type ConfigurationEntry<Scope extends ConfigurationScope> = z.infer<(typeof configurationScopes)[Scope]>
export const configurationScopeNames = Object.keys(configurationScopes) as [ConfigurationScope, ...ConfigurationScope[]]

/** An entry of any scope: parse it with its scope's own schema to use it. */
export const configurationEntry = z.looseObject(entry).meta({ id: 'ConfigurationEntry' })
