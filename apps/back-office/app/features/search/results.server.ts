import type { Language } from '@stragan/contract'
import { customerAdminCalls, inboxCalls, orderAdminCalls, productAdminCalls, type Role, roleHas } from '@stragan/contract/admin'
import { formatMoney } from '@stragan/contract/formats'
import type { Office } from '../../platform/office.server.ts'
import { optional } from '../../platform/optional.server.ts'
import { inboxMessages } from '../inbox/inbox.messages.ts'
import { orderMessages } from '../orders/orders.messages.ts'
import type { Destination } from './destinations.ts'

/** Found things of one kind; `items` is null where they cannot be had right now. */
export interface Found {
  kind: 'orders' | 'customers' | 'products' | 'inbox'
  items: Destination[] | null
  /** The list with all that match. */
  all: string | null
}

const shown = 8

type Item = Omit<Destination, 'href'> & { key: string | number }

/** What a person may see of the orders, customers, products and messages that match. */
export async function findInShop(
  office: Office,
  { code, role }: { code: string; role: Role },
  { q, language }: { q: string; language: Language },
): Promise<Found[]> {
  const args = { params: { shop: code }, query: { q, limit: shown } }
  const found = (kind: Found['kind'], part: { next: string | null } | null, items: readonly Item[] = []): Found => ({
    kind,
    items: part && items.map(({ key, ...item }) => ({ ...item, href: `/${code}/${kind}/${key}` })),
    all: part?.next ? `/${code}/${kind}?${new URLSearchParams({ q })}` : null,
  })
  const orders = async () => {
    const part = await optional(office.api(orderAdminCalls.orders, args))
    const { statuses } = orderMessages[language]
    const items = part?.items.map(({ uid, number, buyer, status, total_gross, currency }) => ({
      key: uid,
      title: number,
      about: [buyer, statuses[status], formatMoney(language, total_gross, currency)].join(', '),
    }))
    return found('orders', part, items)
  }
  const customers = async () => {
    const part = await optional(office.api(customerAdminCalls.customers, args))
    const items = part?.items.map(({ id, first_name, last_name, company, email }) => ({
      key: id,
      title: `${first_name} ${last_name}`,
      about: [company, email].filter(Boolean).join(', '),
    }))
    return found('customers', part, items)
  }
  const products = async () => {
    const part = await optional(office.api(productAdminCalls.products, args))
    const items = part?.items.map(({ id, name, symbol, category }) => ({
      key: id,
      title: name,
      about: [symbol, category].filter(Boolean).join(', '),
    }))
    return found('products', part, items)
  }
  const inbox = async () => {
    const part = await optional(office.api(inboxCalls.inbox, args))
    const { kinds } = inboxMessages[language]
    const items = part?.items.map(({ id, kind, subject, name, email }) => ({
      key: id,
      title: subject ?? kinds[kind],
      about: [subject && kinds[kind], name, email].filter(Boolean).join(', '),
    }))
    return found('inbox', part, items)
  }
  const searches = [
    { permission: orderAdminCalls.orders.permission, search: orders },
    { permission: customerAdminCalls.customers.permission, search: customers },
    { permission: productAdminCalls.products.permission, search: products },
    { permission: inboxCalls.inbox.permission, search: inbox },
  ]
  return Promise.all(searches.filter(({ permission }) => roleHas(role, permission)).map(({ search }) => search()))
}
