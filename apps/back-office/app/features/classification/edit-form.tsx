import type { ReactNode } from 'react'
import { Differences } from '../../platform/differences.tsx'
import type { FieldName } from '../../platform/field-names.ts'
import { formMessages } from '../../platform/form.messages.ts'
import type { OfficeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { Form } from '../../platform/office-form.tsx'
import { useBase } from '../../platform/uploads/use-base.ts'

interface Conflict {
  name: string
  before: string | null
  stored: string
  typed: string
}

interface EditFormProps<Name extends FieldName> {
  form: OfficeForm<Name>
  answer: object | undefined
  /** Of what the page shows; null for something new. */
  revision: string | null
  canWrite: boolean
  submit?: string
  /** What a field is called beside others, by its name. */
  labelOf: (name: string) => string
  children: ReactNode
}

/** The form of something that several people may change at once; who may not change it reads its fields. */
export function EditForm<Name extends FieldName>({ form, answer, canWrite, submit, labelOf, children, ...props }: EditFormProps<Name>) {
  const revision = useBase(props.revision)
  const t = formMessages[useLanguage()]
  if (!canWrite)
    return (
      <fieldset disabled className="grid max-w-3xl gap-8">
        {children}
      </fieldset>
    )
  const changed = answer && 'changed' in answer ? (answer.changed as { revision: string; conflicts: readonly Conflict[] }) : null
  const shown = changed?.revision ?? form.result?.typed.revision ?? revision
  const rows = changed?.conflicts.map(({ name, ...values }) => ({ label: labelOf(name), ...values })) ?? []
  return (
    <Form form={form} submit={submit ?? t.save} className="max-w-3xl gap-8" help={<Differences rows={rows} />}>
      <LeaveQuestion isUnsaved={form.isSent} />
      {shown !== null && <input type="hidden" name="revision" value={shown} />}
      {children}
    </Form>
  )
}
