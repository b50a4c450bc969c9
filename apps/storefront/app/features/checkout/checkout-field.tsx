import { Field } from '@stragan/ui/field'
import type { ComponentProps } from 'react'
import { baseName, maxLengths, type TypedName } from './form-fields.ts'
import { useCheckout } from './use-checkout.ts'

interface CheckoutFieldProps extends Omit<ComponentProps<typeof Field>, 'name' | 'id' | 'error' | 'maxLength'> {
  name: TypedName
}

/** Checkout field with the submitted value, its error and the maximum length of the contract. */
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
