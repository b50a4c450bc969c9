import { randomBytes } from 'node:crypto'
import type { Ctx } from '../context.ts'
import { sql } from './database.ts'

/** Returns a secret of the shop; the first caller generates it. */
export async function shopSecret(ctx: Ctx, name: string): Promise<string> {
  const find = () =>
    ctx.db.maybeOne<{ value: string }>(sql`select value from shop_secrets where shop_id = ${ctx.shop.id} and name = ${name}`)
  const known = await find()
  if (known) return known.value
  const value = randomBytes(32).toString('base64url')
  await ctx.db.query(sql`insert into shop_secrets (shop_id, name, value) values (${ctx.shop.id}, ${name}, ${value}) on conflict do nothing`)
  return (await find())?.value ?? value
}
