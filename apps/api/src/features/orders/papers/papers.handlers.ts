import type { paperCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../../platform/serve-admin-calls.ts'
import { confirmation, createPaperPrinter, packingSlip, pickList } from './papers.ts'

export const paperHandlers = () => {
  const print = createPaperPrinter()
  return {
    confirmation: (ctx, { params, query }) => confirmation(ctx, params.uid, query.language),
    confirmationPdf: async (ctx, { params, query }) => print(ctx, 'confirmation', await confirmation(ctx, params.uid, query.language)),
    packingSlip: (ctx, { params, query }) => packingSlip(ctx, params.uid, query.language),
    packingSlipPdf: async (ctx, { params, query }) => print(ctx, 'packingSlip', await packingSlip(ctx, params.uid, query.language)),
    pickList: (ctx, { query }) => pickList(ctx, query.uid, query.language),
    pickListPdf: async (ctx, { query }) => print(ctx, 'pickList', await pickList(ctx, query.uid, query.language)),
  } satisfies AdminHandlers<typeof paperCalls>
}
