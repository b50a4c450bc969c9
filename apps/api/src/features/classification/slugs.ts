import { type Fields, fieldProblems, type Language, languages } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { freeSlug } from './slug-of.ts'

/** Slugs of other categories, those of now and former ones. */
async function slugsOfOthers({ db, shop }: ShopAdminCtx, language: Language, id: number) {
  const rows = await db.query<{ slug: string; is_current: boolean }>(sql`
    select slug ->> ${language} as slug, true as is_current from categories where shop_id = ${shop.id} and id <> ${id}
    union all
    select slug, false from former_slugs where shop_id = ${shop.id} and kind = 'category' and language = ${language} and id <> ${id}`)
  return { current: new Set(rows.filter(one => one.is_current).map(one => one.slug)), all: new Set(rows.map(one => one.slug)) }
}

interface Named {
  id: number
  name: Record<Language, string>
  slugs: Record<Language, string>
}

/** The slugs of a category: an empty one is made from the name, and leaves former slugs to their redirects. */
export async function slugsFor(
  ctx: ShopAdminCtx,
  { id, name, slugs }: Named,
): Promise<{ slugs: Record<Language, string>; problems: Fields }> {
  const found: Record<Language, string> = { ...slugs }
  const problems: Record<string, Fields[string]> = {}
  for (const language of languages) {
    const others = await slugsOfOthers(ctx, language, id)
    if (slugs[language] === '') found[language] = freeSlug(name[language], slug => others.all.has(slug), `category-${id}`)
    else if (others.current.has(slugs[language])) problems[`slugs.${language}`] = fieldProblems.twice
  }
  return { slugs: found, problems }
}

/** The same for the one slug of a brand. */
export async function brandSlugFor(
  { db, shop }: ShopAdminCtx,
  { id, name, slug }: { id: number; name: string; slug: string },
): Promise<{ slug: string; problems: Fields }> {
  const rows = await db.query<{ slug: string; is_current: boolean }>(sql`
    select slug, true as is_current from brands where shop_id = ${shop.id} and id <> ${id}
    union all
    select slug, false from former_slugs where shop_id = ${shop.id} and kind = 'brand' and id <> ${id}`)
  if (slug === '') return { slug: freeSlug(name, one => rows.some(row => row.slug === one), `brand-${id}`), problems: {} }
  const isTaken = rows.some(row => row.is_current && row.slug === slug)
  return { slug, problems: isTaken ? { slug: fieldProblems.twice } : {} }
}
