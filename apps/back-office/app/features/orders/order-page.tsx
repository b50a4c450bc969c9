import { type OrderStatus, orderStatuses, ShopError } from '@stragan/contract'
import { orderAdminCalls, roleHas } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/order-page.ts'
import { MoveButton } from './move-button.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPeople } from './order-people.tsx'
import { orderMessages } from './orders.messages.ts'
import { StatusBadge } from './status-badge.tsx'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'orders:read')
  const order = await office.api(orderAdminCalls.order, { params: { shop: shop.code, uid: params.uid ?? '' } })
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'orders:write'),
    customerHref:
      roleHas(shop.role, 'customers:read') && order.customer_id !== null ? `/${shop.code}/customers/${order.customer_id}` : null,
    order,
    placed: times.moment(order.created_at),
    history: order.history.map(({ status, at }) => ({ status, at: times.moment(at) })),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  const status = orderStatuses.find(one => one === form.text('status'))
  if (intent !== 'move' || !status) throw new ShopError('not_found')
  const args = { params: { shop: params.shop ?? '', uid: params.uid ?? '' }, body: { status } }
  const { refused } = await submit(office, { intent, table: {}, fields: fieldsOf(form), call: orderAdminCalls.changeOrderStatus, args })
  return refused ?? done(office, path, { kind: 'order_moved' })
})

export default function OrderPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = orderMessages[language]
  const { shop, canWrite, customerHref, order, placed, history } = loaderData
  const { number, status, next_statuses } = order
  const steps = next_statuses.filter((next: OrderStatus) => next !== 'cancelled')
  return (
    <Page
      title={t.named(number)}
      lead={t.placed(placed)}
      above={<Breadcrumb href={`/${shop}/orders`}>{t.back}</Breadcrumb>}
      actions={<StatusBadge status={status} />}
    >
      {canWrite && (
        <Section id="next" title={t.whatNext} lead={next_statuses.length > 0 ? t.whatNextText : t.nothingNext}>
          <Refusal form={officeForm(language, { fields: {}, answer, intent: 'move' })} />
          {next_statuses.length > 0 && (
            <div className="flex flex-wrap items-center gap-3">
              {steps.map((next, i) => (
                <MoveButton key={next} status={next} isMain={i === 0} />
              ))}
              {next_statuses.includes('cancelled') && (
                <Question
                  id="cancel"
                  label={t.moves.cancelled}
                  name={t.moves.cancelled}
                  title={t.cancelQuestion(number)}
                  text={t.cancelText}
                  confirm={t.moves.cancelled}
                  intent="move"
                  fields={{ status: 'cancelled' }}
                />
              )}
            </div>
          )}
        </Section>
      )}
      <OrderLines order={order} />
      <OrderPeople order={order} customerHref={customerHref} />
      <Section id="history" title={t.history}>
        <ol className="grid gap-2">
          {history.map(({ status: was, at }) => (
            <li key={was} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge status={was} />
              <span className="text-quiet text-sm tabular-nums">{at}</span>
            </li>
          ))}
        </ol>
      </Section>
    </Page>
  )
}
