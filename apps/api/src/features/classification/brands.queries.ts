import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import type { Texts } from '../../platform/texts.ts'

export interface BrandRow {
  id: number
  name: string
  slug: string
  description: Texts
  /** Rows of the history may be older than these. */
  seo_title?: Texts
  seo_description?: Texts
  producer_id: number | null
  products: number
}

const rows = ({ db, shop }: ShopAdminCtx, where: Sql) =>
  db.query<BrandRow>(sql`
    select id, name, slug, description, seo_title, seo_description, producer_id,
      (select count(*)::int from products where shop_id = ${shop.id} and brand_id = brand.id) as products
    from brands brand where shop_id = ${shop.id} and ${where}
    order by fold(name), id`)

export const allBrands = (ctx: ShopAdminCtx) => rows(ctx, sql`true`)
export const brandById = async (ctx: ShopAdminCtx, id: number) => (await rows(ctx, sql`id = ${id}`))[0]

export interface StoredBrand {
  name: string
  slug: string
  /** Texts as JSON. */
  description: string
  seo_title: string
  seo_description: string
  producer_id: number | null
}

export const insertBrands = ({ db, shop }: ShopAdminCtx, brands: readonly (StoredBrand & { id: number })[]) =>
  db.query(sql`
    insert into brands (shop_id, id, name, slug, description, seo_title, seo_description, producer_id)
    select ${shop.id}, id, name, slug, description::jsonb, seo_title::jsonb, seo_description::jsonb, producer_id
    from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) given (id int, name text, slug text, description text, seo_title text,
      seo_description text, producer_id int)`)

export const updateBrand = ({ db, shop }: ShopAdminCtx, id: number, stored: StoredBrand) =>
  db.query(sql`
    update brands set name = ${stored.name}, slug = ${stored.slug}, description = ${stored.description}::jsonb,
      seo_title = ${stored.seo_title}::jsonb, seo_description = ${stored.seo_description}::jsonb, producer_id = ${stored.producer_id}
    where shop_id = ${shop.id} and id = ${id}`)
