import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { Labelled, type Labels } from './labelled.tsx'

interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends Labels, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[]
}

/** Native select. */
export function Select({ id, label, labelHidden, note, hint, error, options, className, ...select }: SelectProps) {
  return (
    <Labelled {...{ id, label, note, hint, error, className }} labelHidden={labelHidden === true} required={select.required}>
      {linked => (
        <span className="relative block">
          <select
            className="field-box h-11 appearance-none text-ellipsis pr-10"
            {...select}
            {...linked}
            // HTML forbids `required` without an empty option.
            required={select.required === true && options[0]?.value === ''}
          >
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="small" className="pointer-events-none absolute top-3.5 right-3 text-quiet" />
        </span>
      )}
    </Labelled>
  )
}
