import { foldAccents } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { searchTerms } from '../customers/customers.ts'

/** Of each way to find orders: what finds more is too short a search. */
const maxFound = 1000

/** The shortest beginning of a name that is searched for: a shorter one would find a large part of the orders. */
const minNameLength = 3

/** The shortest number of a parcel that is searched for. */
const minParcelLength = 6

/**
 * The orders whose number, company or last name begins with a search, or whose e-mail address, phone number, NIP or tracking number it is. Each is looked up: the
 * planner, who overestimates how many there are, would read the whole table (`offset 0`).
 */
export function foundBy({ shop }: ShopAdminCtx, q: string): Sql {
  const of = (condition: Sql, order = sql``) =>
    sql`(select uid from orders where shop_id = ${shop.id} and ${condition} ${order} limit ${maxFound})`
  const begins = (column: Sql, beginning: string) =>
    of(sql`${column} >= ${beginning} and ${column} < ${`${beginning}\u{10FFFF}`}`, sql`order by ${column} desc`)
  const { numbers, words } = searchTerms(q)
  const names = q.length < minNameLength ? [] : [words, words.toReversed()].map(order => foldAccents(order.join(' ')))
  const parcel = q.replaceAll(' ', '').toUpperCase()
  const sent = sql`(select order_uid as uid from shipments where shop_id = ${shop.id} and tracking_key = ${parcel} limit ${maxFound})`
  const ways = [
    begins(sql`number collate "C"`, q),
    of(sql`email_key = ${q.toLowerCase()}`),
    ...(parcel.length < minParcelLength ? [] : [sent]),
    ...names.filter(Boolean).flatMap(name => [begins(sql`buyer_key`, name), begins(sql`company_key`, name)]),
    ...(numbers.length === 0 ? [] : [of(sql`buyer_nip = any (${numbers}::text[])`), of(sql`phone_key = any (${numbers}::text[])`)]),
  ]
  return sql`(${ways.reduce((all, way) => sql`${all} union ${way}`)}) found
    cross join lateral (select * from orders where shop_id = ${shop.id} and uid = found.uid offset 0) orders`
}
