import { countRows } from '../../platform/count-rows.ts'
import { type Queryable, type Sql, sql } from '../../platform/database.ts'

export interface OperatedShopRow {
  code: string
  name: string
  hosts: string[]
  created_at: Date
  products: number
  orders: number
  people: number
  has_owner: boolean
}

/** Shops whose name or a host contains `q`. */
const matching = (q: string | undefined): Sql => {
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null
  return sql`
    shops shop where (${pattern}::text is null or name ilike ${pattern} or exists (
      select from hosts where hosts.shop_id = shop.shop_id and host ilike ${pattern}))`
}

export const countOperatedShops = (db: Queryable, q: string | undefined, max: number) => countRows(db, matching(q), max)

/** Shops by name, after a name and a code. */
export const operatedShops = (
  db: Queryable,
  { q, after, limit }: { q: string | undefined; after: readonly string[] | undefined; limit: number },
) => {
  const [name, code] = after ?? []
  return db.query<OperatedShopRow>(sql`
    select code, name, array(select host from hosts where hosts.shop_id = shop.shop_id order by host) as hosts, created_at,
      (select count(*)::int from products where products.shop_id = shop.shop_id and is_active) as products,
      (select count(*)::int from orders where orders.shop_id = shop.shop_id and status <> 'cancelled'
        and orders.created_at > clock() - interval '30 days') as orders,
      (select count(*)::int from memberships where memberships.shop_id = shop.shop_id) as people,
      exists (select from memberships where memberships.shop_id = shop.shop_id and role = 'owner') as has_owner
    from ${matching(q)}
      and (${name ?? null}::text is null or (name, code) > (${name ?? null}, ${code ?? null}))
    order by name, code limit ${limit + 1}`)
}
