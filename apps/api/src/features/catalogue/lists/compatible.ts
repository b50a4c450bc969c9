import type { Feature } from '@stragan/contract'
import type { MaybeVisitorCtx } from '../../../context.ts'
import { variantValues } from '../product.queries.ts'
import {
  boughtWith,
  type Fitting,
  fittingOf,
  goingWith,
  type Joint,
  jointOf,
  matchesOf,
  similarProducts,
  type VariantValues,
} from './compatible-products.ts'
import { nameOf } from './list-facets.ts'
import type { ListIndex } from './list-index.ts'
import type { Relations } from './related-products.ts'

export interface Compatible {
  /** With no variants where the product was not found by a rule, or all fit. */
  goesWith: Fitting[]
  similar: number[]
  joint: (Joint & { facts: Feature[] }) | null
  /** Products on which the result depends. */
  dependencies: number[]
}

/** Codes of the features that say how a joint is made. */
const factCodes = new Set(['torque'])

/** What goes with an active product, or with one of its variants; a variant of another product is ignored. At most two small statements. */
export async function compatible(
  ctx: MaybeVisitorCtx,
  index: ListIndex,
  relations: Relations,
  variant: number | undefined,
): Promise<Compatible | undefined> {
  const item = index.get(relations.id)
  if (!item) return undefined
  const similar = similarProducts(index, item)
  const own = (await loadVariants(ctx, index, [item.id])).get(item.id) ?? []
  const viewed = own.find(({ id }) => id === variant)
  const values = viewed?.values ?? item.values
  const matches = matchesOf(index, { ...item, values })
  const variants = await loadVariants(
    ctx,
    index,
    matches.flatMap(({ best }) => best),
  )
  const fitting = matches.map(match => fittingOf(match, variants))
  const goesWith = goingWith(index, item, relations, fitting)
  const fittingVariants = (id: number) => {
    const ids = new Set(fitting.flat().flatMap(one => (one.id === id ? one.variants : [])))
    return ids.size === variants.get(id)?.length ? [] : [...ids]
  }
  const joint = jointOf(matches, fitting, item, { own, isVariant: viewed !== undefined })
  return {
    goesWith: goesWith.map(id => ({ id, variants: fittingVariants(id) })),
    similar,
    joint: joint && { ...joint, facts: factsOf(ctx, index, values) },
    dependencies: [...new Set([item.id, ...similar, ...goesWith, ...boughtWith(relations), ...matches.flatMap(({ ids }) => ids)])],
  }
}

function factsOf({ language, shop }: MaybeVisitorCtx, { metadata }: ListIndex, values: readonly number[]): Feature[] {
  const languages = { language, fallback: shop.defaultLanguage }
  return values.flatMap(at => {
    const value = metadata.values[at]
    const feature = value && metadata.features[value.feature]
    return feature && factCodes.has(feature.code)
      ? [{ feature_name: nameOf(feature, languages), feature_value: nameOf(value, languages) }]
      : []
  })
}

async function loadVariants(
  ctx: MaybeVisitorCtx,
  { metadata }: ListIndex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, VariantValues[]>> {
  if (ids.length === 0) return new Map()
  const rows = await variantValues(ctx, [...new Set(ids)])
  const variants = rows.map(({ product_id, id, stock_on_hand, values }) => ({
    productId: product_id,
    id,
    isInStock: stock_on_hand > 0,
    values: values.flatMap(value => metadata.valueAt.get(value) ?? []),
  }))
  return Map.groupBy(variants, ({ productId }) => productId)
}
