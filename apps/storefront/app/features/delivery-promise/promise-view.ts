import { formatLocaleOf } from '@stragan/contract'
import { describeDeliveryInShort } from '@stragan/contract/delivery-dates'
import type { PublicContext } from '../../platform/public-context.ts'
import { type PromiseTexts, promiseTexts } from './promise-texts.ts'

/** The promise for goods in stock, as cards and product pages show it; texts, so that their scripts need no names of days. */
export interface PromiseView extends PromiseTexts {
  /** For a card: `Delivery Tue 24 Nov`. */
  short: string
  /** Name of the delivery, and of its only country: `Courier, Poland`. */
  means: string
}

export function promiseView({ bootstrap: { promise }, language }: Pick<PublicContext, 'bootstrap' | 'language'>): PromiseView | null {
  if (!promise) return null
  const [only, ...others] = promise.countries ?? []
  const country = only && others.length === 0 && new Intl.DisplayNames(formatLocaleOf[language], { type: 'region' }).of(only)
  return {
    ...promiseTexts(language, promise),
    short: describeDeliveryInShort(language, promise),
    means: [promise.delivery, country].filter(Boolean).join(', '),
  }
}
