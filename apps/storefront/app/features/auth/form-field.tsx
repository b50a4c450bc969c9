import type { Language } from '@stragan/routing'
import { Field } from '@stragan/ui/field'
import { type ComponentProps, useState } from 'react'
import { authMessages } from './auth.messages.ts'
import { type FormAnswer, maxLengths, type TypedName } from './form.ts'

interface Common extends Omit<ComponentProps<typeof Field>, 'id' | 'error' | 'maxLength'> {
  language: Language
  answer: FormAnswer | undefined
}

const errorOf = (name: TypedName, language: Language, answer: FormAnswer | undefined) => {
  const wrong = answer?.problems[name]
  return wrong && authMessages[language].fieldError(name, wrong)
}

/** Field with the submitted value, its error and the maximum length of the contract. */
export function FormField({ name, language, answer, ...field }: Common & { name: Exclude<TypedName, 'password'> }) {
  return (
    <Field
      id={name}
      name={name}
      defaultValue={answer?.typed[name] ?? ''}
      error={errorOf(name, language, answer)}
      maxLength={maxLengths[name]}
      note={field.required ? undefined : authMessages[language].optional}
      {...field}
    />
  )
}

export const EmailField = ({ language, ...field }: Omit<Common, 'name' | 'label'>) => (
  <FormField name="email" label={authMessages[language].email} language={language} type="email" required {...field} />
)

/** Password field; never pre-filled. With scripts the password can be shown. */
export function PasswordField({ language, answer, ...field }: Omit<Common, 'name'>) {
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
      id="password"
      name="password"
      type={isShown ? 'text' : 'password'}
      error={errorOf('password', language, answer)}
      maxLength={maxLengths.password}
      autoCapitalize="none"
      spellCheck={false}
      required
      end={toggle}
      {...field}
    />
  )
}
