import { expect, test } from 'vitest'
import { withNetPrices } from './import-prices.ts'
import { parseRow } from './parsed-rows.ts'

/** What a row with gross prices becomes at 23% VAT. */
function converted(price: string, tiers = '') {
  const columns = (['symbol', 'price_net', 'quantity_prices'] as const).map(field => ({ title: field, field }))
  const row = parseRow({ number: 1, cells: ['A', price, tiers] }, { format: 'own', columns, prices_include_vat: true, vat_percent: null })
  const [made] = withNetPrices({ symbol: 'A', rows: [row] }, 23).rows
  const [first, more] = [made?.values.get('price_net'), made?.values.get('quantity_prices') as { price_net: number }[]]
  return [first, ...more.map(({ price_net }) => price_net), ...(made?.notes ?? [])]
}

test('a price or a tier whose net price has not exactly its gross one is noted, once', () => {
  expect(converted('12.30', '10=11.07|100=9.84')).toEqual([10, 9, 8])
  expect(converted('0.99')).toEqual([0.8, 'gross_rounded'])
  expect(converted('12.30', '10=11.07|100=0.99')).toEqual([10, 9, 0.8, 'gross_rounded'])
  expect(converted('', '10=0.99|100=0.99')).toEqual([undefined, 0.8, 0.8, 'gross_rounded'])
})

test('what is no amount of money is not rounded to one', () => {
  expect(converted('12.345', '10=11.071|100=9.84')).toEqual([12.345, 11.071, 8])
})
