import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import type { Texts } from '../../platform/texts.ts'

export interface BrandRow {
  id: number
  name: string
  slug: string
  description: Texts
  producer_id: number | null
  products: number
}

const rows = ({ db, shop }: ShopAdminCtx, where: Sql) =>
  db.query<BrandRow>(sql`
    select id, name, slug, description, producer_id,
      (select count(*)::int from products where shop_id = ${shop.id} and brand_id = brand.id) as products
    from brands brand where shop_id = ${shop.id} and ${where}
    order by fold(name), id`)

export const allBrands = (ctx: ShopAdminCtx) => rows(ctx, sql`true`)
export const brandById = async (ctx: ShopAdminCtx, id: number) => (await rows(ctx, sql`id = ${id}`))[0]

export interface StoredBrand {
  name: string
  slug: string
  /** As JSON. */
  description: string
  producer_id: number | null
}

export const insertBrand = ({ db, shop }: ShopAdminCtx, id: number, { name, slug, description, producer_id }: StoredBrand) =>
  db.query(sql`
    insert into brands (shop_id, id, name, slug, description, producer_id)
    values (${shop.id}, ${id}, ${name}, ${slug}, ${description}::jsonb, ${producer_id})`)

export const updateBrand = ({ db, shop }: ShopAdminCtx, id: number, { name, slug, description, producer_id }: StoredBrand) =>
  db.query(sql`
    update brands set name = ${name}, slug = ${slug}, description = ${description}::jsonb, producer_id = ${producer_id}
    where shop_id = ${shop.id} and id = ${id}`)
