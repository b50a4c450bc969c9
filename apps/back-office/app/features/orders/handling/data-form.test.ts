import { expect, test } from 'vitest'
import { conflictOf, dataOf, phonesOf, storedData, typedInto } from './data-form.ts'

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

test.each([
  ['the same number, however it is written', '+48 600 100 200', '600 100 299', '600 100 299'],
  ['the number of another person', '700 100 200', '600 100 299', '700 100 200'],
  ['none', null, '600 100 299', null],
  ['the same number, where what was typed is none', '600100200', 'x', '600100200'],
])('a corrected phone of an order and an address with %s', (_, phone, typed, expected) => {
  const data = { phone: '600100200', billing_address: { ...address, phone }, delivery_address: null }
  expect(phonesOf(data, typed)).toEqual({ billing_address: expected, delivery_address: null })
})

const was = { email: 'a@example.com', phone: '600100200', billing_address: { ...address, phone: null }, delivery_address: null }
const is = { ...was, revision: '2', phone: '600100201', billing_address: { ...was.billing_address, street: 'Leśna 2' } }

test('after a conflict the form has what was typed and what others have changed besides, and shows what both have changed', () => {
  const wanted = { ...was, phone: '600100202', billing_address: { ...was.billing_address, city: 'Gdynia' } }
  const { typed, differences } = conflictOf({ 'delivery_address.city': 'Kraków' }, { was, is, wanted })
  expect(typed).toMatchObject({
    phone: '600100202',
    'billing_address.city': 'Gdynia',
    'billing_address.street': 'Leśna 2',
    'delivery_address.city': 'Kraków',
    elsewhere: '',
    revision: '2',
  })
  expect(differences).toEqual([{ name: 'phone', before: '600100200', stored: '600100201', typed: '600100202' }])
})

test('where it is not known what a form was made from, all that differs is shown, and what was typed stays', () => {
  const wanted = { ...was, delivery_address: { ...was.billing_address, city: 'Gdynia' } }
  const { typed, differences } = conflictOf({}, { was: null, is: { ...is, delivery_address: was.billing_address }, wanted })
  expect(typed).toMatchObject({ elsewhere: 'on', phone: '600100200', 'delivery_address.city': 'Gdynia' })
  expect(differences).toEqual([
    { name: 'phone', before: null, stored: '600100201', typed: '600100200' },
    { name: 'billing_address.street', before: null, stored: 'Leśna 2', typed: 'Polna 1' },
    { name: 'delivery_address.city', before: null, stored: 'Łódź', typed: 'Gdynia' },
  ])
})

test('of a form that can no longer be sent, what was typed is what is not stored', () => {
  const typed = { ...storedData(is), phone: '600100202', 'delivery_address.city': 'Gdynia' }
  expect(typedInto(is, typed)).toEqual([{ name: 'phone', text: '600100202' }])
  expect(typedInto(is, { ...typed, elsewhere: 'on' })).toEqual([
    { name: 'phone', text: '600100202' },
    { name: 'delivery_address.city', text: 'Gdynia' },
  ])
})
