import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

interface FindFormProps {
  /** Accessible name of the search. */
  label: string
  action: string
  /** The search text; absent where a list has filters alone. */
  query?: { name: string; label: string; value: string; maxLength: number; placeholder?: string }
  /** Identifies the query whose results are shown. */
  applied: string
  submit: string
  /** Further fields. */
  children?: ReactNode
  /** Fields below the search and its button. */
  below?: ReactNode
}

/**
 * Search form of a list, as a GET form, so that results have an address. Its fields are uncontrolled: they are reset to a newly applied
 * query, as after a step back, unless they were edited since the last search.
 */
export function FindForm({ label, action, query, applied, submit, children, below }: FindFormProps) {
  const [fieldsOf, setFieldsOf] = useState(applied)
  const isEdited = useRef(false)
  useEffect(() => {
    if (!isEdited.current) setFieldsOf(applied)
  }, [applied])
  const onInput = () => {
    isEdited.current = true
  }
  const onSubmit = () => {
    isEdited.current = false
  }
  return (
    <search aria-label={label}>
      <form method="get" action={action} onInput={onInput} onSubmit={onSubmit} className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <Fragment key={fieldsOf}>
          {query && <SearchText {...query} />}
          {children}
        </Fragment>
        <Button type="submit" icon="search">
          {submit}
        </Button>
        {below && <Fragment key={`${fieldsOf} below`}>{below}</Fragment>}
      </form>
    </search>
  )
}

const SearchText = ({ value, ...field }: NonNullable<FindFormProps['query']>) => (
  <Field
    type="search"
    defaultValue={value}
    autoComplete="off"
    enterKeyHint="search"
    className="min-w-0 flex-1 basis-64 sm:max-w-96"
    {...field}
  />
)
