import type { FullProduct } from '@stragan/contract'
import { type Screw, screwOfStandard } from './screw-sizes.ts'

type ScrewProduct = Pick<FullProduct, 'feature_codes'> & {
  product_variants_table_data: readonly Pick<
    FullProduct['product_variants_table_data'][number],
    'product_variant_id' | 'items' | 'combination_features'
  >[]
}

/** The screw that a product is: of the first of the named variants, else of the first in stock; null if its sizes are not known. */
export function screwOfProduct(
  { feature_codes, product_variants_table_data: variants }: ScrewProduct,
  named: readonly number[],
): Screw | null {
  const variant = variants.find(one => named.includes(one.product_variant_id)) ?? variants.find(one => one.items > 0) ?? variants[0]
  const lengths = variant
    ? variant.combination_features.map(one => /^(\d{1,4})\smm$/.exec(one.feature_value)?.[1])
    : [/^(\d{1,4})-mm$/.exec(feature_codes.length ?? '')?.[1]]
  return screwOfStandard(feature_codes, Number(lengths.find(Boolean)))
}
