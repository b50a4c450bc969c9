import { storedWhenBegun } from './conflicts.ts'
import type { OfficeForm } from './form.ts'

interface StoredValuesProps {
  form: Pick<OfficeForm, 'begun'>
  /** What is stored now, as the form would show it. */
  values: Readonly<Record<string, string>>
}

/** Within a form without a revision: what was stored when it was begun, by which a conflict and a draft know what the person has changed. */
export const StoredValues = ({ form, values }: StoredValuesProps) =>
  Object.entries(storedWhenBegun(form, values)).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
