import { Differences } from './differences.tsx'
import type { FieldName } from './field-names.ts'
import type { OfficeForm } from './form.ts'

interface ChangedFieldsProps<Name extends FieldName> {
  form: OfficeForm<Name>
  /** What is stored now, as the form would show it. */
  stored: Readonly<Record<NoInfer<Name>, string>>
  labels: Readonly<Record<NoInfer<Name>, string>>
}

/** After a change that met another one: what is stored beside what was typed, where they differ. */
export function ChangedFields<Name extends FieldName>({ form, stored, labels }: ChangedFieldsProps<Name>) {
  const typed = form.result?.typed ?? {}
  const names = (Object.keys(labels) as Name[]).filter(name => (typed[name] ?? '') !== stored[name])
  return <Differences rows={names.map(name => ({ label: labels[name], before: null, stored: stored[name], typed: typed[name] ?? '' }))} />
}

/** Whether the form met a change that somebody else has made meanwhile. */
export const isConflict = (form: Pick<OfficeForm, 'result'>) => form.result?.refused?.code.endsWith('_changed') === true
