import type { Language } from '@stragan/routing'
import { Field } from '@stragan/ui/field'
import type { ComponentProps } from 'react'
import { accountMessages } from './account.messages.ts'
import { type AccountAnswer, type FieldErrorText, type FieldName, maxLengths } from './account-form.ts'

interface AccountFieldProps extends Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'error' | 'maxLength' | 'defaultValue'> {
  language: Language
  /** The response to this form, if it was submitted. */
  answer: AccountAnswer | undefined
  name: FieldName
  idOf: (name: string) => string
  fieldError: FieldErrorText
  /** The stored value. */
  savedValue?: string | null | undefined
}

/** Field that shows the submitted value, else the stored one, with its error and the maximum length of the contract. */
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
