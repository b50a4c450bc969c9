import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Queryable, raw, sql } from '../../platform/database.ts'
import type { Texts } from '../../platform/texts.ts'
import { deleteUnusedPictures } from './picture-rows.queries.ts'
import { pictureJson, type StoredPicture } from './stored-pictures.ts'

/** What shows one picture: its table, the column that names the picture, and its names per language. */
const subjects = {
  category: { table: raw('categories'), column: raw('picture_id'), names: sql`subject.name` },
  brand: { table: raw('brands'), column: raw('logo_id'), names: sql`jsonb_build_object('en', subject.name, 'pl', subject.name)` },
}
export type Kind = keyof typeof subjects

export interface Shown {
  id: number
  alt: Texts
  picture: StoredPicture
}

interface SubjectRow {
  names: Texts
  shown: Shown | null
}

const subjectRow = (ctx: ShopAdminCtx, db: Queryable, kind: Kind, id: number) => {
  const { table, column, names } = subjects[kind]
  return db.maybeOne<SubjectRow>(sql`
    select ${names} as names,
      (select json_build_object('id', picture.id, 'alt', picture.alt, 'picture', ${pictureJson(ctx, sql`picture`)})
        from pictures picture where picture.shop_id = subject.shop_id and picture.id = subject.${column}) as shown
    from ${table} subject where subject.shop_id = ${ctx.shop.id} and subject.id = ${id}`)
}

export const subject = (ctx: ShopAdminCtx, kind: Kind, id: number) => subjectRow(ctx, ctx.db, kind, id)

/** Reads by a statement of its own, which sees the picture that the lock has waited for. */
export async function lockedSubject(ctx: ShopAdminCtx, db: Queryable, kind: Kind, id: number) {
  await db.query(sql`select from ${subjects[kind].table} where shop_id = ${ctx.shop.id} and id = ${id} for update`)
  return subjectRow(ctx, db, kind, id)
}

/** Shows another picture, or none, and deletes the former one unless something else shows it. */
export async function showPicture(
  { shop }: ShopAdminCtx,
  db: Queryable,
  { kind, id, former, pictureId }: { kind: Kind; id: number; former: Shown | null; pictureId: number | null },
) {
  const { table, column } = subjects[kind]
  await db.query(sql`update ${table} set ${column} = ${pictureId}::int where shop_id = ${shop.id} and id = ${id}`)
  if (former) await deleteUnusedPictures(db, shop.id, [former.id])
}

export const describePicture = ({ db, shop }: ShopAdminCtx, id: number, alt: Texts) =>
  db.query(sql`update pictures set alt = ${JSON.stringify(alt)}::jsonb where shop_id = ${shop.id} and id = ${id}`)
