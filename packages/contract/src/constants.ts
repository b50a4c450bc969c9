/** Constants of the specification (docs/spec.md#9), and those of docs/rules.md that both sides of the wire need. */
export const languages = ['en', 'pl'] as const
export type Language = (typeof languages)[number]
/** Names of the languages on the wire. */
export const localeOf = { en: 'en-US', pl: 'pl-PL' } as const satisfies Record<Language, string>
/** Locales of dates, times, names of countries and alphabetical order: English is British. */
export const formatLocaleOf = { en: 'en-GB', pl: 'pl-PL' } as const satisfies Record<Language, string>

export const currencies = ['PLN', 'USD', 'EUR'] as const
export type Currency = (typeof currencies)[number]
export const defaultCurrency: Currency = 'PLN'

export const apiPrefix = '/api/my-shop'
export const sessionLifetimeHours = 2
/** Lifetime of an unused session, that is of its refresh token. */
export const sessionDays = 30
export const localeCookieDays = 365
/** How long a device on which somebody logged in is known, which then has its own limit of attempts. */
export const deviceDays = 365
export const reloadGuardSeconds = 10
/** VAT rate of discounts, whatever the rates of the products (docs/spec.md#9). */
export const discountVatPercent = 23
/** Poland and the other members of the European Union, ISO 3166-1 alpha-2. */
export const europeanUnion = 'PL AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PT RO SE SI SK'.split(' ')
export const defaultQuantity = 1
export const weightDecimals = 5
export const defaultPerPage = 24
/** Products of the list of bestsellers: two pages. */
export const maxBestsellers = 48
export const maxPerPage = 100
/** The maximum of PostgreSQL's `integer`, the type of ids. */
export const maxId = 2_147_483_647
/** Lines in one request: resolved, or added in bulk; and so of a saved list. */
export const maxLines = 300
/** Lines of a cart. Carts merged at login may exceed it; then no line can be added. */
export const maxCartLines = 500
/** Saved addresses of a customer. */
export const maxAddresses = 100
/** Saved lists of a customer. */
export const maxSavedLists = 50
/** Quantity of a cart line, whatever the stock: the total of 500 such lines fits the columns of an order. */
export const maxLineItems = 1_000_000
/** Stock of a variant, as staff can enter it. */
export const maxStock = 10_000_000
/** Quantity in one request. */
export const maxQuantity = 100_000
/** Maximum length of what people type into a field, by the field's name in a request body: schemas and forms read it. */
export const maxLengths = {
  name: 200,
  first_name: 100,
  last_name: 100,
  company: 200,
  nip: 20,
  street: 200,
  postal_code: 12,
  city: 100,
  country: 2,
  /** RFC 5321, 4.5.3.1.3, without the angle brackets. */
  email: 254,
  phone: 31,
  password: 200,
  current_password: 200,
  subject: 200,
  /** A message or a declaration. */
  text: 5000,
  message: 5000,
  /** Of an order. */
  note: 2000,
  customer_order_number: 60,
  /** Number of an order. */
  number: 60,
  discount_code: 60,
  symbol: 80,
  /** Of discount codes, and what all its codes begin with. */
  series: 60,
  prefix: 20,
  /** Of a shipment. */
  carrier: 60,
  tracking_number: 40,
  tracking_url: 500,
  url: 500,
  description: 200,
  /** Alternative text of a picture. */
  alt: 300,
  /** Why a customer is locked. */
  reason: 500,
  /** The e-mail address of a customer who is erased. */
  confirmation: 254,
} as const
export const maxSearchLength = 200
/** Search within a list of orders, prices or documents. */
export const maxListSearchLength = 100
/** Words of a search; further ones are ignored. */
export const maxSearchWords = 10
/** Variants of a product that a list has in full. */
export const maxListedVariants = 10
/** Features by which one list is filtered. */
export const maxFeatureFilters = 12
/** Values of one feature, or brands, by which one list is filtered. */
export const maxFilterValues = 50
/** What the query parameter `payment` of an order page says after the payment page: it selects a text, the order itself has the status. */
export const paymentOutcomes = ['pending', 'refused', 'cancelled', 'expired'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]
/** Size of a request body, unless its call declares another. */
export const maxBodyBytes = 64 * 1024

/** Search for points where parcels are collected. */
export const minPickupQueryLength = 2
export const maxPickupQueryLength = 60
export const maxPickupResults = 20
export const maxPickupCodeLength = 40
export const maxPickupNetworkLength = 30

/** What a need is computed from (docs/decisions/072). */
export const maxPeople = 10_000
export const maxCupsPerDay = 20

/** How prices are displayed: without or with VAT. */
export const priceDisplays = ['net', 'gross'] as const
export type PriceDisplay = (typeof priceDisplays)[number]

/** What products are sold in. */
export const salesUnitCodes = [
  'piece',
  'pair',
  'set',
  'box',
  'pack',
  'bag',
  'carton',
  'roll',
  'can',
  'bottle',
  'canister',
  'bucket',
  'cartridge',
  'tube',
  'kg',
  'm',
] as const

/** Units of a package content. */
export const packageContentUnits = ['kg', 'l', 'm', 'm2', 'piece'] as const

/** Days of the right of withdrawal, and of the return of the goods afterwards (directive 2011/83/EU, articles 9 and 14). */
export const withdrawalDays = 14
/** Days after a claim: to send the goods of a withdrawal back, and for the shop to answer a complaint (Polish consumer act, article 7a). */
export const daysAfterClaim = { withdrawal: withdrawalDays, complaint: 14 }

/** Remedies for goods that do not conform to the contract (directive 2019/771, article 13). */
export const claimRemedies = ['repair', 'replacement', 'price_reduction', 'refund'] as const

export const maxCvBytes = 5 * 1024 * 1024

/** Widths in pixels in which pictures are served. */
export const pictureWidths = [96, 240, 480, 720, 1200] as const
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Kinds of content that a shop may have beside products. */
export const contentKinds = ['article', 'career', 'catalog', 'vending_machine', 'distribution_point', 'gift', 'data_sheet'] as const

/** Kinds of entities in the site map. */
export const sitemapKinds = ['category', 'brand', 'product', 'article', 'career', 'gift'] as const
/** Entities on one page of the site map: with a URL per language, below the limit of 50,000 URLs of a file (sitemaps.org). */
export const sitemapPerPage = 20_000

export const productSorts = ['relevance', 'bestselling', 'newest', 'price_asc', 'price_desc', 'name'] as const
export type ProductSort = (typeof productSorts)[number]
/** Products of a rail. */
export const defaultRailLength = 8
export const maxRailLength = 24

export const productFlags = ['bestseller', 'new', 'month', 'sale'] as const
export type ProductFlag = (typeof productFlags)[number]
export const customerPriceSorts = ['changed', 'name'] as const
/** For how long a personal price counts as recently changed. */
export const recentDays = 30

export const orderStatuses = ['new', 'confirmed', 'paid', 'packed', 'sent', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
/** Reasons of a cancellation that staff can give the buyer. */
export const staffCancelReasons = ['buyer_request', 'out_of_stock', 'undeliverable'] as const
export type StaffCancelReason = (typeof staffCancelReasons)[number]

/** Colours of a theme; their contrast is validated when it is saved. */
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

/** How an order is paid: transfer, cash, a later invoice, or the code of a provider of online payments. */
export const paymentCodes = ['bank_transfer', 'cash_on_delivery', 'pay_on_collection', 'deferred_invoice', 'stripe', 'test'] as const
export type PaymentCode = (typeof paymentCodes)[number]

/** Scopes of a shop's configuration; the specification names them. */
export const configurationScopeNames = [
  'currency',
  'vat_tax',
  'shop',
  'seo_settings',
  'languages',
  'integrations',
  'social_media',
  'shop_configuration',
  'local_business',
  'delivery',
  'payment',
  'compatible_products',
] as const
export type ConfigurationScope = (typeof configurationScopeNames)[number]
