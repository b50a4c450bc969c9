import type { SettingsField } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { Checkbox } from '@stragan/ui/checkbox'
import { Field, TextArea } from '@stragan/ui/field'
import { Icon } from '@stragan/ui/icon'
import { ErrorText } from '@stragan/ui/labelled'
import { Select } from '@stragan/ui/select'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../platform/language.ts'
import { languageNames } from '../../../platform/language-names.ts'
import type { SettingsTexts } from '../settings.messages.ts'
import { nameIn, rowCount, switchName, type Values, variantName } from './entry-values.ts'
import type { ScopeForm } from './scope-fields.ts'

interface Option {
  value: string
  label: string
  /** Another code that stands for the same. */
  id?: string
}

/** A form as its fields show it. */
export interface FormState extends ScopeForm {
  values: Values
  /** By the names of controls. */
  errors: Readonly<Record<string, string>>
  countries: readonly Option[]
  /** What the codes of a list can be, where it is known. */
  codes: Readonly<Record<string, readonly Option[]>>
  t: SettingsTexts
}

interface ViewProps<Kind extends SettingsField['kind'] = SettingsField['kind']> {
  form: FormState
  field: Extract<SettingsField, { kind: Kind }>
  name: string
}

const longTexts = ['description', 'opening_hours', 'logo']

const textOf = (form: FormState, name: string) => form.values[name]?.[0] ?? ''
const isOn = (form: FormState, name: string) => form.values[name]?.[0] === 'on'
const labelled = ({ texts }: FormState, { path }: SettingsField) => {
  const [label = path, hint = ''] = texts[path] ?? []
  return { label, hint }
}

const swatches = 'grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-4'

/** Fields of an entry, two in a row where they are short. */
export const FieldsView = ({ form, fields, name }: { form: FormState; fields: readonly SettingsField[]; name: string }) => (
  <div className={fields.every(({ kind }) => kind === 'colour') ? swatches : 'grid gap-x-6 gap-y-5 sm:grid-cols-2'}>
    {fields.map(field => (
      <div key={field.path} className={isShort(field) ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
        <FieldView form={form} field={field} name={nameIn(name, field)} />
      </div>
    ))}
  </div>
)

const isShort = ({ kind, key }: SettingsField) =>
  kind === 'number' || kind === 'choice' || kind === 'colour' || (kind === 'text' && !longTexts.includes(key))

function FieldView({ form, field, name }: ViewProps) {
  const control = { id: name, name, error: form.errors[name], ...labelled(form, field) }
  switch (field.kind) {
    case 'text': {
      const [value, options] = [textOf(form, name), form.codes[field.path]]
      return options ? (
        <Select {...control} options={withStored(options, value)} defaultValue={value} />
      ) : (
        <TextView {...control} field={field} value={value} />
      )
    }
    case 'texts':
      return <TextsView form={form} field={field} name={name} />
    case 'number':
      return (
        <Field
          {...control}
          defaultValue={textOf(form, name)}
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          required={field.empty === 'none' && field.initial === undefined}
          suffix={field.isMoney ? 'PLN' : field.key.endsWith('weight') ? 'kg' : undefined}
        />
      )
    case 'flag':
      return <Checkbox {...control} defaultChecked={isOn(form, name)} />
    case 'colour':
      return <Field {...control} type="color" defaultValue={textOf(form, name)} />
    case 'choice': {
      const values = field.empty === 'none' ? field.values : ['', ...field.values]
      const options = values.map(value => ({ value, label: form.texts[`${field.path}=${value}`]?.[0] ?? value }))
      return <Select {...control} options={options} defaultValue={textOf(form, name)} />
    }
    case 'codes': {
      const options = form.codes[field.path]
      if (options) return <CodesView form={form} field={field} name={name} options={options} />
      return <CodesArea {...control} value={textOf(form, name)} />
    }
    case 'codesByCode':
      return <CodesArea {...control} value={textOf(form, name)} />
    case 'countries':
      return <CountriesView form={form} field={field} name={name} />
    case 'days':
      return (
        <Group form={form} field={field} name={name}>
          <Boxes name={name} chosen={form.values[name] ?? []} options={form.t.days.map((label, i) => ({ value: String(i + 1), label }))} />
        </Group>
      )
    case 'group':
      return (
        <Group form={form} field={field} name={name}>
          <FieldsView form={form} fields={field.fields} name={name} />
        </Group>
      )
    case 'switched':
      return <SwitchedView form={form} field={field} name={name} />
    case 'rows':
      return <RowsView form={form} field={field} name={name} />
    case 'variants':
      return <VariantsView form={form} field={field} name={name} />
  }
}

const CodesArea = ({
  value,
  ...control
}: {
  id: string
  name: string
  label: string
  hint: string
  error: string | undefined
  value: string
}) => <TextArea {...control} defaultValue={value} rows={3} spellCheck={false} autoCapitalize="none" />

/** What is stored and no longer known can be chosen too, so that it is not lost unseen. */
const withStored = (options: readonly Option[], value: string): readonly Option[] =>
  value === '' || options.some(option => option.value === value) ? options : [...options, { value, label: value }]

/** A box for each code; one that is stored and no longer known has one too, so that it is not lost unseen. */
function CodesView({ form, field, name, options }: ViewProps<'codes'> & { options: readonly Option[] }) {
  const stored = textOf(form, name)
    .split('\n')
    .filter(code => code !== '')
  const known = options.filter(({ value, id = value }) => stored.includes(value) || stored.includes(id))
  const others = stored.filter(code => !options.some(({ value, id }) => code === value || code === id))
  return (
    <Group form={form} field={field} name={name}>
      <Boxes
        name={name}
        chosen={[...known.map(({ value }) => value), ...others]}
        options={[...options, ...others.map(code => ({ value: code, label: code }))]}
      />
    </Group>
  )
}

interface TextProps {
  id: string
  name: string
  label: string
  hint?: ReactNode
  note?: string | undefined
  error?: string | undefined
  lang?: string
  field: Extract<SettingsField, { kind: 'text' | 'texts' }>
  value: string
}

const TextView = ({ field, value, ...control }: TextProps) =>
  longTexts.includes(field.key) ? (
    <TextArea {...control} defaultValue={value} maxLength={field.maxLength} required={field.isRequired} />
  ) : (
    <Field {...control} defaultValue={value} maxLength={field.maxLength} required={field.isRequired} autoComplete="off" />
  )

/** A text in both languages, side by side; the one that is missing is marked. */
function TextsView({ form, field, name }: ViewProps<'texts'>) {
  const { t } = form
  const names = languageNames[useLanguage()]
  const given = (['en', 'pl'] as const).map(language => ({ language, value: textOf(form, `${name}.${language}`) }))
  const isHalf = given.some(({ value }) => value === '') && given.some(({ value }) => value !== '')
  return (
    <Group form={form} field={field} name={name}>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {given.map(({ language, value }) => (
          <div key={language} className="relative min-w-0">
            {isHalf && value === '' && (
              <span className="absolute top-0 right-0">
                <Badge tone="warning">{t.missing}</Badge>
              </span>
            )}
            <TextView
              id={`${name}.${language}`}
              name={`${name}.${language}`}
              label={names[language]}
              lang={language}
              field={field}
              value={value}
              error={form.errors[`${name}.${language}`]}
            />
          </div>
        ))}
      </div>
    </Group>
  )
}

interface GroupProps extends ViewProps {
  children: ReactNode
}

/** Controls under one label, with its explanation. */
function Group({ form, field, name, children }: GroupProps) {
  const { label, hint } = labelled(form, field)
  const error = form.errors[name]
  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={`${name}-hint${error ? ` ${name}-error` : ''}`} className="min-w-0">
      <legend className="font-semibold text-sm">{label}</legend>
      <p id={`${name}-hint`} className="mb-2 max-w-prose text-quiet text-sm">
        {hint}
      </p>
      {error && (
        <div className="mb-2">
          <ErrorText id={`${name}-error`}>{error}</ErrorText>
        </div>
      )}
      {children}
    </fieldset>
  )
}

interface BoxesProps {
  name: string
  chosen: readonly string[]
  options: readonly Option[]
}

const Boxes = ({ name, chosen, options }: BoxesProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4">
    {options.map(({ value, label }) => (
      <li key={value}>
        <Checkbox name={name} value={value} label={label} defaultChecked={chosen.includes(value)} />
      </li>
    ))}
  </ul>
)

/** All countries, closed at first; those that are chosen are named. */
function CountriesView({ form, field, name }: ViewProps<'countries'>) {
  const { t, countries } = form
  const chosen = form.values[name] ?? []
  const names = countries.flatMap(({ value, label }) => (chosen.includes(value) ? [label] : []))
  return (
    <Group form={form} field={field} name={name}>
      <details className="group/countries rounded-shop border border-edge">
        <summary className="target flex items-center justify-between gap-4 px-3 py-2">
          {names.length === 0 ? t.allCountries : t.countries(names.length, names.join(', '))}
          <Icon name="chevron-down" size="small" className="text-quiet group-open/countries:rotate-180" />
        </summary>
        <div className="max-h-80 overflow-y-auto border-rule border-t px-3 py-2">
          <Boxes name={name} chosen={chosen} options={countries} />
        </div>
      </details>
    </Group>
  )
}

/** A group that may be missing: its fields show while its checkbox is on, by the stylesheet alone. */
function SwitchedView({ form, field, name }: ViewProps<'switched'>) {
  const { label, hint } = labelled(form, field)
  const own = switchName(name)
  return (
    <fieldset id={name} className="switched min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="switched-by">
        <Checkbox
          id={own}
          name={own}
          label={<span className="font-semibold">{label}</span>}
          hint={hint}
          error={form.errors[own]}
          defaultChecked={isOn(form, own)}
        />
      </div>
      <div className="switched-part mt-4 border-rule border-l-2 pl-5">
        <FieldsView form={form} fields={field.fields} name={name} />
      </div>
    </fieldset>
  )
}

/** The rows of a list, and an empty one to add. */
function RowsView({ form, field, name }: ViewProps<'rows'>) {
  const { t } = form
  const count = rowCount(form.values, name)
  const rows = Array.from({ length: Math.max(count, Math.min(count + 1, field.max)) }, (_, i) => i)
  return (
    <Group form={form} field={field} name={name}>
      <div className="grid gap-4">
        {rows.map(i => (
          <fieldset
            key={i}
            className={`grid min-w-0 gap-x-4 gap-y-3 border-rule border-l-2 pl-5 ${field.fields.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}
          >
            <legend className="mb-1 text-quiet text-sm">{i < count ? t.row(i + 1) : t.newRow}</legend>
            {field.fields.map(inner => (
              <FieldView key={inner.path} form={form} field={i < count ? inner : asOptional(inner)} name={nameIn(`${name}.${i}`, inner)} />
            ))}
          </fieldset>
        ))}
      </div>
    </Group>
  )
}

/** A field of the row that may stay empty. */
const asOptional = (field: SettingsField): SettingsField =>
  field.kind === 'text' || field.kind === 'texts' ? { ...field, isRequired: false } : { ...field, empty: 'absent' }

/** One of several groups: the fields of the one that is chosen show, by the stylesheet alone. */
function VariantsView({ form, field, name }: ViewProps<'variants'>) {
  const own = `${name}.${field.discriminator}`
  const chosen = textOf(form, own) || (field.empty === 'none' ? (field.variants[0]?.key ?? '') : '')
  const all = [...(field.empty === 'none' ? [] : [{ key: '', fields: [] }]), ...field.variants]
  return (
    <Group form={form} field={field} name={own}>
      <div className="grid gap-2">
        {all.map(({ key, fields }) => (
          <div key={key} className="switched">
            <label className="switched-by flex items-start gap-3 py-1.5 pointer-coarse:py-2.5">
              <input type="radio" name={own} value={key} defaultChecked={key === chosen} className="tick mt-0.5 size-5" />
              <span>{form.texts[`${field.path}=${key}`]?.[0] ?? key}</span>
            </label>
            {fields.length > 0 && (
              <div className="switched-part mt-2 mb-3 border-rule border-l-2 pl-5">
                <FieldsView form={form} fields={fields} name={variantName(name, key)} />
              </div>
            )}
          </div>
        ))}
      </div>
    </Group>
  )
}
