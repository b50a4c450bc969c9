import { expect, test } from 'vitest'
import type { PublicContext } from './public-context.ts'
import { localBusiness } from './structured-data.ts'

const shop = { origin: 'https://shop.test', name: 'Shop', description: 'Tools' }
const business = { name: 'Firm', street: 'Prosta 1', postal_code: '00-001', city: 'Warszawa', country: 'PL', phone: '', email: 'a@b.test' }
const storeWith = (more: object) =>
  localBusiness({ bootstrap: { shop, business: { ...business, ...more } } } as unknown as PublicContext)[0]

test('a NIP is the tax number of the shop, and no VAT registration', () => {
  expect(storeWith({ nip: '9990000014' })).toMatchObject({ taxID: '9990000014' })
  for (const more of [{}, { nip: '9990000014' }]) expect(storeWith(more)).not.toHaveProperty('vatID')
})
