import { type Database, sql } from '../src/platform/database.ts'

/** As many unpaid orders as a test or the bench places, in every shop. */
export const allowManyOrders = (db: Database) =>
  db.asOwner(new Date()).query(sql`
    update configuration set entry = entry || '{"max_open_orders_per_email": 1000000, "max_open_orders_per_address": 1000000}'
    where scope = 'shop_configuration'`)

/** Copies an order of a shop `count` times, each a second older than the one before. */
export const copyOrder = (db: Database, now: Date, shopId: number, uid: string, count: number) =>
  db.asOwner(now).query(sql`
    insert into orders (shop_id, uid, number, is_test, status, is_paid, language, created_at, email, phone, billing_address, currency, total_net,
      total_gross, totals, weight, delivery, payment, consents)
    select shop_id, md5(copy::text), 'C-' || lpad(copy::text, 6, '0'), is_test, (array['new', 'confirmed', 'sent'])[1 + copy % 3], copy % 2 = 0, language,
      created_at - copy * interval '1 second', email, phone, billing_address, currency, total_net + copy, total_gross + copy, totals, weight, delivery,
      payment, consents
    from orders, generate_series(1, ${count}::int) copy where shop_id = ${shopId} and uid = ${uid}`)
