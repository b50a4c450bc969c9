import { expect } from 'vitest'
import { buyer } from './buyer.ts'
import { openAccount } from './customer.ts'
import type { TestApi } from './test-api.ts'
import type { TestVisitor } from './visitor.ts'

export interface NamedCustomer {
  id: number
  visitor: TestVisitor
  email: string
  /** What their orders are placed with. */
  buyer: object
  /** Of all of their parcels. */
  trackingNumber: string
  /** Names, e-mail, phone and company number, which nothing but their data contains. */
  traces: readonly string[]
}

/** A customer whose names, e-mail, phone, company number and tracking number nothing else contains. */
export async function newNamedCustomer(api: TestApi, host: string): Promise<NamedCustomer> {
  const [name, surname, trackingNumber] = [newWord('Name'), newWord('Surname'), newWord('PARCEL')]
  const [email, phone, nip] = [`${newWord('mailbox')}@${host}`, `+48${digits(9)}`, newNip()]
  const visitor = await openAccount(api, host, email)
  const person = { first_name: name, last_name: surname, company: `${surname} sp. z o.o.`, nip, phone }
  expect((await visitor.put('/customer', { customer: person })).status).toBe(200)
  const { id } = (await visitor.get('/customer')).body
  const billing_address = { ...buyer.billing_address, ...person, street: `${name} 1` }
  return {
    id,
    visitor,
    email,
    trackingNumber,
    buyer: { ...buyer, email, phone, billing_address },
    traces: [name, surname, email, phone, nip],
  }
}

const newWord = (word: string) => `${word}${crypto.randomUUID().slice(0, 13).replaceAll('-', '')}`
const digits = (count: number) => Array.from({ length: count }, () => 1 + Math.floor(Math.random() * 9)).join('')

/** A Polish company number, whose last digit is a checksum. */
function newNip(): string {
  const first = digits(9)
  const checksum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((sum, weight, i) => sum + weight * Number(first[i]), 0) % 11
  return checksum === 10 ? newNip() : `${first}${checksum}`
}
