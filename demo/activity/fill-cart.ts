import type { VisitorCtx } from '../../apps/api/src/context.ts'
import { writeLines } from '../../apps/api/src/features/cart/cart-lines.queries.ts'
import { openCart } from '../../apps/api/src/features/cart/open-cart.queries.ts'
import type { CatalogueRows } from '../catalogue-rows.ts'
import { lockerNetwork } from '../pickup-points.ts'
import { found, variantOf } from '../timed-events.ts'
import type { DemoShop } from '../types.ts'
import type { PlannedOrder } from './plan.ts'
import type { DemoBuyer } from './types.ts'

/** Ids of entries are their places. */
const idOf = (entries: DemoShop['configuration']['delivery'], code: string) => found(entries.findIndex(entry => entry.code === code) + 1 || undefined, code)

/**
 * Fills the cart of an order past the calls of the cart, which compute it at every step and so take longer than the order. What could be wrong
 * with it, the order refuses.
 */
export async function fillCart(ctx: VisitorCtx, { configuration }: DemoShop, rows: CatalogueRows, { locker }: DemoBuyer, { basket, delivery, payment }: PlannedOrder) {
  const lines = basket.map(([symbol, quantity]) => ({ ...variantOf(rows, symbol), quantity }))
  const point = delivery === 'parcel_locker' && { pickup_network: lockerNetwork, pickup_code: found(locker, 'a parcel locker') }
  const cart = await openCart(ctx, { delivery_id: idOf(configuration.delivery, delivery), payment_id: idOf(configuration.payment, payment), ...point })
  // In the open transaction, which the order continues.
  await ctx.db.transaction(db =>
    writeLines(
      { ...ctx, db },
      cart,
      lines.map(({ id: variant_id, product_id, quantity }) => ({ variant_id, product_id, quantity })),
    ),
  )
}
