import { enteredTrackingUrl, ShopError } from '@stragan/contract'
import { orderAdminCalls, orderHandlingCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../../platform/breadcrumb.tsx'
import { ChangedFields } from '../../../platform/changed-fields.tsx'
import { baseOf, isConflict } from '../../../platform/conflicts.ts'
import { discardDraft, loadDraft } from '../../../platform/drafts/drafts.server.ts'
import { formMessages } from '../../../platform/form.messages.ts'
import { officeForm } from '../../../platform/form.ts'
import { useLanguage } from '../../../platform/language.ts'
import { refusingConflicts } from '../../../platform/merged-change.server.ts'
import { Form } from '../../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../../platform/page.server.ts'
import { Page } from '../../../platform/page.tsx'
import { readBase } from '../../../platform/read-base.server.ts'
import { requirePermission } from '../../../platform/shop.server.ts'
import { StoredValues } from '../../../platform/stored-values.tsx'
import type { Route } from './+types/shipment-page.ts'
import { handlingMessages } from './handling.messages.ts'
import { ShipmentFields, shipmentTable } from './shipment-fields.tsx'

const intent = 'shipment'
const draftOf = (subject: string, id: string) => ({ area: 'shipments', subject, form: `shipment.${id}` }) as const
const table = { ...shipmentTable, carrier: 'required' } as const

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'shipments:write')
  const order = await office.api(orderAdminCalls.order, { params: { shop: shop.code, uid: params.uid ?? '' } })
  const shipment = order.shipments.find(({ id }) => id === params.id)
  if (!shipment) throw new ShopError('shipment_not_found')
  const draft = await loadDraft(office, { shop: shop.code, times, ...draftOf(order.uid, shipment.id) })
  return { path: `/${shop.code}/orders/${order.uid}`, number: order.number, shipment, draft }
})

export const action = pageAction(async (office, form, { params }) => {
  if (form.text('intent') !== intent) throw new ShopError('not_found')
  const of = { shop: params.shop ?? '', uid: params.uid ?? '', id: params.id ?? '' }
  const fields = fieldsOf(form)
  const { carrier = '', tracking_number = '', tracking_url = '' } = fields
  const call = orderHandlingCalls.changeShipment
  const typed = { carrier, tracking_number, tracking_url }
  // What was made up changes nothing.
  const args = { params: of, body: { ...typed, from: readBase(form.text('from'), call.body.shape.from) ?? typed } }
  const { refused } = await submit(refusingConflicts(office), { intent, table, fields, call, args })
  if (refused) return refused
  await discardDraft(office, of.shop, draftOf(of.uid, of.id))
  return done(office, `/${of.shop}/orders/${of.uid}`, { kind: 'shipment_saved' })
})

export default function ShipmentPage({ loaderData: { path, number, shipment, draft }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  const { carrier, tracking_number } = shipment
  const saved = { carrier, tracking_number: tracking_number ?? '', tracking_url: enteredTrackingUrl(shipment) ?? '' }
  const form = officeForm<keyof typeof table>(language, { fields: table, answer, intent, saved, draft })
  const hasConflict = isConflict(form)
  const labels = { carrier: t.carrier, tracking_number: t.trackingNumber, tracking_url: t.trackingUrl }
  return (
    <Page title={t.correctShipment} lead={t.correctLead} above={<Breadcrumb href={path}>{t.back(number)}</Breadcrumb>}>
      <Form
        form={form}
        submit={formMessages[language].save}
        className="max-w-3xl"
        help={hasConflict && <ChangedFields form={form} stored={saved} labels={labels} />}
      >
        <StoredValues form={form} values={saved} />
        <input type="hidden" name="from" value={JSON.stringify(baseOf(form, saved))} />
        <ShipmentFields form={form} />
      </Form>
    </Page>
  )
}
