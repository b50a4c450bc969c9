import type { Currency } from '@stragan/contract'
import { formatMoney } from '@stragan/contract/formats'
import { Notice } from '@stragan/ui/notice'
import { useLanguage } from '../../../platform/language.ts'
import { timelineMessages } from './timeline.messages.ts'
import type { EntryView } from './timeline-view.server.ts'

/** What is to be refunded of an order. */
export function RefundsDue({ entries, currency }: { entries: readonly EntryView[]; currency: Currency }) {
  const language = useLanguage()
  const t = timelineMessages[language]
  const due = entries.flatMap(entry => (entry.kind === 'payment' && entry.refund === 'due' ? [entry.amount] : []))
  if (due.length === 0) return null
  // In hundredths, which add up exactly.
  const sum = due.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100
  return (
    <Notice tone="warning" title={t.toReturn}>
      <p>{t.toReturnText(formatMoney(language, sum, currency))}</p>
    </Notice>
  )
}
