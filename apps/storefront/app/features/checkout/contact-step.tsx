import { FormField } from '@stragan/ui/form-field'
import { Step } from './step.tsx'
import { useCheckout } from './use-checkout.ts'

export function ContactStep() {
  const { t, form } = useCheckout()
  return (
    <Step number={1} title={t.contact}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField form={form} name="email" label={t.email} hint={t.emailHint} />
        <FormField form={form} name="phone" label={t.phone} hint={t.phoneHint} />
      </div>
    </Step>
  )
}
