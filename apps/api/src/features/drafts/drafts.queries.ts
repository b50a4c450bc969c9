import type { OrderStatus } from '@stragan/contract'
import { type DraftArea, maxDrafts } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { type Statement, sql } from '../../platform/database.ts'

/** Whose draft, in a shop. */
export interface Author {
  ctx: Ctx
  staffId: string
}

/** Which form, about what. */
export interface DraftKey {
  area: DraftArea
  subject: string
  form: string
}

export interface Content {
  fields: { name: string; value: string }[]
  revision: string | null
}

const ofAuthor = ({ ctx, staffId }: Author) => sql`shop_id = ${ctx.shop.id} and staff_id = ${staffId}::uuid`
const at = (author: Author, { area, subject, form }: DraftKey) =>
  sql`${ofAuthor(author)} and area = ${area} and subject = ${subject} and form = ${form}`

export interface ListedDraft {
  subject: string
  form: string
  updated_at: Date
  /** Of the order that it is about. */
  order_status: OrderStatus | null
}

/** The drafts of an area, without those of what somebody has deleted within their subject. */
export const listDrafts = (author: Author, area: DraftArea) =>
  author.ctx.db.query<ListedDraft>(sql`
    select subject, form, updated_at,
      (select status from orders where orders.shop_id = drafts.shop_id and uid = order_uid) as order_status
    from drafts where ${ofAuthor(author)} and area = ${area} and ${thingExists} order by updated_at desc, subject, form`)

/** Whether there is the note, the shipment or the entry of settings that the name of a form ends with. */
const thingExists = sql`
  case when form like '%.new' then true else case split_part(form, '.', 1)
    when 'note' then
      exists (select from order_notes note where note.shop_id = drafts.shop_id and note.order_uid = drafts.order_uid
        and id::text = split_part(form, '.', 2))
      or exists (select from customer_notes note where note.shop_id = drafts.shop_id and note.customer_id = drafts.customer_id
        and id::text = split_part(form, '.', 2))
    when 'shipment' then exists (select from shipments shipment
      where shipment.shop_id = drafts.shop_id and shipment.order_uid = drafts.order_uid and id::text = split_part(form, '.', 2))
    when 'entry' then exists (select from configuration
      where configuration.shop_id = drafts.shop_id and scope = subject and id::text = split_part(form, '.', 2))
    else true end end`

export const draftsAbout = (author: Author, { area, subject }: Omit<DraftKey, 'form'>) =>
  author.ctx.db.query<Content & { form: string; created_at: Date; updated_at: Date }>(sql`
    select form, fields, revision, created_at, updated_at from drafts
    where ${ofAuthor(author)} and area = ${area} and subject = ${subject} order by form`)

/** Stores a draft; undefined where there is no such subject. */
export const storeDraft = (author: Author, { area, subject, form }: DraftKey, { fields, revision }: Content) => {
  const { ctx, staffId } = author
  return ctx.db.maybeOne<{ updated_at: Date }>(sql`
    insert into drafts (shop_id, staff_id, area, subject, form, fields, revision)
    select ${ctx.shop.id}, ${staffId}::uuid, ${area}, ${subject}, ${form}, ${JSON.stringify(fields)}::jsonb, ${revision}
    where ${subjectExists(ctx, area, subject)}
    on conflict (shop_id, staff_id, area, subject, form)
      do update set fields = excluded.fields, revision = excluded.revision, updated_at = clock()
    returning updated_at`)
}

function subjectExists({ shop }: Ctx, area: DraftArea, subject: string): Statement {
  switch (area) {
    case 'orders':
    case 'shipments':
      // Locks wait for an erasure of the person's data, after which no draft is stored.
      return sql`exists (select from orders where shop_id = ${shop.id} and uid = ${subject} and email <> '' for share)`
    case 'inbox':
      return sql`exists (select from inbox_entries where shop_id = ${shop.id} and id = ${subject}::uuid for key share)`
    case 'customers':
      return sql`exists (select from customers where shop_id = ${shop.id} and id = ${Number(subject)} for key share)`
    case 'stock':
      return subject === 'list' ? sql`true` : sql`exists (select from variants where shop_id = ${shop.id} and id = ${Number(subject)})`
    case 'webhooks':
      return subject === 'new'
        ? sql`true`
        : sql`exists (select from webhook_endpoints where shop_id = ${shop.id} and id = ${subject}::uuid)`
    case 'products':
      return subject === 'new' ? sql`true` : sql`exists (select from products where shop_id = ${shop.id} and id = ${Number(subject)})`
    default:
      // Scopes of the settings are fixed.
      return sql`true`
  }
}

/** Deletes the drafts of a person beyond the maximum, those that were changed longest ago. */
export const deleteExcess = (author: Author) =>
  author.ctx.db.query(sql`
    delete from drafts where ${ofAuthor(author)} and (area, subject, form) in (
      select area, subject, form from drafts where ${ofAuthor(author)} order by updated_at desc, area, subject, form offset ${maxDrafts})`)

export const deleteDraft = (author: Author, key: DraftKey) => author.ctx.db.query(sql`delete from drafts where ${at(author, key)}`)

export const deleteDraftsAbout = ({ db, shop }: Ctx, orderUids: readonly string[]) =>
  db.query(sql`delete from drafts where shop_id = ${shop.id} and order_uid = any (${[...orderUids]}::text[])`)
