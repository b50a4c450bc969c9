import { ShopError } from '@stragan/contract'
import { type Language, otherLanguage } from '@stragan/routing'
import { redirect } from 'react-router'
import type { PublicContext } from '../../platform/public-context.ts'
import type { PageLocation } from '../../platform/public-loader.server.ts'

/**
 * Answers what `found` does. Where that is not found, the slug may be the other language's: `pathBy` looks it up in that language, and a
 * permanent redirect leads to the address in the page's own one, with the query.
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
    const path = await pathBy(otherLanguage[language]).catch(() => {
      throw error
    })
    throw redirect(query.size > 0 ? `${path}?${query}` : path, 301)
  }
}
