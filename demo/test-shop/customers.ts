import type { Address } from '@stragan/contract'
import type { DemoCustomer } from '../types.ts'

const workshop: Address = {
  first_name: 'Ola',
  last_name: 'Tester',
  company: 'Modelarnia Ola',
  nip: '5260250274',
  phone: '+48 600 700 800',
  street: 'ul. Makietowa 8',
  postal_code: '58-300',
  city: 'Wałbrzych',
  country: 'PL',
}

export const customers: DemoCustomer[] = [
  {
    email: 'ola@test.localhost',
    first_name: workshop.first_name,
    last_name: workshop.last_name,
    company: workshop.company,
    nip: workshop.nip,
    phone: '+48 600 700 800',
    personalDiscount: null,
    addresses: [workshop],
    favourites: [],
    orders: [],
  },
]
