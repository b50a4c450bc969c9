import { expect, test } from 'vitest'
import { screwOfProduct } from './product-screw.ts'

const codes = { norm: 'din-933-iso-4017', thread: 'm8' }
const variant = (product_variant_id: number, length: string, items: number) => ({
  product_variant_id,
  items,
  combination_features: [
    { feature_name: 'Finish', feature_value: 'zinc' },
    { feature_name: 'Length', feature_value: length },
  ],
})
const family = {
  feature_codes: codes,
  product_variants_table_data: [variant(1, '16 mm', 0), variant(2, '40\u00a0mm', 5), variant(3, '60 mm', 5)],
}

test('the screw is that of the named variant, else of the first in stock', () => {
  expect(screwOfProduct(family, [3])?.length).toBe(60)
  expect(screwOfProduct(family, [])?.length).toBe(40)
})

test('a product without variants has a length of its own', () => {
  expect(screwOfProduct({ feature_codes: { ...codes, length: '20-mm' }, product_variants_table_data: [] }, [])?.length).toBe(20)
})

test('other products are not drawn', () => {
  expect(screwOfProduct({ feature_codes: codes, product_variants_table_data: [] }, [])).toBeNull()
  expect(screwOfProduct({ ...family, feature_codes: { thread: 'm8' } }, [])).toBeNull()
})
