import { unitPriceFor } from '@stragan/pricing'
import type { Ctx, Dependencies, NoteIncomplete } from '../../context.ts'
import { sourcesOf } from './price-sources.ts'
import type { ProductRow, VariantRow } from './product.queries.ts'

/** Products that are remembered as logged; those of a catalogue beyond it are left alone. */
const maxNoted = 100_000

/**
 * Logs a product without a price, or with a variant without data, as a warning: once per product and process (docs/decisions/046). How
 * many there were is shown to whoever watches the process.
 */
export function incompleteProducts({ log, registerMetrics }: Pick<Dependencies, 'log' | 'registerMetrics'>): NoteIncomplete {
  const noted = new Set<string>()
  const counts = { no_price: 0, no_variant_data: 0 }
  registerMetrics?.('incomplete_products', () => ({
    without_price_total: counts.no_price,
    without_variant_data_total: counts.no_variant_data,
  }))
  return (shop, product, problem, variants = []) => {
    const key = `${shop} ${product}`
    if (noted.has(key) || noted.size >= maxNoted) return
    noted.add(key)
    counts[problem]++
    const about = { shop, product, ...(variants.length > 0 && { variants: variants.slice(0, 20) }) }
    log.warn(about, problem === 'no_price' ? 'a product has no price' : 'a variant has no data')
  }
}

type Told = Pick<ProductRow, 'id' | 'has_variants' | 'price_net' | 'promo_net' | 'custom_net'>

/** A product in a list: one with variants may have its prices there. */
export function noteListed({ shop, noteIncomplete }: Ctx, { id, has_variants, price_net, promo_net, custom_net }: Told) {
  if (!has_variants && price_net === null && promo_net === null && custom_net === null) noteIncomplete?.(shop.id, id, 'no_price')
}

/** A product whole. Of several variants each needs a price, and a value of each feature that tells them apart. */
export function noteWhole({ shop, noteIncomplete }: Ctx, row: Told & Pick<ProductRow, 'variant_features' | 'variants'>) {
  const unpriced = row.variants.filter(variant => !hasPrice(row, variant))
  if (unpriced.length > 0 || (!row.has_variants && row.variants.length === 0))
    return noteIncomplete?.(shop.id, row.id, 'no_price', row.has_variants ? unpriced.map(({ id }) => id) : [])
  if (!row.has_variants) return
  const bare = row.variants.filter(
    ({ features }) =>
      (features.length === 0 && row.variants.length > 1) ||
      row.variant_features.some(name => !features.some(({ feature_name }) => feature_name === name)),
  )
  if (bare.length > 0 || row.variants.length === 0)
    noteIncomplete?.(
      shop.id,
      row.id,
      'no_variant_data',
      bare.map(({ id }) => id),
    )
}

/** For some quantity. */
const hasPrice = ({ price_net, promo_net }: Told, { custom_net, tiers }: VariantRow): boolean =>
  unitPriceFor(sourcesOf({ price_net, promo_net, personal_net: custom_net, tiers }), Number.MAX_SAFE_INTEGER) !== null
