import type { Address } from '@stragan/contract'
import type { DemoBuyer } from './types.ts'

/** People and companies are made up; their e-mail addresses are reserved for examples. */

type Place = readonly [street: string, postalCode: string, city: string]

const addressOf = (name: string, [street, postal_code, city]: Place, phone: string, company: string | null = null, nip: string | null = null): Address => {
  const [first_name = '', last_name = ''] = name.split(' ')
  return { first_name, last_name, company, nip, phone: `+48 600 ${phone}`, street, postal_code, city, country: 'PL' }
}

export const company = (name: string, nip: string, contact: string, email: string, place: Place, phone: string, more: Partial<DemoBuyer> = {}): DemoBuyer => ({
  email,
  address: addressOf(contact, place, phone, name, nip),
  ...more,
})

export const person = (name: string, email: string, place: Place, phone: string, locker: string, more: Partial<DemoBuyer> = {}): DemoBuyer => ({
  email,
  address: addressOf(name, place, phone),
  locker,
  ...more,
})
