import { ShopError } from '@stragan/contract'
import { orderAdminCalls, orderHandlingCalls } from '@stragan/contract/admin'
import { formatAmount, formatMoney } from '@stragan/contract/formats'
import { Checkbox } from '@stragan/ui/checkbox'
import { FormField } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { Breadcrumb } from '../../../platform/breadcrumb.tsx'
import { discardDraft, loadDraft } from '../../../platform/drafts/drafts.server.ts'
import { officeForm } from '../../../platform/form.ts'
import { useLanguage } from '../../../platform/language.ts'
import { Form } from '../../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../../platform/page.server.ts'
import { Page } from '../../../platform/page.tsx'
import { requirePermission } from '../../../platform/shop.server.ts'
import { StoredValues } from '../../../platform/stored-values.tsx'
import { typedAmount } from '../../../platform/typed-amount.ts'
import type { Route } from './+types/payment-page.ts'
import { Effects } from './effects.tsx'
import { EmailFields, emailTable } from './email-fields.tsx'
import { handlingMessages } from './handling.messages.ts'
import { emailChoiceOf, typedOf } from './move-request.server.ts'
import { paymentMessages } from './payment.messages.ts'

const intent = 'payment'
const draftOf = (subject: string) => ({ area: 'orders', subject, form: 'payment' }) as const
const table = { amount: 'required', received_on: 'required', note: 'optional', ...emailTable } as const

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'orders:write')
  const of = { shop: shop.code, uid: params.uid ?? '' }
  const order = await office.api(orderAdminCalls.order, { params: of })
  const body = { amount: order.total_gross }
  const preview = await office.api(orderHandlingCalls.previewPayment, { params: of, body }).catch(unlessNotApplicable)
  if (preview?.email) office.showEmail(preview.email.html)
  const draft = await loadDraft(office, { shop: shop.code, times, ...draftOf(order.uid) })
  return { path: `/${shop.code}/orders/${order.uid}`, order, preview, today: times.today(), draft }
})

function unlessNotApplicable(error: unknown): null {
  if (error instanceof ShopError && error.code === 'payment_not_applicable') return null
  throw error
}

export const action = pageAction(async (office, form, { params }) => {
  if (form.text('intent') !== intent) throw new ShopError('not_found')
  const of = { shop: params.shop ?? '', uid: params.uid ?? '' }
  const fields = typedOf(form, 'message', 'note')
  const body = {
    amount: typedAmount(fields.amount),
    received_on: fields.received_on ?? '',
    note: fields.note ?? '',
    refund_due: form.has('refund_due'),
    email: emailChoiceOf(form),
  }
  if (form.has('preview')) {
    const args = { params: of, body: { ...body, email: body.email && { ...body.email, send: true } } }
    const { response, refused } = await submit(office, { intent, table, fields, call: orderHandlingCalls.previewPayment, args })
    if (refused) return refused
    if (response.email) office.showEmail(response.email.html)
    return { preview: response, typed: fields }
  }
  const { refused } = await submit(office, { intent, table, fields, call: orderHandlingCalls.recordPayment, args: { params: of, body } })
  if (refused) return refused
  await discardDraft(office, of.shop, draftOf(of.uid))
  return done(office, `/${of.shop}/orders/${of.uid}`, { kind: 'payment_recorded' })
})

export default function PaymentPage({ loaderData: { path, order, preview, today, draft }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  const payment = paymentMessages[language]
  const previewed = answer && 'preview' in answer ? answer : undefined
  const shown = previewed?.preview ?? preview
  const usual = { amount: formatAmount(language, order.total_gross), received_on: today, subject: preview?.email?.subject ?? '' }
  const saved: Partial<Record<keyof typeof table, string>> = previewed?.typed ?? usual
  const form = officeForm(language, { fields: table, answer, intent, saved, draft })
  const typed = form.result?.typed ?? previewed?.typed ?? form.drafted
  const obstacle = order.status === 'cancelled' ? payment.cancelled : order.payment.paid ? payment.paid : null
  return (
    <Page
      title={t.recordPayment}
      lead={payment.lead(formatMoney(language, order.total_gross, order.currency))}
      above={<Breadcrumb href={path}>{t.back(order.number)}</Breadcrumb>}
    >
      {obstacle && (
        <Notice tone="warning">
          <p>{obstacle}</p>
        </Notice>
      )}
      {shown && <Effects preview={shown} order={order} />}
      <Form form={form} submit={t.recordPayment} className="max-w-3xl gap-8">
        <StoredValues form={form} values={usual} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormField form={form.view} name="amount" label={payment.amount} suffix={order.currency} inputMode="decimal" autoComplete="off" />
          <FormField form={form.view} name="received_on" label={payment.receivedOn} type="date" max={today} />
        </div>
        <FormField form={form.view} name="note" label={payment.note} hint={payment.noteHint} autoComplete="off" />
        <Checkbox
          name="refund_due"
          label={payment.returnIt}
          hint={payment.returnItHint}
          defaultChecked={typed ? typed.refund_due === 'on' : obstacle !== null}
        />
        {shown?.email && <EmailFields form={form} email={shown.email} isLeftOut={typed?.leave_out === 'on'} />}
      </Form>
    </Page>
  )
}
