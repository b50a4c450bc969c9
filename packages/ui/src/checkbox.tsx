import { type ComponentProps, type ReactNode, useId } from 'react'
import { ErrorText } from './labelled.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May contain links, as consents do. */
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** Checkbox whose label is part of the target. */
export function Checkbox({ label, hint, error, id, className = '', ...input }: CheckboxProps) {
  const made = useId()
  const own = id ?? made
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label className="flex items-start gap-3 py-1.5 pointer-coarse:py-2.5 has-disabled:cursor-not-allowed has-disabled:text-quiet">
        <input
          type="checkbox"
          className="tick mt-0.5 size-5 aria-invalid:outline-2 aria-invalid:outline-danger"
          {...input}
          id={own}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {label}
          {input.required && (
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          )}
        </span>
      </label>
      <div className="pl-8">
        {hint && (
          <p id={`${own}-hint`} className="max-w-prose text-quiet text-sm">
            {hint}
          </p>
        )}
        {error && <ErrorText id={`${own}-error`}>{error}</ErrorText>}
      </div>
    </div>
  )
}
