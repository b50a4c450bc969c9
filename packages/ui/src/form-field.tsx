import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { Field, TextArea } from './field.tsx'
import { type FormView, maxLengthOf } from './form.ts'
import { FormProblems } from './form-problems.tsx'
import { Select } from './select.tsx'

/** Attributes of an input by the name of its field. Autofill tokens: HTML, 4.10.18.7. */
const attributes: Readonly<Record<string, ComponentProps<'input'>>> = {
  name: { autoComplete: 'name' },
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  company: { autoComplete: 'organization' },
  nip: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  street: { autoComplete: 'address-line1' },
  postal_code: { autoComplete: 'postal-code', autoCapitalize: 'characters' },
  city: { autoComplete: 'address-level2' },
  country: { autoComplete: 'country' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  current_password: { type: 'password', autoComplete: 'current-password' },
  subject: { autoComplete: 'off' },
  text: { autoComplete: 'off' },
  note: { autoComplete: 'off' },
  customer_order_number: { autoComplete: 'off' },
}

interface InForm<Name extends string> {
  form: FormView<Name>
  name: NoInfer<Name>
  /** Autofill section of one of several addresses: `section-billing billing`. */
  section?: string | undefined
}

/** What every control of a form has: id, name, value, error and constraints. */
function controlOf<Name extends string>({ form, name, section }: InForm<Name>, required = form.fields[name] === 'required') {
  const { autoComplete, ...more } = attributes[name.slice(name.indexOf('.') + 1)] ?? {}
  return {
    id: form.idOf(name),
    name,
    defaultValue: form.valueOf(name),
    error: form.errorOf(name),
    maxLength: maxLengthOf(name),
    required,
    note: required ? undefined : form.optional,
    ...more,
    ...(autoComplete && { autoComplete: section && autoComplete !== 'off' ? `${section} ${autoComplete}` : autoComplete }),
  }
}

type Own<Props, Name extends string> = Omit<Props, keyof InForm<Name> | 'id' | 'error' | 'maxLength'> & InForm<Name>

type FieldProps<Name extends string> = Own<ComponentProps<typeof Field>, Name> & { maxLength?: number }

/** Field of a form with its value, error and constraints. */
export function FormField<Name extends string>({ form, name, section, ...field }: FieldProps<Name>) {
  return <Field {...controlOf({ form, name, section }, field.required)} {...field} />
}

type TextAreaProps<Name extends string> = Own<ComponentProps<typeof TextArea>, Name> & { maxLength?: number }

/** Multi-line field of a form. */
export function FormTextArea<Name extends string>({ form, name, section, ...area }: TextAreaProps<Name>) {
  const { id, defaultValue, error, maxLength, required, note, autoComplete } = controlOf({ form, name, section }, area.required)
  return <TextArea {...{ id, name, defaultValue, error, maxLength, required, note, autoComplete }} {...area} />
}

/** Select of a form. */
export function FormSelect<Name extends string>({ form, name, section, ...select }: Own<ComponentProps<typeof Select>, Name>) {
  const { id, defaultValue, error, required, autoComplete } = controlOf({ form, name, section }, select.required)
  return <Select {...{ id, name, defaultValue, error, required, autoComplete }} {...select} />
}

interface DocumentProps {
  /** Text before the link. */
  text: string
  document: string
  href: string
  newTab: string
}

/** Text that ends in a link to a document, which opens in a new tab, so that the form's values are not lost. */
export const DocumentText = ({ text, document, href, newTab }: DocumentProps) => (
  <>
    {text}{' '}
    <a href={href} target="_blank" rel="noopener" className="link">
      {document}
      <span className="sr-only"> {newTab}</span>
    </a>
  </>
)

type ConsentProps<Name extends string> = InForm<Name> & DocumentProps

/** Consent to a document. */
export function ConsentField<Name extends string>({ form, name, ...document }: ConsentProps<Name>) {
  return (
    <Checkbox
      id={form.idOf(name)}
      name={name}
      label={<DocumentText {...document} />}
      defaultChecked={form.valueOf(name) === 'on'}
      error={form.errorOf(name)}
      required
    />
  )
}

interface SummaryProps<Name extends string> {
  form: FormView<Name>
  /** The response to the form: a new one moves the focus here. */
  result: object | undefined
  /** Heading of several errors. */
  title: (problems: number) => string
  /** Why the form was refused as a whole. */
  refusal?: { title: string; text: string } | null | undefined
  /** Further errors, by the id of their control. */
  more?: readonly { id: string; text: string }[]
  /** What to do after a refusal. */
  children?: ReactNode
}

/** Error summary of a form, with links to its fields. */
export function FormSummary<Name extends string>({ form, result, title, refusal, more = [], children }: SummaryProps<Name>) {
  if (!result) return null
  const found = (Object.keys(form.fields) as Name[]).flatMap(name => {
    const text = form.errorOf(name)
    return text === undefined ? [] : [{ id: form.idOf(name), text }]
  })
  return (
    <FormProblems result={result} title={refusal?.title ?? title(found.length)} problems={[...found, ...more]}>
      {refusal && (
        <>
          <p>{refusal.text}</p>
          {children}
        </>
      )}
    </FormProblems>
  )
}
