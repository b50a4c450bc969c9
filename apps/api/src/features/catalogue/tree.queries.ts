import type { sitemapKinds } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { type Sql, sql, withCustomPlan } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { pictureJson, type StoredPicture } from '../pictures/pictures.ts'
import { type LinkRow, matchesKey } from './card.queries.ts'

export interface CategoryRow extends LinkRow {
  parent_id: number | null
  products: number
}

const categoryColumns = (ctx: Ctx) => sql`
  category.id, ${text(ctx, sql`category.name`)} as name, category.slug_en, category.slug_pl, category.parent_id,
  (select count(*) from products product where product.shop_id = category.shop_id and product.is_active and product.category_id in (
    select below.category_id from category_descendants(category.shop_id, category.id) below))::int as products`

/** Every category, parents before children, siblings in their order. */
export const allCategories = (ctx: Ctx) =>
  ctx.db.query<CategoryRow & { picture: StoredPicture | null }>(
    withCustomPlan(sql`
    with counted as (select category_id, count(*) as count from products where shop_id = ${ctx.shop.id} and is_active group by category_id)
    select category.id, ${text(ctx, sql`category.name`)} as name, category.slug_en, category.slug_pl, category.parent_id, coalesce(sum(counted.count), 0)::int as products,
      (select ${pictureJson(ctx, sql`picture`)} from pictures picture where picture.shop_id = category.shop_id and picture.id = category.picture_id) as picture
    from categories category
    left join category_closure path on path.shop_id = category.shop_id and path.ancestor_id = category.id
    left join counted on counted.category_id = path.category_id
    where category.shop_id = ${ctx.shop.id}
    group by category.shop_id, category.id
    order by category.position, category.id`),
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
    select ${categoryColumns(ctx)}, ${text(ctx, sql`category.description`)} as description, ${text(ctx, sql`category.seo_title`)} as seo_title,
      ${text(ctx, sql`category.seo_description`)} as seo_description,
      coalesce((
        select json_agg(json_build_object('id', above.id, 'name', ${text(ctx, sql`above.name`)}, 'slug_en', above.slug_en, 'slug_pl', above.slug_pl) order by path.distance desc)
        from category_ancestors(category.shop_id, category.id) path join categories above on above.shop_id = category.shop_id and above.id = path.category_id
        where path.distance > 0), '[]') as breadcrumbs,
      coalesce((select json_agg(below order by position, id) from (
        select category.position, ${categoryColumns(ctx)} from categories category where category.shop_id = ${ctx.shop.id} and category.parent_id = requested.id
      ) below), '[]') as children
    from categories category join (select category.id from categories category where category.shop_id = ${ctx.shop.id} and ${matchesKey(ctx, 'category', key)}) requested on requested.id = category.id
    where category.shop_id = ${ctx.shop.id}`)
  return rows[0]
}

export interface BrandRow {
  id: number
  name: string
  slug: string
  description: string | null
  seo_title: string | null
  seo_description: string | null
  logo: StoredPicture | null
  products: number
}

const brandRows = (ctx: Ctx, where: Sql) =>
  ctx.db.query<BrandRow>(sql`
    select brand.id, brand.name, brand.slug, ${text(ctx, sql`brand.description`)} as description,
      ${text(ctx, sql`brand.seo_title`)} as seo_title, ${text(ctx, sql`brand.seo_description`)} as seo_description,
      (select ${pictureJson(ctx, sql`logo`)} from pictures logo where logo.shop_id = brand.shop_id and logo.id = brand.logo_id) as logo,
      (select count(*) from products product where product.shop_id = brand.shop_id and product.brand_id = brand.id and product.is_active)::int as products
    from brands brand where brand.shop_id = ${ctx.shop.id} and ${where}
    order by fold(brand.name), brand.id`)

export const allBrands = (ctx: Ctx) => brandRows(ctx, sql`true`)
export const brandByKey = async (ctx: Ctx, key: string) => {
  const [row] = await brandRows(ctx, /^\d+$/.test(key) ? sql`brand.id = ${Number(key)}` : sql`brand.slug = ${key}`)
  return row
}

/** The categories with products of a brand, in the order of the tree's siblings. */
export const categoriesOfBrand = (ctx: Ctx, brandId: number) =>
  ctx.db.query<LinkRow & { products: number }>(sql`
    select category.id, ${text(ctx, sql`category.name`)} as name, category.slug_en, category.slug_pl, count(*)::int as products
    from products product join categories category on category.shop_id = product.shop_id and category.id = product.category_id
    where product.shop_id = ${ctx.shop.id} and product.brand_id = ${brandId} and product.is_active
    group by category.shop_id, category.id
    order by category.position, category.id`)

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
      union all select 4, kind, id, coalesce(slug_en, id::text), coalesce(slug_pl, id::text) from published_records
        where shop_id = ${ctx.shop.id} and kind in ('article', 'career')
      union all select 5, 'gift', id, id::text, id::text from gifts where shop_id = ${ctx.shop.id} and is_active
    )
    select (select count(*)::int from entries) as total, coalesce((
      select json_agg(listed order by place, kind, id) from (
        select * from entries order by place, kind, id limit ${perPage} offset ${(page - 1) * perPage}
      ) listed), '[]') as items`)
