import { conflictsOf } from './conflicts.ts'
import { Differences } from './differences.tsx'
import type { FieldName } from './field-names.ts'
import type { OfficeForm } from './form.ts'

interface ChangedFieldsProps<Name extends FieldName> {
  form: OfficeForm<Name>
  /** What is stored now, as the form would show it. */
  stored: Readonly<Record<NoInfer<Name>, string>>
  labels: Readonly<Record<NoInfer<Name>, string>>
}

/** After a change that met another one: what is stored beside what was typed, and what was there before, where both have changed the same. */
export function ChangedFields<Name extends FieldName>({ form, stored, labels }: ChangedFieldsProps<Name>) {
  const conflicts = conflictsOf(Object.keys(labels) as Name[], form.result?.typed ?? {}, stored)
  return <Differences rows={conflicts.map(({ name, ...values }) => ({ label: labels[name], ...values }))} />
}
