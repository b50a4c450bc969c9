import type { Ctx } from '../../../context.ts'
import { promiseForOrder } from '../../cart/cart.ts'
import { markPaid, setPromise } from '../orders.queries.ts'

/** Marks an order as paid. A payment in advance that comes too late for what was promised gets the promise of its own moment. */
export async function acceptPayment(ctx: Ctx, uid: string): Promise<void> {
  const { code, country, order_by } = await markPaid(ctx, uid)
  if (order_by !== null && ctx.now >= new Date(order_by)) await setPromise(ctx, uid, await promiseForOrder(ctx, code, country))
}
