import { hrefTo } from '@stragan/routing'
import { ConsentField, DocumentText, FormField, FormTextArea } from '@stragan/ui/form-field'
import { Step } from './step.tsx'
import { useCheckout } from './use-checkout.ts'

/** Final steps: order number, note, terms of sale and privacy policy. */
export function ClosingSteps() {
  const { t, language, cart, typed, form } = useCheckout()
  const consent = { form, newTab: t.newTab }
  const { customer_order_number = cart?.customer_order_number ?? '' } = typed
  return (
    <>
      <Step title={t.more}>
        <FormField
          form={form}
          name="customer_order_number"
          label={t.customer_order_number}
          hint={t.customerOrderNumberHint}
          defaultValue={customer_order_number}
          className="sm:max-w-72"
        />
        <FormTextArea form={form} name="note" label={t.note} hint={t.noteHint} rows={3} />
      </Step>
      <Step title={t.consents}>
        <div className="-mt-1.5">
          <ConsentField
            {...consent}
            name="regulations_accepted"
            text={t.accept}
            document={t.regulations}
            href={hrefTo(language, 'regulations')}
          />
        </div>
        <p className="text-quiet text-sm">
          <DocumentText text={t.privacyText} document={t.privacy} href={hrefTo(language, 'privacyPolicy')} newTab={t.newTab} />
        </p>
      </Step>
    </>
  )
}
