import { Field } from '@stragan/ui/field'
import type { ComponentProps } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { signInMessages } from './sign-in.messages.ts'

type CodeFieldProps = Partial<ComponentProps<typeof Field>>

/** Code of an authenticator app, or a recovery code. */
export function CodeField(field: CodeFieldProps) {
  const t = signInMessages[useLanguage()]
  return (
    <Field
      name="code"
      label={t.code}
      hint={t.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      {...field}
    />
  )
}
