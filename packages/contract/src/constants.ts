/** Constants of the specification (docs/spec.md#9), and those of docs/rules.md that both sides of the wire need. */
export const languages = ['en', 'pl'] as const
export type Language = (typeof languages)[number]
export const localeOf = { en: 'en-US', pl: 'pl-PL' } as const satisfies Record<Language, string>

export const currencies = ['PLN', 'USD', 'EUR'] as const
export type Currency = (typeof currencies)[number]
export const defaultCurrency: Currency = 'PLN'

export const apiPrefix = '/api/my-shop'
export const sessionLifetimeHours = 2
/** How long a session lives on without being used: as long as its refresh token. */
export const sessionDays = 30
export const localeCookieDays = 365
export const reloadGuardSeconds = 10
/** The VAT by which a discount's net becomes gross, whatever the products' own (docs/spec.md#9). */
export const discountVatPercent = 23
/** Poland and the other members of the European Union, ISO 3166-1 alpha-2. */
export const europeanUnion = 'PL AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PT RO SE SI SK'.split(' ')
export const defaultQuantity = 1
export const weightDecimals = 5
export const defaultPerPage = 24
export const maxPerPage = 100
/** The largest PostgreSQL integer, which ids are kept as. */
export const maxId = 2_147_483_647
/** How many lines may be asked for, or added, at once. */
export const maxLines = 300
/** Lines of a cart. Two carts that are merged at a log-in may have more together; then no line can be added. */
export const maxCartLines = 500
/** Pieces of a line of a cart, however many there are in stock: what 500 such lines come to fits the columns of an order. */
export const maxLineItems = 1_000_000
/** Of more words than these a search ignores the rest. */
export const maxSearchWords = 10
/** By how many features a list may be filtered at once. */
export const maxFeatureFilters = 12
/** By how many values of one feature, or how many brands. */
export const maxFilterValues = 50
/** Bytes of a request's body, where its call says nothing else. */
export const maxBodyBytes = 64 * 1024

/** What the content of one sold unit is counted in. */
export const packageContentUnits = ['kg', 'l', 'm', 'm2', 'piece'] as const

/** What a buyer may ask for when goods do not conform to the contract (directive 2019/771, article 13). */
export const claimRemedies = ['repair', 'replacement', 'price_reduction', 'refund'] as const

/** Bytes of a CV at most. */
export const maxCvBytes = 5 * 1024 * 1024

/** The widths, in pixels, in which a picture is served. */
export const pictureWidths = [96, 240, 480, 720, 1200] as const
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** What a shop may tell beside its goods. */
export const contentKinds = ['article', 'career', 'catalog', 'vending_machine', 'distribution_point', 'gift', 'data_sheet'] as const

/** What has pages of its own, one each. */
export const sitemapKinds = ['category', 'brand', 'product', 'article', 'career', 'gift'] as const
/** How much of it a page of the site map has: with a path in each language, below the 50,000 addresses of a file (sitemaps.org). */
export const sitemapPerPage = 20_000

export const productSorts = ['relevance', 'bestselling', 'newest', 'price_asc', 'price_desc', 'name'] as const
export const productFlags = ['bestseller', 'new', 'month', 'sale'] as const
export const customerPriceSorts = ['changed', 'name'] as const
/** How long a price of a customer's own counts as changed lately. */
export const recentDays = 30
