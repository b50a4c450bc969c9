import type { guaranteeNoticeCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { guaranteeNotices, removeGuaranteeNotice, setGuaranteeNotice } from './guarantee-notices.ts'

export const guaranteeNoticeHandlersWith = ({ fileFolder }: { fileFolder: string }) =>
  ({
    guaranteeNotices: ctx => guaranteeNotices(ctx),
    setGuaranteeNotice: (ctx, { params, files }) => setGuaranteeNotice(ctx, params.language, files, fileFolder),
    removeGuaranteeNotice: (ctx, { params }) => removeGuaranteeNotice(ctx, params.language),
  }) satisfies AdminHandlers<typeof guaranteeNoticeCalls>
