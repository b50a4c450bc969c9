import { type OrderStatus, orderStatuses, type StaffCancelReason, staffCancelReasons } from '@stragan/contract'
import type { Fields } from '@stragan/ui/form'
import { fieldsOf } from '@stragan/web/form.server'
import type { FormFields } from '@stragan/web/form-fields.server'
import { oneOf } from '../../../platform/list-query.ts'
import { textOf } from '../../../platform/typed-text.server.ts'

/** What was typed, to be shown again. */
export const typedOf = (form: FormFields, ...texts: string[]): Fields => ({
  ...fieldsOf(form),
  ...Object.fromEntries(texts.map(name => [name, textOf(form, name)])),
})

/** The e-mail as the form alters it; undefined where the page had none. */
export const emailChoiceOf = (form: FormFields) =>
  form.has('subject') ? { send: !form.has('leave_out'), subject: form.text('subject').trim(), message: textOf(form, 'message') } : undefined

/** The shipment as typed; null where nothing was. */
function shipmentOf({ carrier = '', tracking_number = '', tracking_url = '' }: Fields) {
  return carrier || tracking_number || tracking_url ? { carrier, tracking_number, tracking_url } : null
}

/** The body of a move, from its form. */
export const moveRequestOf = (status: OrderStatus, form: FormFields, fields: Fields) => ({
  status,
  from: oneOf(orderStatuses, form.text('from')),
  email: emailChoiceOf(form),
  cancel_reason: status === 'cancelled' ? (oneOf<StaffCancelReason>(staffCancelReasons, form.text('cancel_reason')) ?? null) : null,
  shipment: status === 'sent' ? shipmentOf(fields) : null,
})
