import { ShopError } from '@stragan/contract'
import type { failedMailCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import { decodeCursor, partOf } from '../../platform/keyset.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { countFailedMails, failedMails, queueAgain } from './failed-mails.queries.ts'

export const failedMailHandlers = {
  failedMails: withCount(
    async (ctx, { query: { after, limit } }) => {
      const [at, id] = decodeCursor(after, [/^\d{1,16}$/, /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/]) ?? []
      const cursor = at === undefined || id === undefined ? null : { at, id }
      const rows = await failedMails(ctx, { after: cursor, limit })
      return partOf(
        rows,
        limit,
        row => [row.at, row.id],
        ({ at: _, created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }),
      )
    },
    (ctx, _, max) => countFailedMails(ctx, max),
  ),
  async retryFailedMail(ctx, { params }) {
    if (!(await queueAgain(ctx, params.id))) throw new ShopError('failed_mail_not_found')
    return 'ok'
  },
} satisfies AdminHandlers<typeof failedMailCalls>
