import { type ErrorCode, ShopError } from '@stragan/contract'
import type { ShopAdminCtx } from '../admin-context.ts'
import { type Sql, sql } from './database.ts'

interface Options {
  table: Sql
  /** Column with the key of what a note is about. */
  subject: Sql
  max: number
  tooMany: ErrorCode
  unknown: ErrorCode
}

/** Notes of staff about orders or customers. Only its author changes and deletes a note: those of others are not found. */
export function staffNotes({ table, subject, max, tooMany, unknown }: Options) {
  const own = ({ shop, actor }: ShopAdminCtx, key: string | number, id: string) => sql`
    shop_id = ${shop.id} and ${subject} = ${key} and id = ${id} and author_kind = ${actor.kind} and author_id = ${actor.id}`
  return {
    /**
     * Adds a note, with values of further columns. `among`: the notes that count for the limit. The caller has locked what it is about, so
     * that the limit holds.
     */
    async add(
      { db, shop, actor }: ShopAdminCtx,
      key: string | number,
      text: string,
      { more, among = sql`true` }: { more?: { columns: Sql; values: Sql }; among?: Sql } = {},
    ): Promise<{ id: string }> {
      const { notes } = await db.one<{ notes: number }>(sql`
        select count(*)::int as notes from ${table} where shop_id = ${shop.id} and ${subject} = ${key} and ${among}`)
      if (notes >= max) throw new ShopError(tooMany)
      return db.one<{ id: string }>(sql`
        insert into ${table} (shop_id, ${subject}, text, author_kind, author_id, author_name ${more ? sql`, ${more.columns}` : sql``})
        values (${shop.id}, ${key}, ${text}, ${actor.kind}, ${actor.id}, ${actor.name} ${more ? sql`, ${more.values}` : sql``}) returning id`)
    },
    async change(ctx: ShopAdminCtx, key: string | number, { id, text }: { id: string; text: string }): Promise<'ok'> {
      const changed = await ctx.db.maybeOne(sql`
        update ${table} set text = ${text}, edited_at = clock() where ${own(ctx, key, id)} returning id`)
      if (!changed) throw new ShopError(unknown)
      return 'ok'
    },
    async remove(ctx: ShopAdminCtx, key: string | number, id: string): Promise<'ok'> {
      const deleted = await ctx.db.maybeOne(sql`delete from ${table} where ${own(ctx, key, id)} returning id`)
      if (!deleted) throw new ShopError(unknown)
      return 'ok'
    },
  }
}
