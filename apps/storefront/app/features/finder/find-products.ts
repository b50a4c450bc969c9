import {
  type CategoryBranch,
  type Currency,
  catalogueCalls,
  defaultCurrency,
  maxPerPage,
  type PackageContent,
  type ProductPage,
} from '@stragan/contract'
import { fromDecimal, type PriceSources, parseRate, plnRate, toDecimal } from '@stragan/pricing'
import { hrefTo, type Language } from '@stragan/routing'
import { inDocument } from '../../deferred-hydration/in-document.tsx'
import type { Bootstrap } from '../../platform/bootstrap.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import { matchedCard, variantCard } from '../catalogue/matched-card.ts'
import { noPrice } from '../catalogue/price-list.ts'
import type { CardProduct } from '../catalogue/product-card.tsx'
import { type Choice, choiceOf, nameOf } from './choice.ts'
import { cheapestPurchase, type Offer, type Purchase, weeklyAmount } from './need.ts'
import { type NeedInput, type NeedSettings, readNeed } from './need-input.ts'

/** What a choice finds. */
export interface Found {
  /** The choice, without what had to be cleared for anything to be found. */
  choice: Choice
  /** Features whose choice was cleared. */
  cleared: string[]
  /** The best product, or its variant; null if nothing fits. */
  card: CardProduct | null
  total: number
  /** Ids of those products for the chart, else empty. */
  fitting: number[]
  /** null: the shop computes none. */
  need: FoundNeed | null
}

export interface FoundNeed extends NeedInput {
  /** Of a week. */
  amount: PackageContent
  /** How much of the card's product that is, and what it costs in the card's currency; null if it is not sold by such a measure. */
  purchase: { quantity: number; unit: Purchase['unit']; net: number; gross: number; isInStock: boolean; isCheapest: boolean } | null
}

export interface FinderView {
  title: string
  /** The list that the form opens. */
  action: string
  selects: { feature: string; label: string }[]
  drawing: 'screw' | null
  chart: ChartView | null
  need: NeedSettings | null
  found: Found
  /** Options of the selects by feature. */
  inDocument: Record<string, Option[]> | undefined
}

export interface Option {
  value: string
  label: string
}

/** The products of the category by the values of two features. */
export interface ChartView {
  /** Features. */
  columns: string
  rows: string
  points: { id: number; name: string; column: string; row: string }[]
}

/** The finder of the home page, with what its query chooses; null if the shop has none, or its category is gone. */
export async function loadFinder(ctx: PublicContext, query: URLSearchParams): Promise<FinderView | null> {
  const { bootstrap, language } = ctx
  const { finder } = bootstrap
  const category = categoryOf(bootstrap)
  if (!finder || !category) return null
  const isChosen = finder.selects.some(({ feature }) => query.has(nameOf(feature)))
  const first = Object.fromEntries(finder.selects.map(({ feature, value }) => [feature, value]))
  const choice = isChosen ? choiceOf(finder, query) : first
  const [all, found] = await Promise.all([
    search(ctx, category, language, { per_page: finder.chart ? maxPerPage : maxTried }),
    find(ctx, language, query, choice),
  ])
  const facets = finder.selects.flatMap(({ feature }) => all.facets.features.filter(({ code }) => code === feature))
  const selects = facets.map(({ code, name }) => ({ feature: code, label: name }))
  const options = facets.map(({ code, values }) => [code, values.map(({ value, name }) => ({ value, label: name }))])
  const { title, drawing, need } = finder
  const action = hrefTo(language, 'category', { slug: category.slugs[language] })
  const chart = chartOf(finder.chart, selects, all.items)
  if (!found) return null
  const shown = isChosen ? found : { ...found, cleared: [] }
  return { title, action, selects, drawing, chart, need, found: shown, ...inDocument(Object.fromEntries(options)) }
}

type Finder = NonNullable<Bootstrap['finder']>
type Item = ProductPage['items'][number]

function chartOf(chart: Finder['chart'], selects: FinderView['selects'], items: readonly Item[]): ChartView | null {
  if (!chart || ![chart.columns, chart.rows].every(one => selects.some(({ feature }) => feature === one))) return null
  const { columns, rows } = chart
  const points = items.flatMap(({ id, name, feature_codes }) => {
    const [column, row] = [feature_codes[columns], feature_codes[rows]]
    return column && row ? [{ id, name, column, row }] : []
  })
  return { columns, rows, points }
}

/**
 * What a choice finds: the first product that is in stock, or for a need the one that costs least; null if the shop has no finder, or its
 * category is gone. Where nothing fits, the choices of other features than that of the query parameter `changed` are cleared, the last first,
 * until something does.
 */
export async function find(ctx: PublicContext, language: Language, query: URLSearchParams, choice: Choice): Promise<Found | null> {
  const { finder } = ctx.bootstrap
  const category = categoryOf(ctx.bootstrap)
  if (!finder || !category) return null
  const filter = { feature: valuesOf(choice), per_page: finder.need ? maxPriced : maxTried }
  const { items, total } = await search(ctx, category, language, filter)
  const last = finder.selects.findLast(({ feature }) => feature !== query.get('changed') && choice[feature])?.feature
  if (total === 0 && last !== undefined) {
    const found = await find(ctx, language, query, { ...choice, [last]: '' })
    return found && { ...found, cleared: [last, ...found.cleared] }
  }
  const isComplete = !finder.chart || total === items.length
  const charted = isComplete ? items : (await search(ctx, category, language, { ...filter, per_page: maxPerPage })).items
  const result = { choice, cleared: [], total, fitting: finder.chart ? charted.map(({ id }) => id) : [] }
  if (!finder.need) return { ...result, card: cardOfFirst(items), need: null }
  const inPln = ctx.display.currency === defaultCurrency ? items : (await search(ctx, category, language, filter, defaultCurrency)).items
  const input = readNeed(query, finder.need)
  const amount = weeklyAmount(finder.need, input)
  const best = cheapestPurchase(
    items.flatMap(item => offersOf(item, inPln)),
    amount,
    rateOf(ctx),
  )
  if (!best) return { ...result, card: cardOfFirst(items), need: { ...input, amount, purchase: null } }
  const { offer, quantity, unit, net, gross, isInStock } = best
  // Not all variants of a product are read.
  const isWhole = total === items.length && items.every(item => item.variants.length === item.variant_count)
  const isCheapest = isInStock && total > 1 && isWhole
  const purchase = {
    quantity,
    unit: { ...unit, net: toDecimal(unit.net) },
    net: toDecimal(net),
    gross: toDecimal(gross),
    isInStock,
    isCheapest,
  }
  return { ...result, card: offer.card, need: { ...input, amount, purchase } }
}

/** The first product in stock, or its variant. */
function cardOfFirst(items: readonly Item[]): CardProduct | null {
  const item = items.find(one => one.items > 0) ?? items[0]
  const variant = item?.variants.find(one => one.items > 0) ?? item?.variants[0]
  return item ? (variant ? variantCard(item, variant) : matchedCard(item)) : null
}

/** The variants of a product, or the product without variants, with their prices of the same list in PLN. */
function offersOf(item: Item, inPln: readonly Item[]): (Offer & { card: CardProduct })[] {
  const priced = inPln.find(({ id }) => id === item.id)
  if (!priced) return []
  const product = {
    price_net: grosz(priced.price_net),
    price_net_promo: grosz(priced.price_net_promo),
    sale: priced.price_net_promo !== null,
  }
  const offer = (card: CardProduct, tiers: Item['cheapest_variant_prices'], personal: number | null) => ({
    card,
    salesUnit: card.sales_unit,
    vatPercent: item.vat_tax_percent,
    stockOnHand: card.items,
    prices: { personal: grosz(personal), tiers: tiers.map(groszTier), product: item.has_variants ? noPrice : product },
  })
  if (!item.has_variants) return [offer(matchedCard(item), priced.cheapest_variant_prices, priced.custom_price_net)]
  return item.variants.flatMap(variant => {
    const same = priced.variants.find(one => one.product_variant_id === variant.product_variant_id)
    return same ? [offer(variantCard(item, variant), same.product_variant_prices, same.custom_price_net)] : []
  })
}

const grosz = (amount: number | null) => (amount === null ? null : fromDecimal(amount))
const groszTier = ({
  quantity,
  price_net,
  promo_price_net,
  sale,
}: Item['cheapest_variant_prices'][number]): PriceSources['tiers'][number] => ({
  quantity,
  price_net: fromDecimal(price_net),
  promo_price_net: grosz(promo_price_net),
  sale,
})

function rateOf({ bootstrap: { currencies }, display: { currency } }: PublicContext): number {
  const rate = currencies.find(({ code }) => code === currency)?.rate
  return rate === undefined ? plnRate : parseRate(rate)
}

const valuesOf = (choice: Choice) =>
  Object.fromEntries(Object.entries(choice).flatMap(([feature, value]) => (value ? [[feature, [value]]] : [])))

/** The category of the finder; the configuration names it by its slug in the language of the bootstrap. */
const categoryOf = ({ finder, categories }: Pick<Bootstrap, 'finder' | 'categories'>) =>
  withDescendants(categories).find(({ slug }) => slug === finder?.category)

const withDescendants = (categories: readonly CategoryBranch[]): CategoryBranch[] =>
  categories.flatMap(category => [category, ...withDescendants(category.children)])

/** The first products of which one in stock is shown. */
const maxTried = 6
/** The first products of which the one is shown that costs least for a need; of more a list has fewer variants. */
const maxPriced = 24

interface Filter {
  feature?: Record<string, string[]>
  per_page: number
}

/** In the displayed currency, unless another is given. */
const search = ({ api, display }: PublicContext, { id }: CategoryBranch, language: Language, filter: Filter, currency?: Currency) =>
  api(
    catalogueCalls.products,
    { query: { category: String(id), prices: display.prices, details: '1', page: 1, ...filter, ...(currency && { currency }) } },
    { language },
  )
