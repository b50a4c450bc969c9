import { ShopError } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { entryIn } from '../configuration/configuration.ts'
import { orderView } from './order-view.ts'
import { orderByUid, settingsRow } from './orders.queries.ts'

export type LetterFacts = Awaited<ReturnType<typeof letterAbout>>

/** What a letter about an order is written from. */
export async function letterAbout(ctx: Ctx, uid: string) {
  const [row, settings] = [await orderByUid(ctx, uid), await settingsRow(ctx)]
  if (!row) throw new ShopError('order_not_found')
  if (!settings.business) throw new Error('This shop has no local_business, whose e-mail letters come from')
  const shop = entryIn(ctx, 'shop', settings.shop)
  return {
    order: printable(orderView(row, false)),
    shop,
    business: entryIn(ctx, 'local_business', settings.business),
    host: new URL(shop.origin).hostname,
    /** The order's page in the order's language. */
    link: shop.origin + hrefTo(row.language, 'order', { uid }),
    /** Where the right of withdrawal and its form stand. */
    terms: shop.origin + hrefTo(row.language, 'regulations'),
  }
}

/** Typed text steers no terminal and turns no line around: control characters but line feeds, and overrides of direction. */
const steering = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

const printable = <Told>(told: Told): Told =>
  JSON.parse(JSON.stringify(told), (_, value) => (typeof value === 'string' ? value.replace(steering, ' ') : value))
