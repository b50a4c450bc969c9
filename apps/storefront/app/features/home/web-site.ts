import { hrefTo } from '@stragan/routing'
import { addressOf, type Thing } from '../../platform/structured-data.ts'
import type { SharedVisit } from '../../platform/visit.ts'

/** The shop as a site that can be searched. */
export const webSite = (visit: SharedVisit): Thing => {
  const { language, start } = visit
  const search: Thing = {
    '@type': 'SearchAction',
    target: `${addressOf(visit, hrefTo(language, 'allProducts'))}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    name: start.shop.name,
    url: addressOf(visit, hrefTo(language, 'home')),
    inLanguage: language,
    potentialAction: search,
  }
}
