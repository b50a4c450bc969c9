import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Queryable, sql } from '../../platform/database.ts'

type Scope = Pick<ShopAdminCtx, 'db' | 'shop'>

export interface HostRow {
  host: string
  /** Of a waiting host. */
  token: string | null
  created_at: Date
}

/** The hosts of the shop: those that serve first, by name. */
export const hostsOf = ({ db, shop }: Scope) =>
  db.query<HostRow>(sql`
    select host, token, created_at from (
      select host, null as token, created_at from hosts where shop_id = ${shop.id}
      union all
      select host, token, created_at from host_claims where shop_id = ${shop.id}
    ) either order by token is not null, host`)

/** The base URL of the shop; undefined in a shop without configuration. */
export const originOf = async ({ db, shop }: Scope) =>
  (
    await db.maybeOne<{ origin: string }>(sql`
      select entry ->> 'origin' as origin from first_entries where shop_id = ${shop.id} and scope = 'shop'`)
  )?.origin

export const setOrigin = ({ db, shop }: Scope, origin: string) =>
  db.query(sql`
    update configuration set entry = jsonb_set(entry, '{origin}', to_jsonb(${origin}::text))
    where shop_id = ${shop.id} and scope = 'shop' and id = (select id from first_entries where shop_id = ${shop.id} and scope = 'shop')`)

/** Whether a host serves any shop. */
export const isTaken = async (db: Queryable, host: string) =>
  (await db.maybeOne(sql`select 1 from find_shop_by_host(${host})`)) !== undefined

/** How many shops wait for a host, and whether one of them has this token. */
export const claimsOf = (db: Queryable, host: string, token: string) =>
  db.one<{ claims: number; is_known: boolean }>(sql`select claims, is_known from find_host_claims(${host}, ${token})`)

/** Whether another shop has a host above or below this one. */
export const isNearOther = async ({ db, shop }: Scope, host: string) =>
  (await db.one<{ is_near: boolean }>(sql`select is_near_host_of_another(${shop.id}, ${host}) as is_near`)).is_near

export const insertClaim = ({ db, shop }: Scope, host: string, token: string) =>
  db.query(sql`insert into host_claims (shop_id, host, token) values (${shop.id}, ${host}, ${token})`)

/** Deletes a claim; undefined where there is none. */
export const deleteClaim = ({ db, shop }: Scope, host: string) =>
  db.maybeOne<{ created_at: Date }>(sql`delete from host_claims where shop_id = ${shop.id} and host = ${host} returning created_at`)

/** Lets a host serve the shop; false where another shop has it. Of two at once, the second waits for the first. */
export const insertHost = async ({ db, shop }: Scope, host: string, addedAt: Date) =>
  (
    await db.query(sql`
      insert into hosts (shop_id, host, created_at) values (${shop.id}, ${host}, ${addedAt.toISOString()})
      on conflict (host) do nothing returning 1`)
  ).length > 0

export const deleteHost = ({ db, shop }: Scope, host: string) =>
  db.query(sql`delete from hosts where shop_id = ${shop.id} and host = ${host}`)
