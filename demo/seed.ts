import { randomBytes } from 'node:crypto'
import { type RecordKind, saveRecords } from '../apps/api/src/features/content/record-kinds.ts'
import { storeDocument } from '../apps/api/src/features/documents/documents.ts'
import { secretName, testProvider } from '../apps/api/src/features/orders/payments/test-provider/test-provider.ts'
import { storeOriginal } from '../apps/api/src/features/pictures/pictures.ts'
import { insertShop } from '../apps/api/src/features/shops/shops.ts'
import { type Database, join, raw, sql, type Tx } from '../apps/api/src/platform/database.ts'
import { type Colleagues, tidyUp } from './acting.ts'
import { inboxActivity, shopActivity } from './activity/index.ts'
import { type CatalogueRows, catalogueRows, type Picture } from './catalogue-rows.ts'
import { type ContentRows, contentRows } from './content-rows.ts'
import { customerEvents, daysBefore } from './customer-life.ts'
import { insertCustomers } from './customers.ts'
import { insertSamplePoints } from './pickup-points.ts'
import { colleaguesIn, insertMemberships, type StaffIds } from './staff.ts'
import type { TimedEvent } from './timed-events.ts'
import type { DemoShop } from './types.ts'

export interface SeedOptions {
  db: Database
  fileFolder: string
  now: Date
  /** Port of the server, to which links and e-mails of the shops lead. */
  port?: number
  /** Receives progress messages. */
  report?: (step: string) => void
}

/** Writes a demo shop with its pictures and documents. */
export async function seedShop(shop: DemoShop, { db, fileFolder, now, report, staff }: SeedOptions & { staff?: StaffIds }) {
  report?.(`${shop.name}: pictures`)
  const store = (drawing: string) => storeOriginal(fileFolder, Buffer.from(drawing))
  const rows = await catalogueRows(shop, now, store)
  report?.(`${shop.name}: catalogues and data sheets`)
  const content = await contentRows(shop, now, rows.pictures.length + 1, { picture: store, document: bytes => storeDocument(fileFolder, bytes) })
  report?.(`${shop.name}: ${rows.products.length} products`)
  const colleagues = staff && colleaguesIn(shop, staff)
  await writeShop(shop, rows, { db, now, ...(colleagues && { colleagues }) })
  await db.asOwner(now).transaction(tx => insertContent(tx, shop, content))
  if (!colleagues) return
  report?.(`${shop.name}: inbox`)
  await writeInbox(shop, { db, now, colleagues })
}

/** Fills the inbox of a shop that was written with its content, and lets the staff work on it. */
export async function writeInbox(shop: DemoShop, { db, now, colleagues }: Pick<SeedOptions, 'db' | 'now'> & { colleagues: Colleagues }) {
  for (const { run } of inOrder(inboxActivity({ shop, db, colleagues, now }))) await run()
  await db.asOwner(now).transaction(tx => tidyUp(tx, shop.id))
}

/**
 * Lives through a shop's past: products appear, prices change, promotions are announced and customers order at the moments when that
 * happened, so that triggers and the application record the history that a real shop would have. Where it has staff, they work there, and other
 * people buy.
 */
export async function writeShop(shop: DemoShop, rows: CatalogueRows, { db, now, colleagues }: Pick<SeedOptions, 'db' | 'now'> & { colleagues?: Colleagues }) {
  const event = (days: number, work: (tx: Tx) => Promise<unknown>): TimedEvent => {
    const when = daysBefore(now, days)
    return { at: when, run: () => db.asOwner(when).transaction(work) }
  }
  const past = [
    event(openedDaysAgo, tx => openShop(tx, shop, rows, colleagues)),
    event(40, tx => changePrices(tx, shop, rows.lowered)),
    event(20, tx => changePrices(tx, shop, rows.raised)),
    event(12, tx => insertProducts(tx, shop, rows, product => product.isNew)),
    event(6, tx => insertAll(tx, shop.id, 'promotions', rows.promotions)),
    ...customerEvents(shop, db, rows, now, colleagues),
    ...(colleagues ? shopActivity({ shop, db, rows, colleagues, now }) : []),
    event(0, tx => bringUpToDate(tx, shop, rows)),
  ]
  for (const { run } of inOrder(past)) await run()
}

export const openedDaysAgo = 120

const inOrder = (happenings: readonly TimedEvent[]) => happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime())

async function openShop(tx: Tx, shop: DemoShop, rows: CatalogueRows, colleagues: Colleagues = {}) {
  await insertShop(tx, { id: shop.id, code: shop.code, name: shop.name, language: 'pl', hosts: shop.hosts, configuration: shop.configuration })
  if (shop.configuration.payment.some(({ code }) => code === testProvider.code)) await enableTestPayments(tx, shop.id)
  await insertAll(tx, shop.id, 'pictures', rows.pictures satisfies Picture[])
  await insertAll(tx, shop.id, 'producers', rows.producers)
  await insertAll(tx, shop.id, 'brands', rows.brands)
  await insertAll(tx, shop.id, 'categories', rows.categories)
  await insertAll(tx, shop.id, 'features', rows.features)
  await insertAll(tx, shop.id, 'feature_values', rows.featureValues)
  await insertProducts(tx, shop, rows, product => !product.isNew)
  await insertAll(tx, shop.id, 'gifts', rows.gifts)
  await insertAll(tx, shop.id, 'discount_codes', rows.discountCodes)
  await insertAll(
    tx,
    shop.id,
    'content_pages',
    shop.pages.map(page => ({ ...page, valid_from: page.version, seo_title: {} })),
  )
  await insertCustomers(tx, shop)
  await insertMemberships(tx, shop.id, colleagues)
  await insertSamplePoints(tx)
  // The statistics of an earlier shop say that there is no other one. What is still empty is left out: it would count as empty while it grows.
  await tx.run('analyze configuration, content_pages, pictures, products, product_pictures, variants, tiers, variant_features, feature_values')
}

/** Gives a shop the secret of the test provider, another one in each installation. */
const enableTestPayments = (tx: Tx, shopId: number) => tx.query(sql`insert into shop_secrets (shop_id, name, value) values (${shopId}, ${secretName}, ${randomBytes(32).toString('base64url')})`)

/** What was sold has been stocked up again, and the figures of the whole shop are more than its demo customers bought. */
async function bringUpToDate(tx: Tx, shop: DemoShop, rows: CatalogueRows) {
  await insertAll(tx, shop.id, 'related_products', rows.related)
  await tidyUp(tx, shop.id)
  await tx.query(sql`delete from bought_together where shop_id = ${shop.id}`)
  await insertAll(tx, shop.id, 'bought_together', rows.boughtTogether)
  await tx.query(sql`delete from sales where shop_id = ${shop.id}`)
  await insertAll(tx, shop.id, 'sales', rows.sales)
  await stockUp(tx, shop, 'variants', rows.variants)
  await stockUp(tx, shop, 'gifts', rows.gifts)
  await tx.run('analyze')
}

const stockUp = (tx: Tx, shop: DemoShop, table: 'variants' | 'gifts', rows: readonly { id: number; stock_on_hand: number }[]) =>
  tx.query(sql`
    update ${raw(table)} set stock_on_hand = stock.stock_on_hand
    from json_to_recordset(${JSON.stringify(rows)}::json) as stock (id int, stock_on_hand int)
    where shop_id = ${shop.id} and ${raw(table)}.id = stock.id and ${raw(table)}.stock_on_hand <> stock.stock_on_hand`)

export async function insertContent(tx: Tx, shop: DemoShop, { pictures, documents, dataSheets, records }: ContentRows) {
  await insertAll(tx, shop.id, 'pictures', pictures)
  await insertAll(tx, shop.id, 'documents', documents)
  await insertAll(tx, shop.id, 'data_sheets', dataSheets)
  for (const kind of Object.keys(records) as RecordKind[]) await saveRecords(tx, shop.id, kind, records[kind])
  await tx.run('analyze')
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
