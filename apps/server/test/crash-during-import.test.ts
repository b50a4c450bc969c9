import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@stragan/api'
import { expect, test } from 'vitest'
import { fieldsOfCsv } from '../../api/test/csv-fields.ts'
import { countsOf, csvOf, isThorough, openKilledImports, type Step } from './killed-imports.ts'
import { withDatabase } from './killed-shop.ts'
import { type TestDatabase, testDatabases } from './test-databases.ts'

interface Extent {
  /** Of each step. */
  kills: Record<Step, number>
  /** Every fifth with two variants; a twentieth as many rows are refused. */
  newProducts: number
}

const noKills = { check: 0, run: 0, undo: 0 }
const many = { kills: { check: 20, run: 20, undo: 10 }, newProducts: 5000 }
/** In `npm test`; the embedded database takes several times as long to open and to import. */
const few: Record<string, Extent> = {
  embedded: { kills: { check: 1, run: 2, undo: 1 }, newProducts: 300 },
  PostgreSQL: { kills: { check: 8, run: 10, undo: 2 }, newProducts: 5000 },
}
const extentOn = (database: string) => (isThorough ? undefined : few[database]) ?? many

const shopCode = 'coffee'
const shopId = 2

test.each(testDatabases)(
  'an import that is killed again and again ends as one that is not, and so does its undo (%s)',
  { timeout: 3_600_000 },
  async (database, make) => {
    const { kills, newProducts } = extentOn(database)
    const [calm, killed] = await Promise.all([
      imported(await make(), { kills: noKills, newProducts }),
      imported(await make(), { kills, newProducts }),
    ])
    expect(calm.counts).toMatchObject({ failure: null, refused: newProducts / 20 })
    expect(killed.counts).toEqual(calm.counts)
    expect(killed.products).toBe(calm.products)
    expect(killed.stored).toEqual(calm.stored)
    expect(calm.stored.movements.length).toBeGreaterThan(newProducts)
    await killed.undo()
  },
)

/** Imports a file, with so many kills in the middle of each step; returns what the import left behind, and `undo`. */
async function imported(database: TestDatabase, { kills, newProducts }: Extent) {
  const { get, upload, take, whileStopped } = await openKilledImports(database, shopCode)
  const products = (): Promise<string> => get('/product_rows.csv?separator=comma')
  const before = await products()
  const file = fileOf(before, newProducts)
  const { id, columns } = await upload('products.csv', csvOf(file))
  const taken = (step: Step, body?: object) => take(id, { step, rows: file.length - 1, kills: kills[step], ...(body && { body }) })
  const checked = countsOf(await taken('check', { fields: columns.map(({ field }: { field: string | null }) => field) }))
  expect(await products()).toBe(before)
  const counts = countsOf(await taken('run'))
  const { created, changed, unchanged, refused, rows } = counts
  expect(created + changed + unchanged + refused).toBe(rows)
  expect(rows).toBe(file.length - 1)
  // A trial says what the run does.
  expect(checked).toEqual(counts)
  return {
    counts,
    products: await products(),
    stored: await whileStopped(() => storedBy(database, id)),
    async undo() {
      expect(await taken('undo')).toMatchObject({ is_partly_undone: false })
      expect(await products()).toBe(before)
      await whileStopped(() => assertNoDiscrepancies(database))
      for (const folder of ['imports', 'uploads'])
        expect([folder, filesIn(join(database.env.DATA_DIR ?? '', folder))]).toEqual([folder, []])
    },
  }
}

const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** A file that leaves a third of the exported rows as they are, changes price and stock of another, does not have the last, and has new products. */
function fileOf(exported: string, newProducts: number): string[][] {
  const [header = [], ...rows] = fieldsOfCsv(exported, ',')
  const place = (field: string) => header.indexOf(field)
  const changed = (row: readonly string[]) => {
    const after = [...row]
    after[place('stock')] = String(Number(row[place('stock')]) + 5)
    const price = row[place('price_net')]
    if (price) after[place('price_net')] = (Number(price) + 0.1).toFixed(2)
    return after
  }
  const newRow = (values: Record<string, string>) => header.map(field => values[field] ?? '')
  const added = Array.from({ length: newProducts }, (_, i) => {
    // The first hundred are fifty pairs of one name: the second of a pair gets a numbered address, and is not made together with the first.
    const [name, price] = [`Imported blend ${i < 100 ? Math.floor(i / 2) : i}`, (5 + i / 100).toFixed(2)]
    const shared = { product_symbol: `NEW-${i}`, name_en: name, name_pl: `Mieszanka ${i}`, vat_percent: '23', is_active: 'yes', stock: '7' }
    const features = i % 5 === 0 ? ['altitude=1-000-2-000-m', 'altitude=1-100-1-600-m'] : ['']
    return features.map((feature, n) => newRow({ ...shared, symbol: `NEW-${i}-${n}`, variant_features: feature, price_net: price }))
  }).flat()
  const refused = Array.from({ length: newProducts / 20 }, (_, i) =>
    newRow({
      product_symbol: `BAD-${i}`,
      symbol: `BAD-${i}`,
      name_en: 'Refused',
      name_pl: 'Odrzucony',
      vat_percent: '23',
      price_net: 'dear',
    }),
  )
  const present = rows.flatMap((row, i) => [[row], [changed(row)], []][i % 3] ?? [])
  // Refused rows stand between the others.
  return [header, ...present, ...added.flatMap((row, i) => (refused[i / 20] ? [refused[i / 20] as string[], row] : [row]))]
}

const assertNoDiscrepancies = (database: TestDatabase) =>
  withDatabase(database, async query => expect(await query(sql`select * from stock_discrepancies`)).toEqual([]))

/** What an import has stored beside the products: without ids and times. */
const storedBy = (database: TestDatabase, id: string) =>
  withDatabase(database, async query => ({
    discrepancies: await query(sql`select * from stock_discrepancies`),
    rows: await query(sql`
      select number, symbol, outcome, fields, problems from import_rows where shop_id = ${shopId} and import_id = ${id} order by number`),
    movements: await query(sql`
      select symbol, number, quantity, stock_after, reason, author_name from stock_movements movement
      join variants on variants.shop_id = movement.shop_id and variants.id = variant_id where movement.shop_id = ${shopId} order by symbol, number`),
    prices: await query(sql`
      select product.symbol, variant.symbol as variant, price.price_net, price.valid_to is null as is_present, count(*)::int from price_intervals price
      join products product on product.shop_id = price.shop_id and product.id = price.product_id
      left join variants variant on variant.shop_id = price.shop_id and variant.id = price.variant_id
      where price.shop_id = ${shopId} group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
    words: await query(sql`
      select symbol, language, string_agg(word || weight, ' ' order by word) as words from search_words indexed
      join products on products.shop_id = indexed.shop_id and products.id = product_id where indexed.shop_id = ${shopId} group by 1, 2 order by 1, 2`),
    // Each row is changed in one change set.
    history: await query(sql`
      select table_name, count(*)::int as changes, count(distinct row_key)::int as rows, count(*) filter (where before is null)::int as inserted
      from import_changes done join change_rows row on row.shop_id = done.shop_id and row.change_set_id = done.change_set_id
      where done.shop_id = ${shopId} and import_id = ${id} group by 1 order by 1`),
  }))
