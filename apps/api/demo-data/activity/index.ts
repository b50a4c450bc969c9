import type { Database } from '../../src/platform/database.ts'
import type { Colleagues } from '../acting.ts'
import type { CatalogueRows } from '../catalogue-rows.ts'
import type { Happening } from '../happenings.ts'
import type { DemoShop } from '../types.ts'
import { inboxLives } from './inbox-lives.ts'
import { officeLives } from './office-lives.ts'
import { orderLives } from './order-lives.ts'
import { plannedOrders } from './plan.ts'

interface Lived {
  shop: DemoShop
  db: Database
  rows: CatalogueRows
  colleagues: Colleagues
  now: Date
}

/** The last weeks of a shop, without what people wrote: that needs its content. */
export function shopActivity(lived: Lived): Happening[] {
  const { shop, now } = lived
  const { activity } = shop
  if (!activity) return []
  const inShop = { ...lived, activity }
  return [...orderLives(inShop, plannedOrders(activity, now)), ...officeLives(inShop)]
}

export function lettersTo(lived: Omit<Lived, 'rows'>): Happening[] {
  const { activity } = lived.shop
  return activity ? inboxLives({ ...lived, activity }, plannedOrders(activity, lived.now)) : []
}
