import { ShopError } from '@stragan/contract'
import { refundCalls, roleHas } from '@stragan/contract/admin'
import { FindForm } from '@stragan/ui/find-form'
import { Select } from '@stragan/ui/select'
import { fieldsOf } from '@stragan/web/form.server'
import { EmptyList } from '../../platform/empty-list.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { oneOf } from '../../platform/list-query.ts'
import { Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/refunds-page.ts'
import { refundMessages } from './refunds.messages.ts'
import { RefundsTable } from './refunds-table.tsx'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'refunds:read')
  const filters = {
    state: oneOf(['due', 'done'] as const, query.get('state')),
    order: /^[0-9a-f]{32}$/.exec(query.get('order') ?? '')?.[0],
  }
  const after = query.get('after') ?? undefined
  const { items, next } = await office.api(refundCalls.refunds, { params: { shop: shop.code }, query: { ...filters, after } })
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'refunds:write'),
    orders: roleHas(shop.role, 'orders:read') ? `/${shop.code}/orders` : null,
    filters,
    refunds: items.map(({ refunded_at, ...refund }) => ({ ...refund, refunded: refunded_at && times.moment(refunded_at) })),
    next,
    isFirst: after === undefined,
  }
})

export const action = pageAction(async (office, form, { params, path, url }) => {
  const intent = form.text('intent')
  if (intent !== 'made' && intent !== 'not-made') throw new ShopError('not_found')
  const refunded = intent === 'made'
  const args = { params: { shop: params.shop ?? '', id: form.text('id') }, body: { refunded } }
  const { refused } = await submit(office, { intent, table: {}, fields: fieldsOf(form), call: refundCalls.setRefunded, args })
  return refused ?? done(office, path + url.search, { kind: refunded ? 'refund_made' : 'refund_not_made', subject: form.text('number') })
})

export default function RefundsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = refundMessages[language]
  const { shop, canWrite, orders, filters, refunds, next, isFirst } = loaderData
  const path = `/${shop}/refunds`
  const isDone = filters.state === 'done'
  return (
    <Page
      wide
      title={t.title}
      lead={filters.order ? t.ofOrder : isDone ? t.leadDone : t.lead}
      actions={<DownloadControl list="refunds" filters={filters} count={isFirst && next === null ? refunds.length : null} />}
    >
      {['made', 'not-made'].map(intent => (
        <Refusal key={intent} form={officeForm(language, { fields: {}, answer, intent })} />
      ))}
      <FindForm label={t.find} action={path} applied={JSON.stringify(filters)} submit={t.submit}>
        {filters.order && <input type="hidden" name="order" value={filters.order} />}
        <Select
          name="state"
          label={t.state}
          defaultValue={filters.state ?? 'due'}
          options={[
            { value: 'due', label: t.due },
            { value: 'done', label: t.done },
          ]}
        />
      </FindForm>
      {refunds.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || isDone || filters.order !== undefined} texts={t} />
      ) : (
        <RefundsTable refunds={refunds} orders={orders} canWrite={canWrite} />
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
