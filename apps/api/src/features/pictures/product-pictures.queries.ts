import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Queryable, sql } from '../../platform/database.ts'
import type { Texts } from '../../platform/texts.ts'
import { deleteUnusedPictures, insertPicture } from './picture-rows.queries.ts'
import { type Original, pictureJson, type StoredPicture } from './stored-pictures.ts'

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

/** Adds a picture behind the others of a product; its text is the product's name, unless one in the shop's default language is known. */
export async function addToProduct(
  ctx: ShopAdminCtx,
  db: Queryable,
  productId: number,
  { id, ...original }: Original & { id: number },
  alt: string,
) {
  const { shop } = ctx
  const { name } = await db.one<{ name: Texts }>(sql`select name from products where shop_id = ${shop.id} and id = ${productId}`)
  await insertPicture(ctx, db, { id, ...original, alt: alt === '' ? name : { ...name, [shop.defaultLanguage]: alt } })
  await db.query(sql`
    insert into product_pictures (shop_id, product_id, picture_id, position)
    select ${shop.id}, ${productId}, ${id}, coalesce(max(position), 0) + 1
    from product_pictures where shop_id = ${shop.id} and product_id = ${productId}`)
}

/** Puts another picture in the place of one of a product, with its texts. */
export async function replacePicture(
  ctx: ShopAdminCtx,
  db: Queryable,
  productId: number,
  { id: old, alt, is_family_picture }: DescribedRow,
  { id, ...original }: Original & { id: number },
) {
  await insertPicture(ctx, db, { id, ...original, alt })
  await describePicture(ctx, db, { id, alt, is_family_picture })
  await db.query(sql`
    insert into product_pictures (shop_id, product_id, picture_id, position)
    select shop_id, product_id, ${id}, position from product_pictures
    where shop_id = ${ctx.shop.id} and product_id = ${productId} and picture_id = ${old}`)
  await removePictures(ctx, db, productId, [old])
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
  await deleteUnusedPictures(db, shop.id, ids)
}
