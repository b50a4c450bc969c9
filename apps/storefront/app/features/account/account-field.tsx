import type { Language } from '@stragan/routing'
import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'
import { accountMessages } from './account.messages.ts'
import { type AccountAnswer, type FieldErrorText, type FieldName, maxLengths } from './account-form.ts'

interface AccountFieldProps extends Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'error' | 'maxLength' | 'defaultValue'> {
  language: Language
  /** Of this form, if it came back. */
  answer: AccountAnswer | undefined
  name: FieldName
  idOf: (name: string) => string
  fieldError: FieldErrorText
  /** What is kept now. */
  savedValue?: string | null | undefined
}

/** A field that shows what was typed, else what is kept; it says what is wrong with it, and takes no more than its call does. */
export function AccountField({ language, answer, name, idOf, fieldError, savedValue, ...field }: AccountFieldProps) {
  const wrong = answer?.problems[name]
  return (
    <Field
      id={idOf(name)}
      name={name}
      defaultValue={answer ? (answer.typed[name] ?? '') : (savedValue ?? '')}
      error={wrong && fieldError(name, wrong)}
      maxLength={maxLengths[name]}
      note={field.required ? undefined : accountMessages[language].optional}
      {...field}
    />
  )
}
