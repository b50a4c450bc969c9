import { createShop } from '../src/features/shops/shops.ts'
import { newStaff } from './staff.ts'
import type { TestApi } from './test-api.ts'

/** A shop as the command creates it, with an owner. */
export async function newEmptyShop(api: TestApi, host: string, now = new Date()) {
  const { id, code } = await createShop(api.db, now, {
    name: host,
    language: 'en',
    hosts: [host],
    origin: `https://${host}`,
    business: { name: host, street: '', postal_code: '', city: '', country: 'PL', phone: '', email: 'shop@copy.test' },
    account: null,
    courierNet: 15,
    rates: {},
    owner: null,
  })
  return { id, code, owner: await newStaff(api, { [id]: 'owner' }) }
}
