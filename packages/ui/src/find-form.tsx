import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

interface FindFormProps {
  /** Accessible name of the search. */
  label: string
  action: string
  /** The search text. */
  query: { name: string; label: string; value: string; maxLength: number; placeholder?: string }
  submit: string
  /** Further fields. */
  children?: ReactNode
}

/**
 * Search form of a list, as a GET form, so that results have an address. Give it a `key` of the current query: its fields are uncontrolled.
 */
export function FindForm({ label, action, query: { name, value, ...words }, submit, children }: FindFormProps) {
  return (
    <search aria-label={label}>
      <form method="get" action={action} className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <Field
          type="search"
          name={name}
          defaultValue={value}
          autoComplete="off"
          enterKeyHint="search"
          className="min-w-0 flex-1 basis-64 sm:max-w-96"
          {...words}
        />
        {children}
        <Button type="submit" icon="search">
          {submit}
        </Button>
      </form>
    </search>
  )
}
