import { ShopError } from '@stragan/contract'
import { orderAdminCalls, orderHandlingCalls, roleHas } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { type OrderStatus, orderStatuses, ShopError } from '@stragan/contract'
import { inboxCalls, orderAdminCalls, roleHas } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { useLanguage } from '../../platform/language.ts'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { ClaimsOfOrder } from '../inbox/claims-of-order.tsx'
import { DocumentsSection } from '../papers/documents-section.tsx'
import type { Route } from './+types/order-page.ts'
import { handlingMessages } from './handling/handling.messages.ts'
import { isChangeable } from './handling/is-changeable.ts'
import { NextSteps } from './handling/next-steps.tsx'
import { noteAction } from './handling/note-actions.server.ts'
import { RefundsDue } from './handling/refunds-due.tsx'
import { rightToMove } from './handling/right-to-move.ts'
import { Shipments } from './handling/shipments.tsx'
import { Timeline } from './handling/timeline.tsx'
import { timelineView } from './handling/timeline-view.server.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderPeople } from './order-people.tsx'
import { orderMessages } from './orders.messages.ts'
import { StatusBadge } from './status-badge.tsx'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'orders:read')
  const of = { shop: shop.code, uid: params.uid ?? '' }
  const [order, timeline] = await Promise.all([
    office.api(orderAdminCalls.order, { params: of }),
    office.api(orderHandlingCalls.orderTimeline, { params: of }),
  ])
  const { shop, times } = await requirePermission(office, params.shop, 'orders:read')
  const order = await office.api(orderAdminCalls.order, { params: { shop: shop.code, uid: params.uid ?? '' } })
  const claims = roleHas(shop.role, 'inbox:read')
    ? (await office.api(inboxCalls.inbox, { params: { shop: shop.code }, query: { order: order.uid } })).items
    : []
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'orders:write'),
    canShip: roleHas(shop.role, 'shipments:write'),
    customerHref:
      roleHas(shop.role, 'customers:read') && order.customer_id !== null ? `/${shop.code}/customers/${order.customer_id}` : null,
    order,
    placed: times.moment(order.created_at),
    timeline: timelineView(timeline, times, account.language),
    steps: order.next_statuses.filter(status => roleHas(shop.role, rightToMove(status))),
    claims: claims.map(({ created_at, ...claim }) => ({ ...claim, received: times.moment(created_at) })),
    history: order.history.map(({ status, at }) => ({ status, at: times.moment(at) })),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const answer = await noteAction(office, form, { of: { shop: params.shop ?? '', uid: params.uid ?? '' }, path })
  if (!answer) throw new ShopError('not_found')
  return answer
})

export default function OrderPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = orderMessages[language]
  const handling = handlingMessages[language]
  const { shop, canWrite, canShip, customerHref, order, placed, timeline, steps } = loaderData
  const { uid, number, status, next_statuses, payment, currency, shipments } = order
  const path = `/${shop}/orders/${uid}`
  const isPaymentAhead = steps.includes('paid')
  const { shop, canWrite, customerHref, order, placed, claims, history } = loaderData
  const { number, status, next_statuses } = order
  const steps = next_statuses.filter((next: OrderStatus) => next !== 'cancelled')
  return (
    <Page
      title={t.named(number)}
      lead={t.placed(placed)}
      above={<Breadcrumb href={`/${shop}/orders`}>{t.back}</Breadcrumb>}
      actions={<StatusBadge status={status} />}
    >
      <RefundsDue entries={timeline} currency={currency} />
      <NextSteps path={path} steps={steps} isClosed={next_statuses.length === 0} />
      <Shipments path={path} shipments={shipments} canCorrect={canShip} />
      <OrderLines order={order} />
      {canWrite && !isPaymentAhead && (
        <div>
          <ButtonLink href={`${path}/payment`} kind={payment.paid ? 'quiet' : 'secondary'}>
            {handling.recordPayment}
          </ButtonLink>
        </div>
      )}
      <OrderPeople order={order} customerHref={customerHref} changeHref={canWrite && isChangeable(status) ? `${path}/data` : null} />
      <Timeline entries={timeline} canWrite={canWrite} answer={answer} />
      <OrderPeople order={order} customerHref={customerHref} />
      <ClaimsOfOrder shop={shop} entries={claims} />
      <DocumentsSection shop={shop} uid={order.uid} language={order.language} />
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
