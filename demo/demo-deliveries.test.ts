import { type ConfigurationEntry, configurationScopes, europeanUnion } from '@stragan/contract'
import { fromDecimal, fromKilograms, plnRate } from '@stragan/pricing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VisitorCtx } from '../apps/api/src/context.ts'
import type { CartRow } from '../apps/api/src/features/cart/cart.queries.ts'
import { cheapestToAddress, deliveryAndPaymentOf } from '../apps/api/src/features/cart/delivery-and-payment.ts'
import { deliveries, payments } from './configuration.ts'

const entriesOf = <Scope extends 'delivery' | 'payment'>(scope: Scope, stored: readonly object[]) =>
  stored.map((entry, i) => {
    const { name, description } = entry as Record<'name' | 'description', { en: string }>
    return configurationScopes[scope].parse({ ...entry, id: i + 1, enabled: true, name: name.en, description: description.en })
  }) as ConfigurationEntry<Scope>[]
const offers = { deliveries: entriesOf('delivery', deliveries(300)), payments: entriesOf('payment', payments('Shop')) }
const stranger = { visitor: { customer: null } } as VisitorCtx

/** The deliveries and payments of a cart, with a delivery chosen by its code. */
function offersFor(kg: number, country: string, { net = 100, chosen = '' } = {}) {
  const delivery_id = offers.deliveries.find(({ code }) => code === chosen)?.id ?? null
  return deliveryAndPaymentOf(stranger, { ...offers, delivery_id, payment_id: null } as CartRow, {
    load: { productsNet: fromDecimal(net), weight: fromKilograms(kg) },
    rate: plnRate,
    isInStock: true,
    destination: { country, companyNumber: null },
  })
}

const offeredTo = (kg: number, country: string) =>
  Object.fromEntries(
    offersFor(kg, country)
      .deliveries.filter(({ offered }) => offered)
      .map(({ code, price_net }) => [code, price_net]),
  )

test.each([
  [1, { courier: 15.45, parcel_locker: 10.56 }, { courier: 15.45 }, 'courier'],
  [25, { courier: 15.45, parcel_locker: 10.56 }, { courier: 15.45 }, 'courier'],
  [31, { courier: 30.9, pallet: 89 }, { courier: 30.9 }, 'courier'],
  [100, { courier: 61.8, pallet: 139.5 }, { courier: 61.8 }, 'courier'],
  [300, { courier: 154.5, pallet: 219 }, { courier: 154.5 }, 'courier'],
  [372, { courier: 200.85, pallet: 219 }, { courier: 200.85 }, 'courier'],
  [1000, { courier: 525.3, pallet: 289 }, { courier: 525.3 }, 'pallet'],
  [1500, { courier: 772.5 }, { courier: 772.5 }, 'courier'],
])('%i kg: what is offered in Poland and in Germany, and the cheapest to an address in Poland', (kg, poland, germany, cheapest) => {
  expect(offeredTo(kg, 'PL')).toEqual({ ...poland, pickup: 0 })
  expect(offeredTo(kg, 'DE')).toEqual({ ...germany, pickup: 0 })
  expect(cheapestToAddress(offersFor(kg, 'PL').deliveries)?.code).toBe(cheapest)
})

const kilograms = fc.double({ min: 0, max: 2000, noNaN: true })
const country = fc.constantFrom(...europeanUnion, 'US')

test('each cart has a delivery, or each reason says what to change; nothing is offered beyond its limits', () => {
  const check = (kg: number, to: string) => {
    const all = offersFor(kg, to).deliveries
    for (const { code, offered, reason, max_weight, parcels } of all) {
      expect(offered).toBe(reason === null)
      if (!offered) expect(reason).toMatch(/^(too_heavy|too_light|country_not_served)$/)
      else if (max_weight !== null) expect(kg).toBeLessThanOrEqual(max_weight + 0.00001)
      if (offered && code === 'courier') expect(parcels * 30).toBeGreaterThanOrEqual(kg - 0.00001)
      if (offered && code !== 'courier') expect(parcels).toBe(1)
    }
    if (to !== 'US') expect(all.some(({ offered }) => offered)).toBe(true)
    if (to !== 'US') expect(all.some(({ offered, to_address }) => offered && to_address)).toBe(true)
  }
  fc.assert(fc.property(kilograms, country, check))
})

test('the price of each delivery, and that of the cheapest to the address, never falls with the weight', () => {
  const check = (a: number, b: number) => {
    const [light, heavy] = [Math.min(a, b), Math.max(a, b)].map(kg => offersFor(kg, 'PL').deliveries)
    if (!light || !heavy) return
    light.forEach(({ price_net }, i) => {
      expect(heavy[i]?.price_net).toBeGreaterThanOrEqual(price_net)
    })
    expect(cheapestToAddress(heavy)?.price_net ?? Infinity).toBeGreaterThanOrEqual(cheapestToAddress(light)?.price_net ?? Infinity)
  }
  fc.assert(fc.property(kilograms, kilograms, check))
})

test.each([
  ['courier', 4000, ['bank_transfer', 'cash_on_delivery']],
  ['courier', 4000.01, ['bank_transfer']],
  ['parcel_locker', 100, ['bank_transfer']],
  ['pallet', 100, ['bank_transfer']],
  ['pickup', 12_000, ['bank_transfer', 'pay_on_collection']],
  ['pickup', 12_000.01, ['bank_transfer']],
])('%s with products of %d zł net: cash only where it is collected', (chosen, net, expected) => {
  const codes = offersFor(20, 'PL', { net, chosen })
    .payments.filter(({ offered }) => offered)
    .map(({ code }) => code)
  expect(codes).toEqual(expected)
})
