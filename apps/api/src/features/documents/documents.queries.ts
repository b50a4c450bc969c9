import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

/** Whether something of the shop offers a document: files of removed data sheets are no longer served. */
export const hasDocument = async (ctx: Ctx, hash: string, fileName: string) => {
  const rows = await ctx.db.query(sql`
    select from documents document where shop_id = ${ctx.shop.id} and hash = ${hash} and file_name = ${fileName}
      and (exists (select from data_sheets where shop_id = document.shop_id and document_id = document.id)
        or exists (select from content_records where shop_id = document.shop_id and document_id = document.id))`)
  return rows.length > 0
}
