import { z } from 'zod'
import { type ConfigurationScope, maxCupsPerDay, maxLengths, maxPeople, paymentCodes } from '../constants.ts'
import { isCompanyNumber, isRegon } from './address-rules.ts'
import { pickupNetwork } from './pickup-point.ts'
import { country, currency, flag, id, language, money } from './scalars.ts'
import { theme } from './theme.ts'

const entry = { id, enabled: flag }

const shopModes = ['production', 'production_test'] as const

/** A name of the IANA database that both JavaScript and PostgreSQL know; they read an offset such as `+02:00` with opposite signs. */
const timeZone = z
  .string()
  .max(60, { abort: true })
  .regex(/^(?:UTC|[A-Za-z]+(?:\/[A-Za-z_-]+)+)$/, { abort: true })
  .refine(isTimeZone)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/**
 * Third-party integrations, each at most once. The database checks the same formats (`known_integration` in
 * apps/api/migrations/0001_schema.sql).
 */
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
      /** URL of the folder with matomo.js and matomo.php; HTTP on localhost only. */
      address: z
        .string()
        .regex(
          /^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/([a-z0-9-]+\.)?localhost|http:\/\/127\.0\.0\.1)(:[0-9]{1,5})?(\/[A-Za-z0-9_-]+)*\/$/,
        ),
      site: z.string().regex(/^[1-9][0-9]{0,5}$/),
    }),
  }),
])

const maxAmount = 1_000_000_000
/** A price or a fee of a method, in PLN. */
const fee = money.min(0).max(maxAmount)
export const vatPercent = z.int().min(0).max(100)
const kilograms = z.number().nonnegative().nullable().default(null)
const bound = money.nonnegative().nullable().default(null)

/** Conditions of a delivery or payment method; bounds are inclusive, null is no bound. */
const conditions = {
  /** Countries of the delivery address; null: all. */
  countries: z.array(country).min(1).max(300).nullable().default(null),
  /** Total kg of the cart. */
  min_weight: kilograms,
  max_weight: kilograms,
  /** PLN, products net before a discount. */
  min_net: bound,
  max_net: bound,
}

/** Orders before the cut-off are dispatched after `handling_days`, further ones a working day later. */
const dispatch = z.object({
  /** Time in the shop's time zone. */
  cut_off: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** By ISO 8601: 1 is Monday, 7 is Sunday. */
  working_days: z.array(z.int().min(1).max(7)).min(1).max(7).default([1, 2, 3, 4, 5]),
  /** Country whose holidays are no working days; null: none. */
  holidays: z.enum(['PL']).nullable().default('PL'),
  /** Further working days until the dispatch. */
  handling_days: z.int().min(0).max(60).default(0),
})

/** Working days of the carrier from dispatch to delivery; 0 is the day of dispatch. */
const duration = z
  .object({
    min: z.int().min(0).max(60),
    max: z.int().min(0).max(60),
    /** Whether Saturdays count. */
    saturdays: z.boolean().default(false),
    /** Whether the buyer collects the goods, which are ready then. */
    collected: z.boolean().default(false),
    /** Countries of delivery for which it holds; null: all. */
    countries: z.array(country).min(1).max(300).nullable().default(null),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'] })

/** How much of what is found some people need in a week: so many cups a day of so much each. */
const need = z.object({
  unit: z.enum(['g', 'ml']),
  /** In that unit. */
  per_cup: z.int().min(1).max(1000),
  days_per_week: z.int().min(1).max(7).default(5),
  /** What is entered at first; visitors change both. */
  people: z.int().min(1).max(maxPeople),
  cups_per_day: z.int().min(1).max(maxCupsPerDay),
})

/** Selects on the home page that find a product of a category by its features. */
const finder = z
  .object({
    title: z.string().max(100),
    /** Slug of the category. */
    category: z.string().min(1).max(200),
    /** Codes of the features, each with the code of the value that is chosen at first. */
    selects: z
      .array(z.object({ feature: z.string().max(60), value: z.string().max(80) }))
      .min(1)
      .max(4),
    /** What is drawn to scale from the chosen `thread`, `length` and `head`; null: nothing. */
    drawing: z.enum(['screw']).nullable().default(null),
    /** Two of these features, whose values are the columns and rows of a chart of the products; null: no chart. */
    chart: z
      .object({ columns: z.string().max(60), rows: z.string().max(60) })
      .nullable()
      .default(null),
    /** null: no need is computed. */
    need: need.nullable().default(null),
  })
  .refine(({ selects, chart }) => !chart || isPairOf(chart, new Set(selects.map(({ feature }) => feature))), { path: ['chart'] })

const isPairOf = ({ columns, rows }: { columns: string; rows: string }, features: ReadonlySet<string>) =>
  columns !== rows && features.has(columns) && features.has(rows)

/** Code of a feature or of one of its values, or the English slug of a category. */
const code = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const codes = z.array(code).min(1).max(40)
const byCode = <Value extends z.ZodType>(value: Value, max: number) =>
  z
    .record(code, value)
    .refine(entries => Object.keys(entries).length <= max)
    .meta({ maxProperties: max })
/** Values by feature: of each feature, a product has one of the values. */
const having = byCode(codes, 6).default({})
const categories = z.array(code).min(1).max(12)

/** PLN. */
const capital = money.positive().max(1_000_000_000_000).optional()

/**
 * Where the seller is registered: in the KRS, with what a company has to show (Polish Code of Commercial Companies, articles 206 and
 * 374), or as a sole trader in CEIDG.
 */
const registration = z.discriminatedUnion('register', [
  z
    .object({
      register: z.literal('krs'),
      number: z.string().regex(/^\d{10}$/),
      /** Court and division that keep the entry. */
      court: z.string().min(1).max(maxLengths.company),
      /** Of a limited company; the paid-up part of a joint-stock company. */
      share_capital: capital,
      paid_up_capital: capital,
    })
    .refine(({ share_capital = 0, paid_up_capital = 0 }) => paid_up_capital <= share_capital, { path: ['paid_up_capital'] }),
  z.object({ register: z.literal('ceidg') }),
])

/** PLN for one unit of a currency, as a decimal text to stay exact. */
export const exchangeRate = z.string().regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,6})?$/)

/** A text that is never empty. */
const filled = z.string().min(1)

/** Schema of one entry of each configuration scope; texts are in the requested language. */
export const configurationScopes = {
  currency: z.object({
    ...entry,
    code: currency,
    name: filled,
    symbol: filled,
    rate: exchangeRate,
    is_default: flag,
  }),
  vat_tax: z.object({ ...entry, percent: vatPercent, name: filled, is_default: flag }),
  shop: z.object({
    ...entry,
    name: z.string().min(1).max(100),
    tagline: z.string(),
    description: z.string(),
    /** Scheme, host and port of absolute URLs. */
    origin: z
      .string()
      .regex(/^https?:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?$/, { abort: true })
      .refine(origin => URL.canParse(origin)),
    time_zone: timeZone,
    theme,
    /** An SVG document. */
    logo: z.string().regex(/^(?:\s*<|$)/),
  }),
  seo_settings: z.object({ ...entry, screen: filled, title: z.string(), description: z.string() }),
  languages: z.object({ ...entry, code: language, locale: filled, name: filled, is_default: flag }),
  integrations: integration,
  social_media: z.object({ ...entry, code: filled, name: filled, url: z.url({ protocol: /^https?$/ }) }),
  shop_configuration: z.object({
    ...entry,
    mode: z.enum(shopModes),
    /** Days for which a product counts as new. */
    new_days: z.int().min(0).max(3650),
    /** A shop that sells only to companies accepts no withdrawals and complaints. */
    sells_to: z.enum(['everyone', 'companies']).default('everyone'),
    /** Maximum of open unpaid orders per e-mail (per account of a customer), and per network address. */
    max_open_orders_per_email: z.int().min(1).max(1_000_000).default(5),
    max_open_orders_per_address: z.int().min(1).max(1_000_000).default(50),
    /** Full days after the day of the order until an unpaid order by bank transfer is cancelled. */
    unpaid_order_days: z.int().min(1).max(90).default(7),
    /** Hours until an unpaid order with online payment is cancelled; a payment page expires within 24 hours. */
    unpaid_online_order_hours: z.int().min(1).max(23).default(2),
    /** When goods in stock are dispatched; null: no delivery date is promised. */
    dispatch: dispatch.nullable().default(null),
    /** null: the home page has no finder. */
    finder: finder.nullable().default(null),
  }),
  local_business: z
    .object({
      ...entry,
      /** Name of the seller as registered, with its legal form: the shop may trade under another. */
      name: filled,
      street: z.string(),
      postal_code: z.string(),
      city: z.string(),
      country,
      phone: z.string(),
      email: z.email(),
      opening_hours: z.string(),
      /** Tax number, without the letters of the country. */
      nip: z.string().max(maxLengths.nip).optional(),
      /** Number in the register of the Polish statistical office. */
      regon: z.string().max(14).refine(isRegon).optional(),
      registration: registration.optional(),
    })
    .refine(({ country, nip }) => nip === undefined || isCompanyNumber(country, nip), { path: ['nip'] }),
  delivery: z.object({
    ...entry,
    code: filled,
    name: filled,
    description: z.string(),
    ...conditions,
    /** PLN net for one parcel. */
    price_net: fee,
    /** Prices by the minimum of the cart's weight in kg and of its products net; the last that applies counts. */
    prices: z
      .array(z.object({ from_weight: z.number().nonnegative(), from_net: money.nonnegative(), price_net: fee }))
      .max(100)
      .default([]),
    vat_tax_percent: vatPercent,
    /** Products net from which it is free; null: never. */
    free_from_net: fee.nullable(),
    /** Maximum kg of one parcel; a heavier cart is split into parcels, each at the price. null: always one parcel. */
    parcel_weight: z.number().min(0.1).nullable().default(null),
    /** The network of points of which the buyer has to choose one; null: none. */
    pickup_network: pickupNetwork.nullable().default(null),
    /** Maximum number of such parcels for one cart; null: no maximum. */
    max_parcels: z.int().min(1).max(1000).nullable().default(null),
    /** Whether it brings the goods to the delivery address; not so a parcel locker and collection. */
    to_address: z.boolean().default(true),
    /** How long it takes from dispatch; null: no delivery date is promised. */
    duration: duration.nullable().default(null),
    /** Ids or codes of the payment methods that it can be combined with; null: all. */
    payments: z
      .array(z.union([id, z.string().min(1).max(100)]))
      .min(1)
      .max(100)
      .nullable()
      .default(null),
  }),
  payment: z.object({
    ...entry,
    /** Decides how the payment works. */
    code: z.enum(paymentCodes),
    name: filled,
    description: z.string(),
    ...conditions,
    /** PLN net, part of the transport fee, at the VAT of the delivery. */
    fee_net: fee.default(0),
    /** For a transfer: IBAN and account holder. */
    account: z.string().nullable().default(null),
    recipient: z.string().nullable().default(null),
    /** For a deferred invoice: days to pay. */
    days: z.int().min(0).max(3650).nullable().default(null),
  }),
  /** Rules by which products go with others, such as nuts with bolts of the same thread (docs/decisions/073-compatible-products.md). */
  compatible_products: z.object({
    ...entry,
    /** What the other product is to this one: `Nut`. */
    name: z.string().min(1).max(80),
    /** Of the products for which the rule holds, with their subcategories. */
    categories,
    where: having,
    goes_with: z.object({ categories, where: having }),
    /**
     * Features that have to agree. `of`: the other product's feature, if it is another; `values`: its values by those of this product, if they
     * are others. The rule does not hold for a product without the feature, or with none of the listed values.
     */
    same: z
      .array(z.object({ feature: code, of: code.optional(), values: byCode(codes, 60).optional() }))
      .max(6)
      .default([]),
    /**
     * Whether the other product is offered with this one as a joint: chosen in advance or not, and how many pieces belong to one piece; null:
     * one is enough.
     */
    joint: z
      .object({ checked: flag, pieces: z.int().min(1).max(100).nullable().default(null) })
      .nullable()
      .default(null),
    /** Title of joints with this product: `Complete the joint`. The first rule that has one decides; without any it is a neutral one. */
    joint_title: z.string().min(1).max(80).nullable().default(null),
  }),
} as const satisfies Record<ConfigurationScope, z.ZodType>

export type ConfigurationEntry<Scope extends ConfigurationScope> = z.infer<(typeof configurationScopes)[Scope]>

/** An entry of any scope, to be parsed with the schema of its scope. */
export const configurationEntry = z.looseObject(entry).meta({ id: 'ConfigurationEntry' })
