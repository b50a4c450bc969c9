import { type Language, orderStatuses, ShopError } from '@stragan/contract'
import { inboxCalls, isChangeable, orderAdminCalls, orderHandlingCalls, refundCalls, roleHas } from '@stragan/contract/admin'
import { hrefTo } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Icon } from '@stragan/ui/icon'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { DraftLinks } from '../../platform/drafts/draft-links.tsx'
import { draftStates, loadDrafts } from '../../platform/drafts/drafts.server.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { newNoteDraft } from '../../platform/notes/note-forms.ts'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import { ClaimsOfOrder } from '../inbox/claims-of-order.tsx'
import { DocumentsSection } from '../papers/documents-section.tsx'
import type { Route } from './+types/order-page.ts'
import { handlingMessages } from './handling/handling.messages.ts'
import { NextSteps } from './handling/next-steps.tsx'
import { orderNoteAction } from './handling/order-note-action.server.ts'
import { RefundsDue } from './handling/refunds-due.tsx'
import { rightToMove } from './handling/right-to-move.ts'
import { Shipments } from './handling/shipments.tsx'
import { Timeline } from './handling/timeline.tsx'
import { timelineView } from './handling/timeline-view.server.ts'
import { type AdminOrder, OrderLines } from './order-lines.tsx'
import { OrderPeople } from './order-people.tsx'
import { orderMessages } from './orders.messages.ts'
import { StatusBadge } from './status-badge.tsx'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'orders:read')
  const of = { shop: shop.code, uid: params.uid ?? '' }
  const about = { shop: shop.code, subject: of.uid, times }
  const [canWrite, canShip] = [roleHas(shop.role, 'orders:write'), roleHas(shop.role, 'shipments:write')]
  const [order, timeline, claims, refunds, drafts, shipmentDrafts, isInHistory] = await Promise.all([
    office.api(orderAdminCalls.order, { params: of }),
    office.api(orderHandlingCalls.orderTimeline, { params: of }),
    roleHas(shop.role, 'inbox:read')
      ? office.api(inboxCalls.inbox, { params: { shop: shop.code }, query: { order: of.uid } })
      : { items: [] },
    roleHas(shop.role, 'refunds:read') ? office.api(refundCalls.refunds, { params: { shop: shop.code }, query: { order: of.uid } }) : null,
    canWrite ? loadDrafts(office, { ...about, area: 'orders' }) : null,
    canShip ? loadDrafts(office, { ...about, area: 'shipments' }) : null,
    hasHistory(office, shop, 'order', of.uid),
  ])
  const draftOf = draftStates({ ...about, area: 'orders' }, drafts)
  return {
    shop: shop.code,
    canWrite,
    canShip,
    noteDraft: draftOf(newNoteDraft),
    otherDrafts: [...(drafts ?? []), ...(shipmentDrafts ?? [])]
      .filter(([form]) => isOpen(form, order))
      .map(([form, { began }]) => ({ form, began })),
    customerHref:
      roleHas(shop.role, 'customers:read') && order.customer_id !== null ? `/${shop.code}/customers/${order.customer_id}` : null,
    order,
    placed: times.moment(order.created_at),
    timeline: timelineView(timeline, { times, language: account.language, draftOf }),
    buyersHref: shop.origin + hrefTo(order.language, 'order', { uid: order.uid }),
    refunds: refunds?.items.map(({ id, amount, due_on, is_overdue }) => ({ id, amount, due_on, is_overdue })) ?? null,
    steps: order.next_statuses.filter(status => roleHas(shop.role, rightToMove(status))),
    claims: claims.items.map(({ created_at, ...claim }) => ({ ...claim, received: times.moment(created_at) })),
    hasHistory: isInHistory,
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const answer = await orderNoteAction(office, form, { of: { shop: params.shop ?? '', uid: params.uid ?? '' }, path })
  if (!answer) throw new ShopError('not_found')
  return answer
})

export default function OrderPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = orderMessages[language]
  const handling = handlingMessages[language]
  const { shop, canWrite, canShip, noteDraft, otherDrafts, customerHref, buyersHref } = loaderData
  const { order, placed, timeline, refunds, steps, claims, hasHistory } = loaderData
  const { uid, number, email, status, next_statuses, currency, shipments } = order
  const path = `/${shop}/orders/${uid}`
  const isPaymentAhead = steps.includes('paid')
  return (
    <Page
      title={t.named(number)}
      lead={t.placed(placed)}
      above={<Breadcrumb href={`/${shop}/orders`}>{t.back}</Breadcrumb>}
      actions={
        <>
          {/* Without the buyer's session the page hides address and contact, as for anybody with the link. */}
          <a href={buyersHref} target="_blank" rel="noopener noreferrer" className="link inline-flex items-center gap-1 py-0.5 text-sm">
            {t.buyersPage}
            <Icon name="external" size="small" />
          </a>
          <StatusBadge status={status} />
        </>
      }
    >
      <DraftLinks drafts={otherDrafts.map(draft => linkTo(draft, path, language))} />
      <RefundsDue entries={timeline} refunds={refunds} href={`/${shop}/refunds?order=${uid}`} currency={currency} />
      <NextSteps path={path} steps={steps} isClosed={next_statuses.length === 0} />
      <Shipments path={path} shipments={shipments} canCorrect={canShip} />
      <OrderLines order={order} />
      {canWrite && !isPaymentAhead && (
        <div>
          <ButtonLink href={`${path}/payment`}>{handling.recordPayment}</ButtonLink>
        </div>
      )}
      <OrderPeople order={order} customerHref={customerHref} changeHref={canWrite && isChangeable(status) ? `${path}/data` : null} />
      <ClaimsOfOrder shop={shop} entries={claims} />
      <DocumentsSection shop={shop} uid={uid} language={order.language} />
      <Timeline
        entries={timeline}
        canWrite={canWrite}
        recipient={email ? { email, language: order.language } : null}
        noteDraft={noteDraft}
        answer={answer}
      />
      {hasHistory && <HistoryLink shop={shop} entity="order" id={uid} />}
    </Page>
  )
}

type OfOrder = Pick<AdminOrder, 'status' | 'next_statuses' | 'shipments'>

const moveIn = (form: string) => orderStatuses.find(status => form === `move.${status}`)
const shipmentIn = (form: string, shipments: OfOrder['shipments']) => shipments.find(({ id }) => form === `shipment.${id}`)

/** Whether the form of a draft is another page’s, and can still be sent. */
function isOpen(form: string, { status, next_statuses, shipments }: OfOrder): boolean {
  if (form === 'data') return isChangeable(status)
  const move = moveIn(form)
  return move ? next_statuses.includes(move) : form === 'payment' || shipmentIn(form, shipments) !== undefined
}

/** Leads to the form of a draft, called what it does. */
function linkTo({ form, began }: { form: string; began: string }, path: string, language: Language) {
  const t = handlingMessages[language]
  const status = moveIn(form)
  if (status) return { href: `${path}/move/${status}`, name: orderMessages[language].moves[status], began }
  if (form === 'payment') return { href: `${path}/payment`, name: t.recordPayment, began }
  return form === 'data'
    ? { href: `${path}/data`, name: t.changeData, began }
    : { href: `${path}/shipments/${form.slice('shipment.'.length)}`, name: t.correctShipment, began }
}
