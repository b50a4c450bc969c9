import { maxLengths } from '@stragan/contract'
import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import type { FormView } from './form.ts'

interface PasswordFieldTexts {
  show: string
  hide: string
  showPassword: string
  hidePassword: string
}

type PasswordName = 'password' | 'current_password'

interface PasswordFieldProps<Name extends PasswordName>
  extends Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'form' | 'error' | 'maxLength'> {
  form: FormView<Name>
  name: Name
  texts: PasswordFieldTexts
}

/** Password field; never pre-filled. With scripts the password can be shown. */
export function PasswordField<Name extends PasswordName>({ form, name, texts, ...field }: PasswordFieldProps<Name>) {
  const [isShown, show] = useState(false)
  const toggle = (
    <button
      type="button"
      aria-label={isShown ? texts.hidePassword : texts.showPassword}
      onClick={() => show(!isShown)}
      className="h-full min-w-18 rounded-shop px-3 font-semibold text-sm underline-offset-4 hover:underline noscript:hidden"
    >
      {isShown ? texts.hide : texts.show}
    </button>
  )
  return (
    <Field
      id={form.idOf(name)}
      name={name}
      type={isShown ? 'text' : 'password'}
      error={form.errorOf(name)}
      maxLength={maxLengths.password}
      autoCapitalize="none"
      spellCheck="false"
      required
      end={toggle}
      {...field}
    />
  )
}
