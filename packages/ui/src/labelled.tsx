import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** Label, hint and error of a form control. */
export interface Labels {
  label: string
  /** Visually hidden label. */
  labelHidden?: boolean
  /** Note beside the label, such as "optional". */
  note?: string | undefined
  hint?: ReactNode
  /** Error text; marks the control as invalid. */
  error?: string | undefined
}

interface Linked {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Form control with label, hint and error, linked by ids. */
export function Labelled({
  id,
  label,
  labelHidden = false,
  note,
  hint,
  error,
  required = false,
  className = '',
  children,
}: Labels & {
  id: string | undefined
  required?: boolean | undefined
  className?: string | undefined
  children: (linked: Linked) => ReactNode
}) {
  const made = useId()
  const own = id ?? made
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={own} className={labelHidden ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-2 font-semibold text-sm'}>
        <span>
          {label}
          {required && (
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          )}
        </span>{' '}
        {note && <span className="font-normal text-quiet">{note}</span>}
      </label>
      {children({ id: own, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${own}-hint`} className="max-w-prose text-quiet text-sm">
          {hint}
        </p>
      )}
      {error && <ErrorText id={`${own}-error`}>{error}</ErrorText>}
    </div>
  )
}

export function ErrorText({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex gap-1.5 text-danger text-sm">
      <Icon name="alert" size="small" className="mt-0.5" />
      {children}
    </p>
  )
}
