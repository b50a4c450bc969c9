import { type Input, ShopError } from '@stragan/contract'
import type { customerHandlingCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { recordCall } from '../history/history.ts'
import { endSessionsOf } from '../session/session.ts'
import * as queries from './customer-handling.queries.ts'

/**
 * Locks a customer out and ends their sessions; for a locked one it changes the reason. A login in progress holds the row (`isLocked`):
 * its session is ended here, or it finds the lock. Throws `lock_changed` where somebody else has locked, unlocked or given another reason since
 * `from`.
 */
export async function lockCustomer(
  ctx: ShopAdminCtx,
  id: number,
  { reason, from }: Input<typeof customerHandlingCalls.lockCustomer>['body'],
): Promise<'ok'> {
  const { lock_reason: stored } = await lockedCustomer(ctx, id)
  assertNoConflicts('lock_changed', from === undefined || [from, reason].includes(stored) ? [] : ['reason'])
  await queries.setLock(ctx, id, reason)
  await endSessions(ctx, id)
  return 'ok'
}

export async function unlockCustomer(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  await lockedCustomer(ctx, id)
  await queries.removeLock(ctx, id)
  return 'ok'
}

/** Ends all sessions of a customer. They are not in the history and do not come back; the call itself stands in it. */
export async function endCustomerSessions(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  await lockedCustomer(ctx, id)
  await endSessions(ctx, id)
  await recordCall(ctx)
  return 'ok'
}

export const endSessions = (ctx: ShopAdminCtx, id: number) => ctx.db.transaction(tx => endSessionsOf(ctx, tx, id))

/** Locks the row. Throws `customer_not_found`. */
async function lockedCustomer(ctx: ShopAdminCtx, id: number) {
  const row = await queries.lockRow(ctx, id)
  if (!row) throw new ShopError('customer_not_found')
  return row
}
