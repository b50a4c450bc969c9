import type { PaymentOutcome } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { formatMoney } from '../../platform/format.ts'
import type { OrderResult } from './order-action.server.ts'
import type { OrderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'
import { PayNow } from './pay-now.tsx'
import { PaymentPending } from './payment-pending.tsx'
import { TransferPanel } from './transfer-panel.tsx'

interface Props {
  order: OrderView
  language: Language
  result: OrderResult | undefined
  returned?: PaymentOutcome | undefined
}

/** Next steps for the order's status and payment method, with the payment details. */
export function OrderNext({ order, language, result, returned }: Props) {
  const t = orderMessages[language]
  const { status, payment, email, totals, cancel_reason, withdrawal, refund } = order
  const amount = formatMoney(language, totals.total_gross, totals.currency)
  const { kind, isFree, isPaid, isOwed, due, transfer } = payment
  const waitsForMoney = isOwed && (kind === 'transfer' || kind === 'online') && (status === 'new' || status === 'confirmed')
  const isWithdrawn = withdrawal?.full && status !== 'cancelled'
  const isPlaced = status === 'new' || (isFree && status === 'paid')
  const step = waitsForMoney || isWithdrawn ? '' : t.step[status]
  const isOwedOnline = isOwed && kind === 'online'
  const owed = isOwedOnline && returned === 'pending' ? t.pendingStep : isOwed ? t.stillOwed(kind, amount, due) : ''
  const reason = cancel_reason === null ? '' : t.cancelReason[cancel_reason]
  const account = isOwed && kind === 'transfer' && !transfer ? t.accountToCome : ''
  const refunded = refund === 'done' ? t.refunded : ''
  const withdrawn = isWithdrawn ? refunded || t.withdrawn.next(isPaid) : ''
  const cancelled = status === 'cancelled' ? refunded || (isPaid || refund === 'due' ? t.cancelledPaid : t.cancelledUnpaid) : ''
  return (
    <div className="min-w-0">
      <section aria-labelledby="next">
        <h2 id="next" className="text-2xl print:text-xl">
          {isWithdrawn ? t.withdrawn.heading : t.heading[isPlaced ? 'new' : status]}
        </h2>
        <p className="mt-2 max-w-prose text-lg print:mt-1 print:text-base">
          {[step, owed, account, reason, cancelled, withdrawn].filter(Boolean).join(' ')}
        </p>
        {email !== null && isPlaced && <p className="mt-1 max-w-prose text-quiet">{t.confirmation(email)}</p>}
      </section>
      <section aria-labelledby="payment" className="mt-8 print:mt-4 break-inside-avoid border-ink border-t pt-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="payment" className="text-xl">
            {t.payment}:{' '}
            <span lang={payment.nameLanguage} className="font-normal">
              {payment.name}
            </span>
          </h2>
          {isPaid && <Badge tone="success">{t.isPaid}</Badge>}
          {isFree && <Badge tone="success">{t.nothingToPay}</Badge>}
          {isOwed && (
            <p className="tabular-nums">
              {t.toPay} <strong className="whitespace-nowrap font-semibold text-xl">{amount}</strong>
            </p>
          )}
        </div>
        {returned === 'pending' && (
          <p role="status" className="sr-only">
            {isPaid ? t.heading.paid : ''}
          </p>
        )}
        {isOwedOnline &&
          (returned === 'pending' ? (
            <PaymentPending uid={order.uid} language={language} />
          ) : (
            <PayNow amount={amount} masked={order.masked} language={language} result={result} returned={returned} />
          ))}
        {transfer && <TransferPanel transfer={transfer} qr={payment.qr} amount={amount} due={due} language={language} />}
      </section>
    </div>
  )
}
