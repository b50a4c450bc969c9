import { CheckoutField } from './checkout-field.tsx'
import { Step } from './step.tsx'
import { useCheckout } from './use-checkout.ts'

export function ContactStep() {
  const { t } = useCheckout()
  return (
    <Step number={1} title={t.contact}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <CheckoutField name="email" label={t.email} hint={t.emailHint} type="email" required />
        <CheckoutField name="phone" label={t.phone} hint={t.phoneHint} type="tel" required />
      </div>
    </Step>
  )
}
