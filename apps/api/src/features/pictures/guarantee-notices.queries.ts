import type { Language } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { deleteUnusedPictures } from './picture-rows.queries.ts'
import { pictureJson, type StoredPicture } from './stored-pictures.ts'

export interface NoticeRow {
  language: Language
  id: number
  picture: StoredPicture
}

const selected = (ctx: Ctx) => sql`
  select notice.language, picture.id, ${pictureJson(ctx, sql`picture`)} as picture
  from guarantee_notices notice join pictures picture on picture.shop_id = notice.shop_id and picture.id = notice.picture_id
  where notice.shop_id = ${ctx.shop.id}`

export const notices = (ctx: Ctx) => ctx.db.query<NoticeRow>(selected(ctx))

/** Locks the notice, since an undo replaces its picture, too. Read by a statement of its own, which sees what the lock has waited for. */
export async function lockedNotice(ctx: ShopAdminCtx, language: Language) {
  const isOf = sql`shop_id = ${ctx.shop.id} and language = ${language}`
  await ctx.db.query(sql`select from guarantee_notices where ${isOf} for update`)
  return ctx.db.maybeOne<NoticeRow>(sql`${selected(ctx)} and notice.language = ${language}`)
}

/** Shows another picture in a language, and deletes the former one unless something else shows it. */
export async function showNotice(
  { shop, db }: ShopAdminCtx,
  { language, pictureId, former }: { language: Language; pictureId: number; former: NoticeRow | undefined },
) {
  await db.query(sql`
    insert into guarantee_notices (shop_id, language, picture_id) values (${shop.id}, ${language}, ${pictureId})
    on conflict (shop_id, language) do update set picture_id = excluded.picture_id`)
  if (former) await deleteUnusedPictures(db, shop.id, [former.id])
}

export async function deleteNotice({ shop, db }: ShopAdminCtx, language: Language) {
  const deleted = await db.query<{ picture_id: number }>(
    sql`delete from guarantee_notices where shop_id = ${shop.id} and language = ${language} returning picture_id`,
  )
  await deleteUnusedPictures(
    db,
    shop.id,
    deleted.map(({ picture_id }) => picture_id),
  )
}
