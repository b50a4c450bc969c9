import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'

interface PageRow {
  key: string
  version: string
  valid_from: Date
  title: string
  body: string
  seo_title: string | null
  seo_description: string | null
}

/** Finds the current version: the newest that is valid by now. */
export const findContentPage = (ctx: Ctx, key: string) =>
  ctx.db.maybeOne<PageRow>(sql`
    select key, version, valid_from, ${text(ctx, sql`title`)} as title, ${text(ctx, sql`body`)} as body,
      ${text(ctx, sql`seo_title`)} as seo_title, ${text(ctx, sql`seo_description`)} as seo_description
    from content_pages where shop_id = ${ctx.shop.id} and key = ${key} and valid_from <= clock()
    order by valid_from desc, version desc limit 1`)

/** Keys of all pages with a current version. */
export const pageKeys = async (ctx: Ctx) => {
  const rows = await ctx.db.query<{ key: string }>(sql`
    select distinct key from content_pages where shop_id = ${ctx.shop.id} and valid_from <= clock() order by key`)
  return rows.map(({ key }) => key)
}

/** Current versions of pages, by key. */
export const versionsOf = (ctx: Ctx, keys: readonly string[]) =>
  ctx.db.query<{ key: string; version: string }>(sql`
    select distinct on (key) key, version from content_pages
    where shop_id = ${ctx.shop.id} and key = any (${keys}::text[]) and valid_from <= clock()
    order by key, valid_from desc, version desc`)

export interface PageReference {
  key: string
  version: string
}

/** Pages in given versions, in the order of the references. */
export const pagesInVersions = (ctx: Ctx, references: readonly PageReference[]) =>
  ctx.db.query<PageReference & { title: string; body: string }>(sql`
    select page.key, page.version, ${text(ctx, sql`title`)} as title, ${text(ctx, sql`body`)} as body
    from unnest(${references.map(({ key }) => key)}::text[], ${references.map(({ version }) => version)}::text[])
      with ordinality as reference (key, version, position)
    join content_pages page on page.shop_id = ${ctx.shop.id} and page.key = reference.key and page.version = reference.version
    order by reference.position`)
