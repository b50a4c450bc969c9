import { unitPriceFor } from '@stragan/pricing'
import type { Ctx, Dependencies, ReportIncomplete } from '../../context.ts'
import { sourcesOf } from './price-sources.ts'
import type { ProductRow, VariantRow } from './product.queries.ts'

/** Limit of products whose warning is recorded; further ones are not logged. */
const maxReported = 100_000

/**
 * Logs a product without a price, or with a variant without data, as a warning: once per product and process (docs/rules.md#5).
 * Counts them in the metric `incomplete_products`.
 */
export function incompleteProductReporter({ log, telemetry }: Pick<Dependencies, 'log' | 'telemetry'>): ReportIncomplete {
  const reported = new Set<string>()
  const counts = { no_price: 0, no_variant_data: 0 }
  telemetry?.registerMetrics('incomplete_products', () => ({
    without_price_total: counts.no_price,
    without_variant_data_total: counts.no_variant_data,
  }))
  return (shop, product, problem, variants = []) => {
    const key = `${shop} ${product}`
    if (reported.has(key) || reported.size >= maxReported) return
    reported.add(key)
    counts[problem]++
    const about = { shop, product, ...(variants.length > 0 && { variants: variants.slice(0, 20) }) }
    log.warn(about, problem === 'no_price' ? 'a product has no price' : 'a variant has no data')
  }
}

type PricedRow = Pick<ProductRow, 'id' | 'has_variants' | 'price_net' | 'promo_net' | 'personal_net'>

/** Reports a product of a list without a price; one with variants may have its prices there. */
export function reportListed({ shop, reportIncomplete }: Ctx, { id, has_variants, price_net, promo_net, personal_net }: PricedRow) {
  if (!has_variants && price_net === null && promo_net === null && personal_net === null) reportIncomplete?.(shop.id, id, 'no_price')
}

/** Reports an incomplete product: each variant needs a price, and a value of each feature by which they differ. */
export function reportProduct({ shop, reportIncomplete }: Ctx, row: PricedRow & Pick<ProductRow, 'variant_features' | 'variants'>) {
  const unpriced = row.variants.filter(variant => !hasPrice(row, variant))
  if (unpriced.length > 0 || (!row.has_variants && row.variants.length === 0))
    return reportIncomplete?.(shop.id, row.id, 'no_price', row.has_variants ? unpriced.map(({ id }) => id) : [])
  if (!row.has_variants) return
  const bare = row.variants.filter(
    ({ features }) =>
      (features.length === 0 && row.variants.length > 1) ||
      row.variant_features.some(name => !features.some(({ feature_name }) => feature_name === name)),
  )
  if (bare.length > 0 || row.variants.length === 0)
    reportIncomplete?.(
      shop.id,
      row.id,
      'no_variant_data',
      bare.map(({ id }) => id),
    )
}

/** For some quantity. */
const hasPrice = ({ price_net, promo_net }: PricedRow, { personal_net, tiers }: VariantRow): boolean =>
  unitPriceFor(sourcesOf({ price_net, promo_net, personal_net, tiers }), Number.MAX_SAFE_INTEGER) !== null
