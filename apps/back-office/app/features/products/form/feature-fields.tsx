import { Checkbox } from '@stragan/ui/checkbox'
import { Icon } from '@stragan/ui/icon'
import { ErrorText } from '@stragan/ui/labelled'
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
      {choices.features.map(feature => {
        const names = feature.values.flatMap(({ id, name }) => (chosen.includes(String(id)) ? [name] : []))
        return (
          <details key={feature.id} className="group/feature self-start rounded-shop border border-edge">
            <summary className="target flex items-center justify-between gap-4 px-3 py-2">
              <span className="min-w-0">
                <span className="font-semibold text-sm">{feature.name}</span>
                {names.length > 0 && <span className="wrap-anywhere block text-sm">{names.join(', ')}</span>}
              </span>
              <Icon name="chevron-down" size="small" className="text-quiet group-open/feature:rotate-180" />
            </summary>
            <ul className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 overflow-y-auto border-rule border-t px-3 py-2">
              {feature.values.map(({ id, name }) => (
                <li key={id}>
                  <Checkbox name="features" value={id} label={name} defaultChecked={chosen.includes(String(id))} />
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </fieldset>
  )
}
