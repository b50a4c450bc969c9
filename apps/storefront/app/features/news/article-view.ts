import type { ArticleSummary } from '@stragan/contract'
import { formatMoment } from '../../platform/format.ts'
import type { PublicContext } from '../../platform/public-context.ts'

/** View model of an article in lists, with its date in the shop's time zone. */
export const articleView = ({ language, bootstrap }: PublicContext, { id, slug, title, summary, cover, published_at }: ArticleSummary) => ({
  id,
  slug,
  title,
  summary,
  cover,
  published: { iso: published_at, text: formatMoment(language, published_at, bootstrap.shop.time_zone) },
})

export type ArticleView = ReturnType<typeof articleView>
