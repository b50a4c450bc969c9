import type { Article } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import type { PublicContext } from '../../platform/public-context.ts'
import { addressOf, pictureAddress, type Thing } from '../../platform/structured-data.ts'

/** JSON-LD of an article (NewsArticle); author and publisher are the shop. */
export function articleJsonLd(ctx: PublicContext, { slug, title, summary, cover, published_at }: Article): Thing {
  const { language, bootstrap } = ctx
  const url = addressOf(ctx, hrefTo(language, 'article', { slug }))
  const shop = { '@type': 'Organization', name: bootstrap.shop.name, url: addressOf(ctx, '/') }
  return {
    '@type': 'NewsArticle',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description: summary,
    inLanguage: language,
    datePublished: published_at,
    ...(cover && { image: [pictureAddress(ctx, cover)] }),
    author: shop,
    publisher: shop,
  }
}
