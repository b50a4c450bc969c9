import { analyzeFilledTables } from '@stragan/demo/generated-shops'
import { type Database, raw, type Sql, sql, type Tx } from '../apps/api/src/platform/database.ts'
import { type Measure, measureRate } from './load-clients.ts'

/** The cost of a write with triggers, against the same without them. */
export interface WriteRow {
  name: string
  measure: Measure
  against: string
  baseline: Measure
  /** Greatest cost relative to the baseline; 0 for none. */
  maxRatio: number
}

/** Ids of the imported products begin here, those of each import at a multiple. */
const firstImportedId = 1_000_000

/** Writes of the first shop, which gets `rows` more products. */
export async function writeRows(db: Database, rows: number): Promise<WriteRow[]> {
  await asOwner(db).transaction(tx => insertProducts(tx, firstImportedId, rows))
  await asOwner(db).transaction(analyzeFilledTables)
  let product = 0
  const oneProduct = () => {
    product = (product % 500) + 1
    return product
  }
  const one = (statement: (id: number) => Sql): Measure => {
    const step = async () => void (await asOwner(db).query(statement(oneProduct())))
    return seconds => measureRate(step, { seconds, concurrency: 1 })
  }
  const count = rows.toLocaleString('en')
  const firstNew = firstImportedId * 2
  /** `untracked`: what has to be done without change tracking, of which the index of searches is a part otherwise. */
  const writes: [name: string, measure: Measure, untracked?: Measure][] = [
    ['change of a price', one(id => sql`update products set price_net = price_net + 1 where shop_id = 1 and id = ${id}`)],
    ['change of a stock', one(id => sql`update variants set stock_on_hand = stock_on_hand + 1 where shop_id = 1 and product_id = ${id}`)],
    [
      `new products, ${count} in a transaction`,
      bulk(db, rows, tx => insertProducts(tx, firstNew, rows)),
      bulk(db, rows, async tx => {
        await insertProducts(tx, firstNew, rows)
        await tx.query(sql`select index_products(1, array(select generate_series(${firstNew}::int + 1, ${firstNew}::int + ${rows}::int)))`)
      }),
    ],
    [`changed prices, ${count} in a transaction`, bulk(db, rows, changePrices)],
  ]
  return [
    ...writes.map(([name, measure, untracked = measure]) => ({
      name,
      measure,
      against: 'without change tracking',
      baseline: withoutTriggers(db, changeTracking, untracked),
      maxRatio: 1.5,
    })),
    ...writes.map(([name, measure]) => ({
      name: `${name}, all triggers`,
      measure,
      against: 'without any trigger',
      baseline: withoutTriggers(db, ['user'], measure),
      maxRatio: 0,
    })),
  ]
}

const asOwner = (db: Database) => db.asOwner(new Date())

/** Products with a variant and a tier each, copied from the first of the shop. */
async function insertProducts(tx: Tx, firstId: number, rows: number) {
  const numbered = sql`
    (select source.*, ${firstId}::int + number as new_id, '-' || ${firstId}::int + number as suffix
    from generate_series(1, ${rows}::int) as number join products source on source.shop_id = 1 and source.id = 1 + number % 500) as numbered`
  await tx.query(sql`
    insert into products (shop_id, id, symbol, name, slug, short_description, description, keywords, brand_id, category_id, vat_percent,
      price_net, has_variants)
    select shop_id, new_id, symbol || suffix, name, jsonb_build_object('en', slug_en || suffix, 'pl', slug_pl || suffix), short_description,
      description, keywords, brand_id, category_id, vat_percent, price_net, false
    from ${numbered}`)
  await tx.query(sql`
    insert into variants (shop_id, id, product_id, position, symbol, weight, stock_on_hand)
    select shop_id, new_id * 10, new_id, 1, symbol || suffix, 1, 100 from ${numbered}`)
  await tx.query(sql`
    insert into tiers (shop_id, product_id, variant_id, quantity, price_net)
    select shop_id, new_id, new_id * 10, 10, price_net from ${numbered}`)
}

async function changePrices(tx: Tx) {
  await tx.query(sql`update products set price_net = price_net + 1 where shop_id = 1 and id > ${firstImportedId}`)
  await tx.query(sql`update tiers set price_net = price_net + 1 where shop_id = 1 and product_id > ${firstImportedId}`)
}

/** Products a second, in transactions with their deferred triggers. They are rolled back, so that each finds the same rows. */
const bulk = (db: Database, rows: number, work: (tx: Tx) => Promise<void>): Measure => {
  const rollback = new Error('rolled back')
  const step = () =>
    asOwner(db)
      .transaction<void>(async tx => {
        await work(tx)
        await tx.run('set constraints all immediate')
        throw rollback
      })
      .catch(error => {
        if (error !== rollback) throw error
      })
  return async seconds => rows * (await measureRate(step, { seconds, concurrency: 1 }))
}

const changeTracking = ['notify_inserted', 'notify_updated', 'notify_deleted']
const written = ['products', 'variants', 'tiers']

/** Measures with triggers of the written tables disabled; `user` is all of them. */
const withoutTriggers =
  (db: Database, triggers: readonly string[], measure: Measure): Measure =>
  async seconds => {
    const alter = (how: 'disable' | 'enable') =>
      asOwner(db).transaction(async tx => {
        for (const table of written)
          for (const trigger of triggers) await tx.query(sql`alter table ${raw(table)} ${raw(how)} trigger ${raw(trigger)}`)
      })
    await alter('disable')
    try {
      return await measure(seconds)
    } finally {
      await alter('enable')
    }
  }
