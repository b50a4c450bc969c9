import type { FormView } from '@stragan/ui/form'
import { FormField } from '@stragan/ui/form-field'

interface ValidityFieldsProps {
  form: FormView<'valid_from' | 'valid_to'>
  texts: { validFrom: string; validTo: string; timeHint: (timeZone: string) => string }
  timeZone: string
}

/** From when and until when something holds, by the clock of the shop. */
export const ValidityFields = ({ form, texts, timeZone }: ValidityFieldsProps) => (
  <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
    {(['valid_from', 'valid_to'] as const).map(name => (
      <FormField
        key={name}
        form={form}
        name={name}
        label={name === 'valid_from' ? texts.validFrom : texts.validTo}
        hint={texts.timeHint(timeZone)}
        type="datetime-local"
        className="min-w-0 grid-cols-1"
      />
    ))}
  </div>
)
