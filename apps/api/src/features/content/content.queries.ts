import type { contentKinds } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { type Sql, sql, type Tx } from '../../platform/database.ts'
import { searchWords } from '../../platform/search-words.ts'
import { text } from '../../platform/texts.ts'
import type { GiftRow } from '../cart/cart.ts'
import type { StoredDocument } from '../documents/documents.ts'
import { pictureJson, type StoredPicture } from '../pictures/pictures.ts'
import type { NewRecord, RecordKind } from './record-kinds.ts'

export interface RecordRow {
  id: number
  slug_en: string | null
  slug_pl: string | null
  published_at: string
  valid_until: string | null
  picture: StoredPicture | null
  document: StoredDocument | null
  record: Record<string, unknown>
}

const columns = (ctx: Ctx) => sql`
  record.id, record.slug_en, record.slug_pl, record.published_at, record.valid_until, record.record,
  (select ${pictureJson(ctx, sql`picture`)} from pictures picture where picture.shop_id = record.shop_id and picture.id = record.picture_id) as picture,
  (select document_json(document) from documents document
    where document.shop_id = record.shop_id and document.id = record.document_id) as document`

/** Matches published records, `record`, of a kind. */
const isOf = (ctx: Ctx, kind: RecordKind) => sql`record.shop_id = ${ctx.shop.id} and record.kind = ${kind}`

/** The kinds of content with a published record. */
export const publishedKinds = async (ctx: Ctx) => {
  const rows = await ctx.db.query<{ kind: (typeof contentKinds)[number] }>(sql`
    select distinct kind from published_records where shop_id = ${ctx.shop.id}
    union all
    select 'gift' where exists (select from gifts where shop_id = ${ctx.shop.id} and is_active)
    union all
    select 'data_sheet' where exists (
      select from data_sheets sheet join products product on product.shop_id = sheet.shop_id and product.id = sheet.product_id and product.is_active
      where sheet.shop_id = ${ctx.shop.id})`)
  return rows.map(({ kind }) => kind)
}

/** All records of a kind, in their order. */
export const recordsOf = (ctx: Ctx, kind: RecordKind) =>
  ctx.db.query<RecordRow>(
    sql`select ${columns(ctx)} from published_records record where ${isOf(ctx, kind)} order by record.position, record.id`,
  )

/** A page of the records of a kind, newest first. */
export const newestRecords = (ctx: Ctx, kind: RecordKind, { page, per_page }: { page: number; per_page: number }) =>
  ctx.db.one<{ total: number; items: RecordRow[] }>(sql`
    select (select count(*)::int from published_records record where ${isOf(ctx, kind)}) as total,
      coalesce((select json_agg(listed order by published_at desc, id desc) from (
        select ${columns(ctx)} from published_records record where ${isOf(ctx, kind)}
        order by record.published_at desc, record.id desc limit ${per_page} offset ${(page - 1) * per_page}
      ) listed), '[]') as items`)

const oneRecord = (ctx: Ctx, kind: RecordKind, which: Sql) =>
  ctx.db.maybeOne<RecordRow>(sql`select ${columns(ctx)} from published_records record where ${isOf(ctx, kind)} and ${which}`)

export const recordById = (ctx: Ctx, kind: RecordKind, id: number) => oneRecord(ctx, kind, sql`record.id = ${id}`)

/** Finds a record by its slug in the language of the request. */
export const recordBySlug = (ctx: Ctx, kind: RecordKind, slug: string) =>
  oneRecord(ctx, kind, ctx.language === 'en' ? sql`record.slug_en = ${slug}` : sql`record.slug_pl = ${slug}`)

export async function insertRecords(tx: Tx, shopId: number, kind: RecordKind, records: readonly NewRecord[]) {
  for (const [i, one] of records.entries())
    await tx.query(sql`
      insert into content_records (shop_id, kind, id, position, slug, published_at, valid_until, picture_id, document_id, record)
      values (${shopId}, ${kind}, ${one.id}, ${i + 1}, ${one.slug ? JSON.stringify(one.slug) : null}::jsonb, ${one.published_at.toISOString()},
        ${one.valid_until?.toISOString() ?? null}, ${one.picture_id ?? null}, ${one.document_id ?? null}, ${JSON.stringify(one.record)}::jsonb)`)
}

interface SheetRow {
  id: number
  title: string
  symbol: string
  product_id: number
  product_name: string
  slug_en: string
  slug_pl: string
  position: number
  document: StoredDocument
}

/** A page of the data sheets of active products; each word of `q` has to occur in the title, name or symbol. */
export const dataSheets = async (
  ctx: Ctx,
  query: { page: number; per_page: number; q?: string | undefined; product?: number | undefined },
) => {
  const words = searchWords(query.q).map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  // Those of one product have the order that staff have given them.
  const order = query.product === undefined ? sql`fold(title), symbol, id` : sql`position, id`
  return ctx.db.one<{ total: number; items: SheetRow[] }>(sql`
    with found as (
      select sheet.id, ${text(ctx, sql`sheet.title`)} as title, product.symbol, product.id as product_id, ${text(ctx, sql`product.name`)} as product_name,
        product.slug_en, product.slug_pl, sheet.position, document_json(document) as document
      from data_sheets sheet
      join products product on product.shop_id = sheet.shop_id and product.id = sheet.product_id and product.is_active
      join documents document on document.shop_id = sheet.shop_id and document.id = sheet.document_id
      where sheet.shop_id = ${ctx.shop.id} and coalesce(sheet.product_id = ${query.product ?? null}::int, true)
    ), filtered as (
      select * from found where fold(concat_ws(' ', title, product_name, symbol)) like all (array(select fold(word) from unnest(${words}::text[]) word))
    ), paged as (
      select * from filtered order by ${order} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
    )
    select (select count(*)::int from filtered) as total, coalesce((select json_agg(paged order by ${order}) from paged), '[]') as items`)
}

/** Active gifts, in the order of their position. */
export const giftRows = (ctx: Ctx, which: Sql) =>
  ctx.db.query<GiftRow>(sql`
    select gift.id, ${text(ctx, sql`gift.name`)} as name, ${text(ctx, sql`gift.description`)} as description, gift.min_order_value, gift.stock_on_hand,
      (select ${pictureJson(ctx, sql`picture`)} from pictures picture where picture.shop_id = gift.shop_id and picture.id = gift.picture_id) as picture
    from gifts gift where gift.shop_id = ${ctx.shop.id} and gift.is_active and ${which} order by gift.position, gift.id`)

export interface MessageRow {
  language: 'en' | 'pl'
  name: string
  email: string
  phone: string | null
  subject: string | null
  text: string
  about: string | null
}

export const insertMessage = async (ctx: Ctx, message: MessageRow) => {
  const row = await ctx.db.one<{ id: string }>(sql`
    insert into contact_messages (shop_id, language, name, email, phone, subject, text, about)
    values (${ctx.shop.id}, ${message.language}, ${message.name}, ${message.email}, ${message.phone}, ${message.subject}, ${message.text}, ${message.about})
    returning id`)
  return row.id
}

export const messageById = (ctx: Ctx, id: string) =>
  ctx.db.maybeOne<MessageRow>(sql`
    select language, name, email, phone, subject, text, about from contact_messages where shop_id = ${ctx.shop.id} and id = ${id}::uuid`)

export const deleteMessagesOf = (ctx: Ctx, email: string) =>
  ctx.db.query(sql`delete from contact_messages where shop_id = ${ctx.shop.id} and lower(email) = lower(${email})`)

export interface ApplicationRow {
  language: 'en' | 'pl'
  career: string | null
  name: string
  email: string
  phone: string | null
  message: string | null
  future_recruitments: boolean
  cv_name: string
  /** Base64, which PostgreSQL decodes and encodes: binary parameters take ten times as long in the embedded database. */
  cv: string
}

export const insertApplication = async (ctx: Ctx, one: ApplicationRow) => {
  const row = await ctx.db.one<{ id: string }>(sql`
    insert into career_applications (shop_id, language, career, name, email, phone, message, future_recruitments, cv_name, cv)
    values (${ctx.shop.id}, ${one.language}, ${one.career}, ${one.name}, ${one.email}, ${one.phone}, ${one.message},
      ${one.future_recruitments}, ${one.cv_name}, decode(${one.cv}, 'base64'))
    returning id`)
  return row.id
}

export const applicationById = (ctx: Ctx, id: string) =>
  ctx.db.maybeOne<ApplicationRow>(sql`
    select language, career, name, email, phone, message, future_recruitments, cv_name, encode(cv, 'base64') as cv
    from career_applications where shop_id = ${ctx.shop.id} and id = ${id}::uuid`)
