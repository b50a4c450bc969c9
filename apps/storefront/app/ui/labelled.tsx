import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** What every control that takes input says about itself. */
export interface Labels {
  label: string
  /** Read out, not shown: for a control whose place says what it is. */
  labelHidden?: boolean
  /** Beside the label, such as "optional". */
  note?: string | undefined
  hint?: ReactNode
  /** What is wrong and what to do; also marks the control as invalid. */
  error?: string | undefined
}

interface Linked {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A control between its label and its hint and error, which it is linked to. */
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
        <p id={`${own}-hint`} className="text-quiet text-sm">
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
