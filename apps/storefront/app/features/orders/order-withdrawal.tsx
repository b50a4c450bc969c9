import type { Language } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import type { OrderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'
import type { Business } from './seller.tsx'

type Withdrawal = NonNullable<OrderView['withdrawal']>

interface Props {
  order: OrderView
  withdrawal: Withdrawal
  seller: Business | null
  language: Language
}

/** Status of a withdrawal, and the return address. */
export function OrderWithdrawal({ order, withdrawal, seller, language }: Props) {
  const t = orderMessages[language].withdrawn
  const { full, received } = withdrawal
  return (
    <div className="mt-5">
      <Notice title={full ? t.full : t.part}>
        <p>
          {t.received}: <time dateTime={received.iso}>{received.text}</time>. {aboutPayment(order, withdrawal, language)}
        </p>
        {seller?.street ? (
          <div className="mt-3">
            <p>{t.sendTo}</p>
            <address className="mt-1 not-italic">
              <strong className="block font-semibold">{seller.name}</strong>
              <span className="block">{seller.street}</span>
              <span className="block">
                {seller.postal_code} {seller.city}
              </span>
            </address>
          </div>
        ) : (
          <p className="mt-3">{t.addressToCome}</p>
        )}
      </Notice>
    </div>
  )
}

/** What there is to pay, or is refunded. What follows a cancellation, and the refund of a whole order, is said by `OrderNext`. */
function aboutPayment({ status, payment, refund }: OrderView, { full }: Withdrawal, language: Language): string {
  const t = orderMessages[language].withdrawn
  if (status === 'cancelled' || payment.isFree) return ''
  if (payment.isPaid) return full ? '' : refund === 'done' ? t.partRefunded : t.partPaid
  // Cash on delivery is collected by the courier, who does not know of the withdrawal.
  return !full ? t.partToPay : status === 'sent' ? '' : t.nothingToPay
}
