import type { ComponentProps, ReactNode } from 'react'
import { Labelled, type Labels } from './labelled.tsx'

const box = 'field-box read-only:bg-raised'

interface FieldProps extends Labels, ComponentProps<'input'> {
  /** Text after the value: a unit, a currency. */
  suffix?: ReactNode
  /** Control at the end of the field. */
  end?: ReactNode
}

/** Default attributes by input type. */
const ofType: Record<string, ComponentProps<'input'>> = {
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel', autoComplete: 'tel' },
}

/** Single-line text field; set `autoComplete` and `inputMode` where the type does not imply them. */
export function Field({ id, label, labelHidden, note, hint, error, suffix, end, className, ...input }: FieldProps) {
  return (
    <Labelled {...{ id, label, note, hint, error, className }} labelHidden={labelHidden === true} required={input.required}>
      {linked => (
        <span className="relative block">
          <input className={`h-11 ${box} ${suffix ? 'pr-12' : end ? 'pr-20' : ''}`} {...ofType[input.type ?? '']} {...input} {...linked} />
          {suffix && (
            <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-quiet text-sm">
              {suffix}
            </span>
          )}
          {end && <span className="absolute inset-y-0 right-0">{end}</span>}
        </span>
      )}
    </Labelled>
  )
}

/** Multi-line text field; grows with its content where the browser supports it. */
export function TextArea({ id, label, labelHidden, note, hint, error, className, ...area }: Labels & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{ id, label, note, hint, error, className }} labelHidden={labelHidden === true} required={area.required}>
      {linked => <textarea rows={4} className={`field-sizing-content min-h-28 py-2 ${box}`} {...area} {...linked} />}
    </Labelled>
  )
}
