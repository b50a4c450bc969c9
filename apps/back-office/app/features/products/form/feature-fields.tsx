import { ErrorText } from '@stragan/ui/labelled'
import { ChoiceList } from '../../../platform/choice-list.tsx'
import type { FormState } from './form-state.ts'

/** The values of each feature, closed at first; those that are chosen are named. */
export function FeatureFields({ form: { t, values, errors, choices } }: { form: FormState }) {
  const chosen = values.features ?? []
  if (choices.features.length === 0) return <p className="text-quiet text-sm">{t.noFeatures}</p>
  return (
    <fieldset id="features" tabIndex={-1} className="grid min-w-0 gap-x-6 gap-y-3 sm:grid-cols-2">
      <legend className="sr-only">{t.features}</legend>
      {errors.features && (
        <div className="sm:col-span-2">
          <ErrorText id="features-error">{errors.features}</ErrorText>
        </div>
      )}
      {choices.features.map(({ id, name, values: options }) => (
        <ChoiceList key={id} label={name} name="features" options={options} chosen={chosen} />
      ))}
    </fieldset>
  )
}
