import { ShopError } from '@stragan/contract'
import { agreedPriceCalls, customerAdminCalls, roleHas } from '@stragan/contract/admin'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { useLanguage } from '../../platform/language.ts'
import { searchOf } from '../../platform/list-query.ts'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/customer-prices-page.ts'
import { agreedPriceMessages } from './agreed-prices.messages.ts'
import { isAgreedPricesAnswer, mayImportPrices } from './agreed-prices-form.ts'
import { AgreedPricesSection } from './agreed-prices-section.tsx'
import { saveAgreedPrices } from './save-agreed-prices.server.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'customers:read')
  const of = { shop: shop.code, id: Number(params.id) }
  const after = query.get('after') ?? undefined
  const q = searchOf(query)
  const [customer, { items, next }] = await Promise.all([
    office.api(customerAdminCalls.customer, { params: of }),
    office.api(agreedPriceCalls.customerPrices, { params: of, query: { q, after } }),
  ])
  const customerPath = `/${shop.code}/customers/${of.id}`
  return {
    customerPath,
    name: `${customer.first_name} ${customer.last_name}`,
    view: {
      path: `${customerPath}/prices`,
      list: 'customers/{id}/prices' as const,
      imports: mayImportPrices(shop.role) ? `/${shop.code}/imports?customer_id=${of.id}` : null,
      products: roleHas(shop.role, 'products:read') ? `/${shop.code}/products` : null,
      q,
      prices: items.map(price => ({ ...price, changed: price.changed_at && times.day(price.changed_at) })),
      next,
      isFirst: after === undefined,
      ofPriceList: false,
      canWrite: roleHas(shop.role, 'prices:write'),
    },
  }
})

export const action = pageAction(async (office, form, { params, path, url }) => {
  if (form.text('intent') !== 'save-prices') throw new ShopError('not_found')
  const owner = { call: agreedPriceCalls.saveCustomerPrices, shop: params.shop ?? '', id: Number(params.id) }
  return saveAgreedPrices(office, form, owner, path + url.search)
})

export default function CustomerPricesPage({ loaderData: { customerPath, name, view }, actionData }: Route.ComponentProps) {
  const t = agreedPriceMessages[useLanguage()]
  const answer = isAgreedPricesAnswer(actionData) ? actionData : undefined
  return (
    <Page title={t.title} lead={t.lead} above={<Breadcrumb href={customerPath}>{t.back(name)}</Breadcrumb>}>
      <AgreedPricesSection view={view} answer={answer} />
    </Page>
  )
}
