import type { DeliveryPromise } from '@stragan/contract'
import { describeDeadline, describeDelivery } from '@stragan/contract/delivery-dates'
import type { Language } from '@stragan/routing'
import { promiseMessages } from './promise.messages.ts'

/** A promise as it is shown. */
export interface PromiseTexts {
  /** When the cut-off ends it. */
  orderBy: string
  /** `Delivery on Tuesday 24 November`. */
  dates: string
  /** `if you order by 14:00 today`. */
  condition: string
  /** The condition with the time left (countdown.ts); null if that is more than a day, or if the order is not what counts. */
  within: string | null
}

/** Where the order is dispatched once it is paid, the receipt of the money counts. */
export function promiseTexts(language: Language, promise: DeliveryPromise, isPaidFirst = false): PromiseTexts {
  const t = promiseMessages[language]
  const deadline = describeDeadline(language, promise)
  return {
    orderBy: promise.order_by,
    dates: describeDelivery(language, promise),
    condition: isPaidFirst ? t.ifPaid(deadline) : t.ifOrdered(deadline),
    within: promise.order_by_is_today && !isPaidFirst ? t.ifOrderedWithin : null,
  }
}
