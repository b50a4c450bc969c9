import { ShopError } from '@stragan/contract'
import { type Language, otherLanguage } from '@stragan/routing'
import { redirect } from 'react-router'
import type { PublicContext } from '../../platform/public-context.ts'
import type { PageLocation } from '../../platform/public-loader.server.ts'

/**
 * Returns the result of `found`. On "not found" the slug may belong to the other language: `pathBy` looks it up there, and a permanent
 * redirect leads to the address in the page's language, with the query.
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
