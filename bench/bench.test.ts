import { expect, test } from 'vitest'
import { tableOf } from './report.ts'
import { runBench } from './run.ts'

test('the bench measures every row, each against its baseline', { timeout: 600_000 }, async () => {
  const size = { products: 1000, shops: 1, each: 30, orders: 100 }
  const report = await runBench({
    seconds: 0.1,
    rounds: 1,
    few: size,
    many: size,
    weight: false,
    customers: 3,
    importedRows: 200,
    oneCore: false,
    report: () => {},
  })
  const table = tableOf(report)
  for (const row of [
    'product, API',
    'list of 24',
    'category tree',
    'carts',
    'whole checkouts',
    'stranger: home',
    'customer: product',
    'customer with 1,000 prices: all products',
    'customer: cart',
    'after a change of stock',
    'all products, small shop',
    'customer: large category',
    'customer with 1,000 prices: order history',
    'first page after a change of stock: home',
    'back office: order by number',
    '20 at a time: all',
    '20 at a time: page, customer',
    'half of that rate: all',
    'new products, 200 in a transaction',
    'change of a stock, all triggers',
    'server on PostgreSQL',
    'server with the embedded database',
  ])
    expect(table).toContain(row)
  for (const { name, figure, ratio, statements, failed = 0 } of report.figures) {
    expect([name, figure > 0, (ratio ?? 1) > 0]).toEqual([name, true, true])
    expect([name, (statements?.count ?? 0) <= (statements?.atMost ?? 0), failed]).toEqual([name, true, 0])
  }
})
