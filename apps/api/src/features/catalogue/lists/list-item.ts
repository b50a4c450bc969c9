import type { Language } from '@stragan/contract'
import { grossOf } from '@stragan/pricing'
import type { Moment } from './moments.ts'

/** A product as lists sort, filter and count it. Times are microseconds since 1970, prices grosz net. */
export interface ListItem {
  id: number
  categoryId: number | null
  /** Position of the brand in the metadata of the index, from 0; null without one. */
  brand: number | null
  createdAt: number
  isMonthStar: boolean
  /** Without accents and in lower case: the keys of the order by name. */
  names: Readonly<Record<Language, string>>
  stockOnHand: number
  /** In the last 90 days. */
  soldQuantity: number
  /** Feature values of the product and of its variants: positions in the metadata. */
  values: readonly number[]
  vatPercent: number
  /** The product's own, without promotions. */
  regularPrice: number | null
  /** Those that had not ended when the product was loaded, the cheapest first. */
  promotions: readonly Promotion[]
  /** Variants with a unit price of their own; the price of the others is the product's. */
  unitPrices: readonly { variant: number; price: number }[]
  hasOtherVariants: boolean
  /**
   * The lowest list price of one unit over all variants, with the promotions that are in force at the time of {@link atTime}; null: price on
   * request. A personal price shows where it is lower.
   */
  price: number | null
  isOnSale: boolean
  isNew: boolean
}

export const isInStock = ({ stockOnHand }: ListItem) => stockOnHand > 0

interface Promotion {
  startsAt: number
  /** Infinity for one without an end. */
  endsAt: number
  /** Null: of the product. */
  tier: { variant: number; quantity: number } | null
  price: number
  /** Until when it may be announced as a reduction: otherwise it changes the price alone. 0: never; Infinity: always. */
  announcedUntil: number
}

const microsecondsPerDay = 86_400_000_000

/** When the item changes after a time without a change of its data. */
export const upcomingMoments = ({ id, promotions, createdAt }: ListItem, newDays: number, now: number): Moment[] =>
  [createdAt, createdAt + newDays * microsecondsPerDay, ...promotions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])]
    .filter(at => at > now && at < Infinity)
    .map(at => ({ at, id }))

const promotedBy = (tier: Promotion['tier']) => (tier === null ? 'product' : `${tier.variant} ${tier.quantity}`)

/**
 * The item at a time: the cheapest of the promotions in force replaces the regular price of the product, and of a variant. That of the product
 * is nobody's price where each variant has its own.
 */
export function atTime(item: ListItem, now: number, newDays: number): ListItem {
  const current = item.promotions.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
  const inForce = new Map<string, Promotion>()
  for (const promotion of current) {
    const of = promotedBy(promotion.tier)
    if (!inForce.has(of)) inForce.set(of, promotion)
  }
  if (!item.hasOtherVariants) inForce.delete(promotedBy(null))
  const ofProduct = inForce.get(promotedBy(null))?.price ?? item.regularPrice
  const unitPrices = item.unitPrices.map(own => inForce.get(promotedBy({ variant: own.variant, quantity: 1 }))?.price ?? own.price)
  const prices = item.hasOtherVariants && ofProduct !== null ? [ofProduct, ...unitPrices] : unitPrices
  return {
    ...item,
    price: prices.length > 0 ? Math.min(...prices) : null,
    isOnSale: [...inForce.values()].some(({ announcedUntil }) => now < announcedUntil),
    isNew: item.createdAt <= now && now < item.createdAt + newDays * microsecondsPerDay,
  }
}

export type Comparison = (a: ListItem, b: ListItem) => number

const byName =
  (language: Language): Comparison =>
  ({ names: a, id }, { names: b, id: otherId }) =>
    a[language] < b[language] ? -1 : a[language] > b[language] ? 1 : id - otherId

const net = ({ price }: ListItem) => price
const gross = ({ price, vatPercent }: ListItem) => (price === null ? null : grossOf(price, vatPercent))
type PriceOf = typeof net

const cheapestFirst =
  (priceOf: PriceOf): Comparison =>
  (a, b) =>
    (priceOf(a) ?? Infinity) - (priceOf(b) ?? Infinity) || a.id - b.id

const dearestFirst =
  (priceOf: PriceOf): Comparison =>
  (a, b) =>
    (priceOf(b) ?? -1) - (priceOf(a) ?? -1) || a.id - b.id

/** The orders of a list: each is total, because the id decides between equal keys. Products without a price come last. */
export const orders = {
  bestselling: (a, b) => b.soldQuantity - a.soldQuantity || a.id - b.id,
  newest: (a, b) => b.createdAt - a.createdAt || b.id - a.id,
  price_asc: cheapestFirst(net),
  price_desc: dearestFirst(net),
  gross_price_asc: cheapestFirst(gross),
  gross_price_desc: dearestFirst(gross),
  name_en: byName('en'),
  name_pl: byName('pl'),
} satisfies Record<string, Comparison>

export type Order = keyof typeof orders
