import { carrierNamedIn, type OrderStatus, orderStatuses, ShopError, staffCancelReasons } from '@stragan/contract'
import { orderAdminCalls, orderHandlingCalls, roleHas } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import type { Fields } from '@stragan/ui/form'
import { FormSelect } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { Breadcrumb } from '../../../platform/breadcrumb.tsx'
import { discardDraft, loadDraft } from '../../../platform/drafts/drafts.server.ts'
import { OutdatedForm } from '../../../platform/drafts/outdated-form.tsx'
import { officeForm } from '../../../platform/form.ts'
import { useLanguage } from '../../../platform/language.ts'
import type { Notice as DoneNotice } from '../../../platform/notice.ts'
import type { Office } from '../../../platform/office.server.ts'
import { Form } from '../../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../../platform/page.server.ts'
import { Page, Section } from '../../../platform/page.tsx'
import { requirePermission } from '../../../platform/shop.server.ts'
import type { AdminOrder } from '../order-lines.tsx'
import { orderMessages } from '../orders.messages.ts'
import type { Route } from './+types/move-order-page.ts'
import { Effects, type Preview } from './effects.tsx'
import { EmailFields, emailTable } from './email-fields.tsx'
import { handlingMessages } from './handling.messages.ts'
import { type emailChoiceOf, moveRequestOf, typedOf } from './move-request.server.ts'
import { NoTracking } from './no-tracking.tsx'
import { rightToMove } from './right-to-move.ts'
import { ShipmentFields, shipmentTable } from './shipment-fields.tsx'

const intent = 'move'
const table = { cancel_reason: 'optional', ...shipmentTable, ...emailTable } as const

/** The status of the address. Payments have a page of their own. */
function statusOf(name: string | undefined): OrderStatus {
  const status = orderStatuses.find(one => one === name && one !== 'new' && one !== 'paid')
  if (!status) throw new ShopError('not_found')
  return status
}

export const loader = pageLoader(async (office, { params }) => {
  const status = statusOf(params.status)
  const { shop, times } = await requirePermission(office, params.shop, 'orders:read')
  if (!roleHas(shop.role, rightToMove(status))) throw new ShopError('permission_denied')
  const of = { shop: shop.code, uid: params.uid ?? '' }
  const order = await office.api(orderAdminCalls.order, { params: of })
  const shipment = status === 'sent' ? { carrier: carrierOf(order), tracking_number: null, tracking_url: null } : null
  const body = { status, shipment: shipment?.carrier ? shipment : null }
  const preview = await office.api(orderHandlingCalls.previewMove, { params: of, body }).catch(unlessMovedOn)
  showEmail(office, preview)
  const draft = await loadDraft(office, { shop: shop.code, times, ...draftOf(order.uid, status) })
  return { path: `/${shop.code}/orders/${order.uid}`, status, order, carrier: shipment?.carrier ?? '', preview, draft }
})

/** The known carrier that the delivery names; empty where it names none, to be chosen, and where the buyer collects the goods. */
function carrierOf({ delivery, pickup_point }: AdminOrder): string {
  if (delivery.code === 'pickup' || delivery.promise?.collected) return ''
  return carrierNamedIn(`${pickup_point?.network ?? ''} ${delivery.code} ${delivery.name}`)?.name ?? ''
}

function unlessMovedOn(error: unknown): null {
  if (error instanceof ShopError && error.code === 'order_move_refused') return null
  throw error
}

/** Of a cancellation, whether the buyer gets an e-mail. A page without fields of the e-mail had none to send. */
const noticeOf = (status: OrderStatus, email: ReturnType<typeof emailChoiceOf>): DoneNotice =>
  status === 'cancelled' ? { kind: email?.send ? 'order_cancelled' : 'order_cancelled_without_email' } : { kind: 'order_moved' }

/** Drafts need the right that the move needs. */
const draftOf = (subject: string, status: OrderStatus) =>
  ({ area: rightToMove(status) === 'orders:write' ? 'orders' : 'shipments', subject, form: `move.${status}` }) as const

const showEmail = (office: Office, preview: Preview | null) => preview?.email && office.showEmail(preview.email.html)

export const action = pageAction(async (office, form, { params }) => {
  const status = statusOf(params.status)
  if (form.text('intent') !== intent) throw new ShopError('not_found')
  const of = { shop: params.shop ?? '', uid: params.uid ?? '' }
  const fields = typedOf(form, 'message')
  const { email, shipment, ...body } = moveRequestOf(status, form, fields)
  const submission = { intent, table, fields }
  if (form.has('preview')) {
    const args = { params: of, body: { ...body, shipment, email: email && { ...email, send: true } } }
    const { response, refused } = await submit(office, { ...submission, call: orderHandlingCalls.previewMove, args })
    if (refused) return refused
    showEmail(office, response)
    return { preview: response, typed: fields }
  }
  const { refused } =
    status === 'packed'
      ? await submit(office, { ...submission, call: orderHandlingCalls.packOrder, args: { params: of, body: { from: body.from, email } } })
      : status === 'sent'
        ? await submit(office, {
            ...submission,
            call: orderHandlingCalls.sendOrder,
            args: { params: of, body: { from: body.from, email, shipment } },
          })
        : await submit(office, { ...submission, call: orderAdminCalls.changeOrderStatus, args: { params: of, body: { ...body, email } } })
  if (refused) return refused
  await discardDraft(office, of.shop, draftOf(of.uid, status))
  return done(office, `/${of.shop}/orders/${of.uid}`, noticeOf(status, email))
})

export default function MoveOrderPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { path, status, order, carrier, preview, draft } = loaderData
  const language = useLanguage()
  const t = handlingMessages[language]
  const previewed = answer && 'preview' in answer ? answer : undefined
  const shown = previewed?.preview ?? preview
  const saved: Partial<Record<keyof typeof table, string>> = previewed?.typed ?? { subject: shown?.email?.subject ?? '', carrier }
  const form = officeForm(language, { fields: table, answer, intent, saved, draft })
  const typed = form.result?.typed ?? previewed?.typed ?? form.drafted
  const title = orderMessages[language].moves[status]
  return (
    <Page title={title} above={<Breadcrumb href={path}>{t.back(order.number)}</Breadcrumb>}>
      {shown === null ? (
        <>
          <Notice tone="warning" title={t.movedOn}>
            <p className="mb-3">{t.movedOnText}</p>
            <ButtonLink href={path}>{t.toOrder}</ButtonLink>
          </Notice>
          <OutdatedForm draft={draft} typed={typedTexts(t, typed ?? {})} />
        </>
      ) : (
        <>
          {status === 'packed' && order.is_due_in_advance && (
            <Notice tone="warning" title={t.unpaid}>
              <p className="max-w-prose">{t.unpaidText(order.payment.name)}</p>
            </Notice>
          )}
          <Effects preview={shown} order={order} />
          <Form form={form} submit={title} className="max-w-3xl gap-10">
            <input type="hidden" name="from" value={order.status} />
            {status === 'cancelled' && (
              <FormSelect
                form={form.view}
                name="cancel_reason"
                label={t.reason}
                hint={t.reasonHint}
                options={[
                  { value: '', label: t.noReason },
                  ...staffCancelReasons.map(reason => ({ value: reason, label: t.reasons[reason] })),
                ]}
              />
            )}
            {status === 'sent' && (
              <Section id="shipment" title={t.shipment} lead={t.shipmentLead}>
                <ShipmentFields form={form} />
                {previewed && <NoTracking shipment={previewed.typed} />}
              </Section>
            )}
            {shown.email && <EmailFields form={form} email={shown.email} isLeftOut={typed?.leave_out === 'on'} />}
          </Form>
        </>
      )}
    </Page>
  )
}

/** What somebody may want to copy: all that was typed, unless it is but what the form began with. */
function typedTexts(t: (typeof handlingMessages)['en'], { subject, message, carrier, tracking_number, tracking_url }: Fields) {
  const letter = message ? [field(t.subject, subject), field(t.message, message)] : []
  const parcel =
    tracking_number || tracking_url
      ? [field(t.carrier, carrier), field(t.trackingNumber, tracking_number), field(t.trackingUrl, tracking_url)]
      : []
  return [...letter, ...parcel].filter(({ text }) => text !== '')
}

const field = (label: string, text = '') => ({ label, text })
