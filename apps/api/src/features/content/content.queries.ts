import type { contentKinds } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { type Sql, sql, type Tx } from '../../platform/database.ts'
import { searchWords } from '../../platform/search-words.ts'
import { text } from '../../platform/texts.ts'
import type { GiftRow } from '../cart/cart.ts'
import { documentJson, type StoredDocument } from '../documents/documents.ts'
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
  r.id, r.slug_en, r.slug_pl, r.published_at, r.valid_until, r.record,
  (select ${pictureJson(ctx)} from pictures x where x.shop_id = r.shop_id and x.id = r.picture_id) as picture,
  (select ${documentJson} from documents d where d.shop_id = r.shop_id and d.id = r.document_id) as document`

/** Matches records `r` that are published now. */
const published = (ctx: Ctx) => sql`r.shop_id = ${ctx.shop.id} and r.published_at <= clock() and coalesce(r.valid_until > clock(), true)`

/** Matches records `r` of a kind that are published now. */
const publishedOf = (ctx: Ctx, kind: RecordKind) => sql`${published(ctx)} and r.kind = ${kind}`

/** The kinds of content with a published record. */
export const publishedKinds = async (ctx: Ctx) => {
  const rows = await ctx.db.query<{ kind: (typeof contentKinds)[number] }>(sql`
    select distinct r.kind from content_records r where ${published(ctx)}
    union all
    select 'gift' where exists (select from gifts g where g.shop_id = ${ctx.shop.id} and g.is_active)
    union all
    select 'data_sheet' where exists (
      select from data_sheets s join products p on p.shop_id = s.shop_id and p.id = s.product_id and p.is_active
      where s.shop_id = ${ctx.shop.id})`)
  return rows.map(({ kind }) => kind)
}

/** All records of a kind, in their order. */
export const recordsOf = (ctx: Ctx, kind: RecordKind) =>
  ctx.db.query<RecordRow>(sql`select ${columns(ctx)} from content_records r where ${publishedOf(ctx, kind)} order by r.position, r.id`)

/** A page of the records of a kind, newest first. */
export const newestRecords = (ctx: Ctx, kind: RecordKind, { page, per_page }: { page: number; per_page: number }) =>
  ctx.db.one<{ total: number; items: RecordRow[] }>(sql`
    select (select count(*)::int from content_records r where ${publishedOf(ctx, kind)}) as total,
      coalesce((select json_agg(listed order by published_at desc, id desc) from (
        select ${columns(ctx)} from content_records r where ${publishedOf(ctx, kind)}
        order by r.published_at desc, r.id desc limit ${per_page} offset ${(page - 1) * per_page}
      ) listed), '[]') as items`)

const oneRecord = (ctx: Ctx, kind: RecordKind, which: Sql) =>
  ctx.db.maybeOne<RecordRow>(sql`select ${columns(ctx)} from content_records r where ${publishedOf(ctx, kind)} and ${which}`)

export const recordById = (ctx: Ctx, kind: RecordKind, id: number) => oneRecord(ctx, kind, sql`r.id = ${id}`)

/** Finds a record by its slug in the language of the request. */
export const recordBySlug = (ctx: Ctx, kind: RecordKind, slug: string) =>
  oneRecord(ctx, kind, ctx.language === 'en' ? sql`r.slug_en = ${slug}` : sql`r.slug_pl = ${slug}`)

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
  document: StoredDocument
}

/** A page of the data sheets of active products; each word of `q` has to occur in the title, name or symbol. */
export const dataSheets = async (
  ctx: Ctx,
  query: { page: number; per_page: number; q?: string | undefined; product?: number | undefined },
) => {
  const words = searchWords(query.q).map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return ctx.db.one<{ total: number; items: SheetRow[] }>(sql`
    with found as (
      select s.id, ${text(ctx, sql`s.title`)} as title, p.symbol, p.id as product_id, ${text(ctx, sql`p.name`)} as product_name, p.slug_en, p.slug_pl,
        ${documentJson} as document
      from data_sheets s
      join products p on p.shop_id = s.shop_id and p.id = s.product_id and p.is_active
      join documents d on d.shop_id = s.shop_id and d.id = s.document_id
      where s.shop_id = ${ctx.shop.id} and coalesce(s.product_id = ${query.product ?? null}::int, true)
    ), filtered as (
      select * from found where fold(concat_ws(' ', title, product_name, symbol)) like all (array(select fold(word) from unnest(${words}::text[]) word))
    ), paged as (
      select * from filtered order by fold(title), symbol, id limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
    )
    select (select count(*)::int from filtered) as total, coalesce((select json_agg(paged order by fold(title), symbol, id) from paged), '[]') as items`)
}

/** Active gifts, in the order of their position. */
export const giftRows = (ctx: Ctx, which: Sql) =>
  ctx.db.query<GiftRow>(sql`
    select g.id, ${text(ctx, sql`g.name`)} as name, ${text(ctx, sql`g.description`)} as description, g.min_order_value, g.items,
      (select ${pictureJson(ctx)} from pictures x where x.shop_id = g.shop_id and x.id = g.picture_id) as picture
    from gifts g where g.shop_id = ${ctx.shop.id} and g.is_active and ${which} order by g.position, g.id`)

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

export interface ApplicationRow {
  language: 'en' | 'pl'
  career: string | null
  name: string
  email: string
  phone: string | null
  message: string | null
  cv_name: string
  /** Base64, which PostgreSQL decodes and encodes: binary parameters take ten times as long in the embedded database. */
  cv: string
}

export const insertApplication = async (ctx: Ctx, one: ApplicationRow) => {
  const row = await ctx.db.one<{ id: string }>(sql`
    insert into career_applications (shop_id, language, career, name, email, phone, message, cv_name, cv)
    values (${ctx.shop.id}, ${one.language}, ${one.career}, ${one.name}, ${one.email}, ${one.phone}, ${one.message}, ${one.cv_name},
      decode(${one.cv}, 'base64'))
    returning id`)
  return row.id
}

export const applicationById = (ctx: Ctx, id: string) =>
  ctx.db.maybeOne<ApplicationRow>(sql`
    select language, career, name, email, phone, message, cv_name, encode(cv, 'base64') as cv
    from career_applications where shop_id = ${ctx.shop.id} and id = ${id}::uuid`)
