import type { PaymentOutcome } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Button, ButtonLink } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { useFetcher } from 'react-router'
import type { OrderResult } from './order-action.server.ts'
import { paymentMessages } from './payment.messages.ts'

interface PayProps {
  amount: string
  /** Paying needs the unmasked order. */
  masked: boolean
  language: Language
  result: OrderResult | undefined
  returned: Exclude<PaymentOutcome, 'pending'> | undefined
}

/** Button that leads to the provider's payment page. Uses a fetcher, so that the order stays unmasked. */
export function PayNow({ amount, masked, language, result, returned }: PayProps) {
  const t = paymentMessages[language]
  const { Form, state, data = result } = useFetcher<OrderResult>()
  if (data?.payAt)
    return (
      <p className="mt-4 print:hidden">
        <ButtonLink kind="primary" href={data.payAt}>
          {t.payOn}
        </ButtonLink>
      </p>
    )
  const refusal = data?.payRefused ? (
    <Notice tone="danger" assertive>
      <p>{t.payRefused(data.payRefused)}</p>
    </Notice>
  ) : (
    returned && (
      <Notice tone="warning" title={t.returned[returned]}>
        <p>{t.payAgain}</p>
      </Notice>
    )
  )
  if (masked)
    return (
      <div className="mt-4 grid justify-items-start gap-3 print:hidden">
        {refusal}
        <p>{t.payMasked}</p>
      </div>
    )
  return (
    <Form method="post" className="mt-4 grid justify-items-start gap-3 print:hidden">
      {refusal}
      {result?.email && <input type="hidden" name="email" value={result.email} />}
      <Button type="submit" name="intent" value="pay" kind="primary" size="large" pending={state !== 'idle' && t.paying}>
        {t.payNow(amount)}
      </Button>
      <p className="text-quiet text-sm">{t.payHint}</p>
    </Form>
  )
}
