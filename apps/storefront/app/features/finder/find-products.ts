import { type CategoryBranch, catalogueCalls } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import type { Bootstrap } from '../../platform/bootstrap.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import { matchedCard, variantCard } from '../catalogue/matched-card.ts'
import type { CardProduct } from '../catalogue/product-card.tsx'

/** A choice of values by feature code; a feature without a value is not restricted. */
export type Choice = Record<string, string>

/** What a choice finds. */
export interface Found {
  /** The choice, without what had to be cleared for anything to be found. */
  choice: Choice
  /** Features whose choice was cleared. */
  cleared: string[]
  /** The best product, or its first variant; null if nothing fits. */
  card: CardProduct | null
  total: number
}

export interface FinderView {
  title: string
  /** The list that the form opens. */
  action: string
  selects: { feature: string; label: string; value: string; options: { value: string; label: string }[] }[]
  drawing: 'screw' | null
  note: string | null
  found: Found
}

/** The finder of the home page with its first choice; null if the shop has none, or its category is gone. */
export async function loadFinder(ctx: PublicContext): Promise<FinderView | null> {
  const { bootstrap, language } = ctx
  const { finder } = bootstrap
  const category = categoryOf(bootstrap)
  if (!finder || !category) return null
  const first = Object.fromEntries(finder.selects.map(({ feature, value }) => [feature, value]))
  const [all, found] = await Promise.all([search(ctx, category, language, {}), find(ctx, language, first)])
  const selects = finder.selects.flatMap(({ feature, value }) => {
    const facet = all.facets.features.find(({ code }) => code === feature)
    return facet ? [{ feature, label: facet.name, value, options: facet.values.map(one => ({ value: one.value, label: one.name })) }] : []
  })
  const { title, drawing, note } = finder
  const action = hrefTo(language, 'category', { slug: category.slugs[language] })
  return found && { title, action, selects, drawing, note, found: { ...found, cleared: [] } }
}

/**
 * What a choice finds, the first that is in stock before others; null if the shop has no finder, or its category is gone. Where nothing fits,
 * the choices of other features than `kept` are cleared, the last first, until something does.
 */
export async function find(ctx: PublicContext, language: Language, choice: Choice, kept: string | null = null): Promise<Found | null> {
  const { finder } = ctx.bootstrap
  const category = categoryOf(ctx.bootstrap)
  if (!finder || !category) return null
  const { items, total } = await search(ctx, category, language, valuesOf(choice))
  const last = finder.selects.findLast(({ feature }) => feature !== kept && choice[feature])?.feature
  if (total === 0 && last !== undefined) {
    const found = await find(ctx, language, { ...choice, [last]: '' }, kept)
    return found && { ...found, cleared: [last, ...found.cleared] }
  }
  const item = items.find(one => one.items > 0) ?? items[0]
  const variant = item?.variants.find(one => one.items > 0) ?? item?.variants[0]
  const card = item ? (variant ? variantCard(item, variant) : matchedCard(item)) : null
  return { choice, cleared: [], card, total }
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

const search = ({ api, display }: PublicContext, { id }: CategoryBranch, language: Language, feature: Record<string, string[]>) =>
  api(
    catalogueCalls.products,
    { query: { category: String(id), feature, prices: display.prices, details: '1', page: 1, per_page: maxTried } },
    { language },
  )
