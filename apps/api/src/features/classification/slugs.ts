import { type Fields, fieldProblems, type Language, languages } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { freeSlug } from './slug-of.ts'

/** Slugs that are taken. */
interface Slugs {
  current: Set<string>
  /** With former ones. */
  all: Set<string>
}

/** Slugs of the rows of a kind but one, and of a new row (no id) of all. */
async function slugsOfOthers({ db, shop }: ShopAdminCtx, current: Sql, former: Sql, id = 0): Promise<Slugs> {
  const rows = await db.query<{ slug: string; is_current: boolean }>(sql`
    select slug, is_current from (
      select id, slug, true as is_current from (${current}) current
      union all
      select id, slug, false from former_slugs where shop_id = ${shop.id} and ${former}) taken
    where id <> ${id}`)
  return { current: new Set(rows.filter(one => one.is_current).map(one => one.slug)), all: new Set(rows.map(one => one.slug)) }
}

export type CategorySlugs = Record<Language, Slugs>

/** The slugs of other categories. */
export async function categorySlugs(ctx: ShopAdminCtx, id?: number): Promise<CategorySlugs> {
  const ofLanguage = (language: Language) =>
    slugsOfOthers(
      ctx,
      sql`select id, slug ->> ${language} as slug from categories where shop_id = ${ctx.shop.id}`,
      sql`kind = 'category' and language = ${language}`,
      id,
    )
  const [en, pl] = await Promise.all([ofLanguage('en'), ofLanguage('pl')])
  return { en, pl }
}

/** The slugs of other brands. */
export const brandSlugs = (ctx: ShopAdminCtx, id?: number): Promise<Slugs> =>
  slugsOfOthers(ctx, sql`select id, slug from brands where shop_id = ${ctx.shop.id}`, sql`kind = 'brand'`, id)

/** Notes the slugs of a new row as taken. */
export function takeSlug({ current, all }: Slugs, slug: string): void {
  current.add(slug)
  all.add(slug)
}

interface Named {
  id: number
  name: Record<Language, string>
  slugs: Record<Language, string>
}

/** The slugs of a category: an empty one is made from the name, and leaves former slugs to their redirects. */
export function slugsFor(others: CategorySlugs, { id, name, slugs }: Named): { slugs: Record<Language, string>; problems: Fields } {
  const found: Record<Language, string> = { ...slugs }
  const problems: Record<string, Fields[string]> = {}
  for (const language of languages) {
    const { current, all } = others[language]
    if (slugs[language] === '') found[language] = freeSlug(name[language], slug => all.has(slug), `category-${id}`)
    else if (current.has(slugs[language])) problems[`slugs.${language}`] = fieldProblems.twice
  }
  return { slugs: found, problems }
}

/** The same for the one slug of a brand. */
export function brandSlugFor(
  others: Slugs,
  { id, name, slug }: { id: number; name: string; slug: string },
): { slug: string; problems: Fields } {
  if (slug === '') return { slug: freeSlug(name, one => others.all.has(one), `brand-${id}`), problems: {} }
  return { slug, problems: others.current.has(slug) ? { slug: fieldProblems.twice } : {} }
}
