import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

interface FindFormProps {
  /** What is looked through, for who does not see it. */
  label: string
  action: string
  /** The words that are looked for. */
  query: { name: string; label: string; value: string; placeholder?: string }
  submit: string
  /** Choices beside the words. */
  children?: ReactNode
}

/**
 * Finds within a list: a GET form, so that what was found has an address. Give it a key of what was asked for: made anew with each search,
 * its fields begin with that.
 */
export function FindForm({ label, action, query: { name, value, ...words }, submit, children }: FindFormProps) {
  return (
    <search aria-label={label}>
      <form method="get" action={action} className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <Field
          type="search"
          name={name}
          defaultValue={value}
          maxLength={100}
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
