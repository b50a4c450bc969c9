import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { sql } from '../../platform/database.ts'
import { type TimeCursor, timeKey, timeOf } from '../../platform/keyset.ts'

interface FailedMailRow {
  id: string
  kind: string
  recipient: string
  created_at: Date
  attempts: number
  error: string | null
  order: { uid: string; number: string } | null
}

interface ListQuery {
  /** The last mail before. */
  after: TimeCursor | null
  limit: number
}

const failed = ({ shop }: ShopAdminCtx) => sql`mails where shop_id = ${shop.id} and state = 'given_up'`

/** Mails that were given up, newest first with the time of cursors: one more than the limit, if there are. */
export const failedMails = (ctx: ShopAdminCtx, { after, limit }: ListQuery) =>
  ctx.db.query<FailedMailRow & { at: string }>(sql`
    select id, kind, recipient, created_at, attempts, left(last_error, 500) as error, ${timeKey(sql`created_at`)} as at,
      (select json_build_object('uid', uid, 'number', number) from orders where orders.shop_id = mails.shop_id and uid = data ->> 'uid') as order
    from ${failed(ctx)}
      ${after ? sql`and (created_at, id) < (${timeOf(after)}, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit + 1}`)

/** The number of mails that were given up, at most `max`. */
export const countFailedMails = (ctx: ShopAdminCtx, max: number) => countRows(ctx.db, failed(ctx), max)

/** Queues a mail again that was given up; false if there is none. */
export const queueAgain = async ({ db, shop }: ShopAdminCtx, id: string) =>
  (await db.maybeOne(sql`
    update mails set state = 'waiting', attempts = 0, next_attempt_at = clock()
    where shop_id = ${shop.id} and id = ${id} and state = 'given_up' returning id`)) !== undefined
