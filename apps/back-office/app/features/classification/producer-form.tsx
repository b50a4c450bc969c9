import { Checkbox } from '@stragan/ui/checkbox'
import type { Fields } from '@stragan/ui/form'
import { FormField, FormSelect } from '@stragan/ui/form-field'
import { addressNames } from '../../platform/classification-fields.messages.ts'
import type { OfficeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { fieldsOfDocument } from './documents.ts'
import { producerMessages } from './producers.messages.ts'

type AddressName = (typeof addressNames)[number]
const ofPerson = Object.fromEntries(
  addressNames.map(name => [`responsible_person.${name}`, name === 'street' ? 'optional' : 'required']),
) as Record<`responsible_person.${AddressName}`, 'required' | 'optional'>

/** The fields of the person come first: an error at `responsible_person.name` would be one of `name`, too. */
export const producerTable = {
  ...ofPerson,
  name: 'required',
  street: 'optional',
  postal_code: 'required',
  city: 'required',
  country: 'required',
  electronic_address: 'required',
  responsible_person: 'optional',
} as const

interface Reachable {
  name: string
  street: string | null
  postal_code: string
  city: string
  country: string
  electronic_address: string
}

const reachable = (fields: Fields, path: string): Reachable => ({
  name: fields[`${path}name`] ?? '',
  street: fields[`${path}street`] || null,
  postal_code: fields[`${path}postal_code`] ?? '',
  city: fields[`${path}city`] ?? '',
  country: fields[`${path}country`] ?? '',
  electronic_address: fields[`${path}electronic_address`] ?? '',
})

/** The body that a form stands for, without its revision. */
export const producerOf = (fields: Fields) => ({
  ...reachable(fields, ''),
  responsible_person: fields.responsible_person === 'on' ? reachable(fields, 'responsible_person.') : null,
})

/** A producer as the fields of its form. */
export const producerFields = ({ responsible_person, ...own }: Reachable & { responsible_person: Reachable | null }) =>
  fieldsOfDocument({
    ...reachable(own as unknown as Fields, ''),
    responsible_person: responsible_person ? 'on' : '',
    ...(responsible_person && fieldsOfDocument(reachable(responsible_person as unknown as Fields, ''), 'responsible_person.')),
  })

export function useProducerLabel(): (name: string) => string {
  const t = producerMessages[useLanguage()]
  const labels: Readonly<Record<string, string>> = {
    name: t.personName,
    street: t.street,
    postal_code: t.postalCode,
    city: t.city,
    country: t.country,
    electronic_address: t.electronicAddress,
    responsible_person: t.person,
  }
  return path => {
    const [first = path, name] = path.split('.')
    return name === undefined ? (labels[first] ?? path) : t.ofPerson(labels[name] ?? name)
  }
}

type Countries = readonly { value: string; label: string }[]

interface ProducerFieldsProps {
  form: OfficeForm<keyof typeof producerTable>
  countries: Countries
}

export function ProducerFields({ form, countries }: ProducerFieldsProps) {
  const t = producerMessages[useLanguage()]
  const error = form.view.errorOf('responsible_person')
  return (
    <>
      <fieldset className="grid min-w-0 gap-5">
        <legend className="mb-3 font-semibold text-lg">{t.own}</legend>
        <AddressFields form={form} path="" countries={countries} />
      </fieldset>
      <div className="group/person grid gap-5">
        <Checkbox
          id={form.view.idOf('responsible_person')}
          name="responsible_person"
          label={t.person}
          hint={t.personHint}
          defaultChecked={form.view.valueOf('responsible_person') === 'on'}
          {...(error && { error })}
        />
        <fieldset className="hidden min-w-0 gap-5 group-has-[input:checked]/person:grid">
          <legend className="mb-3 font-semibold text-lg">{t.person}</legend>
          <AddressFields form={form} path="responsible_person." countries={countries} />
        </fieldset>
      </div>
    </>
  )
}

interface AddressProps extends ProducerFieldsProps {
  path: '' | 'responsible_person.'
}

function AddressFields({ form, path, countries }: AddressProps) {
  const t = producerMessages[useLanguage()]
  // Fields that are not shown must not be required by the browser.
  const common = { form: form.view, autoComplete: 'off', ...(path && { required: false, note: undefined }) } as const
  return (
    <>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <FormField {...common} name={`${path}name`} label={t.personName} />
        <FormField
          {...common}
          name={`${path}electronic_address`}
          label={t.electronicAddress}
          hint={t.electronicAddressHint}
          maxLength={254}
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <FormField {...common} name={`${path}street`} label={t.street} hint={t.streetHint} />
      <div className="grid grid-cols-[minmax(7.5rem,1fr)_2fr] gap-x-4 gap-y-5">
        <FormField {...common} name={`${path}postal_code`} label={t.postalCode} />
        <FormField {...common} name={`${path}city`} label={t.city} />
      </div>
      <FormSelect
        {...common}
        name={`${path}country`}
        label={t.country}
        options={countries}
        defaultValue={form.view.valueOf(`${path}country`) || 'PL'}
        className="max-w-md"
      />
    </>
  )
}
