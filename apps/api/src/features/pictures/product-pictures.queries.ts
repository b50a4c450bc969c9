import { maxLengths } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Queryable, sql } from '../../platform/database.ts'
import { type Original, pictureJson, type StoredPicture } from './pictures.ts'

export interface DescribedRow {
  id: number
  alt: { en?: string; pl?: string }
  is_family_picture: boolean
  picture: StoredPicture
}

/** The pictures of a product, in order. */
export const picturesOf = (ctx: ShopAdminCtx, db: Queryable, productId: number) =>
  db.query<DescribedRow>(sql`
    select picture.id, picture.alt, picture.is_family_picture, ${pictureJson(ctx, sql`picture`)} as picture
    from product_pictures shown join pictures picture on picture.shop_id = shown.shop_id and picture.id = shown.picture_id
    where shown.shop_id = ${ctx.shop.id} and shown.product_id = ${productId}
    order by shown.position, shown.picture_id`)

/** Numbers of new pictures follow the highest that there ever was: an undo brings removed ones back. The lock makes them wait for each other. */
export async function nextPictureId({ shop }: ShopAdminCtx, db: Queryable): Promise<number> {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('pictures'), ${shop.id})`)
  const { id } = await db.one<{ id: number }>(sql`
    select 1 + greatest(
      (select coalesce(max(id), 0) from pictures where shop_id = ${shop.id}),
      (select coalesce(max((row_key ->> 'id')::int), 0) from change_rows where shop_id = ${shop.id} and entity = 'picture')) as id`)
  return id
}

/** Adds a picture behind the others of a product; its text is the product's name, unless one in the shop's default language is known. */
export async function insertPicture(
  { shop }: ShopAdminCtx,
  db: Queryable,
  productId: number,
  { id, ...original }: Original & { id: number },
  alt: string,
) {
  const text = alt === '' ? {} : { [shop.defaultLanguage]: alt }
  const { hash, width, height, placeholder, is_drawing } = original
  await db.query(sql`
    insert into pictures (shop_id, id, hash, width, height, placeholder, alt, is_drawing)
    select ${shop.id}, ${id}, ${hash}, ${width}, ${height}, ${placeholder},
      jsonb_build_object('en', left(coalesce(name ->> 'en', ''), ${maxLengths.alt}), 'pl', left(coalesce(name ->> 'pl', ''), ${maxLengths.alt}))
        || ${JSON.stringify(text)}::jsonb,
      ${is_drawing}
    from products where shop_id = ${shop.id} and id = ${productId}`)
  await db.query(sql`
    insert into product_pictures (shop_id, product_id, picture_id, position)
    select ${shop.id}, ${productId}, ${id}, coalesce(max(position), 0) + 1
    from product_pictures where shop_id = ${shop.id} and product_id = ${productId}`)
}

/** Numbers the pictures of a product in a new order. */
export const orderPictures = ({ shop }: ShopAdminCtx, db: Queryable, productId: number, ids: readonly number[]) =>
  db.query(sql`
    update product_pictures shown set position = wanted.position
    from unnest(${[...ids]}::int[]) with ordinality wanted (picture_id, position)
    where shown.shop_id = ${shop.id} and shown.product_id = ${productId} and shown.picture_id = wanted.picture_id
      and shown.position <> wanted.position`)

export const describePicture = (
  { shop }: ShopAdminCtx,
  db: Queryable,
  { id, alt, is_family_picture }: Pick<DescribedRow, 'id' | 'alt' | 'is_family_picture'>,
) =>
  db.query(sql`
    update pictures set alt = alt || ${JSON.stringify(alt)}::jsonb, is_family_picture = ${is_family_picture}
    where shop_id = ${shop.id} and id = ${id}`)

/** Removes pictures from a product, and those that nothing else shows as a whole. */
export async function removePictures({ shop }: ShopAdminCtx, db: Queryable, productId: number, ids: readonly number[]) {
  await db.query(sql`
    delete from product_pictures where shop_id = ${shop.id} and product_id = ${productId} and picture_id = any (${[...ids]}::int[])`)
  await deleteUnused(db, shop.id, ids)
}

/** Deletes those of these pictures that nothing refers to. Their files stay: an undo brings the rows back. */
const deleteUnused = (db: Queryable, shopId: number, ids: readonly number[]) =>
  db.query(sql`
    delete from pictures picture where shop_id = ${shopId} and id = any (${[...ids]}::int[])
      and not exists (select from product_pictures where shop_id = ${shopId} and picture_id = picture.id)
      and not exists (select from brands where shop_id = ${shopId} and logo_id = picture.id)
      and not exists (select from categories where shop_id = ${shopId} and picture_id = picture.id)
      and not exists (select from gifts where shop_id = ${shopId} and picture_id = picture.id)
      and not exists (select from content_records where shop_id = ${shopId} and picture_id = picture.id)`)
