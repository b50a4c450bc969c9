import type { Article } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { addressOf, pictureAddress, type Thing } from '../../platform/structured-data.ts'
import type { SharedVisit } from '../../platform/visit.ts'

/** An article for search engines; the shop itself has written it. */
export function newsArticle(visit: SharedVisit, { slug, title, summary, cover, published_at }: Article): Thing {
  const { language, start } = visit
  const url = addressOf(visit, hrefTo(language, 'article', { slug }))
  const shop = { '@type': 'Organization', name: start.shop.name, url: addressOf(visit, '/') }
  return {
    '@type': 'NewsArticle',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description: summary,
    inLanguage: language,
    datePublished: published_at,
    ...(cover && { image: [pictureAddress(visit, cover)] }),
    author: shop,
    publisher: shop,
  }
}
