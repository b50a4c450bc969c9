import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { failedMailCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { decodeTime, partOf } from '../../platform/keyset.ts'
import * as queries from './failed-mails.queries.ts'

type Call = typeof failedMailCalls.failedMails

export { countFailedMails } from './failed-mails.queries.ts'

/** E-mails that were given up, newest first. */
export async function failedMails(ctx: ShopAdminCtx, { after, limit }: Input<Call>['query']): Promise<ResponseInput<Call>> {
  const rows = await queries.failedMails(ctx, { after: decodeTime(after), limit })
  return partOf(
    rows,
    limit,
    row => [row.at, row.id],
    ({ at: _, created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }),
  )
}

/** Queues an e-mail again that was given up. */
export async function retryFailedMail(ctx: ShopAdminCtx, id: string): Promise<'ok'> {
  if (!(await queries.queueAgain(ctx, id))) throw new ShopError('failed_mail_not_found')
  return 'ok'
}
