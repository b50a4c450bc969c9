import { expect, test } from 'vitest'
import { dataOf, differencesOf, storedData } from './data-form.ts'

const address = {
  first_name: 'Anna',
  last_name: 'Nowak',
  company: null,
  nip: null,
  street: 'Polna 1',
  postal_code: '00-001',
  city: 'Łódź',
  country: 'PL',
}
const stored = storedData({ email: 'a@example.com', phone: '600100200', billing_address: address, delivery_address: null })

test('what a form shows of an order is what it sends back', () => {
  const phones = { billing_address: '600', delivery_address: null }
  expect(dataOf(stored, { hasDelivery: false, phones })).toEqual({
    email: 'a@example.com',
    phone: '600100200',
    billing_address: { ...address, company: '', nip: '', phone: '600' },
    delivery_address: null,
  })
  expect(dataOf({ ...stored, 'delivery_address.city': 'Kraków' }, { hasDelivery: true, phones }).delivery_address?.city).toBe('Kraków')
})

test('fields differ by their value; those of a delivery address only where there is one', () => {
  const typed = { ...stored, 'billing_address.city': 'Lublin', 'delivery_address.city': 'Kraków' }
  expect(differencesOf(stored, stored)).toEqual([])
  expect(differencesOf(stored, typed)).toEqual(['billing_address.city'])
  expect(differencesOf(stored, { ...typed, elsewhere: 'on' })).toEqual(['billing_address.city', 'delivery_address.city'])
})
