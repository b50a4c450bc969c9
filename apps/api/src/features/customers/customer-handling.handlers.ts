import type { customerHandlingCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { approveDeferredPayment } from './customer-approval.ts'
import { customerDataFile } from './customer-data.ts'
import { endCustomerSessions, lockCustomer, unlockCustomer } from './customer-lock.ts'
import { addCustomerNote, customerNotes, notes } from './customer-notes.ts'
import { eraseCustomer } from './erase-customer.ts'

export const customerHandlingHandlers = {
  approveDeferredPayment: (ctx, { params, body }) => approveDeferredPayment(ctx, params.id, body),
  lockCustomer: (ctx, { params, body }) => lockCustomer(ctx, params.id, body),
  unlockCustomer: (ctx, { params }) => unlockCustomer(ctx, params.id),
  endCustomerSessions: (ctx, { params }) => endCustomerSessions(ctx, params.id),
  customerNotes: (ctx, { params }) => customerNotes(ctx, params.id),
  addCustomerNote: (ctx, { params, body }) => addCustomerNote(ctx, params.id, body.note),
  changeCustomerNote: (ctx, { params, body }) => notes.change(ctx, params.id, { id: params.note, text: body.note }),
  deleteCustomerNote: (ctx, { params }) => notes.remove(ctx, params.id, params.note),
  customerData: (ctx, { params }) => customerDataFile(ctx, params.id),
  eraseCustomer: (ctx, { params, body }) => eraseCustomer(ctx, params.id, body.confirmation),
} satisfies AdminHandlers<typeof customerHandlingCalls>
