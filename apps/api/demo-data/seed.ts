import { configurationScopeNames, type Language } from '@stragan/contract'
import { saveEntries } from '../src/features/configuration/configuration.ts'
import { storeOriginal } from '../src/features/pictures/pictures.ts'
import { type Database, join, raw, sql, type Tx } from '../src/platform/database.ts'
import { type CatalogueRows, catalogueRows, type Picture } from './catalogue-rows.ts'
import { insertCustomers } from './customers.ts'
import type { DemoShop } from './types.ts'

export interface SeedOptions {
  db: Database
  fileFolder: string
  now: Date
  /** Told what is being written. */
  report?: (step: string) => void
}

/**
 * Writes a demo shop, living through its past: products appear, prices change and promotions are announced at the moments when
 * they happened, so that triggers record the history that a real shop would have.
 */
export async function seedShop(shop: DemoShop, { db, fileFolder, now, report }: SeedOptions) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  report?.(`${shop.name}: pictures`)
  const rows = await catalogueRows(shop, now, drawing => storeOriginal(fileFolder, Buffer.from(drawing)))
  report?.(`${shop.name}: ${rows.products.length} products`)
  await db.asOwner(daysAgo(120), async tx => {
    await insertShop(tx, shop)
    await insertAll(tx, shop.id, 'brands', rows.brands)
    await insertAll(tx, shop.id, 'categories', rows.categories)
    await insertAll(tx, shop.id, 'features', rows.features)
    await insertAll(tx, shop.id, 'feature_values', rows.featureValues)
    await insertAll(tx, shop.id, 'pictures', rows.pictures satisfies Picture[])
    await insertProducts(tx, shop, rows, product => !product.isNew)
  })
  await db.asOwner(daysAgo(40), tx => changePrices(tx, shop, rows.lowered))
  await db.asOwner(daysAgo(20), tx => changePrices(tx, shop, rows.raised))
  await db.asOwner(daysAgo(12), tx => insertProducts(tx, shop, rows, product => product.isNew))
  await db.asOwner(daysAgo(6), tx => insertAll(tx, shop.id, 'promotions', rows.promotions))
  await db.asOwner(now, async tx => {
    await insertAll(tx, shop.id, 'related_products', rows.related)
    await insertAll(tx, shop.id, 'bought_together', rows.boughtTogether)
    await insertAll(tx, shop.id, 'sales', rows.sales)
    await insertAll(tx, shop.id, 'gifts', rows.gifts)
    await insertAll(tx, shop.id, 'discount_codes', rows.discountCodes)
    await insertCustomers(tx, shop)
    await insertAll(
      tx,
      shop.id,
      'content_pages',
      shop.pages.map(page => ({ ...page, valid_from: page.version, seo_title: {} })),
    )
    await tx.run('analyze')
  })
}

async function insertShop(tx: Tx, shop: DemoShop) {
  const language: Language = 'pl'
  await tx.query(sql`insert into shops (shop_id, name, default_language) values (${shop.id}, ${shop.name}, ${language})`)
  await insertAll(
    tx,
    shop.id,
    'hosts',
    shop.hosts.map(host => ({ host })),
  )
  for (const scope of configurationScopeNames) await saveEntries(tx, shop.id, scope, shop.configuration[scope])
}

async function insertProducts(tx: Tx, shop: DemoShop, rows: CatalogueRows, chosen: (product: CatalogueRows['products'][number]) => boolean) {
  const products = rows.products.filter(chosen)
  const ids = new Set(products.map(product => product.id))
  const theirs = <Row extends { product_id: number }>(of: Row[]) => of.filter(row => ids.has(row.product_id))
  await insertAll(
    tx,
    shop.id,
    'products',
    products.map(({ isNew: _, ...product }) => product),
  )
  await insertAll(tx, shop.id, 'product_pictures', theirs(rows.productPictures))
  await insertAll(tx, shop.id, 'variants', theirs(rows.variants))
  await insertAll(tx, shop.id, 'product_features', theirs(rows.productFeatures))
  await insertAll(tx, shop.id, 'variant_features', theirs(rows.variantFeatures))
  await insertAll(tx, shop.id, 'tiers', theirs(rows.tiers))
}

async function changePrices(tx: Tx, shop: DemoShop, changes: CatalogueRows['lowered']) {
  const given = JSON.stringify(changes)
  await tx.query(sql`
    update products set price_net = change.price_net
    from json_to_recordset(${given}::json) as change (product_id int, variant_id int, price_net int)
    where shop_id = ${shop.id} and products.id = change.product_id and change.variant_id is null`)
  await tx.query(sql`
    update tiers set price_net = change.price_net
    from json_to_recordset(${given}::json) as change (product_id int, variant_id int, price_net int)
    where shop_id = ${shop.id} and tiers.variant_id = change.variant_id and quantity = 1`)
}

/** Rows of one shop into a table, as one statement; every row has the same keys, which are the columns. */
async function insertAll(tx: Tx, shopId: number, table: string, rows: readonly object[]) {
  const [first] = rows
  if (!first) return
  const columns = join(Object.keys(first).map(column => raw(`"${column}"`)))
  await tx.query(sql`
    insert into ${raw(table)} (shop_id, ${columns})
    select ${shopId}, ${columns} from jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(rows)}::jsonb)`)
}
