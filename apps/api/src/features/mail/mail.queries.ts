import type { Language } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { type Database, sql, withCustomPlan } from '../../platform/database.ts'
import type { EntryRow } from '../configuration/configuration.ts'

export interface NewMail {
  kind: string
  recipient: string
  language: Language
  /** Data of the template, which is rendered at sending. */
  data: object
}

export const insertMail = (ctx: Ctx, { kind, recipient, language, data }: NewMail) =>
  ctx.db.query(sql`
    insert into mails (shop_id, kind, recipient, language, data)
    values (${ctx.shop.id}, ${kind}, ${recipient}, ${language}, ${JSON.stringify(data)}::jsonb)`)

/** How many e-mails with text that staff typed the shop has queued in the last 24 hours, up to a number. */
export const countTypedMails = async ({ db, shop }: Ctx, max: number): Promise<number> => {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select from mails where shop_id = ${shop.id} and created_at > clock() - interval '24 hours'
        and data ? 'typed' limit ${max}) typed`)
  return count
}

/** What names the shop in addresses of the back office. */
export const shopCode = async (ctx: Ctx): Promise<string> => {
  const { code } = await ctx.db.one<{ code: string }>(sql`select code from shops where shop_id = ${ctx.shop.id}`)
  return code
}

export const senderRow = (ctx: Ctx) =>
  ctx.db.maybeOne<{ shop: EntryRow; business: EntryRow | null }>(sql`
    select
      (select to_json(found) from first_entries found where found.shop_id = ${ctx.shop.id} and found.scope = 'shop') as shop,
      (select to_json(found) from first_entries found where found.shop_id = ${ctx.shop.id} and found.scope = 'local_business') as business`)

export interface MailRow<Data = unknown> {
  shop_id: number
  shop_name: string
  default_language: Language
  id: string
  kind: string
  recipient: string
  language: Language
  data: Data
  attempts: number
}

/** The lease of a mail: longer than a slow mail server takes, which may use each timeout of the transport. */
const leaseSeconds = 300

/** Whether a mail is due. */
export const mayBeDue = sql`(select min(next_attempt_at) from mails where state = 'waiting') <= clock()`

/**
 * Claims one due mail of the next shop after `lastShopId` (round robin), so that no other process sends it during the lease. Skip scan: one
 * index probe per shop with waiting mails, none if no mail is due.
 */
export const claimDueMail = (db: Database, now: Date, lastShopId: number) =>
  db.asOwner(now).maybeOne<MailRow>(
    withCustomPlan(sql`
      with recursive waiting (shop_id) as (
        (select shop_id from mails
          where state = 'waiting' and shop_id > ${lastShopId} and ${mayBeDue}
          order by shop_id limit 1)
        union all
        select following.shop_id from waiting cross join lateral (
          select mails.shop_id from mails where state = 'waiting' and mails.shop_id > waiting.shop_id order by mails.shop_id limit 1) following
      ), due as materialized (
        select first.shop_id, first.id from waiting cross join lateral (
          select mails.shop_id, id from mails
          where state = 'waiting' and mails.shop_id = waiting.shop_id and next_attempt_at <= clock()
          order by next_attempt_at limit 1 for update skip locked) first
        limit 1
      )
      update mails set attempts = attempts + 1, next_attempt_at = clock() + make_interval(secs => ${leaseSeconds}::int)
      from shops
      where shops.shop_id = mails.shop_id and (mails.shop_id, id) = (select shop_id, id from due)
      returning mails.shop_id, shops.name as shop_name, shops.default_language, id, kind, recipient, language, data, attempts`),
  )

/** Numbers of waiting and given-up mails of all shops. */
export const countMails = (db: Database, now: Date) =>
  db.asOwner(now, 'sheddable').one<{ waiting: number; given_up: number }>(sql`
      select (select count(*)::int from mails where state = 'waiting') as waiting, (select count(*)::int from mails where state = 'given_up') as given_up`)

/** Marks a mail as sent and removes the tokens of its links: at most their hashes remain stored. */
export const markSent = (db: Database, now: Date, mail: MailRow) =>
  db
    .asOwner(now)
    .query(
      sql`update mails set state = 'sent', sent_at = clock(), last_error = null, data = data - array['token', 'unsubscribe_token'] where shop_id = ${mail.shop_id} and id = ${mail.id}`,
    )

export const deleteMail = (db: Database, now: Date, mail: MailRow) =>
  db.asOwner(now).query(sql`delete from mails where shop_id = ${mail.shop_id} and id = ${mail.id}`)

interface Failure {
  error: string
  givenUp: boolean
  /** In seconds, until the next attempt. */
  pause: number
}

export const markFailed = (db: Database, now: Date, mail: MailRow, { error, givenUp, pause }: Failure) =>
  db.asOwner(now).query(sql`
    update mails set last_error = ${error}, state = case when ${givenUp}::boolean then 'given_up' else state end,
      next_attempt_at = clock() + make_interval(secs => ${pause}::int)
    where shop_id = ${mail.shop_id} and id = ${mail.id}`)

interface Readdressed {
  uid: string
  kinds: readonly string[]
  from: string
  to: string
}

/** Gives mails of these kinds about an order to another recipient, where they were not sent. */
export const readdressMails = ({ db, shop }: Ctx, { uid, kinds, from, to }: Readdressed) =>
  db.query(sql`
    update mails set recipient = ${to}
    where shop_id = ${shop.id} and data ->> 'uid' = ${uid} and state <> 'sent' and recipient = ${from} and kind = any (${[...kinds]}::text[])`)

/** Filters the ids of mails that still exist. */
export const existingMailIds = async (db: Database, now: Date, ids: readonly string[]) => {
  const rows = await db.asOwner(now).query<{ id: string }>(sql`select id from mails where id = any (${[...ids]}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Identifies a person's mails: by order, claim, or recipient. */
export interface MailOwner {
  orderUids: readonly string[]
  claimIds: readonly string[]
  email: string
  /** Before confirmation, the e-mail may belong to another person: mails to it are not the account's. */
  isConfirmed: boolean
}

/** Kinds about the account itself, which are its own even before confirmation. */
const accountKinds = ['confirm_email', 'account_exists', 'reset_password']

const isOwnedBy = (ctx: Ctx, { orderUids, claimIds, email, isConfirmed }: MailOwner) => sql`
  shop_id = ${ctx.shop.id} and (
    data ->> 'uid' = any (${[...orderUids]}::text[])
    or (kind like 'claim%' and data ->> 'id' = any (${[...claimIds]}::text[]))
    or (lower(recipient) = lower(${email}) and (${isConfirmed}::boolean or kind = any (${accountKinds}::text[]))))`

export interface OwnMailRow {
  kind: string
  recipient: string
  language: Language
  state: 'waiting' | 'sent' | 'given_up'
  order_uid: string | null
  created_at: Date
  sent_at: Date | null
}

export const mailsOf = (ctx: Ctx, owner: MailOwner) =>
  ctx.db.query<OwnMailRow>(sql`
    select kind, recipient, language, state, data ->> 'uid' as order_uid, created_at, sent_at from mails
    where ${isOwnedBy(ctx, owner)} order by created_at, id`)

/** Deletes a person's mails, including waiting ones. */
export const deleteMailsOf = (ctx: Ctx, owner: MailOwner) => ctx.db.query(sql`delete from mails where ${isOwnedBy(ctx, owner)}`)

/** Deletes a mail that was not sent; false if it is gone or was sent. */
export const deleteUnsentMail = async ({ db, shop }: Ctx, id: string) =>
  (await db.maybeOne(sql`delete from mails where shop_id = ${shop.id} and id = ${id} and state <> 'sent' returning id`)) !== undefined

/** Deletes the mails that were not sent, waiting or given up, whose data have these values. */
export const deleteUnsentMails = (ctx: Ctx, data: object) =>
  ctx.db.query(
    sql`delete from mails where shop_id = ${ctx.shop.id} and (state = 'waiting' or state = 'given_up') and data @> ${JSON.stringify(data)}::jsonb`,
  )
