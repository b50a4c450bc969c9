import type { ResponseOutput } from '@stragan/contract'
import { type refundCalls, refundReasonNames } from '@stragan/contract/admin'
import { formatDate, formatMoney } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ActionHead } from '../../platform/action-head.tsx'
import { Author } from '../../platform/author.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Question } from '../../platform/office-form.tsx'
import { refundMessages } from './refunds.messages.ts'

type Refund = Omit<ResponseOutput<typeof refundCalls.refunds>['items'][number], 'refunded_at'> & {
  /** Formatted; null while it is due. */
  refunded: string | null
}

interface RefundsTableProps {
  refunds: readonly Refund[]
  /** Address of the orders, for those who may see them. */
  orders: string | null
  canWrite: boolean
}

/** What is to be paid back, or was. */
export function RefundsTable({ refunds, orders, canWrite }: RefundsTableProps) {
  const language = useLanguage()
  const t = refundMessages[language]
  const arePaidBack = refunds.every(({ refunded }) => refunded !== null)
  return (
    <Table caption={t.title} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.order}</ColumnHead>
          <ColumnHead>{t.reason}</ColumnHead>
          <ColumnHead>{t.paidBy}</ColumnHead>
          <ColumnHead>{arePaidBack ? t.paidBack : t.lastDay}</ColumnHead>
          <ColumnHead numeric>{t.amount}</ColumnHead>
          {canWrite && <ActionHead />}
        </tr>
      </thead>
      <tbody>
        {refunds.map(refund => {
          const {
            id,
            number,
            order,
            buyer,
            reason,
            payment,
            reference,
            note,
            due_on,
            is_overdue,
            refunded,
            refunded_by,
            amount,
            currency,
          } = refund
          return (
            <tr key={id}>
              <RowHead className="whitespace-nowrap">
                {orders === null ? (
                  <span className="tabular-nums">{number}</span>
                ) : (
                  <a href={`${orders}/${order}`} className="link tabular-nums">
                    {number}
                  </a>
                )}
                <span className="wrap-anywhere block whitespace-normal font-normal text-quiet text-xs">{buyer}</span>
              </RowHead>
              <Cell data-label={t.reason}>
                {refundReasonNames[reason][language]}
                {reason === 'withdrawal' && <span className="block text-quiet text-xs">{t.withdrawnPart}</span>}
              </Cell>
              <Cell data-label={t.paidBy} className="wrap-anywhere">
                {payment}
                {reference && (
                  <span translate="no" className="block text-quiet text-xs">
                    {t.reference(reference)}
                  </span>
                )}
                {note && <span className="block text-quiet text-xs">{note}</span>}
              </Cell>
              <Cell data-label={refunded === null ? t.lastDay : t.paidBack} className="tabular-nums">
                {refunded ?? formatDate(language, due_on)} {is_overdue && <Badge tone="danger">{t.overdue}</Badge>}
                {refunded_by && <Author author={refunded_by} className="wrap-anywhere block text-quiet text-xs" />}
              </Cell>
              <Cell numeric data-label={t.amount}>
                {formatMoney(language, amount, currency)}
              </Cell>
              {canWrite && (
                <Cell className="whitespace-nowrap text-right">
                  <RefundQuestion refund={refund} />
                </Cell>
              )}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

/** Notes a refund as made, or as not made after all. */
function RefundQuestion({ refund: { id, number, amount, currency, refunded } }: { refund: Refund }) {
  const language = useLanguage()
  const t = refundMessages[language]
  const common = { id: `refund-${id}`, kind: 'primary' as const, fields: { id, number } }
  return refunded === null ? (
    <Question
      {...common}
      label={t.mark}
      name={t.markNamed(number)}
      title={t.question(formatMoney(language, amount, currency), number)}
      text={t.questionText}
      confirm={t.yes}
      intent="made"
    />
  ) : (
    <Question
      {...common}
      label={t.takeBack}
      name={t.takeBackNamed(number)}
      title={t.takeBackQuestion(number)}
      text={t.takeBackText}
      confirm={t.takeBackYes}
      intent="not-made"
    />
  )
}
