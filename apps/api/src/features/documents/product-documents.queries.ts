import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Queryable, sql } from '../../platform/database.ts'
import type { Texts } from '../../platform/texts.ts'
import { highestIdIn } from '../history/history.ts'
import type { StoredDocument } from './documents.ts'

interface SheetRow {
  id: number
  title: Texts
  document: StoredDocument
}

/** The data sheets of a product, in order. */
export const sheetsOf = ({ shop }: ShopAdminCtx, db: Queryable, productId: number) =>
  db.query<SheetRow>(sql`
    select sheet.id, sheet.title, document_json(document) as document
    from data_sheets sheet join documents document on document.shop_id = sheet.shop_id and document.id = sheet.document_id
    where sheet.shop_id = ${shop.id} and sheet.product_id = ${productId}
    order by sheet.position, sheet.id`)

/** Registers a file of the shop; one that it has already keeps its name. Returns its id. */
export async function registerDocument(
  { shop }: ShopAdminCtx,
  db: Queryable,
  { hash, file_name, bytes, pages }: StoredDocument,
): Promise<number> {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('documents'), ${shop.id})`)
  const known = await db.maybeOne<{ id: number }>(sql`select id from documents where shop_id = ${shop.id} and hash = ${hash}`)
  if (known) return known.id
  const { id } = await db.one<{ id: number }>(sql`
    insert into documents (shop_id, id, hash, file_name, bytes, pages)
    select ${shop.id}, coalesce(max(id), 0) + 1, ${hash}, ${file_name}, ${bytes}, ${pages} from documents where shop_id = ${shop.id}
    returning id`)
  return id
}

/** Adds a data sheet behind the others of a product. Its number follows the highest that there ever was: an undo brings removed ones back. */
export async function insertSheet(
  { shop }: ShopAdminCtx,
  db: Queryable,
  sheet: { productId: number; documentId: number; title: Texts },
): Promise<number> {
  const { productId, documentId, title } = sheet
  const { id } = await db.one<{ id: number }>(sql`
    insert into data_sheets (shop_id, id, product_id, document_id, title, position)
    select ${shop.id},
      1 + greatest(
        (select coalesce(max(id), 0) from data_sheets where shop_id = ${shop.id}),
        ${highestIdIn({ shop }, 'data_sheets')}),
      ${productId}, ${documentId}, ${JSON.stringify(title)}::jsonb,
      1 + (select coalesce(max(position), 0) from data_sheets where shop_id = ${shop.id} and product_id = ${productId})
    returning id`)
  return id
}

export const renameSheet = ({ shop }: ShopAdminCtx, db: Queryable, { id, title }: { id: number; title: Texts }) =>
  db.query(sql`update data_sheets set title = title || ${JSON.stringify(title)}::jsonb where shop_id = ${shop.id} and id = ${id}`)

export const deleteSheets = ({ shop }: ShopAdminCtx, db: Queryable, productId: number, ids: readonly number[]) =>
  db.query(sql`delete from data_sheets where shop_id = ${shop.id} and product_id = ${productId} and id = any (${[...ids]}::int[])`)

/** Numbers the data sheets of a product in a new order. */
export const orderSheets = ({ shop }: ShopAdminCtx, db: Queryable, productId: number, ids: readonly number[]) =>
  db.query(sql`
    update data_sheets sheet set position = wanted.position
    from unnest(${[...ids]}::int[]) with ordinality wanted (id, position)
    where sheet.shop_id = ${shop.id} and sheet.product_id = ${productId} and sheet.id = wanted.id and sheet.position <> wanted.position`)
