import { maxListSearchLength, ShopError } from '@stragan/contract'
import { priceListCalls, roleHas } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { Button } from '@stragan/ui/button'
import { FindForm } from '@stragan/ui/find-form'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { EmptyList } from '../../platform/empty-list.tsx'
import { officeForm } from '../../platform/form.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { searchOf } from '../../platform/list-query.ts'
import { Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/price-list-customers-page.ts'
import { priceListMessages } from './price-lists.messages.ts'

const intents = ['add', 'remove'] as const

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop } = await requirePermission(office, params.shop, 'customers:read')
  const of = { shop: shop.code, id: Number(params.id) }
  const after = query.get('after') ?? undefined
  const q = searchOf(query)
  const [list, { items, next }] = await Promise.all([
    office.api(priceListCalls.priceList, { params: of }),
    office.api(priceListCalls.priceListCustomers, { params: of, query: { q, after } }),
  ])
  return {
    shop: shop.code,
    list,
    q,
    customers: items,
    next,
    isFirst: after === undefined,
    canWrite: roleHas(shop.role, 'prices:write'),
  }
})

export const action = pageAction(async (office, form, { params, path, url }) => {
  const intent = intents.find(one => one === form.text('intent'))
  if (!intent) throw new ShopError('not_found')
  const args = {
    params: { shop: params.shop ?? '', id: Number(params.id) },
    body: { [intent]: [Number(form.text('customer'))] },
  }
  const { refused } = await submit(office, { intent, table: {}, fields: fieldsOf(form), call: priceListCalls.savePriceListCustomers, args })
  return refused ?? done(office, path + url.search, { kind: intent === 'add' ? 'list_customer_added' : 'list_customer_removed' })
})

export default function PriceListCustomersPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = priceListMessages[language]
  const { shop, list, q, customers, next, isFirst, canWrite } = loaderData
  const listPath = `/${shop}/price-lists/${list.id}`
  const path = `${listPath}/customers`
  return (
    <Page
      title={t.customers}
      lead={canWrite ? t.customersLead : undefined}
      above={<Breadcrumb href={listPath}>{t.backTo(list.name)}</Breadcrumb>}
      actions={
        <DownloadControl list="price_lists/{id}/customers" filters={{ q }} count={isFirst && next === null ? customers.length : null} />
      }
    >
      {intents.map(intent => (
        <Refusal key={intent} form={officeForm(language, { fields: {}, answer, intent })} />
      ))}
      <FindForm
        label={t.findCustomers}
        action={path}
        query={{ name: 'q', label: t.queryCustomers, value: q ?? '', maxLength: maxListSearchLength }}
        applied={q ?? ''}
        submit={t.submit}
      />
      {customers.length === 0 ? (
        <EmptyList
          path={path}
          isNarrowed={!isFirst || q !== undefined}
          texts={{ ...t, none: t.noCustomers, noneText: t.noCustomersText }}
        />
      ) : (
        <Table caption={t.customers} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.customer}</ColumnHead>
              <ColumnHead>{t.company}</ColumnHead>
              <ColumnHead>{t.state}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {customers.map(({ id, first_name, last_name, company, nip, email, is_in_list }) => {
              const name = `${first_name} ${last_name}`
              return (
                <tr key={id}>
                  <RowHead className="sm:min-w-56">
                    <a href={`/${shop}/customers/${id}`} className="link">
                      {name}
                    </a>
                    <span translate="no" className="block font-normal text-quiet text-xs">
                      {email}
                    </span>
                  </RowHead>
                  <Cell data-label={t.company}>
                    {company ?? '–'}
                    {nip && (
                      <span translate="no" className="block text-quiet text-xs">
                        NIP {nip}
                      </span>
                    )}
                  </Cell>
                  <Cell data-label={t.state}>
                    <div className="flex flex-wrap items-center gap-3">
                      <Badge tone={is_in_list ? 'success' : 'neutral'}>{is_in_list ? t.inList : t.notInList}</Badge>
                      {canWrite && (
                        <form method="post">
                          <FormKey />
                          <input type="hidden" name="intent" value={is_in_list ? 'remove' : 'add'} />
                          <input type="hidden" name="customer" value={id} />
                          <Button type="submit" size="small" aria-label={is_in_list ? t.removeCustomer(name) : t.addCustomer(name)}>
                            {is_in_list ? t.removeOne : t.addOne}
                          </Button>
                        </form>
                      )}
                    </div>
                  </Cell>
                </tr>
              )
            })}
          </tbody>
        </Table>
      )}
      <Pagination
        label={t.customers}
        path={path}
        filters={{ q }}
        next={next}
        isFirst={isFirst}
        texts={{ first: t.firstCustomers, next: t.nextCustomers }}
      />
    </Page>
  )
}
