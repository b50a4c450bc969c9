import { z } from 'zod'
import { maxLengths } from '../../constants.ts'
import { idAsText, timestamp } from '../../entities/scalars.ts'
import { visibleText } from '../../visible-text.ts'
import { adminCall } from '../admin-call.ts'
import { inShop, ok, uuid } from '../entities.ts'
import { bytes } from '../file-calls.ts'

/** Of one customer. */
export const maxCustomerNotes = 200

const ofCustomer = inShop.extend({ id: idAsText })
const ofNote = ofCustomer.extend({ note: uuid })
const reason = visibleText().min(1).max(maxLengths.reason)
const noteBody = z.object({ note: visibleText().min(1).max(maxLengths.note) })

const customerNote = z.object({
  id: uuid,
  text: z.string(),
  author: z.object({ kind: z.enum(['staff', 'key']), name: z.string() }),
  /** Of the caller, who may change and delete it. */
  is_own: z.boolean(),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
})

/** What staff do with a customer's account (docs/decisions/090). */
export const customerHandlingCalls = {
  approveDeferredPayment: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/customers/{id}/deferred_payment',
    permission: 'companies:write',
    summary:
      'Approve a company for invoices with deferred payment, or withdraw the approval; it counts from the next request in the shop on. With `nip`, the NIP that was shown, an approval is refused where the customer has another one since',
    params: ofCustomer,
    body: z.object({ approved: z.boolean(), nip: z.string().max(maxLengths.nip).optional() }),
    response: ok,
    errors: ['customer_not_found', 'customer_not_company', 'company_changed'],
  }),
  lockCustomer: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/customers/{id}/lock',
    permission: 'customers:write',
    summary:
      'Lock a customer out: all sessions end at once, and logging in is refused. Cart and orders stay. For a locked customer it changes the reason, which the shop does not show the customer. With `from`, the reason that it started from, or null where the customer was not locked, it is refused where somebody else has locked, unlocked or given another reason since',
    params: ofCustomer,
    body: z.object({ reason, from: reason.nullable().optional() }),
    response: ok,
    errors: ['customer_not_found', 'lock_changed'],
  }),
  unlockCustomer: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/customers/{id}/lock',
    permission: 'customers:write',
    summary: 'Let a locked customer log in again',
    params: ofCustomer,
    response: ok,
    errors: ['customer_not_found'],
  }),
  endCustomerSessions: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/customers/{id}/sessions',
    permission: 'customers:write',
    summary: 'End all sessions of a customer, who has to log in again; the cart stays',
    params: ofCustomer,
    response: ok,
    errors: ['customer_not_found'],
  }),
  customerNotes: adminCall({
    method: 'GET',
    path: '/shops/{shop}/customers/{id}/notes',
    permission: 'customers:read',
    summary: 'Notes of staff about a customer, newest first',
    params: ofCustomer,
    response: z.array(customerNote),
    errors: ['customer_not_found'],
  }),
  addCustomerNote: adminCall({
    method: 'POST',
    path: '/shops/{shop}/customers/{id}/notes',
    permission: 'customers:write',
    summary: 'Add a note for staff. The customer does not see it in the shop; a copy of their data has it',
    params: ofCustomer,
    body: noteBody,
    response: z.object({ id: uuid }),
    errors: ['customer_not_found', 'too_many_customer_notes'],
  }),
  changeCustomerNote: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/customers/{id}/notes/{note}',
    permission: 'customers:write',
    summary: 'Change a note of one’s own',
    params: ofNote,
    body: noteBody,
    response: ok,
    errors: ['customer_note_not_found'],
  }),
  deleteCustomerNote: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/customers/{id}/notes/{note}',
    permission: 'customers:write',
    summary: 'Delete a note of one’s own',
    params: ofNote,
    response: ok,
    errors: ['customer_note_not_found'],
  }),
  customerData: adminCall({
    method: 'GET',
    path: '/shops/{shop}/customers/{id}/data.json',
    permission: 'customers:read',
    additionalPermission: 'exports:read',
    stepUp: true,
    summary: 'A copy of all data about a customer, notes of staff included, to be given to them (GDPR, articles 15 and 20)',
    params: ofCustomer,
    mediaType: 'application/json',
    response: bytes,
    returnsFile: true,
    errors: ['customer_not_found'],
  }),
  eraseCustomer: adminCall({
    method: 'POST',
    path: '/shops/{shop}/customers/{id}/erasure',
    permission: 'customers:write',
    stepUp: true,
    summary:
      'Erase a customer as if they had closed the account: orders stay without them. `confirmation` is their e-mail address. Refused while an order is open or money is to be paid back; cannot be undone',
    params: ofCustomer,
    body: z.object({ confirmation: z.string().trim().min(1).max(maxLengths.confirmation) }),
    response: ok,
    errors: ['customer_not_found', 'customer_has_open_orders', 'refund_due'],
  }),
}
