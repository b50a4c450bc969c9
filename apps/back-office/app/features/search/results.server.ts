import { type Arguments, type Language, type Operation, type ResponseOutput, ShopError } from '@stragan/contract'
import { customerAdminCalls, orderAdminCalls, type Permission, productAdminCalls, type Role, roleHas } from '@stragan/contract/admin'
import { formatMoney } from '@stragan/contract/formats'
import type { Office } from '../../platform/office.server.ts'
import { orderMessages } from '../orders/orders.messages.ts'
import type { Destination } from './destinations.ts'

/** Found things of one kind; `items` is null where they cannot be had right now. */
export interface Found {
  kind: 'orders' | 'customers' | 'products'
  items: Destination[] | null
  /** The list with all that match. */
  all: string | null
}

const shown = 8

/** What a person may see of the orders, customers and products that match. */
export async function findInShop(
  office: Office,
  { code, role }: { code: string; role: Role },
  { q, language }: { q: string; language: Language },
): Promise<Found[]> {
  const find = async <C extends Operation & { permission: Permission }>(
    kind: Found['kind'],
    call: C,
    view: (item: never) => Omit<Destination, 'href'> & { key: string | number },
  ): Promise<Found[]> => {
    if (!roleHas(role, call.permission)) return []
    const args = { params: { shop: code }, query: { q, limit: shown } } as Arguments<C>
    const found = (await office.api(call, args).catch(unavailableAsNull)) as ResponseOutput<C> | null
    const part = found as { items: never[]; next: string | null } | null
    const items = part?.items.map(view).map(({ key, ...item }) => ({ ...item, href: `/${code}/${kind}/${key}` })) ?? null
    return [{ kind, items, all: part?.next ? `/${code}/${kind}?${new URLSearchParams({ q })}` : null }]
  }
  const t = orderMessages[language]
  type Order = ResponseOutput<typeof orderAdminCalls.orders>['items'][number]
  type Customer = ResponseOutput<typeof customerAdminCalls.customers>['items'][number]
  type Product = ResponseOutput<typeof productAdminCalls.products>['items'][number]
  const parts = await Promise.all([
    find('orders', orderAdminCalls.orders, ({ uid, number, buyer, status, total_gross, currency }: Order) => ({
      key: uid,
      title: number,
      about: [buyer, t.statuses[status], formatMoney(language, total_gross, currency)].join(', '),
    })),
    find('customers', customerAdminCalls.customers, ({ id, first_name, last_name, company, email }: Customer) => ({
      key: id,
      title: `${first_name} ${last_name}`,
      about: [company, email].filter(Boolean).join(', '),
    })),
    find('products', productAdminCalls.products, ({ id, name, symbol, category }: Product) => ({
      key: id,
      title: name,
      about: [symbol, category].filter(Boolean).join(', '),
    })),
  ])
  return parts.flat()
}

/** A part that fails does not fail the others. */
function unavailableAsNull(error: unknown): null {
  if (error instanceof ShopError && error.code === 'unavailable') return null
  throw error
}
