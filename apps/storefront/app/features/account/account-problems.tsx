import type { Language } from '@stragan/routing'
import { FormProblems } from '../../ui/form-problems.tsx'
import { authMessages } from '../auth/auth.messages.ts'
import { accountMessages } from './account.messages.ts'
import { type AccountAnswer, fieldNames, type Tell } from './account-form.ts'

interface ProblemsProps {
  language: Language
  answer: AccountAnswer | undefined
  tell: Tell
  /** The id of a field's control. */
  idOf: (name: string) => string
}

/** Why a form came back, in this feature's words. */
export function AccountProblems({ language, answer, tell, idOf }: ProblemsProps) {
  if (!answer) return null
  const t = accountMessages[language]
  const { problems, refused } = answer
  const found = fieldNames.flatMap(name => (problems[name] ? [{ id: idOf(name), text: tell(name, problems[name]) }] : []))
  const told = refused && (t.refusals[refused.code] ?? authMessages[language].refusal(refused))
  return (
    <FormProblems answer={answer} title={told?.title ?? t.problems(found.length)} problems={found}>
      {told && <p>{told.text}</p>}
    </FormProblems>
  )
}
