import type { ShopAdminCtx } from '../admin-context.ts'
import type { CodeValues } from '../features/discounts/discounts.queries.ts'
import type { StoredDocument } from '../features/documents/documents.ts'
import { registerDocument } from '../features/documents/product-documents.queries.ts'
import { deleteUnusedPictures, insertPicture, nextPictureId } from '../features/pictures/picture-rows.queries.ts'
import type { Original } from '../features/pictures/pictures.ts'
import { type Sql, sql } from '../platform/database.ts'
import type { Texts } from '../platform/texts.ts'

type BothTexts = Record<'en' | 'pl', string>
interface ShownPicture {
  file: string
  alt: BothTexts
}

/** A picture, `picture`, as entries name it. */
const pictureEntry = sql`jsonb_build_object('file', left(picture.hash, 32),
  'alt', jsonb_build_object('en', coalesce(picture.alt ->> 'en', ''), 'pl', coalesce(picture.alt ->> 'pl', '')))`

/** Products and variants by their symbols. */
export const productsBySymbols = ({ db, shop }: ShopAdminCtx, symbols: readonly string[]) =>
  db.query<{ id: number; symbol: string }>(
    sql`select id, symbol from products where shop_id = ${shop.id} and symbol = any (${[...symbols]}::text[])`,
  )
export const variantsBySymbols = ({ db, shop }: ShopAdminCtx, symbols: readonly string[]) =>
  db.query<{ id: number; symbol: string }>(
    sql`select id, symbol from variants where shop_id = ${shop.id} and symbol = any (${[...symbols]}::text[])`,
  )

// Pictures and documents of products

export interface PicturesRow {
  id: number
  product: string
  pictures: (ShownPicture & { is_family_picture: boolean })[]
}

const picturesOf = ({ db, shop }: ShopAdminCtx, which: Sql) =>
  db.query<PicturesRow>(sql`
    select product.id, product.symbol as product,
      (select jsonb_agg(${pictureEntry} || jsonb_build_object('is_family_picture', picture.is_family_picture) order by shown.position, shown.picture_id)
        from product_pictures shown join pictures picture on picture.shop_id = shown.shop_id and picture.id = shown.picture_id
        where shown.shop_id = ${shop.id} and shown.product_id = product.id) as pictures
    from products product
    where product.shop_id = ${shop.id} and exists (select from product_pictures where shop_id = ${shop.id} and product_id = product.id) and ${which}`)

export const picturesAfter = (ctx: ShopAdminCtx, after: number, limit: number) =>
  picturesOf(ctx, sql`product.id > ${after} order by product.id limit ${limit}`)
export const picturesOfProducts = (ctx: ShopAdminCtx, symbols: readonly string[]) =>
  picturesOf(ctx, sql`product.symbol = any (${[...symbols]}::text[])`)

export interface DocumentsRow {
  id: number
  product: string
  documents: { file: string; file_name: string; title: BothTexts }[]
}

const documentsOf = ({ db, shop }: ShopAdminCtx, which: Sql) =>
  db.query<DocumentsRow>(sql`
    select product.id, product.symbol as product,
      (select jsonb_agg(jsonb_build_object('file', document.hash, 'file_name', document.file_name,
          'title', jsonb_build_object('en', coalesce(sheet.title ->> 'en', ''), 'pl', coalesce(sheet.title ->> 'pl', ''))) order by sheet.position, sheet.id)
        from data_sheets sheet join documents document on document.shop_id = sheet.shop_id and document.id = sheet.document_id
        where sheet.shop_id = ${shop.id} and sheet.product_id = product.id) as documents
    from products product
    where product.shop_id = ${shop.id} and exists (select from data_sheets where shop_id = ${shop.id} and product_id = product.id) and ${which}`)

export const documentsAfter = (ctx: ShopAdminCtx, after: number, limit: number) =>
  documentsOf(ctx, sql`product.id > ${after} order by product.id limit ${limit}`)
export const documentsOfProducts = (ctx: ShopAdminCtx, symbols: readonly string[]) =>
  documentsOf(ctx, sql`product.symbol = any (${[...symbols]}::text[])`)

const minimumStocks = ({ db, shop }: ShopAdminCtx, which: Sql) =>
  db.query<{ id: number; variant: string; minimum_stock: number }>(sql`
    select id, symbol as variant, minimum_stock from variants where shop_id = ${shop.id} and minimum_stock is not null and ${which}`)

export const minimumStocksAfter = (ctx: ShopAdminCtx, after: number, limit: number) =>
  minimumStocks(ctx, sql`id > ${after} order by id limit ${limit}`)
export const minimumStocksOf = (ctx: ShopAdminCtx, symbols: readonly string[]) =>
  minimumStocks(ctx, sql`symbol = any (${[...symbols]}::text[])`)

/** Hashes under which the originals of pictures are stored, by those that name them in an archive. */
export const storedHashes = ({ db, shop }: ShopAdminCtx, files: readonly string[]) =>
  db.query<{ file: string; hash: string }>(sql`
    select distinct on (left(hash, 32)) left(hash, 32) as file, hash from pictures
    where shop_id = ${shop.id} and left(hash, 32) = any (${[...files]}::text[]) order by left(hash, 32), hash`)

// Offers

export interface PromotionRow {
  id: number
  product: string
  variant: string | null
  quantity: number | null
  price_net: number
  starts_at: Date
  ends_at: Date | null
}

const promotions = ({ db, shop }: ShopAdminCtx, which: Sql) =>
  db.query<PromotionRow>(sql`
    select promotion.id, product.symbol as product, variant.symbol as variant, promotion.quantity, promotion.price_net, starts_at, ends_at
    from promotions promotion
    join products product on product.shop_id = promotion.shop_id and product.id = promotion.product_id
    left join variants variant on variant.shop_id = promotion.shop_id and variant.id = promotion.variant_id
    where promotion.shop_id = ${shop.id} and (ends_at is null or ends_at > clock()) and ${which}`)

/** Promotions that are not over. */
export const promotionsAfter = (ctx: ShopAdminCtx, after: number, limit: number) =>
  promotions(ctx, sql`promotion.id > ${after} order by promotion.id limit ${limit}`)
export const promotionsOfProducts = (ctx: ShopAdminCtx, symbols: readonly string[]) =>
  promotions(ctx, sql`product.symbol = any (${[...symbols]}::text[])`)

export interface CodeRow extends CodeValues {
  id: number
  series: string | null
}

const codes = ({ db, shop }: ShopAdminCtx, which: Sql) =>
  db.query<CodeRow>(sql`
    select id, code, discount_type, value, min_order_value, category_ids, brand_ids, valid_from, valid_to, max_uses, max_uses_per_customer, enabled, series
    from discount_codes where shop_id = ${shop.id} and ${which}`)

export const codesAfter = (ctx: ShopAdminCtx, after: number, limit: number) => codes(ctx, sql`id > ${after} order by id limit ${limit}`)
export const codesNamed = (ctx: ShopAdminCtx, named: readonly string[]) => codes(ctx, sql`code = any (${[...named]}::text[])`)

export const shownGifts = ({ db, shop }: ShopAdminCtx) =>
  db.query<{ id: number; description: Texts; picture: ShownPicture | null }>(sql`
    select id, description,
      (select ${pictureEntry} from pictures picture where picture.shop_id = gift.shop_id and picture.id = gift.picture_id) as picture
    from gifts gift where shop_id = ${shop.id}`)

/** A picture that was stored, with its texts. */
interface NewPicture {
  original: Original
  alt: BothTexts
}

async function insertedPicture(ctx: ShopAdminCtx, shown: NewPicture | null): Promise<number | null> {
  if (!shown) return null
  const id = await nextPictureId(ctx, ctx.db)
  await insertPicture(ctx, ctx.db, { id, ...shown.original, alt: shown.alt })
  return id
}

export async function describeGift(ctx: ShopAdminCtx, id: number, description: BothTexts, shown: NewPicture | null) {
  const { db, shop } = ctx
  const pictureId = await insertedPicture(ctx, shown)
  const { former } = await db.one<{ former: number | null }>(sql`
    select picture_id as former from gifts where shop_id = ${shop.id} and id = ${id}`)
  await db.query(sql`
    update gifts set description = ${JSON.stringify(description)}::jsonb, picture_id = ${pictureId}::int where shop_id = ${shop.id} and id = ${id}`)
  if (former !== null) await deleteUnusedPictures(db, shop.id, [former])
}

// Content

interface PageTexts<T> {
  title: T
  body: T
  seo_title: T
  seo_description: T
}

/** Versions of pages that are in force, whose `valid_from` is null, and those that will be. */
export const contentPages = ({ db, shop }: ShopAdminCtx) =>
  db.query<PageTexts<Texts> & { key: string; version: string; valid_from: Date | null }>(sql`
    select key, version, nullif(valid_from, least(valid_from, clock())) as valid_from, title, body, seo_title, seo_description
    from content_pages page where shop_id = ${shop.id}
      and not exists (select from content_pages newer where newer.shop_id = ${shop.id} and newer.key = page.key
        and newer.valid_from <= clock() and (newer.valid_from, newer.version) > (page.valid_from, page.version))
    order by key, page.valid_from, version`)

/** Adds a version of a page, or changes one that is not in force yet; false where it was in force before. A version begins now at the earliest. */
export const saveContentPage = async (
  { db, shop }: ShopAdminCtx,
  { key, version, valid_from, ...texts }: PageTexts<BothTexts> & { key: string; version: string; valid_from: string | null },
) =>
  (await db.maybeOne(sql`
    insert into content_pages (shop_id, key, version, valid_from, title, body, seo_title, seo_description)
    values (${shop.id}, ${key}, ${version}, greatest(${valid_from}::timestamptz, clock()), ${JSON.stringify(texts.title)}::jsonb, ${JSON.stringify(texts.body)}::jsonb,
      ${JSON.stringify(texts.seo_title)}::jsonb, ${JSON.stringify(texts.seo_description)}::jsonb)
    on conflict (shop_id, key, version) do update set valid_from = excluded.valid_from, title = excluded.title, body = excluded.body,
      seo_title = excluded.seo_title, seo_description = excluded.seo_description
    where content_pages.valid_from > clock()
    returning key`)) !== undefined

interface ContentRecord<Time> {
  kind: string
  id: number
  position: number
  slug: BothTexts | null
  published_at: Time
  valid_until: Time | null
  record: Record<string, unknown>
}

export const contentRecords = ({ db, shop }: ShopAdminCtx) =>
  db.query<ContentRecord<Date> & { picture: ShownPicture | null; document: { file: string; file_name: string } | null }>(sql`
    select kind, id, position, slug, published_at, valid_until, record,
      (select ${pictureEntry} from pictures picture where picture.shop_id = record.shop_id and picture.id = record.picture_id) as picture,
      (select jsonb_build_object('file', hash, 'file_name', file_name) from documents document
        where document.shop_id = record.shop_id and document.id = record.document_id) as document
    from content_records record where shop_id = ${shop.id}
    order by kind, position, id`)

export async function saveContentRecord(
  ctx: ShopAdminCtx,
  { kind, id, position, slug, published_at, valid_until, record }: ContentRecord<string>,
  { shown, offered }: { shown: NewPicture | null; offered: StoredDocument | null },
) {
  const { db, shop } = ctx
  const former = await db.maybeOne<{ picture_id: number | null }>(sql`
    select picture_id from content_records where shop_id = ${shop.id} and kind = ${kind} and id = ${id} for update`)
  const pictureId = await insertedPicture(ctx, shown)
  const documentId = offered && (await registerDocument(ctx, db, offered))
  await db.query(sql`
    insert into content_records (shop_id, kind, id, position, slug, published_at, valid_until, picture_id, document_id, record)
    values (${shop.id}, ${kind}, ${id}, ${position}, ${slug && JSON.stringify(slug)}::jsonb, ${published_at}::timestamptz, ${valid_until}::timestamptz,
      ${pictureId}::int, ${documentId}::int, ${JSON.stringify(record)}::jsonb)
    on conflict (shop_id, kind, id) do update set position = excluded.position, slug = excluded.slug, published_at = excluded.published_at,
      valid_until = excluded.valid_until, picture_id = excluded.picture_id, document_id = excluded.document_id, record = excluded.record`)
  if (former?.picture_id) await deleteUnusedPictures(db, shop.id, [former.picture_id])
}
