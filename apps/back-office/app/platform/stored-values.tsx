import { baseFields } from './conflicts.ts'
import type { OfficeForm } from './form.ts'

interface StoredValuesProps {
  form: Pick<OfficeForm, 'carriedOver'>
  /** What is stored now, as the form would show it. */
  values: Readonly<Record<string, string>>
}

/** Within a form without a revision: the base of its changes, with which conflicts and drafts compare. */
export const StoredValues = ({ form, values }: StoredValuesProps) =>
  Object.entries(baseFields(form, values)).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
