import type { Address } from '@stragan/contract'
import type { Fields } from '@stragan/ui/form'
import { addressFieldNames } from '../../../platform/field-errors.messages.ts'
import type { AdminOrder } from '../order-lines.tsx'

export type Side = 'billing_address' | 'delivery_address'
type SideFields<S extends Side> = Record<`${S}.${(typeof addressFieldNames)[number]}`, 'required' | 'optional'>

const ofSide = <S extends Side>(side: S) =>
  Object.fromEntries(
    addressFieldNames.map(name => [`${side}.${name}`, name === 'company' || name === 'nip' ? 'optional' : 'required']),
  ) as SideFields<S>

/** Fields of contact and addresses, named as in the body of the call. */
export const dataTable = { email: 'required', phone: 'required', ...ofSide('billing_address'), ...ofSide('delivery_address') } as const

type Data = Pick<AdminOrder, 'email' | 'phone' | Side>

/** What is stored, by field. */
export const storedData = ({ email, phone, billing_address, delivery_address }: Data): Record<keyof typeof dataTable, string> =>
  ({
    email: email ?? '',
    phone: phone ?? '',
    ...fieldsOfAddress('billing_address', billing_address),
    ...fieldsOfAddress('delivery_address', delivery_address),
  }) as Record<keyof typeof dataTable, string>

const fieldsOfAddress = (side: Side, address: Address | null) =>
  Object.fromEntries(addressFieldNames.map(name => [`${side}.${name}`, address?.[name] ?? '']))

/** The body that a form stands for. The phone of a recipient, which the form does not show, stays. */
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

/** Fields whose stored value is not the typed one. Without a delivery address of its own none of its fields is compared. */
export const differencesOf = (stored: Readonly<Record<string, string>>, typed: Fields) =>
  (Object.keys(dataTable) as (keyof typeof dataTable)[]).filter(
    name => (typed.elsewhere === 'on' || !name.startsWith('delivery_address')) && (stored[name] ?? '') !== (typed[name] ?? ''),
  )
