import { ShopError } from '@stragan/contract'
import { type Language, otherLanguage } from '@stragan/routing'
import { redirect } from 'react-router'
import type { PublicContext } from '../../platform/public-context.ts'
import type { PageLocation } from '../../platform/public-loader.server.ts'

/**
 * Returns the result of `found`. On "not found" the slug may be a former one, or one of the other language: `pathBy` looks it up, and a
 * permanent redirect leads to the address of now in the page's language, with the query.
 */
export async function orSlugRedirect<T>(
  { language }: PublicContext,
  { query }: PageLocation,
  found: Promise<T>,
  pathBy: (slugLanguage: Language) => Promise<string>,
): Promise<T> {
  try {
    return await found
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 404) throw error
    const path = await pathBy(language)
      .catch(() => pathBy(otherLanguage[language]))
      .catch(() => {
        throw error
      })
    throw slugRedirect(path, query)
  }
}

/** Throws a permanent redirect to `path` where what was found by a key has another slug by now; ids stay as they are. */
export function assertCurrentSlug({ key, slug, path, query }: { key: string; slug: string; path: string; query: URLSearchParams }): void {
  if (key !== slug && !/^\d+$/.test(key)) throw slugRedirect(path, query)
}

const slugRedirect = (path: string, query: URLSearchParams) =>
  // A slug may lead elsewhere later: browsers ask again.
  redirect(query.size > 0 ? `${path}?${query}` : path, { status: 301, headers: { 'cache-control': 'public, no-cache' } })
