import { type contentPageCalls, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { findContentPage, type PageReference, pagesInVersions, versionsOf } from './content-pages.queries.ts'
import { renderMarkdown } from './markdown.ts'

export { pageKeys } from './content-pages.queries.ts'
export { renderMarkdown } from './markdown.ts'

/** Loads a content page in the requested language, as HTML. */
export async function contentPage(ctx: Ctx, key: string): Promise<ResponseInput<typeof contentPageCalls.page>> {
  const row = await findContentPage(ctx, key)
  if (!row) throw new ShopError('page_not_found')
  const { body, valid_from, ...page } = row
  return { ...page, valid_from: valid_from.toISOString(), html: renderMarkdown(body) }
}

/** Loads the current versions of pages, to which a consent refers. Omits pages that the shop does not have. */
export const consentVersions = (ctx: Ctx, keys: readonly string[]) => versionsOf(ctx, keys)

/** Loads pages in the versions that consents name, as HTML. Omits those that are not there any more. */
export const pageVersions = async (ctx: Ctx, references: readonly PageReference[]) => {
  const pages = await pagesInVersions(ctx, references)
  return pages.map(({ body, ...page }) => ({ ...page, html: renderMarkdown(body) }))
}
