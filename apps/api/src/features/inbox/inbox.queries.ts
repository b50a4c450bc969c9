import { type claimRemedies, foldAccents, type Language } from '@stragan/contract'
import type { InboxKind, InboxState } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { type TimeCursor, timeKey, timeOf } from '../../platform/keyset.ts'

/** What an entry is about: one of the three. */
export type Source = { claim: string } | { message: string } | { application: string }

export const insertEntry = (ctx: Ctx, kind: InboxKind, source: Source, dueOn: string | null) =>
  ctx.db.query(sql`
    insert into inbox_entries (shop_id, kind, due_on, claim_id, message_id, application_id)
    values (${ctx.shop.id}, ${kind}, ${dueOn}::date, ${'claim' in source ? source.claim : null}::uuid,
      ${'message' in source ? source.message : null}::uuid, ${'application' in source ? source.application : null}::uuid)`)

/** The entry of what somebody sent. */
export const entryIdOf = async (ctx: Ctx, source: Source): Promise<string | undefined> => {
  const row = await ctx.db.maybeOne<{ id: string }>(sql`
    select id from inbox_entries where shop_id = ${ctx.shop.id} and ${
      'claim' in source
        ? sql`claim_id = ${source.claim}::uuid`
        : 'message' in source
          ? sql`message_id = ${source.message}::uuid`
          : sql`application_id = ${source.application}::uuid`
    }`)
  return row?.id
}

export interface ListedRow {
  id: string
  kind: InboxKind
  state: InboxState
  created_at: Date
  due_on: string | null
  is_overdue: boolean
  name: string
  email: string
  subject: string | null
  assigned_to: string | null
}

export interface ListFilters {
  kind?: InboxKind | undefined
  state?: InboxState | undefined
  overdue: boolean
  order?: string | undefined
  q?: string | undefined
  /** In the shop's time zone. */
  today: string
}

const maxWords = 5

/** The entries that have all words of a search in name, e-mail address, order number or subject. Entries have a retention period, so their number is bounded. */
function foundBy(shopId: number, q: string): Sql {
  const words = foldAccents(q).split(/\s+/).filter(Boolean).slice(0, maxWords)
  const has = (text: Sql) =>
    // Folded once for all words (`offset 0`).
    sql`(select not exists (select from unnest(${words}::text[]) word where position(word in folded) = 0)
      from (select fold(concat_ws(' ', ${text})) as folded offset 0) written)`
  return sql`
    and (claim_id in (
      select claim.id from order_claims claim join orders on orders.shop_id = claim.shop_id and orders.uid = claim.order_uid
      where claim.shop_id = ${shopId} and ${has(sql`claim.name, claim.email, orders.number`)})
    or message_id in (select id from contact_messages where shop_id = ${shopId} and ${has(sql`name, email, about, subject`)})
    or application_id in (select id from career_applications where shop_id = ${shopId} and ${has(sql`name, email, career`)}))`
}

const isOverdue = (today: string) => sql`(entry.state <> 'done' and entry.due_on is not null and entry.due_on < ${today}::date)`

/** The entries that filters leave, as `entry`. */
const matching = ({ shop }: ShopAdminCtx, { kind, state, overdue, order, q, today }: ListFilters) => sql`
  inbox_entries entry where entry.shop_id = ${shop.id}
    ${kind ? sql`and entry.kind = ${kind}` : sql``} ${state ? sql`and entry.state = ${state}` : sql``}
    ${overdue ? sql`and ${isOverdue(today)}` : sql``}
    ${q ? foundBy(shop.id, q) : sql``}
    ${order ? sql`and entry.claim_id in (select id from order_claims where shop_id = ${shop.id} and order_uid = ${order})` : sql``}`

const joined = sql`
  left join order_claims claim on claim.shop_id = entry.shop_id and claim.id = entry.claim_id
  left join orders claimed on claimed.shop_id = claim.shop_id and claimed.uid = claim.order_uid
  left join contact_messages message on message.shop_id = entry.shop_id and message.id = entry.message_id
  left join career_applications application on application.shop_id = entry.shop_id and application.id = entry.application_id
  left join staff_of_shop() member on member.staff_id = entry.assigned_to`

const listed = (today: string): Sql => sql`
  entry.id, entry.kind, entry.state, entry.created_at, entry.due_on::text, ${isOverdue(today)} as is_overdue,
  coalesce(claim.name, message.name, application.name) as name, coalesce(claim.email, message.email, application.email) as email,
  coalesce(claimed.number, message.about, message.subject, application.career) as subject, member.name as assigned_to`

/** The place of an entry in the list: whether it is done, the days from 1970 to its last day, its time in microseconds, and its id. */
export interface ListCursor extends TimeCursor {
  part: Part
  due: number
}

/** Entries that wait come before those that are done. */
type Part = 'waiting' | 'done'

/** Later than any last day. */
const noLastDay = 9_999_999
const dueDay = sql`coalesce(entry.due_on - date '1970-01-01', ${noLastDay}::int)`

/** Entries that wait, by last day, then by age; an index has those of a shop. */
const waiting = (filters: Sql, after: ListCursor | null, limit: number) => sql`
  select entry.*, 'waiting' as part, ${dueDay} as due, row_number() over (order by ${dueDay}, entry.created_at, entry.id) as place
  from ${filters} and entry.state <> 'done'
    ${after ? sql`and ${after.part === 'waiting'} and (${dueDay}, entry.created_at, entry.id) > (${after.due}::int, ${timeOf(after)}, ${after.id}::uuid)` : sql``}
  order by place limit ${limit}`

/** Entries that are done, newest first. */
const done = (filters: Sql, after: ListCursor | null, limit: number) => sql`
  select entry.*, 'done' as part, 0 as due, row_number() over (order by entry.created_at desc, entry.id desc) as place
  from ${filters} and entry.state = 'done'
    ${after?.part === 'done' ? sql`and (entry.created_at, entry.id) < (${timeOf(after)}, ${after.id}::uuid)` : sql``}
  order by place limit ${limit}`

interface ListQuery extends ListFilters {
  after: ListCursor | null
  limit: number
}

/** Entries in the order in which they need attention, each with its place. */
export function listedEntries(ctx: ShopAdminCtx, { after, limit, ...filters }: ListQuery) {
  const found = matching(ctx, filters)
  return ctx.db.query<ListedRow & { at: string; part: Part; due: number }>(sql`
    select ${listed(filters.today)}, ${timeKey(sql`entry.created_at`)} as at, entry.part, entry.due
    from (
      select * from ((${waiting(found, after, limit + 1)}) union all (${done(found, after, limit + 1)})) entry
      order by part = 'done', place limit ${limit + 1}
    ) entry ${joined}
    order by entry.part = 'done', entry.place`)
}

/** The number of entries, at most `max`. */
export const countEntries = (ctx: ShopAdminCtx, filters: ListFilters, max: number) => countRows(ctx.db, matching(ctx, filters), max)

export interface EntryRow extends ListedRow {
  /** Null where the person has left the shop. */
  assigned_to_id: string | null
  language: Language
  phone: string | null
  text: string | null
  order: { uid: string; number: string } | null
  lines: { name: string; symbol: string; quantity: number }[]
  remedy: (typeof claimRemedies)[number] | null
  as_consumer: boolean
  cv_name: string | null
  future_recruitments: boolean | null
  replies: { author: string; created_at: string; subject: string; text: string }[]
}

export const entryById = (ctx: ShopAdminCtx, id: string, today: string) =>
  ctx.db.maybeOne<EntryRow>(sql`
    select ${listed(today)}, member.staff_id as assigned_to_id, coalesce(claim.language, message.language, application.language) as language,
      coalesce(message.phone, application.phone) as phone, coalesce(claim.text, message.text, application.message) as text,
      case when claim.id is not null then json_build_object('uid', claimed.uid, 'number', claimed.number) end as order,
      coalesce(claim.lines, '[]') as lines, claim.remedy, coalesce(claim.as_consumer, false) as as_consumer, application.cv_name,
      application.future_recruitments,
      coalesce((select json_agg(json_build_object('author', author, 'created_at', created_at, 'subject', subject, 'text', text) order by created_at, id)
        from inbox_replies reply where reply.shop_id = entry.shop_id and reply.entry_id = entry.id), '[]') as replies
    from inbox_entries entry ${joined}
    where entry.shop_id = ${ctx.shop.id} and entry.id = ${id}`)

/** The orders with these numbers, by number. */
export const ordersNumbered = (ctx: ShopAdminCtx, numbers: readonly string[]) =>
  numbers.length === 0
    ? []
    : ctx.db.query<{ uid: string; number: string }>(
        sql`select uid, number from orders where shop_id = ${ctx.shop.id} and number = any (${[...numbers]}::text[]) order by number`,
      )

/** Locks the orders of claims until the transaction ends: what of them is to be paid back depends on the state of their withdrawals. */
export const lockOrdersOf = (ctx: ShopAdminCtx, ids: readonly string[]) =>
  ctx.db.query(sql`
    select from orders where shop_id = ${ctx.shop.id} and uid in (
      select claim.order_uid from inbox_entries entry join order_claims claim on claim.shop_id = entry.shop_id and claim.id = entry.claim_id
      where entry.shop_id = ${ctx.shop.id} and entry.id = any (${[...ids]}::uuid[]))
    order by uid for no key update`)

/** The state of an entry, and the person to whom it is assigned, locked; undefined if there is no such entry. */
export const lockEntry = (ctx: ShopAdminCtx, id: string) =>
  ctx.db.maybeOne<{ state: InboxState; assigned_to_id: string | null }>(sql`
    select state, (select staff_id from staff_of_shop() where staff_id = entry.assigned_to) as assigned_to_id
    from inbox_entries entry where shop_id = ${ctx.shop.id} and id = ${id} for no key update`)

/** `assignedTo`: null unassigns it, undefined leaves it. */
export const updateEntry = (
  ctx: ShopAdminCtx,
  id: string,
  { state, assignedTo }: { state?: InboxState | undefined; assignedTo?: string | null | undefined },
) =>
  ctx.db.query(sql`
    update inbox_entries set state = coalesce(${state ?? null}, state),
      assigned_to = case when ${assignedTo === undefined}::boolean then assigned_to else ${assignedTo ?? null}::uuid end
    where shop_id = ${ctx.shop.id} and id = ${id}`)

/** Who an entry is from, and the uid of its order. Locks it. */
export const lockSender = (ctx: ShopAdminCtx, id: string) =>
  ctx.db.maybeOne<{ state: InboxState; assigned_to: string | null; email: string; language: Language; order_uid: string | null }>(sql`
    select entry.state, entry.assigned_to, coalesce(claim.email, message.email, application.email) as email,
      coalesce(claim.language, message.language, application.language) as language, claim.order_uid
    from inbox_entries entry ${joined}
    where entry.shop_id = ${ctx.shop.id} and entry.id = ${id} for no key update of entry`)

export const insertReply = (ctx: ShopAdminCtx, entryId: string, reply: { author: string; subject: string; text: string }) =>
  ctx.db.one<{ id: string }>(sql`
    insert into inbox_replies (shop_id, entry_id, author, subject, text)
    values (${ctx.shop.id}, ${entryId}, ${reply.author}, ${reply.subject}, ${reply.text}) returning id`)

/** A reply, with what it answers. */
export const replyById = (ctx: Ctx, id: string) =>
  ctx.db.maybeOne<{ subject: string; text: string; questioned_at: Date; question: string | null }>(sql`
    select reply.subject, reply.text, entry.created_at as questioned_at, coalesce(claim.text, message.text, application.message) as question
    from inbox_replies reply join inbox_entries entry on entry.shop_id = reply.shop_id and entry.id = reply.entry_id ${joined}
    where reply.shop_id = ${ctx.shop.id} and reply.id = ${id}::uuid`)

/** The CV of an application in Base64. */
export const cvOf = (ctx: ShopAdminCtx, id: string) =>
  ctx.db.maybeOne<{ cv: string }>(sql`
    select encode(cv, 'base64') as cv from inbox_entries entry
    join career_applications application on application.shop_id = entry.shop_id and application.id = entry.application_id
    where entry.shop_id = ${ctx.shop.id} and entry.id = ${id}`)

export const inboxFigures = (ctx: ShopAdminCtx, today: string) =>
  ctx.db.one<{ new: number; overdue: number }>(sql`
    select count(*) filter (where state = 'new')::int as new, count(*) filter (where ${isOverdue(today)})::int as overdue
    from inbox_entries entry where shop_id = ${ctx.shop.id} and state <> 'done'`)

/** A reply as its recipient may have a copy of it: without its author. */
export interface SentReply {
  created_at: string
  subject: string
  text: string
}

/** Selects the replies to what a condition on `entry` finds, oldest first: an array of SentReply. */
export const repliesJson = (isMeant: Sql) => sql`
  select coalesce(json_agg(json_build_object('created_at', reply.created_at, 'subject', reply.subject, 'text', reply.text)
    order by reply.created_at), '[]')
  from inbox_entries entry join inbox_replies reply on reply.shop_id = entry.shop_id and reply.entry_id = entry.id
  where ${isMeant}`
