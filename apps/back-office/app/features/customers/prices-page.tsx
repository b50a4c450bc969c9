import { customerAdminCalls, customerHandlingCalls, roleHas } from '@stragan/contract/admin'
import { formatMoney } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { EmptyList } from '../../platform/empty-list.tsx'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/prices-page.ts'
import { handlingMessages } from './customer-handling.messages.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'customers:read')
  const of = { shop: shop.code, id: Number(params.id) }
  const after = query.get('after') ?? undefined
  const [customer, { items, next }] = await Promise.all([
    office.api(customerAdminCalls.customer, { params: of }),
    office.api(customerHandlingCalls.customerPrices, { params: of, query: { after } }),
  ])
  return {
    path: `/${shop.code}/customers/${of.id}`,
    name: `${customer.first_name} ${customer.last_name}`,
    products: roleHas(shop.role, 'products:read') ? `/${shop.code}/products` : null,
    prices: items.map(({ changed_at, ...price }) => ({ ...price, changed: times.day(changed_at) })),
    next,
    isFirst: after === undefined,
  }
})

export default function PricesPage({ loaderData: { path, name, products, prices, next, isFirst } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  const here = `${path}/prices`
  const money = (amount: number | null) => (amount === null ? t.onRequest : formatMoney(language, amount, 'PLN'))
  return (
    <Page title={t.prices} lead={t.pricesLead} above={<Breadcrumb href={path}>{t.back(name)}</Breadcrumb>}>
      {prices.length === 0 ? (
        <EmptyList path={here} isNarrowed={!isFirst} texts={t} />
      ) : (
        <Table caption={t.prices} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.product}</ColumnHead>
              <ColumnHead numeric>{t.listPrice}</ColumnHead>
              <ColumnHead numeric>{t.agreedPrice}</ColumnHead>
              <ColumnHead>{t.changed}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ variant_id, product_id, name, symbol, is_active, list_price_net, price_net, changed }) => (
              <tr key={variant_id}>
                <RowHead>
                  {products === null ? (
                    (name ?? symbol)
                  ) : (
                    <a href={`${products}/${product_id}`} className="link">
                      {name ?? symbol}
                    </a>
                  )}{' '}
                  {!is_active && <Badge>{t.inactive}</Badge>}
                  <span translate="no" className="block font-normal text-quiet text-xs">
                    {symbol}
                  </span>
                </RowHead>
                <Cell numeric data-label={t.listPrice}>
                  {money(list_price_net)}
                </Cell>
                <Cell numeric data-label={t.agreedPrice}>
                  {money(price_net)}
                </Cell>
                <Cell data-label={t.changed} className="whitespace-nowrap">
                  {changed}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        label={t.prices}
        path={here}
        filters={{}}
        next={next}
        isFirst={isFirst}
        texts={{ first: t.firstPrices, next: t.nextPrices }}
      />
    </Page>
  )
}
