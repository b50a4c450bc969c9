import type { Language } from '@stragan/routing'
import type { ReactNode } from 'react'
import { FormProblems } from '../../ui/form-problems.tsx'
import { authMessages } from './auth.messages.ts'
import { type FormAnswer, fieldNames } from './form.ts'

interface ProblemsProps {
  language: Language
  answer: FormAnswer | undefined
  /** Stands above several problems. */
  title: (problems: number) => string
  /** The way on after a refusal. */
  children?: ReactNode
}

/** Why the form came back, in this feature's words. */
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
