import type { Language } from '@stragan/routing'
import { FormProblems } from '@stragan/ui/form-problems'
import { authMessages } from '../auth/auth.messages.ts'
import { accountMessages } from './account.messages.ts'
import { type AccountAnswer, type FieldErrorText, fieldNames } from './account-form.ts'

interface ProblemsProps {
  language: Language
  answer: AccountAnswer | undefined
  fieldError: FieldErrorText
  /** Returns the id of a field's control. */
  idOf: (name: string) => string
}

/** Error summary of an account form. */
export function AccountProblems({ language, answer, fieldError, idOf }: ProblemsProps) {
  if (!answer) return null
  const t = accountMessages[language]
  const { problems, refused } = answer
  const found = fieldNames.flatMap(name => (problems[name] ? [{ id: idOf(name), text: fieldError(name, problems[name]) }] : []))
  const refusal = refused && (t.refusals[refused.code] ?? authMessages[language].refusal(refused))
  return (
    <FormProblems answer={answer} title={refusal?.title ?? t.problems(found.length)} problems={found}>
      {refusal && <p>{refusal.text}</p>}
    </FormProblems>
  )
}
