import type { FittingProduct, SalesUnit } from '@stragan/contract'
import { expect, test } from 'vitest'
import { matchedCard } from './matched-card.ts'

type Fitting = FittingProduct['matched_variants'][number]

const variant = (id: number, items: number, code: SalesUnit['code'], price: number) =>
  ({
    product_variant_id: id,
    symbol: `S-${id}`,
    items,
    sales_unit: { code, content: null },
    combination_features: [],
    product_variant_prices: [{ quantity: 1, price_net: price, promo_price_net: null, per_100: null, sale: false }],
  }) as unknown as Fitting
const cardWith = (variants: readonly Fitting[], ...notListed: number[]) =>
  matchedCard({
    name: 'Screw',
    symbol: 'S',
    has_variants: true,
    matched_variants: variants,
    matched_variant_ids: [...variants.map(({ product_variant_id: id }) => id), ...notListed],
  } as FittingProduct)

test('the stock of the variants that fit has a unit where all are sold in one', () => {
  const boxes = variant(1, 3, 'box', 10)
  expect(cardWith([boxes, variant(2, 4, 'box', 20)])).toMatchObject({ items: 7, stock_unit: 'box', price_net: 10 })
  expect(cardWith([boxes, variant(2, 4, 'bag', 20)])).toMatchObject({ items: 7, stock_unit: null })
  // What is sold out does not count.
  expect(cardWith([boxes, variant(2, 0, 'bag', 5)])).toMatchObject({ items: 3, stock_unit: 'box', price_net: 10 })
  expect(cardWith([variant(1, 0, 'box', 10), variant(2, 0, 'bag', 5)])).toMatchObject({ items: 0, stock_unit: null })
  // Of many variants only the first are listed: the unit of the others is unknown.
  expect(cardWith([boxes, variant(2, 4, 'box', 20)], 3)).toMatchObject({ items: 7, stock_unit: null })
})
