import type { sitemapKinds } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { plannedAnew, type Sql, sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { pictureJson, type StoredPicture } from '../pictures/pictures.ts'
import { type LinkRow, matchesKey } from './card.queries.ts'

export interface CategoryRow extends LinkRow {
  parent_id: number | null
  products: number
}

const categoryColumns = (ctx: Ctx) => sql`
  c.id, ${text(ctx, sql`c.name`)} as name, c.slug_en, c.slug_pl, c.parent_id,
  (select count(*) from products p where p.shop_id = c.shop_id and p.is_active and p.category_id in (
    select below.category_id from category_descendants(c.shop_id, c.id) below))::int as products`

/** Every category, parents before children, siblings in their order. */
export const allCategories = (ctx: Ctx) =>
  ctx.db.query<CategoryRow>(
    plannedAnew(sql`
    with counted as (select category_id, count(*) as count from products where shop_id = ${ctx.shop.id} and is_active group by category_id)
    select c.id, ${text(ctx, sql`c.name`)} as name, c.slug_en, c.slug_pl, c.parent_id, coalesce(sum(counted.count), 0)::int as products
    from categories c
    left join category_closure path on path.shop_id = c.shop_id and path.ancestor_id = c.id
    left join counted on counted.category_id = path.category_id
    where c.shop_id = ${ctx.shop.id}
    group by c.shop_id, c.id
    order by c.position, c.id`),
  )

export interface CategoryPageRow extends CategoryRow {
  description: string | null
  seo_title: string | null
  seo_description: string | null
  breadcrumbs: LinkRow[]
  children: CategoryRow[]
}

export const categoryByKey = async (ctx: Ctx, key: string) => {
  const rows = await ctx.db.query<CategoryPageRow>(sql`
    select ${categoryColumns(ctx)}, ${text(ctx, sql`c.description`)} as description, ${text(ctx, sql`c.seo_title`)} as seo_title,
      ${text(ctx, sql`c.seo_description`)} as seo_description,
      coalesce((
        select json_agg(json_build_object('id', above.id, 'name', ${text(ctx, sql`above.name`)}, 'slug_en', above.slug_en, 'slug_pl', above.slug_pl) order by path.distance desc)
        from category_ancestors(c.shop_id, c.id) path join categories above on above.shop_id = c.shop_id and above.id = path.category_id
        where path.distance > 0), '[]') as breadcrumbs,
      coalesce((select json_agg(below order by position, id) from (
        select c.position, ${categoryColumns(ctx)} from categories c where c.shop_id = ${ctx.shop.id} and c.parent_id = requested.id
      ) below), '[]') as children
    from categories c join (select c.id from categories c where c.shop_id = ${ctx.shop.id} and ${matchesKey(ctx, 'c', key)}) requested on requested.id = c.id
    where c.shop_id = ${ctx.shop.id}`)
  return rows[0]
}

export interface BrandRow {
  id: number
  name: string
  slug: string
  description: string | null
  logo: StoredPicture | null
  products: number
}

const brandRows = (ctx: Ctx, where: Sql) =>
  ctx.db.query<BrandRow>(sql`
    select b.id, b.name, b.slug, ${text(ctx, sql`b.description`)} as description,
      (select ${pictureJson(ctx)} from pictures x where x.shop_id = b.shop_id and x.id = b.logo_id) as logo,
      (select count(*) from products p where p.shop_id = b.shop_id and p.brand_id = b.id and p.is_active)::int as products
    from brands b where b.shop_id = ${ctx.shop.id} and ${where}
    order by fold(b.name), b.id`)

export const allBrands = (ctx: Ctx) => brandRows(ctx, sql`true`)
export const brandByKey = async (ctx: Ctx, key: string) => {
  const [row] = await brandRows(ctx, /^\d+$/.test(key) ? sql`b.id = ${Number(key)}` : sql`b.slug = ${key}`)
  return row
}

/** The categories with products of a brand, in the order of the tree's siblings. */
export const categoriesOfBrand = (ctx: Ctx, brandId: number) =>
  ctx.db.query<LinkRow & { products: number }>(sql`
    select c.id, ${text(ctx, sql`c.name`)} as name, c.slug_en, c.slug_pl, count(*)::int as products
    from products p join categories c on c.shop_id = p.shop_id and c.id = p.category_id
    where p.shop_id = ${ctx.shop.id} and p.brand_id = ${brandId} and p.is_active
    group by c.shop_id, c.id
    order by c.position, c.id`)

interface SiteMapRow {
  kind: (typeof sitemapKinds)[number]
  id: number
  slug_en: string
  slug_pl: string
}

/** A page of everything that has a screen, in a fixed order; the slug of what is addressed by id is its id. */
export const siteMapPage = (ctx: Ctx, page: number, perPage: number) =>
  ctx.db.one<{ total: number; items: SiteMapRow[] }>(sql`
    with entries as (
      select 1 as place, 'category' as kind, id, slug_en, slug_pl from categories where shop_id = ${ctx.shop.id}
      union all select 2, 'brand', id, slug, slug from brands where shop_id = ${ctx.shop.id}
      union all select 3, 'product', id, slug_en, slug_pl from products where shop_id = ${ctx.shop.id} and is_active
      union all select 4, kind, id, coalesce(slug_en, id::text), coalesce(slug_pl, id::text) from content_records
        where shop_id = ${ctx.shop.id} and kind in ('article', 'career') and published_at <= clock() and coalesce(valid_until > clock(), true)
      union all select 5, 'gift', id, id::text, id::text from gifts where shop_id = ${ctx.shop.id} and is_active
    )
    select (select count(*)::int from entries) as total, coalesce((
      select json_agg(listed order by place, kind, id) from (
        select * from entries order by place, kind, id limit ${perPage} offset ${(page - 1) * perPage}
      ) listed), '[]') as items`)
