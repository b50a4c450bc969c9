import type { Ctx } from '../context.ts'
import { type Sql, sql } from './database.ts'

/** A jsonb column of texts in the asked language, else in the shop's default one. */
export const text = (ctx: Ctx, column: Sql) => sql`text_in(${column}, ${ctx.language}, ${ctx.shop.defaultLanguage})`
