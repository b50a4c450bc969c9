import type { PageId } from '@stragan/routing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { raw, type Sql, sql } from '../../platform/database.ts'

/** Pages without parameters. */
export type PlainPage = Exclude<
  PageId,
  | 'category'
  | 'brand'
  | 'product'
  | 'article'
  | 'career'
  | 'gift'
  | 'accountOrder'
  | 'savedList'
  | 'sharedList'
  | 'order'
  | 'withdrawal'
  | 'complaint'
>

/** What a redirect leads to: one of the first four. */
export interface Target {
  category_id: number | null
  brand_id: number | null
  product_id: number | null
  page: PlainPage | null
  /** Query of the address, with its question mark. */
  filters: string
}

export interface TargetRow extends Target {
  slug_en: string
  slug_pl: string
  /** False for a product that is not sold. */
  is_active: boolean
}

export interface RedirectRow extends TargetRow {
  id: number
  search: string
}

const rows = ({ shop }: Ctx, where: Sql) => sql`
  select redirect.id, redirect.search, redirect.category_id, redirect.brand_id, redirect.product_id, redirect.page, redirect.filters,
    coalesce(category.slug_en, brand.slug, product.slug_en, '') as slug_en, coalesce(category.slug_pl, brand.slug, product.slug_pl, '') as slug_pl,
    coalesce(product.is_active, true) as is_active
  from search_redirects redirect
  left join categories category on category.shop_id = redirect.shop_id and category.id = redirect.category_id
  left join brands brand on brand.shop_id = redirect.shop_id and brand.id = redirect.brand_id
  left join products product on product.shop_id = redirect.shop_id and product.id = redirect.product_id
  where redirect.shop_id = ${shop.id} and ${where}
  order by redirect.search`

export const allRedirects = (ctx: ShopAdminCtx) => ctx.db.query<RedirectRow>(rows(ctx, sql`true`))
export const redirectById = (ctx: ShopAdminCtx, id: number) => ctx.db.maybeOne<RedirectRow>(rows(ctx, sql`redirect.id = ${id}`))
export const redirectOfSearch = (ctx: Ctx, search: string) =>
  ctx.db.maybeOne<RedirectRow>(rows(ctx, sql`redirect.search = search_key(${search})`))

export const lockRedirect = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.query(sql`select 1 from search_redirects where shop_id = ${shop.id} and id = ${id} for update`)

/** Searches as they are compared. */
export const searchKeys = async ({ db }: ShopAdminCtx, searches: readonly string[]) =>
  (await db.one<{ keys: string[] }>(sql`select array(select search_key(search) from unnest(${searches}::text[]) search) as keys`)).keys

export const isTaken = async ({ db, shop }: ShopAdminCtx, search: string, except: number | null) =>
  (await db.maybeOne(sql`
    select 1 from search_redirects where shop_id = ${shop.id} and search = ${search} and id is distinct from ${except}::int`)) !== undefined

export const isHost = async ({ db, shop }: ShopAdminCtx, host: string) =>
  (await db.maybeOne(sql`select 1 from hosts where shop_id = ${shop.id} and host = ${host}`)) !== undefined

const tables = { category: 'categories', brand: 'brands', product: 'products' } as const

/** The id of what has a slug, or had it before; an id finds itself. */
export async function idBySlug({ db, shop }: ShopAdminCtx, kind: keyof typeof tables, language: 'en' | 'pl', key: string) {
  const slug = kind === 'brand' ? sql`slug` : raw(`slug_${language}`)
  const isNow = /^\d{1,9}$/.test(key) ? sql`id = ${Number(key)}` : sql`${slug} = ${key}`
  const row = await db.maybeOne<{ id: number }>(sql`
    select id from (
      select id, 1 as place from ${raw(tables[kind])} where shop_id = ${shop.id} and ${isNow}
      union all
      select id, 2 from former_slugs where shop_id = ${shop.id} and kind = ${kind} and language = ${language} and slug = ${key}
    ) found order by place limit 1`)
  return row?.id
}

export const insertRedirect = ({ db, shop }: ShopAdminCtx, id: number, search: string, to: Target) =>
  db.query(sql`
    insert into search_redirects (shop_id, id, search, category_id, brand_id, product_id, page, filters)
    values (${shop.id}, ${id}, ${search}, ${to.category_id}, ${to.brand_id}, ${to.product_id}, ${to.page}, ${to.filters})`)

export const updateRedirect = ({ db, shop }: ShopAdminCtx, id: number, search: string, to: Target) =>
  db.query(sql`
    update search_redirects set search = ${search}, category_id = ${to.category_id}, brand_id = ${to.brand_id}, product_id = ${to.product_id},
      page = ${to.page}, filters = ${to.filters}
    where shop_id = ${shop.id} and id = ${id}`)
