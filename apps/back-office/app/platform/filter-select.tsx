import { Select } from '@stragan/ui/select'

interface FilterSelectProps<Value extends string> {
  name: string
  label: string
  value: Value | undefined
  /** The option that leaves the list as it is. */
  any: string
  options: readonly (readonly [value: Value, label: string])[]
}

/** A filter of a list by one of several values. */
export const FilterSelect = <Value extends string>({ name, label, value, any, options }: FilterSelectProps<Value>) => (
  <Select
    name={name}
    label={label}
    defaultValue={value ?? ''}
    options={[{ value: '', label: any }, ...options.map(([option, text]) => ({ value: option, label: text }))]}
  />
)
