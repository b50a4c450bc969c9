import type { orderHandlingCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { moveOrder } from './admin-orders.ts'
import { previewMove, previewPayment } from './handling-preview.ts'
import { authorOf } from './order-author.ts'
import { changeOrderData, dataOfOrder } from './order-data.ts'
import { addOrderNote, changeOrderNote, deleteOrderNote } from './order-notes.ts'
import { orderTimeline } from './order-timeline.ts'
import { recordPayment } from './payments/manual-payments.ts'
import { changeShipment } from './shipments.ts'

const ok = (work: Promise<unknown>) => work.then(() => 'ok' as const)

export const orderHandlingHandlers = {
  orderTimeline: (ctx, { params }) => orderTimeline(ctx, params.uid),
  previewMove: (ctx, { params, body }) => previewMove(ctx, params.uid, body),
  packOrder: (ctx, { params, body }) => moveOrder(ctx, params.uid, { ...body, status: 'packed' }),
  sendOrder: (ctx, { params, body }) => moveOrder(ctx, params.uid, { ...body, status: 'sent' }),
  changeShipment: (ctx, { params, body }) => ok(changeShipment(ctx, params.uid, params.id, body, authorOf(ctx.actor))),
  previewPayment: (ctx, { params, body }) => previewPayment(ctx, params.uid, body),
  recordPayment: (ctx, { params, body }) => ok(recordPayment(ctx, params.uid, body, authorOf(ctx.actor))),
  orderData: (ctx, { params, query }) => dataOfOrder(ctx, params.uid, query.revision),
  changeOrderData: (ctx, { params, body }) => ok(changeOrderData(ctx, params.uid, body)),
  addOrderNote: (ctx, { params, body }) => addOrderNote(ctx, params.uid, { ...body, text: body.note }),
  changeOrderNote: (ctx, { params, body }) => changeOrderNote(ctx, params.uid, { id: params.id, text: body.note }),
  deleteOrderNote: (ctx, { params }) => deleteOrderNote(ctx, params.uid, params.id),
} satisfies AdminHandlers<typeof orderHandlingCalls>
