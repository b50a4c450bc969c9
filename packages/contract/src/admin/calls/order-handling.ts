import { z } from 'zod'
import { maxLengths } from '../../constants.ts'
import { address, phone, storedAddress } from '../../entities/address.ts'
import { email } from '../../entities/scalars.ts'
import { shipmentInput } from '../../entities/shipment.ts'
import { visibleText } from '../../visible-text.ts'
import { adminCall } from '../admin-call.ts'
import { noteAudiences } from '../constants.ts'
import { ok, uuid } from '../entities.ts'
import { handlingPreview, orderMove, receivedPayment, timelineEntry } from '../order-handling.ts'
import { ofOrder } from './orders.ts'

const note = z.object({ note: visibleText().min(1).max(maxLengths.note) })
const withId = ofOrder.extend({ id: uuid })
const moveErrors = ['order_not_found', 'order_move_refused', 'email_required', 'too_many_typed_emails'] as const
const paymentErrors = ['order_not_found', 'payment_not_applicable', 'too_many_typed_emails'] as const

/** What is done to one order between its placing and its delivery (docs/decisions/086). */
export const orderHandlingCalls = {
  orderTimeline: adminCall({
    method: 'GET',
    path: '/shops/{shop}/orders/{uid}/timeline',
    permission: 'orders:read',
    summary:
      'What happened to an order, oldest first: moves, payments, shipments, changes, notes of staff, and e-mails of the last 30 days',
    params: ofOrder,
    response: z.array(timelineEntry),
    errors: ['order_not_found'],
  }),
  previewMove: adminCall({
    method: 'POST',
    path: '/shops/{shop}/orders/{uid}/move_preview',
    permission: 'orders:read',
    transaction: 'own',
    leavesNoHistory: true,
    summary: 'What a move would do, and its e-mail as the buyer would get it; nothing is changed',
    params: ofOrder,
    body: orderMove,
    response: handlingPreview,
    errors: moveErrors,
  }),
  packOrder: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/orders/{uid}/packing',
    permission: 'shipments:write',
    summary: 'Move an order to `packed`, as `PUT status` does, with the right of the warehouse',
    params: ofOrder,
    body: orderMove.pick({ from: true, email: true }),
    response: ok,
    errors: moveErrors,
  }),
  sendOrder: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/orders/{uid}/dispatch',
    permission: 'shipments:write',
    summary: 'Move an order to `sent`, as `PUT status` does, with the right of the warehouse',
    params: ofOrder,
    body: orderMove.pick({ from: true, email: true, shipment: true }),
    response: ok,
    errors: moveErrors,
  }),
  changeShipment: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/orders/{uid}/shipments/{id}',
    permission: 'shipments:write',
    summary:
      'Correct carrier, tracking number or tracking page of a shipment; the buyer sees it at once. `from` has what the correction was begun from: what somebody else has corrected since is merged',
    params: withId,
    body: shipmentInput.extend({ from: shipmentInput }),
    response: ok,
    errors: ['order_not_found', 'shipment_not_found', 'shipment_changed'],
  }),
  previewPayment: adminCall({
    method: 'POST',
    path: '/shops/{shop}/orders/{uid}/payment_preview',
    permission: 'orders:read',
    transaction: 'own',
    leavesNoHistory: true,
    summary: 'What recording a payment would do, and its e-mail as the buyer would get it; nothing is changed',
    params: ofOrder,
    body: receivedPayment,
    response: handlingPreview,
    errors: paymentErrors,
  }),
  recordPayment: adminCall({
    method: 'POST',
    path: '/shops/{shop}/orders/{uid}/payments',
    permission: 'orders:write',
    summary:
      'Record a payment that arrived by transfer or in cash. The order becomes paid; a payment that it cannot take is recorded with `refund_due` only',
    params: ofOrder,
    body: receivedPayment,
    response: ok,
    errors: paymentErrors,
  }),
  orderData: adminCall({
    method: 'GET',
    path: '/shops/{shop}/orders/{uid}/data',
    permission: 'orders:read',
    summary: 'Contact and addresses of an order, also of an earlier revision, with their revision: a change needs it',
    params: ofOrder,
    /** An earlier revision, as the history has it. */
    query: z.object({ revision: z.string().max(64).optional() }),
    response: z.object({
      revision: z.string(),
      email: z.string(),
      phone: z.string(),
      billing_address: storedAddress.nullable(),
      delivery_address: storedAddress.nullable(),
    }),
    errors: ['order_not_found', 'order_changed'],
  }),
  changeOrderData: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/orders/{uid}/data',
    permission: 'orders:write',
    summary:
      'Change contact and addresses of an order that was not sent. What others have changed since the revision is merged; the country of the delivery stays',
    params: ofOrder,
    body: z.object({
      revision: z.string().max(64),
      email,
      phone,
      billing_address: address,
      /** null: the billing address. */
      delivery_address: address.nullable(),
    }),
    response: ok,
    errors: ['order_not_found', 'order_changed', 'order_closed'],
  }),
  addOrderNote: adminCall({
    method: 'POST',
    path: '/shops/{shop}/orders/{uid}/notes',
    permission: 'orders:write',
    summary:
      'Add a note for staff, or, with `audience=buyer`, send it to the buyer by e-mail, in the language of the order; replies go to the address of the shop. A note that was sent stays as it is. With `recipient`, the address that was shown, it is refused where the buyer has another one since',
    params: ofOrder,
    body: note.extend({ audience: z.enum(noteAudiences).default('staff'), recipient: email.optional() }),
    response: z.object({ id: uuid }),
    errors: ['order_not_found', 'recipient_changed', 'too_many_order_notes', 'too_many_typed_emails', 'buyer_erased'],
  }),
  changeOrderNote: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/orders/{uid}/notes/{id}',
    permission: 'orders:write',
    summary: 'Change a note of one’s own for staff',
    params: withId,
    body: note,
    response: ok,
    errors: ['order_note_not_found', 'order_note_sent'],
  }),
  deleteOrderNote: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/orders/{uid}/notes/{id}',
    permission: 'orders:write',
    summary: 'Delete a note of one’s own for staff',
    params: withId,
    response: ok,
    errors: ['order_note_not_found', 'order_note_sent'],
  }),
}
