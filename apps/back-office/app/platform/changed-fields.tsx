import { conflictsOf } from './conflicts.ts'
import { Differences } from './differences.tsx'
import type { FieldName } from './field-names.ts'
import type { OfficeForm } from './form.ts'
import { withoutT } from './local-time.ts'

interface ChangedFieldsProps<Name extends FieldName> {
  form: OfficeForm<Name>
  /** What is stored now, as the form would show it. */
  stored: Readonly<Record<NoInfer<Name>, string>>
  labels: Readonly<Record<NoInfer<Name>, string>>
  /** A value of a field as staff read it, where its control stores another text; local times are shown without their letter by default. */
  shown?: (name: NoInfer<Name>, value: string) => string
}

/** After a change that met another one: what is stored beside what was typed, and what was there before, where both have changed the same. */
export function ChangedFields<Name extends FieldName>({
  form,
  stored,
  labels,
  shown = (_, value) => withoutT(value),
}: ChangedFieldsProps<Name>) {
  const conflicts = conflictsOf(Object.keys(labels) as Name[], form.result?.typed ?? {}, stored)
  const rows = conflicts.map(({ name, before, stored, typed }) => ({
    label: labels[name],
    before: before === null ? null : shown(name, before),
    stored: shown(name, stored),
    typed: shown(name, typed),
  }))
  return <Differences rows={rows} />
}
