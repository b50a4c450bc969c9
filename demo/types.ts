/** The shape in which the demo shops are written down. The seed turns it into rows; `check` in its test keeps it honest. */
import type { Address, ConfigurationScope, Currency, Language, OrderStatus, PackageContent, SalesUnit } from '@stragan/contract'
import type { StoredEntry } from '../apps/api/src/features/configuration/configuration.ts'
import type { Texts } from '../apps/api/src/features/shops/default-configuration.ts'
import type { DemoActivity } from './activity/types.ts'
import type { GiftDrawing } from './art/drawings/gifts.ts'
import type { Drawing } from './art/drawings/kit.ts'
import type { FeatureCode } from './features.ts'

export type { Texts }

/** A feature's value: the same in both languages ("M8", "20 mm"), or a text of each. */
export type FeatureValue = string | Texts

export interface DemoCategory {
  code: string
  name: Texts
  /** One or two sentences a buyer reads above the list. */
  description: Texts
  /** The features that its lists are filtered by first, in order; else those of the category above. */
  facets?: FeatureCode[]
  /** Code of the family whose first product is its picture; else the first product of the category. */
  cover?: string
  children?: DemoCategory[]
}

/** Contact data of a producer or responsible person. */
interface DemoReachable {
  name: string
  /** null: the place is known by its postal code. */
  street: string | null
  postal_code: string
  city: string
  country: string
  electronic_address: string
}

export interface DemoProducer extends DemoReachable {
  /** Codes of its brands. */
  brands: string[]
  /** In the Union, of a producer that is not. */
  responsible_person?: DemoReachable
}

/** What to beware of, with whatever it is true of: codes of families, symbols of products. */
export interface DemoWarning {
  text: Texts
  of: string[]
}

/** How much is in one sales unit of these: symbols of variants, or of products of which every variant holds as much. */
export interface DemoPackageContent extends PackageContent {
  of: string[]
}

/** What these are sold in: symbols of variants or products, or codes of families, of which it is true where a package content is given. */
export interface DemoSalesUnit {
  code: SalesUnit['code']
  of: string[]
}

export interface DemoBrand {
  code: string
  name: string
  description: Texts
}

/** A quantity tier: from `quantity` on, the unit price is `priceNet` grosz net. */
export type DemoTier = readonly [quantity: number, priceNet: number]

export interface DemoVariant {
  symbol: string
  /** Features that distinguish the variant, by feature code. */
  features: Partial<Record<FeatureCode, FeatureValue>>
  /** Ascending quantities. The first may be 1: then the variant has a price of its own; without it the product's price holds. */
  tiers?: DemoTier[]
  /** kg of one sold unit. */
  weight: number
  /** Stock on hand. */
  stockOnHand: number
}

export interface DemoProduct {
  name: Texts
  symbol: string
  /** A hand-written sentence or two that is true of this product alone; follows the family's description. */
  note: Texts
  /** Grosz net for one sold unit; with variants, that of the cheapest. null: on request. */
  priceNet: number | null
  /** kg and stock on hand of a product without variants. */
  weight?: number
  stockOnHand?: number
  /** Quantity prices of a product without variants, as a variant's. */
  tiers?: DemoTier[]
  /** Absent, it is sold. */
  isActive?: boolean
  youtubeLink?: string
  variants?: DemoVariant[]
  features?: Partial<Record<FeatureCode, FeatureValue>>
  /** Overrides the family's brand. */
  brand?: string
  /** Which of the family's drawings shows it, where its products look different. */
  kind?: string
  /** Of a set: how many pieces, or how many of each kind ("plain" is the family's first). */
  pieces?: number | Record<string, number>
  /** The name on its pack. */
  print?: string
}

/** Products that share a norm, a way of being made and a description. */
export interface DemoFamily {
  code: string
  category: string
  brand: string
  vat: 5 | 8 | 23
  short: Texts
  /** Two or three paragraphs, hand-written: what it is, norm and material, how it is used, what to watch. */
  description: Texts
  /** True of every product of the family, by feature code. */
  features: Partial<Record<FeatureCode, FeatureValue>>
  /** Words a buyer might search by that stand nowhere else (synonyms, trade slang). */
  keywords: Texts
  products: DemoProduct[]
}

/** Tiers from a price for one piece and percentages off at larger quantities: `tiered(1250, [10, 5], [50, 12])`. Grosz net. */
export const tiered = (priceNet: number, ...off: (readonly [quantity: number, percent: number])[]): DemoTier[] => [
  [1, priceNet],
  ...off.map(([quantity, percent]) => [quantity, Math.round((priceNet * (100 - percent)) / 100)] as const),
]

export interface DemoGift {
  name: Texts
  /** A sentence or two. */
  description: Texts
  draw: GiftDrawing
  /** Products net, in grosz, from which it may be chosen. */
  minOrderValue: number
  /** Stock on hand of gifts. */
  stockOnHand: number
}

export interface DemoDiscountCode {
  code: string
  type: 'percentage' | 'fixed'
  /** Hundredths of a percent, or grosz net. */
  value: number
  /** Products net, in grosz, from which it applies. */
  minOrderValue: number
}

/** A page of the shop. `body` is Markdown without a first-level heading: the title stands above it. */
export interface DemoPage {
  key: 'regulations' | 'reward-regulations' | 'privacy-policy' | 'about-us' | 'projahn' | 'palimir'
  /** What a consent names. */
  version: string
  title: Texts
  body: Texts
  seo_description: Texts
}

/** Some days before today, at a time of day (UTC). */
export type Moment = readonly [daysAgo: number, time: string]

/** Placed, and moved on, at moments that have passed; what it costs is left to the application. */
export interface DemoOrder {
  placed: Moment
  /** By the symbol of a variant, or of a product without variants. */
  lines: (readonly [symbol: string, quantity: number])[]
  /** Codes of the shop's configuration. */
  delivery: string
  payment: string
  /** Code of the point that the delivery needs. */
  pickupPoint?: string
  /** Pages were read in, else Polish. */
  language?: Language
  currency?: Currency
  discountCode?: string
  /** The place of one of the shop's gifts, from 1. */
  gift?: number
  /** Saved ones by their place, from 1, else as typed. */
  billing: number | Address
  deliverTo?: number | Address
  customerOrderNumber?: string
  note?: string
  moves: (readonly [...Moment, OrderStatus])[]
  /** When money came in without moving the order: in cash on delivery, or after an invoice. */
  moneyCame?: Moment
}

export interface DemoArticle {
  slug: Texts
  daysAgo: number
  title: Texts
  summary: Texts
  seo_description: Texts
  body: Texts
  /** What its picture shows, side by side, and what is said of that. */
  cover: { shows: GiftDrawing[]; alt: Texts }
}

export interface DemoCareer {
  title: Texts
  place: Texts
  employment: Texts
  /** zł gross a month (Polish Labour Code, article 18³ᶜᵃ); its components are in the body. */
  salary: readonly [from: number, to: number]
  summary: Texts
  body: Texts
  daysAgo: number
  /** Days for which it is still open. */
  openFor: number
}

export interface DemoCatalogue {
  /** Its file's name. */
  code: string
  title: Texts
  description: Texts
  /** Main categories whose families it has. */
  categories: string[]
  /** Four families drawn on its cover. */
  shown: readonly [string, string, string, string]
}

export interface DemoMachine {
  name: Texts
  description: Texts
  draw: GiftDrawing
  features: [name: Texts, value: FeatureValue][]
}

/** A retailer or pickup point of the shop's products. */
export interface DemoPoint {
  name: string
  region: Texts
  street: string
  postal_code: string
  city: string
  country: string
  phone: string
  email: string | null
  opening_hours: Texts
  latitude: number
  longitude: number
}

/** Content of a shop beside products. */
export interface DemoContent {
  articles: DemoArticle[]
  careers: DemoCareer[]
  catalogues: DemoCatalogue[]
  machines: DemoMachine[]
  points: DemoPoint[]
  /** How a data sheet calls each family. */
  familyNames: Record<string, Texts>
}

/** Who may log in, with the one password of the demo. */
export interface DemoCustomer {
  email: string
  first_name: string
  last_name: string
  company: string | null
  nip: string | null
  phone: string | null
  /** The shop lets the company pay by deferred invoice. */
  isDeferredPaymentApproved?: boolean
  /** Percent off the price of one piece, on every fortieth product; null: no prices of their own. */
  personalDiscount: number | null
  /** The first is the default for bills, the last for deliveries. */
  addresses: Address[]
  /** Symbols of products, and when each was saved. */
  favourites: (readonly [symbol: string, ...Moment])[]
  orders: DemoOrder[]
}

export interface DemoShop {
  id: number
  /** Names the shop in addresses of the back office. */
  code: string
  name: string
  hosts: string[]
  categories: DemoCategory[]
  brands: DemoBrand[]
  producers: DemoProducer[]
  families: DemoFamily[]
  warnings: DemoWarning[]
  contents: DemoPackageContent[]
  salesUnits: DemoSalesUnit[]
  drawings: Record<string, Drawing>
  /** Symbols of products without variants that look different from their drawing; with variants, it shows one of several. */
  familyPictures: readonly string[]
  accent: string
  configuration: Record<ConfigurationScope, StoredEntry[]>
  /** Families whose products go together, such as bolts with their nuts: shown as related, and bought in one order. */
  goesWith: Record<string, string[]>
  gifts: DemoGift[]
  discountCodes: DemoDiscountCode[]
  pages: DemoPage[]
  content: DemoContent
  customers: DemoCustomer[]
  /** Of a shop where nobody works, none. */
  activity?: DemoActivity
}
