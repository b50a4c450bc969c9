import { type ReactNode, useId } from 'react'
import { ErrorText } from './labelled.tsx'

interface Choice {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** At the end of the row: a price, a badge. */
  end?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps {
  legend: string
  legendHidden?: boolean
  name: string
  choices: readonly Choice[]
  /** For an uncontrolled group; a controlled one has `value` and `onChange`. */
  defaultValue?: string
  value?: string
  onChange?: (value: string) => void
  required?: boolean
  error?: string | undefined
  className?: string
}

/** Radio group as rows; the whole row is the target. */
export function RadioGroup({
  legend,
  legendHidden,
  name,
  choices,
  defaultValue,
  value,
  onChange,
  required,
  error,
  className,
}: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className={className}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-semibold'}>
        {legend}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        )}
      </legend>
      <ul className={`divide-y divide-rule border-y ${error ? 'border-danger' : 'border-rule'}`}>
        {choices.map(choice => (
          <li key={choice.value}>
            <label className="flex items-start gap-3 px-2 py-3 transition-colors hover:bg-raised has-checked:bg-accent-quiet has-disabled:cursor-not-allowed has-disabled:text-quiet">
              <input
                type="radio"
                name={name}
                value={choice.value}
                disabled={choice.disabled}
                required={required}
                {...(value === undefined
                  ? { defaultChecked: choice.value === defaultValue }
                  : { checked: choice.value === value, onChange: () => onChange?.(choice.value) })}
                className="tick mt-0.5 size-5"
              />
              <span className="min-w-0 flex-1">
                <span className="block">{choice.label}</span>{' '}
                {choice.hint && <span className="block text-quiet text-sm">{choice.hint}</span>}
              </span>{' '}
              {choice.end && <span className="shrink-0 text-right tabular-nums">{choice.end}</span>}
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <div className="mt-1">
          <ErrorText id={`${id}-error`}>{error}</ErrorText>
        </div>
      )}
    </fieldset>
  )
}
