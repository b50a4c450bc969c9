import type { Currency } from '@stragan/contract'
import { formatDate, formatMoney } from '@stragan/contract/formats'
import { ButtonLink } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { useLanguage } from '../../../platform/language.ts'
import { timelineMessages } from './timeline.messages.ts'
import type { EntryView } from './timeline-view.server.ts'

interface RefundsDueProps {
  entries: readonly EntryView[]
  /** Null for those who may not see refunds. */
  refunds: readonly { id: string; amount: number; due_on: string; is_overdue: boolean }[] | null
  /** Where the refunds of the order are noted as made. */
  href: string
  currency: Currency
}

/** What is to be paid back of an order: with the last days and the way to note it, or the sum for those who may not see them. */
export function RefundsDue({ entries, refunds, href, currency }: RefundsDueProps) {
  const language = useLanguage()
  const t = timelineMessages[language]
  if (refunds !== null) {
    if (refunds.length === 0) return null
    return (
      <Notice tone="warning" title={t.toReturn}>
        <ul className="mb-3 grid gap-1">
          {refunds.map(({ id, amount, due_on, is_overdue }) => (
            <li key={id}>
              {(is_overdue ? t.overdue : t.payBackBy)(formatMoney(language, amount, currency), formatDate(language, due_on))}
            </li>
          ))}
        </ul>
        <ButtonLink href={href} size="small">
          {t.toRefunds}
        </ButtonLink>
      </Notice>
    )
  }
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
