import { type Database, sql } from '../../../platform/database.ts'

/** A payment that an order could not accept, not refunded yet. */
export interface RefundDue {
  host: string
  number: string
  email: string
  provider: string
  /** The provider's id of the payment, or of the message that reported it. */
  payment: string
  /** Minor units. */
  amount: number
  currency: string
  at: Date
}

/** Loads due refunds of all shops, or of the shop of a host, oldest first. */
export const refundsDue = (db: Database, now: Date, host?: string): Promise<RefundDue[]> =>
  db.asOwner(now).query<RefundDue>(sql`
    select (select min(host) from hosts where hosts.shop_id = event.shop_id) as host, orders.number, orders.email, provider,
      coalesce(payment_id, event_id) as payment, amount::float, event.currency, event.at
    from payment_events event join orders on orders.shop_id = event.shop_id and orders.uid = event.order_uid
    where refund_due and refunded_at is null
      and (${host ?? null}::text is null or event.shop_id = (select shop_id from hosts where host = lower(${host ?? null}::text)))
    order by event.at, event.event_id`)

/** Marks a payment as refunded; false if no refund is due by that reference. */
export const markRefunded = async (db: Database, now: Date, host: string, payment: string): Promise<boolean> => {
  const marked = await db.asOwner(now).query(sql`
    update payment_events set refunded_at = clock()
    where shop_id = (select shop_id from hosts where host = lower(${host})) and coalesce(payment_id, event_id) = ${payment}
      and refund_due and refunded_at is null
    returning event_id`)
  return marked.length > 0
}
