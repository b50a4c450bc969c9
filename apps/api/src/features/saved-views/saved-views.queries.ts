import type { ViewedList } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'

export interface ViewRow {
  id: string
  name: string
  query: string
  is_shared: boolean
  created_by: string | null
  created_at: Date
}

export interface NewView {
  name: string
  query: string
  isShared: boolean
}

/** Null for an API key: it owns no view. */
const personOf = ({ actor }: ShopAdminCtx) => (actor.kind === 'staff' ? actor.id : null)
const visible = (ctx: ShopAdminCtx, list: ViewedList) =>
  sql`view.shop_id = ${ctx.shop.id} and view.list = ${list} and (view.staff_id is null or view.staff_id = ${personOf(ctx)}::uuid)`

/** The views that the caller may see, those for everybody first. */
export const savedViews = (ctx: ShopAdminCtx, list: ViewedList) =>
  ctx.db.query<ViewRow>(sql`
    select view.id, view.name, view.query, view.staff_id is null as is_shared, member.name as created_by, view.created_at
    from saved_views view left join staff_of_shop() member on member.staff_id = view.created_by
    where ${visible(ctx, list)} order by view.staff_id is not null, lower(view.name), view.id`)

/** Locks a view that the caller may see. */
export const viewForUpdate = (ctx: ShopAdminCtx, list: ViewedList, id: string) =>
  ctx.db.maybeOne<{ is_shared: boolean }>(sql`
    select staff_id is null as is_shared from saved_views view where ${visible(ctx, list)} and view.id = ${id}::uuid for update`)

/** Whether there is room for one more view of the same people. Whoever saves one in the same shop waits. */
export async function hasRoom(ctx: ShopAdminCtx, list: ViewedList, isShared: boolean, max: number): Promise<boolean> {
  const { db, shop } = ctx
  await db.query(sql`select pg_advisory_xact_lock(hashtext('saved views'), ${shop.id})`)
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from saved_views
    where shop_id = ${shop.id} and list = ${list} and staff_id is not distinct from ${isShared ? null : personOf(ctx)}::uuid`)
  return count < max
}

export const insertView = (ctx: ShopAdminCtx, list: ViewedList, { name, query, isShared }: NewView) => {
  const { db, shop, actor } = ctx
  return db.one<{ id: string }>(sql`
    insert into saved_views (shop_id, list, name, query, staff_id, created_by)
    values (${shop.id}, ${list}, ${name}, ${query}, ${isShared ? null : personOf(ctx)}::uuid, ${actor.kind === 'staff' ? actor.id : actor.createdBy}::uuid)
    returning id`)
}

export const updateView = (ctx: ShopAdminCtx, id: string, { name, query, isShared }: NewView) =>
  ctx.db.query(sql`
    update saved_views set name = ${name}, query = ${query}, staff_id = ${isShared ? null : personOf(ctx)}::uuid
    where shop_id = ${ctx.shop.id} and id = ${id}::uuid`)

export const deleteView = ({ db, shop }: ShopAdminCtx, id: string) =>
  db.query(sql`delete from saved_views where shop_id = ${shop.id} and id = ${id}::uuid`)

/** The views of all people of the shop. */
export const allViews = ({ db, shop }: Pick<ShopAdminCtx, 'db' | 'shop'>) =>
  db.query<{ id: string; name: string; query: string }>(sql`select id, name, query from saved_views where shop_id = ${shop.id}`)

export const deleteViews = ({ db, shop }: Pick<ShopAdminCtx, 'db' | 'shop'>, ids: readonly string[]) =>
  db.query(sql`delete from saved_views where shop_id = ${shop.id} and id = any (${[...ids]}::uuid[])`)
