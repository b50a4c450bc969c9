import { maxLengths } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Queryable, sql } from '../../platform/database.ts'
import { bothTexts, type Texts } from '../../platform/texts.ts'
import type { Original } from './stored-pictures.ts'

/** Numbers of new pictures follow the highest that there ever was: an undo brings removed ones back. The lock makes them wait for each other. */
export async function nextPictureId({ shop }: ShopAdminCtx, db: Queryable): Promise<number> {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('pictures'), ${shop.id})`)
  const { id } = await db.one<{ id: number }>(sql`
    select 1 + greatest(
      (select coalesce(max(id), 0) from pictures where shop_id = ${shop.id}),
      (select coalesce(max((row_key ->> 'id')::int), 0) from change_rows where shop_id = ${shop.id} and entity = 'picture')) as id`)
  return id
}

interface NewPicture extends Original {
  id: number
  /** As long as it may be, it is cut. */
  alt: Texts
}

export async function insertPicture({ shop }: ShopAdminCtx, db: Queryable, { alt, ...picture }: NewPicture) {
  const { en, pl } = bothTexts(alt)
  const { id, hash, width, height, placeholder, is_drawing } = picture
  await db.query(sql`
    insert into pictures (shop_id, id, hash, width, height, placeholder, alt, is_drawing)
    values (${shop.id}, ${id}, ${hash}, ${width}, ${height}, ${placeholder},
      jsonb_build_object('en', left(${en}, ${maxLengths.alt}), 'pl', left(${pl}, ${maxLengths.alt})), ${is_drawing})`)
}

/** Deletes those of these pictures that nothing refers to. Their files stay: an undo brings the rows back. */
export const deleteUnusedPictures = (db: Queryable, shopId: number, ids: readonly number[]) =>
  db.query(sql`
    delete from pictures picture where shop_id = ${shopId} and id = any (${[...ids]}::int[])
      and not exists (select from product_pictures where shop_id = ${shopId} and picture_id = picture.id)
      and not exists (select from brands where shop_id = ${shopId} and logo_id = picture.id)
      and not exists (select from categories where shop_id = ${shopId} and picture_id = picture.id)
      and not exists (select from guarantee_notices where shop_id = ${shopId} and picture_id = picture.id)
      and not exists (select from gifts where shop_id = ${shopId} and picture_id = picture.id)
      and not exists (select from content_records where shop_id = ${shopId} and picture_id = picture.id)`)
