import type { Language } from '@stragan/routing'
import { FormProblems } from '@stragan/ui/form-problems'
import type { ReactNode } from 'react'
import { authMessages } from './auth.messages.ts'
import { type FormAnswer, fieldNames } from './form.ts'

interface ProblemsProps {
  language: Language
  answer: FormAnswer | undefined
  /** Heading of several errors. */
  title: (problems: number) => string
  /** What to do after a refusal. */
  children?: ReactNode
}

/** Error summary of an auth form. */
export function AuthFormProblems({ language, answer, title, children }: ProblemsProps) {
  if (!answer) return null
  const t = authMessages[language]
  const { problems, refused } = answer
  const found = fieldNames.flatMap(id => (problems[id] ? [{ id, text: t.fieldError(id, problems[id]) }] : []))
  const refusal = refused && t.refusal(refused)
  return (
    <FormProblems answer={answer} title={refusal?.title ?? title(found.length)} problems={found}>
      {refusal && (
        <>
          <p>{refusal.text}</p>
          {children}
        </>
      )}
    </FormProblems>
  )
}
