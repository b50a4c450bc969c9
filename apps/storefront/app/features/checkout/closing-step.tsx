import { hrefTo, type PageId } from '@stragan/routing'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/field.tsx'
import { CheckoutField } from './checkout-field.tsx'
import { maxLengths } from './form-fields.ts'
import { Step } from './step.tsx'
import { useCheckout } from './use-checkout.ts'

/** Final steps: order number, note and consents. */
export function ClosingSteps() {
  const { t, cart, typed, errorOf } = useCheckout()
  const { customer_order_number = cart?.customer_order_number ?? '' } = typed
  return (
    <>
      <Step title={t.more}>
        <CheckoutField
          name="customer_order_number"
          label={t.customer_order_number}
          hint={t.customerOrderNumberHint}
          defaultValue={customer_order_number}
          autoComplete="off"
          className="sm:max-w-72"
        />
        <TextArea
          id="note"
          name="note"
          label={t.note}
          note={t.optional}
          hint={t.noteHint}
          defaultValue={typed.note}
          error={errorOf('note')}
          maxLength={maxLengths.note}
          autoComplete="off"
          rows={3}
        />
      </Step>
      <Step title={t.consents}>
        <div className="-mt-1.5">
          <Consent name="regulations_accepted" text={t.accept} document={t.regulations} page="regulations" />
          <Consent name="privacy_accepted" text={t.privacyRead} document={t.privacy} page="privacyPolicy" />
        </div>
      </Step>
    </>
  )
}

interface ConsentProps {
  name: 'regulations_accepted' | 'privacy_accepted'
  text: string
  document: string
  page: Extract<PageId, 'regulations' | 'privacyPolicy'>
}

/** The document opens in a new tab, so that the form's values are not lost. */
function Consent({ name, text, document, page }: ConsentProps) {
  const { t, language, typed, errorOf } = useCheckout()
  const label = (
    <>
      {text}{' '}
      <a href={hrefTo(language, page)} target="_blank" rel="noopener" className="link">
        {document}
        <span className="sr-only"> {t.newTab}</span>
      </a>
    </>
  )
  return <Checkbox id={name} name={name} label={label} defaultChecked={typed[name] === 'on'} error={errorOf(name)} required />
}
