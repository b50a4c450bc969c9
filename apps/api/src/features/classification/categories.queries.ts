import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import type { Texts } from '../../platform/texts.ts'

export interface ListedCategoryRow {
  id: number
  parent_id: number | null
  name: Texts
  slug: Texts
  products: number
}

/** All categories, siblings in their order. */
export const allCategories = ({ db, shop }: ShopAdminCtx) =>
  db.query<ListedCategoryRow>(sql`
    select id, parent_id, name, slug, coalesce(counted.products, 0) as products
    from categories
    left join (select category_id, count(*)::int as products from products where shop_id = ${shop.id} group by category_id) counted on counted.category_id = id
    where shop_id = ${shop.id}
    order by position, id`)

export interface PlacedRow {
  id: number
  parent_id: number | null
}

export const placesOfCategories = ({ db, shop }: ShopAdminCtx) =>
  db.query<PlacedRow>(sql`select id, parent_id from categories where shop_id = ${shop.id} order by position, id`)

export interface CategoryRow {
  id: number
  parent_id: number | null
  name: Texts
  slug: Texts
  description: Texts
  seo_title: Texts
  seo_description: Texts
  products: number
  children: number
  /** Symbols. */
  first_products: string[]
  facets: string[] | null
}

export const categoryById = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.maybeOne<CategoryRow>(sql`
    select id, parent_id, name, slug, description, seo_title, seo_description, facets,
      array(
        select product.symbol from unnest(category.first_products) with ordinality first (id, position)
        cross join lateral (select symbol from products where shop_id = ${shop.id} and products.id = first.id offset 0) product
        order by first.position) as first_products,
      (select count(*)::int from products where shop_id = ${shop.id} and category_id = category.id) as products,
      (select count(*)::int from categories below where below.shop_id = ${shop.id} and below.parent_id = category.id) as children
    from categories category where shop_id = ${shop.id} and id = ${id}`)

/** Texts and slugs as JSON. */
export interface StoredCategory {
  name: string
  slug: string
  description: string
  seo_title: string
  seo_description: string
}

export interface PlacedCategory extends StoredCategory, PlacedRow {}

/** Stores categories as the last ones below their parents, which may be among them. */
export const insertCategories = ({ db, shop }: ShopAdminCtx, categories: readonly PlacedCategory[]) =>
  db.query(sql`
    insert into categories (shop_id, id, parent_id, position, name, slug, description, seo_title, seo_description)
    select ${shop.id}, id, parent_id,
      coalesce((
        select max(position) from categories sibling where shop_id = ${shop.id} and sibling.parent_id is not distinct from given.parent_id), 0)
        + row_number() over (partition by parent_id order by id),
      name::jsonb, slug::jsonb, description::jsonb, seo_title::jsonb, seo_description::jsonb
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) given (id int, parent_id int, name text, slug text, description text,
      seo_title text, seo_description text)`)

export const updateCategory = ({ db, shop }: ShopAdminCtx, id: number, stored: StoredCategory) =>
  db.query(sql`
    update categories set name = ${stored.name}::jsonb, slug = ${stored.slug}::jsonb, description = ${stored.description}::jsonb,
      seo_title = ${stored.seo_title}::jsonb, seo_description = ${stored.seo_description}::jsonb
    where shop_id = ${shop.id} and id = ${id}`)

/** Ids of products by their symbols, and the codes that are features of the shop. */
export const listParts = ({ db, shop }: ShopAdminCtx, symbols: readonly string[], codes: readonly string[]) =>
  db.one<{ products: Record<string, number>; codes: string[] }>(sql`
    select
      coalesce((select json_object_agg(symbol, id) from products where shop_id = ${shop.id} and symbol = any (${[...symbols]}::text[])), '{}') as products,
      array(select code from features where shop_id = ${shop.id} and code = any (${[...codes]}::text[])) as codes`)

export const setList = ({ db, shop }: ShopAdminCtx, id: number, products: readonly number[], facets: readonly string[] | null) =>
  db.query(sql`
    update categories set first_products = ${[...products]}::int[], facets = ${facets && [...facets]}::text[]
    where shop_id = ${shop.id} and id = ${id}
      and (first_products, facets) is distinct from (${[...products]}::int[], ${facets && [...facets]}::text[])`)

/** Replaces the code of a feature among the first filters of categories; null removes it, and a list of nothing else. */
export const replaceFacet = ({ db, shop }: ShopAdminCtx, code: string, by: string | null) =>
  db.query(sql`
    update categories set facets = ${by === null ? sql`nullif(array_remove(facets, ${code}::text), '{}')` : sql`array_replace(facets, ${code}::text, ${by}::text)`}
    where shop_id = ${shop.id} and ${code}::text = any (facets)`)

/** Puts categories below a parent, in this order. */
export const placeCategories = ({ db, shop }: ShopAdminCtx, parentId: number | null, ids: readonly number[]) =>
  db.query(sql`
    update categories set parent_id = ${parentId}::int, position = placed.position
    from unnest(${[...ids]}::int[]) with ordinality placed (id, position)
    where shop_id = ${shop.id} and categories.id = placed.id
      and (parent_id is distinct from ${parentId}::int or categories.position <> placed.position)`)
