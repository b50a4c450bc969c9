import { hrefTo } from '@stragan/routing'
import type { PublicContext } from '../../platform/public-context.ts'
import { addressOf, type Thing } from '../../platform/structured-data.ts'

/** JSON-LD of the shop's site (WebSite) with its search action. */
export const webSiteJsonLd = (ctx: PublicContext): Thing => {
  const { language, bootstrap } = ctx
  const search: Thing = {
    '@type': 'SearchAction',
    target: `${addressOf(ctx, hrefTo(language, 'allProducts'))}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    name: bootstrap.shop.name,
    url: addressOf(ctx, hrefTo(language, 'home')),
    inLanguage: language,
    potentialAction: search,
  }
}
