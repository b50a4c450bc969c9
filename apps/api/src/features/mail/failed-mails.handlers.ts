import type { failedMailCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { countFailedMails, failedMails, retryFailedMail } from './failed-mails.ts'

export const failedMailHandlers = {
  failedMails: withCount(
    (ctx, { query }) => failedMails(ctx, query),
    (ctx, _, max) => countFailedMails(ctx, max),
  ),
  retryFailedMail: (ctx, { params }) => retryFailedMail(ctx, params.id),
} satisfies AdminHandlers<typeof failedMailCalls>
