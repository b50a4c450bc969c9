import type { Language } from '@stragan/contract'
import type { ShopAdminCtx } from '../admin-context.ts'
import { sql } from '../platform/database.ts'

export const slugKinds = ['product', 'category', 'brand'] as const
type SlugKind = (typeof slugKinds)[number]

export interface FormerSlug {
  kind: SlugKind
  language: Language
  slug: string
  /** What it leads to: the symbol of a product, the English slug of a category, the slug of a brand. */
  of: string
}
type SlugKey = Pick<FormerSlug, 'kind' | 'language' | 'slug'>

const entries = ({ shop }: ShopAdminCtx) => sql`
  select kind, language, slug, case kind
      when 'product' then (select symbol from products where shop_id = ${shop.id} and products.id = former.id)
      when 'category' then (select slug_en from categories where shop_id = ${shop.id} and categories.id = former.id)
      else (select slug from brands where shop_id = ${shop.id} and brands.id = former.id)
    end as of
  from former_slugs former where shop_id = ${shop.id}`

/** Those behind one of them, in the order of their key. */
export const formerSlugsAfter = (ctx: ShopAdminCtx, after: SlugKey | undefined, limit: number) =>
  ctx.db.query<FormerSlug>(sql`
    ${entries(ctx)} and (kind, language, slug) > (${after?.kind ?? ''}, ${after?.language ?? ''}, ${after?.slug ?? ''})
    order by kind, language, slug limit ${limit}`)

export const formerSlugsAmong = (ctx: ShopAdminCtx, keys: readonly SlugKey[]) =>
  ctx.db.query<FormerSlug>(sql`
    ${entries(ctx)} and (kind, language, slug) in (
      select kind, language, slug from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) wanted (kind text, language text, slug text))`)

/** What has slugs, by the name that an archive gives it. */
const owners = {
  product: { table: sql`products`, name: sql`symbol`, slugs: { en: sql`slug_en`, pl: sql`slug_pl` } },
  category: { table: sql`categories`, name: sql`slug_en`, slugs: { en: sql`slug_en`, pl: sql`slug_pl` } },
  brand: { table: sql`brands`, name: sql`slug`, slugs: { en: sql`slug`, pl: sql`slug` } },
} as const

/** What a former slug leads to, with its slug of now; undefined where the shop does not have it. */
export const ownerOf = ({ db, shop }: ShopAdminCtx, { kind, language, of }: FormerSlug) => {
  const { table, name, slugs } = owners[kind]
  return db.maybeOne<{ id: number; slug: string }>(sql`
    select id, ${slugs[language]} as slug from ${table} where shop_id = ${shop.id} and ${name} = ${of}`)
}

/** Whether something of the kind has the slug now. */
export const isTaken = async ({ db, shop }: ShopAdminCtx, { kind, language, slug }: FormerSlug) => {
  const { table, slugs } = owners[kind]
  return (await db.maybeOne(sql`select id from ${table} where shop_id = ${shop.id} and ${slugs[language]} = ${slug}`)) !== undefined
}

export const saveFormerSlug = ({ db, shop }: ShopAdminCtx, { kind, language, slug }: FormerSlug, owner: { id: number; slug: string }) =>
  db.query(sql`
    insert into former_slugs (shop_id, kind, language, slug, id, current_slug)
    values (${shop.id}, ${kind}, ${language}, ${slug}, ${owner.id}, ${owner.slug})
    on conflict (shop_id, kind, language, slug) do update set id = excluded.id, current_slug = excluded.current_slug`)
