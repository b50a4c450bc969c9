import type { Currency, Order, OrderStatus } from '@stragan/contract'
import type { OrderAuthor, OrderChange } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

/** Times are those of JSON in the database. */
export interface Happened {
  at: string
  author_kind: OrderAuthor['kind'] | null
  author_id: string | null
  author_name: string | null
}

export interface TimelineRow {
  moves: (Happened & { status: OrderStatus; message: string | null; reason: Order['cancel_reason'] })[]
  payments: (Happened & {
    amount: number
    currency: Currency
    received_on: string | null
    note: string | null
    refund_due: boolean
    refunded_at: string | null
    refund_author_kind: OrderAuthor['kind'] | null
    refund_author_id: string | null
    refund_author_name: string | null
  })[]
  shipments: (Happened & { carrier: string; tracking_number: string | null })[]
  /** The order or the shipment before and after, as the history has it. */
  changes: (Happened & { changed: OrderChange[]; before: object | null; after: object | null })[]
  notes: (Happened & { id: string; text: string; sent_to: string | null; edited_at: string | null })[]
  emails: { at: string; kind: string; recipient: string; state: 'waiting' | 'sent' | 'given_up' }[]
}

/**
 * What happened to an order, each kind in its order; undefined if there is no such order. No alias is the name of a column of orders
 * (`payment`, `note`), which would be taken instead.
 */
export const timelineRow = (ctx: Ctx, uid: string) =>
  ctx.db.maybeOne<TimelineRow>(sql`
    select
      (select coalesce(json_agg(event order by position), '[]')
        from (select *, case when status = 'cancelled' then orders.cancel_reason end as reason from order_events) event
        where event.shop_id = orders.shop_id and event.order_uid = uid) as moves,
      (select coalesce(json_agg(received order by received.at, event_id), '[]') from payment_events received
        where received.shop_id = orders.shop_id and received.order_uid = uid and amount > 0) as payments,
      (select coalesce(json_agg(shipment order by shipment.at, id), '[]')
        from (select *, created_at as at from shipments) shipment
        where shipment.shop_id = orders.shop_id and shipment.order_uid = uid) as shipments,
      (select coalesce(json_agg(change order by change.at, id), '[]')
        from (
          select made.*, recorded.before, recorded.after from order_changes made
          -- Of the change set that has the row of the change itself, also where it is an undo.
          left join change_rows noted on noted.shop_id = made.shop_id and noted.entity = 'order' and noted.entity_key = made.order_uid
            and noted.table_name = 'order_changes' and noted.row_key = jsonb_build_object('id', made.id)
          left join change_rows recorded on recorded.shop_id = noted.shop_id and recorded.change_set_id = noted.change_set_id
            and recorded.entity = 'order' and recorded.entity_key = made.order_uid
            and recorded.table_name = case when made.changed = '{tracking}' then 'shipments' else 'orders' end
        ) change
        where change.shop_id = orders.shop_id and change.order_uid = uid) as changes,
      (select coalesce(json_agg(written order by written.at, id), '[]')
        from (select *, created_at as at from order_notes) written
        where written.shop_id = orders.shop_id and written.order_uid = uid) as notes,
      (select coalesce(json_agg(json_build_object('at', created_at, 'kind', kind, 'recipient', recipient, 'state', state)
          order by created_at, id), '[]')
        from mails where mails.shop_id = orders.shop_id and data ->> 'uid' = uid) as emails
    from orders where shop_id = ${ctx.shop.id} and uid = ${uid}`)
