import type { ResponseOutput } from '@stragan/contract'
import type { orderHandlingCalls } from '@stragan/contract/admin'
import { formatMoney } from '@stragan/contract/formats'
import { useLanguage } from '../../../platform/language.ts'
import { Section } from '../../../platform/page.tsx'
import type { AdminOrder } from '../order-lines.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { handlingMessages } from './handling.messages.ts'

export type Preview = ResponseOutput<typeof orderHandlingCalls.previewMove>

interface EffectsProps {
  preview: Preview
  order: Pick<AdminOrder, 'status' | 'currency' | 'payment'>
}

/** What a move or a payment is going to do. */
export function Effects({ preview, order }: EffectsProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  const { status, paid, restocked, discount_code, gift, refund_due, email } = preview
  const goods = restocked.map(({ name, items }) => `${items} × ${name}`).join(', ')
  const effects = [
    paid && !order.payment.paid && status !== 'paid' && refund_due === 0 && t.becomesPaid,
    goods && t.restocked(goods),
    discount_code && t.codeBack(discount_code),
    gift && t.giftBack(gift),
    refund_due > 0 && t.refundDue(formatMoney(language, refund_due, order.currency)),
    email === null && t.noEmail,
    status === 'cancelled' && order.status !== 'cancelled' && t.final,
  ].filter(effect => typeof effect === 'string' && effect !== '')
  return (
    <Section id="effects" title={t.effects}>
      <ul className="grid max-w-prose list-disc gap-1.5 pl-5">
        {status !== order.status && (
          <li>
            {t.becomes} <StatusBadge status={status} />
          </li>
        )}
        {effects.map(effect => (
          <li key={String(effect)}>{effect}</li>
        ))}
      </ul>
    </Section>
  )
}
