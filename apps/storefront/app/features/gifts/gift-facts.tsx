import type { Language } from '@stragan/routing'
import type { GiftView } from './gift-view.ts'
import { giftsMessages } from './gifts.messages.ts'

/** Minimum order value and stock of a gift. */
export function GiftFacts({ gift: { from, stockOnHand }, language }: { gift: Pick<GiftView, 'from' | 'stockOnHand'>; language: Language }) {
  const t = giftsMessages[language]
  return (
    <>
      <p className="tabular-nums">{t.from(from)}</p>
      <p className={`text-sm tabular-nums ${stockOnHand > 0 ? 'text-success' : 'text-quiet'}`}>
        {stockOnHand > 0 ? t.left(stockOnHand) : t.gone}
      </p>
    </>
  )
}
