import { type Database, sql } from './database.ts'

/** The first shops of this installation, with one host each. */
export const installedShops = (db: Database) =>
  db.asOwner(new Date()).query<{ name: string; host: string; demo_logins: string[] }>(sql`
    select name, (
      select host from hosts where hosts.shop_id = shops.shop_id order by host = 'localhost' desc, host ~ '[a-z]' desc, host limit 1
    ) as host,
    -- Customers of the demo shops, whose password is public.
    array(select email from customers where customers.shop_id = shops.shop_id and email like '%@%.localhost' order by id) as demo_logins
    from shops order by shop_id limit 10`)
