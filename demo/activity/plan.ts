import { course, type Step } from './course.ts'
import type { DemoActivity, DemoBasket, DemoBuyer } from './types.ts'
import { dayOf, daysAfter, minutesAfter, momentBefore, weekdayOf } from './working-time.ts'

/** An order of the last weeks, with what became of it until now. */
export interface PlannedOrder {
  /** Counts the orders of the shop, the oldest first. */
  place: number
  placed: Date
  /** The place of the buyer among those of the shop. */
  buyer: number
  basket: DemoBasket
  delivery: string
  payment: string
  note: string | null
  steps: Step[]
}

/** Days of the last weeks, and the first of the weeks before them. */
const recentDays = 21
const firstDay = 59

/** Companies order at work, persons in the evening (UTC). */
const times = { companies: ['06:52', '08:17', '09:41', '10:26', '12:38', '13:55'], persons: ['18:34', '19:21', '16:08', '20:47', '11:12', '17:29'] }
const ways = {
  companies: ['courier bank_transfer', 'courier deferred_invoice', 'courier test', 'pickup bank_transfer', 'courier cash_on_delivery', 'pickup pay_on_collection'],
  persons: ['parcel_locker test', 'courier cash_on_delivery', 'parcel_locker bank_transfer', 'courier test', 'pickup pay_on_collection'],
}
const turn = <T>(list: readonly T[], place: number) => list[place % list.length] as T

/** Draws the orders of the last weeks before a moment: the same whenever it is the same. */
export function plannedOrders(activity: DemoActivity, now: Date): PlannedOrder[] {
  const { ordersByWeekday, daysBetweenEarlier } = activity
  const days = Array.from({ length: firstDay + 1 }, (_, i) => firstDay - i)
  const drawn = days.flatMap(daysAgo => {
    const count = daysAgo <= recentDays ? (ordersByWeekday[weekdayOf(daysAfter(dayOf(now), -daysAgo))] ?? 0) : Number(daysAgo % daysBetweenEarlier === 0)
    return Array.from({ length: count }, (_, i) => [daysAgo, i] as const)
  })
  const orders = drawn.map(([daysAgo, i], place) => drawnOrder(activity, now, { daysAgo, i, place }))
  const pinned = activity.pinned.map((one, i) => pinnedOrder(activity, now, one, i))
  const isPast = (moment: Date) => moment < minutesAfter(now, -10)
  return [...orders, ...pinned]
    .filter(({ placed }) => isPast(placed))
    .sort((a, b) => a.placed.getTime() - b.placed.getTime())
    .map((order, place) => ({ ...order, place, steps: order.steps.filter(({ at }) => isPast(at)) }))
}

export const isCompany = ({ address }: DemoBuyer) => address.company !== null

function drawnOrder({ buyers, baskets, buyersNotes, staffNotes }: DemoActivity, now: Date, { daysAgo, i, place }: { daysAgo: number; i: number; place: number }): PlannedOrder {
  const buyer = (place * 7 + 3) % buyers.length
  const kind = isCompany(buyers[buyer] as DemoBuyer) ? 'companies' : 'persons'
  const [delivery = '', chosen = ''] = turn(ways[kind], place * 3 + daysAgo).split(' ')
  const payment = chosen === 'deferred_invoice' && buyers[buyer]?.account !== 'deferred' ? 'bank_transfer' : chosen
  const placed = minutesAfter(momentBefore(now, daysAgo, turn(times[kind], i * 2 + daysAgo)), (place * 13) % 29)
  return {
    place,
    placed,
    buyer,
    basket: turn(baskets[kind], place * 5 + daysAgo),
    delivery,
    payment,
    note: place % 5 === 2 ? turn(buyersNotes, Math.floor(place / 5)) : null,
    steps: course({ placed, payment, place, isRecent: daysAgo <= recentDays, staffNote: place % 6 === 1 ? turn(staffNotes, Math.floor(place / 6)) : null }),
  }
}

function pinnedOrder({ buyers, baskets }: DemoActivity, now: Date, one: DemoActivity['pinned'][number], i: number): PlannedOrder {
  const placed = momentBefore(now, one.daysAgo, turn(times.companies, i))
  const kind = isCompany(buyers[one.buyer] as DemoBuyer) ? 'companies' : 'persons'
  const { buyer, delivery, payment, stopsAt, reason, note = null, message } = one
  const steps = course({ placed, payment, place: 0, isRecent: false, staffNote: note, message, stopsAt, ...(reason && { reason }) })
  return { place: 0, placed, buyer, basket: turn(baskets[kind], one.basket), delivery, payment, note: null, steps }
}
