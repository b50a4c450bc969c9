import { z } from 'zod'
import { maxLengths } from '../../constants.ts'
import { email, language, timestamp } from '../../entities/scalars.ts'
import { visibleText } from '../../visible-text.ts'
import { adminCall } from '../admin-call.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'

const operatedShop = z.object({
  code: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  created_at: timestamp,
  products: z.int(),
  /** Orders of the last 30 days, without cancelled ones. */
  orders: z.int(),
  people: z.int(),
  /** Whether it has an owner; without one an invitation is open, or nobody runs it. */
  has_owner: z.boolean(),
})

export const operatorCalls = {
  shops: adminCall({
    method: 'GET',
    path: '/shops',
    permission: 'operator',
    summary: 'The shops of the installation with their figures, by name; nothing about their customers',
    query: z.object({ ...keysetQuery, q: z.string().trim().max(100).optional() }),
    response: listOf(operatedShop),
    download: downloadOf(operatedShop, {
      title: { en: 'Shops', pl: 'Sklepy' },
      itemsIn: 'items',
      columns: {
        code: { title: { en: 'Code', pl: 'Kod' }, kind: 'text' },
        name: { title: { en: 'Name', pl: 'Nazwa' }, kind: 'text' },
        hosts: { title: { en: 'Addresses', pl: 'Adresy' }, kind: 'list' },
        created_at: { title: { en: 'Created (UTC)', pl: 'Utworzony (UTC)' }, kind: 'moment' },
        products: { title: { en: 'Active products', pl: 'Aktywne produkty' }, kind: 'number' },
        orders: { title: { en: 'Orders in the last 30 days', pl: 'Zamówienia z ostatnich 30 dni' }, kind: 'number' },
        people: { title: { en: 'People', pl: 'Osoby' }, kind: 'number' },
        has_owner: { title: { en: 'Has an owner', pl: 'Ma właściciela' }, kind: 'flag' },
      },
    }),
    errors: ['invalid_query'],
  }),
  createShop: adminCall({
    method: 'POST',
    path: '/shops',
    permission: 'operator',
    stepUp: true,
    isRepeatable: true,
    summary:
      'Create a shop that can sell as soon as it has products; returns the token of the link by which its owner joins, valid for a day',
    body: z.object({
      name: visibleText().min(1).max(100),
      language,
      /** A name of two labels or more, as on the list of hosts of a shop: letter case and a trailing dot do not count. */
      host: z.string().trim().min(1).max(253),
      owner: email,
      /** Sender of the shop’s e-mails; absent, the owner. */
      email: email.optional(),
      company: visibleText().min(1).max(maxLengths.company).optional(),
    }),
    response: z.object({ code: z.string(), owner_token: z.string() }),
    errors: ['host_taken'],
  }),
}
