import { ShopError } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import * as queries from './customer-handling.queries.ts'
import { endSessions } from './customer-lock.ts'

type Row = Record<string, unknown> | null

/** Completes an undo that restored a lock: sessions that began meanwhile end. Refuses to approve another company than the one of then. */
export async function noteRestoredCustomer(ctx: ShopAdminCtx, key: string, before: Row, after: Row): Promise<void> {
  const id = Number(key)
  if (after?.locked_at) await endSessions(ctx, id)
  const isApproved = after?.deferred_payment_approved_at && !before?.deferred_payment_approved_at
  if (isApproved && (await queries.isOtherCompany(ctx, id))) throw new ShopError('undo_refused', { details: { reason: 'invalid' } })
}
