import { ShopError } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { senderOf } from '../mail/mail.ts'
import { orderView } from './order-view.ts'
import { orderByUid } from './orders.queries.ts'

export type LetterFacts = Awaited<ReturnType<typeof letterAbout>>

/** What a letter about an order is written from. */
export async function letterAbout(ctx: Ctx, uid: string) {
  const row = await orderByUid(ctx, uid)
  if (!row) throw new ShopError('order_not_found')
  const sender = await senderOf(ctx)
  const { shop } = sender
  const order = printable(orderView(row, false))
  return {
    ...sender,
    order,
    /** The order's page in the order's language. */
    link: shop.origin + hrefTo(row.language, 'order', { uid }),
    /** Where the buyer withdraws from the contract; null where there is nothing to withdraw from. */
    withdrawal: order.rights.withdrawal ? shop.origin + hrefTo(row.language, 'withdrawal', { uid }) : null,
    /** Where the right of withdrawal and its form stand. */
    terms: shop.origin + hrefTo(row.language, 'regulations'),
  }
}

/** Typed text steers no terminal and turns no line around: control characters but line feeds, and overrides of direction. */
const steering = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

const printable = <Told>(told: Told): Told =>
  JSON.parse(JSON.stringify(told), (_, value) => (typeof value === 'string' ? value.replace(steering, ' ') : value))
