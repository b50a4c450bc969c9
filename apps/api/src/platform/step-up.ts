import { ShopError } from '@stragan/contract'
import { stepUpMinutes } from '@stragan/contract/admin'
import type { StaffSession } from '../admin-context.ts'

/** Throws `step_up_required` where the person has not confirmed their identity lately. */
export function assertConfirmed({ confirmedAt }: StaffSession, now: Date) {
  if (now.getTime() - confirmedAt.getTime() > stepUpMinutes * 60_000) throw new ShopError('step_up_required')
}
