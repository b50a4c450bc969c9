import { storedName } from './draft.ts'

/** Within a form without a revision: what is stored, by which its draft knows later what the person has changed. */
export const StoredValues = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={storedName(name)} value={value} />)
