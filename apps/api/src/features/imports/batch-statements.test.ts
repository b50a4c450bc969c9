import { afterAll, beforeAll, expect, test } from 'vitest'
import { counts, fieldsOf, load, openImportShop, step, tickingClock, uploaded, work } from '../../../test/import-shop.ts'

const clock = tickingClock()
let shop: Awaited<ReturnType<typeof openImportShop>>
let statements = 0
beforeAll(async () => {
  shop = await openImportShop(979, clock, { onStatement: () => void statements++ })
})
afterAll(() => shop.api.close())

const header = `product_symbol,symbol,name_en,brand,category,vat_percent,features,variant_features,price_net,quantity_prices,stock,weight,is_active`

/** Products with two variants, as many as are made side by side at first, or fewer. */
const fileOf = (products: number, change: (n: number) => { name: string; price: number; feature: number; isActive: string }) =>
  [header]
    .concat(
      Array.from({ length: products }, (_, n) => {
        const { name, price, feature, isActive } = change(n)
        const prefix = `${products}-${n}`
        return [1, 2].map(v =>
          [
            ...[
              prefix,
              `${prefix}-${v}`,
              `${name} ${prefix}`,
              `Brand ${prefix}`,
              `Category ${products} > Below ${n}`,
              '23',
              `drive=v${feature}`,
            ],
            ...[
              `size=v${v}|Colour=Colour ${products} ${v + feature}`,
              `${price + v}.00`,
              `10=${price}.00`,
              `${price}`,
              `${price}`,
              isActive,
            ],
          ].join(','),
        )
      }).flat(),
    )
    .join('\r\n')

/** How many statements a check and a run of a file take. */
async function statementsOf(file: string, outcome: 'created' | 'changed' | 'unchanged') {
  const at = await uploaded(shop, file)
  const taken = []
  for (const name of ['check', 'run'] as const) {
    await step(shop, at, name, name === 'check' ? { fields: await fieldsOf(shop, at), create_missing: true } : undefined)
    statements = 0
    await work(shop)
    taken.push(statements)
  }
  const { rows, ...imported } = await load(shop, at)
  expect(counts(imported)).toEqual({ created: 0, changed: 0, unchanged: 0, refused: 0, [outcome]: rows })
  return taken
}

test('a batch of many products takes as many statements as one of few, whether they are new, changed or neither', async () => {
  const first = () => ({ name: 'First', price: 10, feature: 1, isActive: 'no' })
  const second = () => ({ name: 'Second', price: 12, feature: 2, isActive: 'yes' })
  for (const [change, outcome] of [
    [first, 'created'],
    [first, 'unchanged'],
    [second, 'changed'],
  ] as const)
    expect([outcome, await statementsOf(fileOf(10, change), outcome)]).toEqual([outcome, await statementsOf(fileOf(2, change), outcome)])
})
