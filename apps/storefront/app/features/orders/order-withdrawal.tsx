import type { Language } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import type { OrderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'
import type { Business } from './seller.tsx'

interface Props {
  status: OrderView['status']
  withdrawal: NonNullable<OrderView['withdrawal']>
  seller: Business | null
  language: Language
}

/** Status of a withdrawal, and the return address. */
export function OrderWithdrawal({ status, withdrawal, seller, language }: Props) {
  const t = orderMessages[language].withdrawn
  const { full, received } = withdrawal
  // Cash on delivery is collected by the courier, who does not know of the withdrawal.
  const aboutPayment = status === 'cancelled' || (full && status === 'sent') ? '' : full ? t.nothingToPay : t.partToPay
  return (
    <div className="mt-5">
      <Notice title={full ? t.full : t.part}>
        <p>
          {t.received}: <time dateTime={received.iso}>{received.text}</time>. {aboutPayment}
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
