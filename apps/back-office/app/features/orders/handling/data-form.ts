import type { Address, ResponseOutput } from '@stragan/contract'
import { mergeDocuments, orderHandlingCalls } from '@stragan/contract/admin'
import type { Fields } from '@stragan/ui/form'
import type { Difference } from '../../../platform/differences.tsx'
import { addressFieldNames } from '../../../platform/field-names.ts'

export type Side = 'billing_address' | 'delivery_address'
type SideFields<S extends Side> = Record<`${S}.${(typeof addressFieldNames)[number]}`, 'required' | 'optional'>

const ofSide = <S extends Side>(side: S) =>
  Object.fromEntries(
    addressFieldNames.map(name => [`${side}.${name}`, name === 'company' || name === 'nip' ? 'optional' : 'required']),
  ) as SideFields<S>

/** Fields of contact and addresses, named as in the body of the call. */
export const dataTable = { email: 'required', phone: 'required', ...ofSide('billing_address'), ...ofSide('delivery_address') } as const

type Stored = ResponseOutput<typeof orderHandlingCalls.orderData>
type Data = Omit<Stored, 'revision'>
export type DataFieldName = keyof typeof dataTable

/** What is stored, by field. */
export const storedData = ({ email, phone, billing_address, delivery_address }: Data): Record<DataFieldName, string> =>
  ({
    email,
    phone,
    ...fieldsOfAddress('billing_address', billing_address),
    ...fieldsOfAddress('delivery_address', delivery_address),
  }) as Record<DataFieldName, string>

const fieldsOfAddress = (side: Side, address: Address | null) =>
  Object.fromEntries(addressFieldNames.map(name => [`${side}.${name}`, address?.[name] ?? '']))

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^(?:00)?48(?=\d{9}$)/, '')

/** Phones of the addresses, which the form does not show: a corrected phone of the order is corrected in addresses that have the same one. */
export function phonesOf(stored: Pick<Data, 'phone' | Side>, typed = ''): Record<Side, string | null> {
  const isValid = orderHandlingCalls.changeOrderData.body.shape.phone.safeParse(typed).success
  const phoneOf = (address: Address | null) => {
    const phone = address?.phone || null
    return phone && isValid && digitsOf(phone) === digitsOf(stored.phone) ? typed : phone
  }
  return { billing_address: phoneOf(stored.billing_address), delivery_address: phoneOf(stored.delivery_address) }
}

/** The body that a form stands for. `phones`: those of the addresses, from `phonesOf`. */
export function dataOf(fields: Fields, { hasDelivery, phones }: { hasDelivery: boolean; phones: Record<Side, string | null> }) {
  const addressOf = (side: Side) => {
    const text = (name: string) => fields[`${side}.${name}`] ?? ''
    return {
      first_name: text('first_name'),
      last_name: text('last_name'),
      company: text('company'),
      nip: text('nip'),
      street: text('street'),
      postal_code: text('postal_code'),
      city: text('city'),
      country: text('country'),
      phone: phones[side],
    }
  }
  return {
    email: fields.email ?? '',
    phone: fields.phone ?? '',
    billing_address: addressOf('billing_address'),
    delivery_address: hasDelivery ? addressOf('delivery_address') : null,
  }
}

/** A body as the call stores it: trimmed and normalised, where the API has found it valid. */
export function wantedOf(body: object): Data {
  const { revision: _, billing_address, delivery_address, ...contact } = orderHandlingCalls.changeOrderData.body.parse(body)
  const withPhone = <A extends { phone?: string | null | undefined }>(address: A) => ({ ...address, phone: address.phone ?? null })
  return { ...contact, billing_address: withPhone(billing_address), delivery_address: delivery_address && withPhone(delivery_address) }
}

interface Versions {
  /** What the form was made from; null where the history does not have it. */
  was: Data | null
  is: Stored
  wanted: Data
}

export interface DataConflict {
  /** What the form shows next: what was typed, and what others have changed besides. */
  typed: Fields
  /** What both have changed. */
  differences: readonly (Omit<Difference, 'label'> & { name: DataFieldName })[]
}

/** What becomes of a form that met the change of somebody else. */
export function conflictOf(sent: Fields, { was, is, wanted }: Versions): DataConflict {
  const merged = was ? (mergeDocuments(was, wanted, withoutRevision(is)).merged as unknown as Data) : wanted
  const [before, stored, typed] = [was && storedData(was), storedData(is), storedData(merged)]
  const names = Object.keys(dataTable) as DataFieldName[]
  // What stands in the fields of a delivery address that was unticked stays there.
  const shown = names.filter(name => merged.delivery_address || !name.startsWith('delivery_address'))
  return {
    typed: {
      ...sent,
      ...Object.fromEntries(shown.map(name => [name, typed[name]])),
      elsewhere: merged.delivery_address ? 'on' : '',
      revision: is.revision,
    },
    differences: names
      .map(name => ({ name, before: before?.[name] ?? null, stored: stored[name], typed: typed[name] }))
      .filter(({ before, stored, typed }) => stored !== typed && stored !== before),
  }
}

/** What was typed into a form that is not what is stored. */
export function typedInto(stored: Data, typed: Fields): { name: DataFieldName; text: string }[] {
  const is = storedData(stored)
  return (Object.keys(dataTable) as DataFieldName[])
    .filter(name => typed.elsewhere === 'on' || !name.startsWith('delivery_address'))
    .map(name => ({ name, text: typed[name] ?? '' }))
    .filter(({ name, text }) => text !== '' && text !== is[name])
}

const withoutRevision = ({ revision: _, ...data }: Stored): Data => data
