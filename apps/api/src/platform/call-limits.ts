import { type Call, type CallLimit, ShopError } from '@stragan/contract'
import type { Ctx } from '../context.ts'
import type { Budget, Limits } from './limits.ts'

interface Attempt {
  ctx: Ctx
  /** The call's name. */
  name: string
  call: Call
  /** Whose session the request carries, undefined where it is nobody's: looked up where a limit counts by session. */
  sessionId: () => Promise<string | undefined>
}

/**
 * Refuses whoever has tried too often. Attempts are counted before the work and outside of its transaction; of a limit that counts one
 * failure they are taken off again after anything else.
 */
export async function limited<T>(attempt: Attempt, limits: Limits, work: () => Promise<T>): Promise<T> {
  const applied = [attempt.call.limit ?? []].flat()
  if (applied.length === 0) return work()
  const consumed = await limits.consume(await budgetsOf(attempt, applied))
  const failures = new Set(applied.flatMap(({ counts }) => counts ?? []))
  if (failures.size === 0) return work()
  try {
    const answer = await work()
    await consumed.refund()
    return answer
  } catch (error) {
    if (!(error instanceof ShopError && failures.has(error.code))) await consumed.refund()
    throw error
  }
}

async function budgetsOf({ ctx, name, sessionId }: Attempt, applied: readonly CallLimit[]): Promise<Budget[]> {
  const budgets: Budget[] = []
  for (const { attempts, minutes, per = 'address' } of applied) {
    const who = per === 'session' ? await sessionId() : ctx.address
    // Without a session the call itself refuses.
    if (who !== undefined) budgets.push({ name: `${name} ${per}`, key: `${ctx.shop.id} ${who}`, attempts, minutes })
  }
  return budgets
}
