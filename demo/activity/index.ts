import type { TimedEvent } from '../timed-events.ts'
import { backOfficeEvents } from './back-office-events.ts'
import { inboxEvents } from './inbox-events.ts'
import { orderEvents } from './order-events.ts'
import { plannedOrders } from './plan.ts'
import type { SeedContext } from './seed-context.ts'

type Context = Omit<SeedContext, 'activity'>

/** The events of the last weeks of a shop, without its inbox, which needs the content of the shop. */
export function shopActivity(context: Context): TimedEvent[] {
  const { shop, now } = context
  const { activity } = shop
  if (!activity) return []
  const inShop = { ...context, activity }
  return [...orderEvents(inShop, plannedOrders(activity, now)), ...backOfficeEvents(inShop)]
}

/** The events of its inbox. */
export function inboxActivity(context: Omit<Context, 'rows'>): TimedEvent[] {
  const { activity } = context.shop
  return activity ? inboxEvents({ ...context, activity }, plannedOrders(activity, context.now)) : []
}
