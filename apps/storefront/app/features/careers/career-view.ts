import type { Career } from '@stragan/contract'
import { formatMoment } from '../../platform/format.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import { careersMessages } from './careers.messages.ts'

/** View model of a job, with dates in the shop's time zone. */
export function careerView({ language, bootstrap }: PublicContext, career: Career) {
  const { id, title, summary, place, employment, salary_from, salary_to, published_at, valid_until } = career
  const day = (iso: string) => ({ iso, text: formatMoment(language, iso, bootstrap.shop.time_zone) })
  return {
    id,
    title,
    summary,
    place,
    employment,
    pay: careersMessages[language].pay(salary_from, salary_to),
    since: day(published_at),
    until: valid_until === null ? null : day(valid_until),
  }
}

export type CareerView = ReturnType<typeof careerView>
