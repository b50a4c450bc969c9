import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'
import { baseName, maxLengths, type TypedName } from './form-fields.ts'
import { useCheckout } from './use-checkout.ts'

interface CheckoutFieldProps extends Omit<ComponentProps<typeof Field>, 'name' | 'id' | 'error' | 'maxLength'> {
  name: TypedName
}

/** A field of the form: keeps what was typed, says what is wrong with it, and takes no more than its call does. */
export function CheckoutField({ name, ...field }: CheckoutFieldProps) {
  const { t, typed, errorOf } = useCheckout()
  return (
    <Field
      id={name}
      name={name}
      defaultValue={typed[name] ?? ''}
      error={errorOf(name)}
      maxLength={maxLengths[baseName(name)]}
      note={field.required ? undefined : t.optional}
      {...field}
    />
  )
}
