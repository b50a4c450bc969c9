import type { ArticleSummary } from '@stragan/contract'
import { formatMoment } from '../../platform/format.ts'
import type { SharedVisit } from '../../platform/visit.ts'

/** An article as lists show it, with its day where the shop is. */
export const toldArticle = ({ language, start }: SharedVisit, { id, slug, title, summary, cover, published_at }: ArticleSummary) => ({
  id,
  slug,
  title,
  summary,
  cover,
  published: { iso: published_at, text: formatMoment(language, published_at, start.shop.time_zone) },
})

export type ToldArticle = ReturnType<typeof toldArticle>
