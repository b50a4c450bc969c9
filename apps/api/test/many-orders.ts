import { type Database, sql } from '../src/platform/database.ts'

/** As many unpaid orders as a test or the bench places, in every shop. */
export const allowManyOrders = (db: Database) =>
  db.asOwner(new Date()).query(sql`
    update configuration set entry = entry || '{"max_open_orders_per_email": 1000000, "max_open_orders_per_address": 1000000}'
    where scope = 'shop_configuration'`)
