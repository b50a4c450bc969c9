import { fieldProblems } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const now = new Date('2027-03-01T12:00:00Z')
const shop = { id: 905, host: 'addresses.test', first: 905_000 }
const home = { first_name: 'Ewa', last_name: 'Nowak', street: 'Prosta 1', postal_code: '00-001', city: 'Warszawa', country: 'PL' }
let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, shop, now)
})
afterAll(() => api.close())

test('addresses and numbers are stored normalised', async () => {
  const visitor = await newCustomer(api, shop.host)
  const add = (more: object) => visitor.post('/customer/addresses', { address: { ...home, ...more } })
  const typed = { postal_code: '00950', company: 'Lis', nip: 'PL 526-025-02-74' }
  expect((await add(typed)).body).toMatchObject({ postal_code: '00-950', nip: '5260250274' })
  const german = { ...home, country: 'DE', postal_code: '10115', nip: 'de 123 456 789' }
  expect((await visitor.put('/customer/addresses/1', { address: german })).body).toMatchObject({ nip: 'DE123456789' })
  expect((await add({ country: 'ZZ' })).body.error.fields).toEqual({ 'address.country': fieldProblems.not_one_of })
  expect((await add({ phone: '(((---)))' })).body.error.fields).toHaveProperty(['address.phone'])
  const person = { first_name: 'Anna', last_name: 'Lis' }
  for (const [nip, stored] of [
    ['PL 526-025-02-74', '5260250274'],
    ['el 123456789', 'EL123456789'],
    ['', null],
  ])
    expect((await visitor.put('/customer', { customer: { ...person, nip } })).body.nip).toBe(stored)
})
