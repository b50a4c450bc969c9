import { customerAdminCalls, priceListCalls } from '@stragan/contract/admin'
import type { Office } from '../../platform/office.server.ts'

interface Ids {
  price_list_id: number | string | null
  customer_id: number | string | null
}

/** Whose prices imports have: the filter of their list, the page of the prices, and the name. */
export interface ImportedPrices {
  kind: 'price_list' | 'customer'
  filter: { price_list_id: string } | { customer_id: string }
  path: string
  name: string
}

/** The price list or the customer whose prices imports have; null where they have products. */
export async function importedPricesOf(office: Office, shop: string, { price_list_id, customer_id }: Ids): Promise<ImportedPrices | null> {
  if (price_list_id !== null) {
    const { name } = await office.api(priceListCalls.priceList, { params: { shop, id: Number(price_list_id) } })
    const filter = { price_list_id: String(price_list_id) }
    return { kind: 'price_list', filter, path: `/${shop}/price-lists/${price_list_id}`, name }
  }
  if (customer_id === null) return null
  const { first_name, last_name } = await office.api(customerAdminCalls.customer, { params: { shop, id: Number(customer_id) } })
  const filter = { customer_id: String(customer_id) }
  return { kind: 'customer', filter, path: `/${shop}/customers/${customer_id}/prices`, name: `${first_name} ${last_name}` }
}

export const ownerIn = (query: URLSearchParams) => ({
  price_list_id: query.get('price_list_id'),
  customer_id: query.get('customer_id'),
})
