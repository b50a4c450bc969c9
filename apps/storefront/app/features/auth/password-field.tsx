import { maxLengths } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Field } from '@stragan/ui/field'
import { type ComponentProps, useState } from 'react'
import type { FormView } from '../../platform/form.ts'
import { authMessages } from './auth.messages.ts'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'form' | 'error' | 'maxLength'> {
  language: Language
  form: FormView<'password'>
}

/** Password field; never pre-filled. With scripts the password can be shown. */
export function PasswordField({ language, form, ...field }: PasswordFieldProps) {
  const t = authMessages[language]
  const [isShown, show] = useState(false)
  const toggle = (
    <button
      type="button"
      aria-label={isShown ? t.hidePassword : t.showPassword}
      onClick={() => show(!isShown)}
      className="h-full min-w-18 rounded-shop px-3 font-semibold text-sm underline-offset-4 hover:underline noscript:hidden"
    >
      {isShown ? t.hide : t.show}
    </button>
  )
  return (
    <Field
      id={form.idOf('password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      error={form.errorOf('password')}
      maxLength={maxLengths.password}
      autoCapitalize="none"
      spellCheck={false}
      required
      end={toggle}
      {...field}
    />
  )
}
