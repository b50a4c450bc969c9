import { carriers } from '@stragan/contract'
import { FormField } from '@stragan/ui/form-field'
import type { OfficeForm } from '../../../platform/form.ts'
import { useLanguage } from '../../../platform/language.ts'
import { handlingMessages } from './handling.messages.ts'

export const shipmentTable = { carrier: 'optional', tracking_number: 'optional', tracking_url: 'optional' } as const

/** Fields of a shipment. */
export function ShipmentFields({ form: { view } }: { form: OfficeForm<keyof typeof shipmentTable> }) {
  const t = handlingMessages[useLanguage()]
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField form={view} name="carrier" label={t.carrier} hint={t.carrierHint} autoComplete="off" list="carriers" />
        <FormField
          form={view}
          name="tracking_number"
          label={t.trackingNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <datalist id="carriers">
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FormField
        form={view}
        name="tracking_url"
        label={t.trackingUrl}
        hint={t.trackingUrlHint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}
