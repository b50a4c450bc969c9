import type { Tagged } from '@stragan/cache'
import type { ConfigurationEntry, DeliveryPromise, PromisedDelivery, ShopPromise } from '@stragan/contract'
import { dayIn, deliveryPromises, nextMidnight } from '@stragan/deadlines'
import type { Ctx } from '../../context.ts'
import { cachedOffers, currentOffers, type Offers } from './offers.queries.ts'

type Delivery = ConfigurationEntry<'delivery'>

/** What each delivery promises now for goods in stock; null if the shop promises no date, or none for the country. */
export function promisesOf(
  now: Date,
  { dispatch, timeZone }: Pick<Offers, 'dispatch' | 'timeZone'>,
): (delivery: Pick<Delivery, 'duration'>, country: string | null) => DeliveryPromise | null {
  if (!dispatch || timeZone === null) return () => null
  const { cut_off: cutOff, working_days: workingDays, handling_days: handlingDays, holidays } = dispatch
  const promiseFor = deliveryPromises(now, { timeZone, cutOff, workingDays, handlingDays, holidays })
  const today = dayIn(timeZone, now)
  return ({ duration }, country) => {
    if (!duration || (country !== null && duration.countries && !duration.countries.includes(country))) return null
    const { orderBy, orderByDay, from, to } = promiseFor(duration)
    return {
      order_by: orderBy.toISOString(),
      order_by_day: orderByDay,
      order_by_time: cutOff,
      order_by_is_today: orderByDay === today,
      from,
      to,
      collected: duration.collected,
    }
  }
}

/** The promise that an order keeps: it is not read on the same day alone. */
export function asPromised({ order_by_is_today: _, ...promised }: DeliveryPromise): PromisedDelivery {
  return promised
}

/** What a delivery promises now for goods that an order has reserved; null if it is offered no more, or promises no date. */
export async function promiseForOrder(ctx: Ctx, code: string, country: string): Promise<PromisedDelivery | null> {
  const offers = await currentOffers(ctx)
  const delivery = offers.deliveries.find(entry => entry.code === code)
  const promise = delivery ? promisesOf(ctx.now, offers)(delivery, country) : null
  return promise && asPromised(promise)
}

/** The earliest promise of what is delivered; of several the first. It changes at the cut-off, and at midnight, when another day is today. */
export async function shopPromise(ctx: Ctx): Promise<Tagged<ShopPromise | null>> {
  const offers = await cachedOffers(ctx)
  const { timeZone } = offers
  const promiseOf = promisesOf(ctx.now, offers)
  const promises = offers.deliveries.flatMap(entry => {
    const promise = promiseOf(entry, null)
    return promise && !promise.collected ? [{ ...promise, delivery: entry.name, countries: entry.duration?.countries ?? null }] : []
  })
  const [fastest = null] = promises.sort((one, other) => compare(one.to, other.to) || compare(one.from, other.from))
  if (!fastest || timeZone === null) return { value: null, tags: [] }
  return { value: fastest, tags: [], expiresAt: Math.min(Date.parse(fastest.order_by), nextMidnight(ctx.now, timeZone).getTime()) }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
