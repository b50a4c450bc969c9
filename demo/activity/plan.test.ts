import { isCompanyNumber, isPostalCode } from '@stragan/contract'
import { describe, expect, test } from 'vitest'
import { coffee } from '../coffee/index.ts'
import { samplePoints } from '../pickup-points.ts'
import { testShop } from '../test-shop/index.ts'
import { tools } from '../tools/index.ts'
import type { DemoShop } from '../types.ts'
import { type PlannedOrder, plannedOrders } from './plan.ts'

const activityOf = ({ activity }: DemoShop) => {
  if (!activity) throw new Error('Nobody works in the shop')
  return activity
}

/** At different times on each day of a week, and around the end of a year. */
const moments = [...Array.from({ length: 7 }, (_, i) => `2026-11-${23 + i}T${['00:20', '07:30', '12:10', '18:45', '23:55'][i % 5]}:00Z`), '2027-01-01T09:00:00Z', '2027-01-07T15:00:00Z'].map(
  text => new Date(text),
)

const statusOf = ({ steps }: PlannedOrder) =>
  steps.reduce((status, step) => (step.kind === 'move' ? step.to : step.kind === 'expiry' ? 'cancelled' : step.kind === 'payment' && status === 'new' ? 'paid' : status), 'new')

describe.each(moments.map(now => ({ now, at: now.toISOString() })))('at $at', ({ now }) => {
  test('the tool shop has orders in every status, spread over the last weeks, none of them in the future', () => {
    const orders = plannedOrders(activityOf(tools), now)
    expect(new Set(orders.map(statusOf))).toEqual(new Set(['new', 'confirmed', 'paid', 'packed', 'sent', 'delivered', 'cancelled']))
    const daysAgo = orders.map(({ placed }) => (now.getTime() - placed.getTime()) / 86_400_000)
    const recent = daysAgo.filter(days => days < 21).length
    expect(recent).toBeGreaterThanOrEqual(45)
    expect(recent).toBeLessThanOrEqual(75)
    expect(daysAgo.filter(days => days > 30).length).toBeGreaterThanOrEqual(4)
    for (const { placed, steps } of orders) {
      const times = [placed, ...steps.map(({ at }) => at)].map(at => at.getTime())
      expect(Math.max(...times)).toBeLessThan(now.getTime())
      expect(Math.min(...times)).toBe(placed.getTime())
    }
  })

  test('moves follow each other, and the same moment draws the same', () => {
    for (const shop of [tools, coffee, testShop]) {
      const orders = plannedOrders(activityOf(shop), now)
      for (const { steps } of orders) {
        const moves = steps.flatMap(step => (step.kind === 'move' ? [step.at.getTime()] : []))
        expect(moves).toEqual(moves.toSorted((a, b) => a - b))
      }
      expect(plannedOrders(activityOf(shop), now)).toEqual(orders)
    }
  })
})

test('buyers have valid addresses, and parcel lockers that exist', () => {
  const codes = new Set(samplePoints.map(({ code }) => code))
  for (const shop of [tools, coffee, testShop])
    for (const buyer of activityOf(shop).buyers) {
      const { postal_code, nip, first_name, last_name } = buyer.address
      expect([buyer.email, isPostalCode('PL', postal_code), nip === null || isCompanyNumber('PL', nip)]).toEqual([buyer.email, true, true])
      expect([first_name, last_name]).not.toContain('')
      expect(buyer.email).toMatch(/@example\.(com|pl)$/)
      if (buyer.locker) expect(codes).toContain(buyer.locker)
    }
})
