import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { highestIdIn } from '../history/history.ts'

export interface GiftValues {
  name: { en?: string; pl?: string }
  /** Grosz net. */
  min_order_value: number
  items: number
  enabled: boolean
}
export type GiftRow = GiftValues & { id: number }

const columns = sql`id, name, min_order_value, stock_on_hand as items, is_active as enabled`

export const allGifts = ({ db, shop }: ShopAdminCtx, limit: number) =>
  db.query<GiftRow>(sql`select ${columns} from gifts where shop_id = ${shop.id} order by position, id limit ${limit}`)

export const giftById = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.maybeOne<GiftRow>(sql`select ${columns} from gifts where shop_id = ${shop.id} and id = ${id}`)

/** The same, locked: no order takes one meanwhile. */
export const lockGift = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.maybeOne<GiftRow>(sql`select ${columns} from gifts where shop_id = ${shop.id} and id = ${id} for update`)

/** Serialises the numbering of new gifts of the shop. */
export const lockNumbering = ({ db, shop }: ShopAdminCtx) => db.query(sql`select pg_advisory_xact_lock(hashtext('gifts'), ${shop.id})`)

/** How many there are, the last place, and the highest id that there ever was, in orders, too. */
export const numbering = ({ db, shop }: ShopAdminCtx) =>
  db.one<{ count: number; position: number; highest: number }>(sql`
    select count(*)::int as count, coalesce(max(position), 0) as position, greatest(coalesce(max(id), 0), ${highestIdIn({ shop }, 'gifts')},
      (select coalesce(max(gift_id), 0) from orders where shop_id = ${shop.id})) as highest
    from gifts where shop_id = ${shop.id}`)

/** Whether an order has one of some gifts, even a cancelled one. */
export const isAnyOrdered = async ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  (await db.maybeOne(sql`select from orders where shop_id = ${shop.id} and gift_id = any (${[...ids]}::int[]) limit 1`)) !== undefined

export const insertGift = ({ db, shop }: ShopAdminCtx, gift: GiftRow & { position: number }) =>
  db.query(sql`
    insert into gifts (shop_id, id, position, name, min_order_value, stock_on_hand, is_active)
    values (${shop.id}, ${gift.id}, ${gift.position}, ${JSON.stringify(gift.name)}::jsonb, ${gift.min_order_value}, ${gift.items}, ${gift.enabled})`)

export const updateGift = ({ db, shop }: ShopAdminCtx, id: number, gift: GiftValues) =>
  db.query(sql`
    update gifts set name = ${JSON.stringify(gift.name)}::jsonb, min_order_value = ${gift.min_order_value}, stock_on_hand = ${gift.items},
      is_active = ${gift.enabled}
    where shop_id = ${shop.id} and id = ${id}`)
