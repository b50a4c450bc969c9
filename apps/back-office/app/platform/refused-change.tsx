import { FormProblems } from '@stragan/ui/form-problems'
import { type Difference, Differences } from './differences.tsx'
import type { RefusalText } from './refusal-text.ts'

/** Why a change was refused, by the controls of its form. */
export interface ChangeRefusal {
  title: string
  text?: string
  problems: readonly { id: string; text: string }[]
  /** By the names of controls. */
  errors: Readonly<Record<string, string>>
  differences?: readonly Difference[]
  /** Why it was refused, where no field is wrong. */
  refusal?: RefusalText
}

/** Why a change was refused; where others have changed the same, what is stored now beside what was typed. */
export function RefusedChange({ answer }: { answer: ChangeRefusal }) {
  const { differences = [], problems, text, refusal } = answer
  return (
    <FormProblems result={answer} title={refusal?.title ?? answer.title} problems={problems} tone={text ? 'warning' : 'danger'}>
      {(text || refusal) && (
        <div className="grid gap-3">
          <p>{text ?? refusal?.text}</p>
          <Differences rows={differences} />
        </div>
      )}
    </FormProblems>
  )
}
