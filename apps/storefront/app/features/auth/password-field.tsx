import type { Language } from '@stragan/routing'
import type { FormView } from '@stragan/ui/form'
import { PasswordField as Base } from '@stragan/ui/password-field'
import type { ComponentProps } from 'react'
import { authMessages } from './auth.messages.ts'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Base>, 'form' | 'name' | 'texts'> {
  language: Language
  form: FormView<'password'>
}

/** Field of the customer's password. */
export const PasswordField = ({ language, ...field }: PasswordFieldProps) => (
  <Base name="password" texts={authMessages[language]} {...field} />
)
