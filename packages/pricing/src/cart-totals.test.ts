import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactCart } from '../test/exact-cart.ts'
import {
  type Conditions,
  cartTotals,
  convert,
  type DeliveryMethod,
  type Discount,
  deliveryFor,
  discountIn,
  type LineInput,
  parseRate,
  plnRate,
  priceLines,
  transportFee,
  unmetCondition,
} from './index.ts'

interface Payment {
  conditions: Conditions
  fee: number
}

interface Cart {
  lines: LineInput[]
  method: DeliveryMethod | null
  payment: Payment | null
  discount: Discount | null
  rate: number
}

const amount = fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 10_000_000 }))
const weight = fc.integer({ min: 0, max: 10_000_000 })
const vatPercent = fc.constantFrom(0, 5, 8, 23)
const flag: fc.Arbitrary<unknown> = fc.constantFrom(true, 'true', 1, '1', false, 'false', 0, '0', null, undefined)

const line: fc.Arbitrary<LineInput> = fc.record({
  quantity: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 10_000 })),
  vatPercent,
  weight,
  prices: fc.record({
    personal: fc.option(amount, { freq: 2 }),
    tiers: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 100 }), price_net: amount, promo_price_net: fc.option(amount), sale: flag }),
      {
        maxLength: 4,
      },
    ),
    product: fc.record(
      {
        price_net: fc.option(amount),
        price_net_promo: fc.option(amount),
        price_promo_netto: fc.option(amount),
        product_is_on_sale: flag,
        sale: flag,
      },
      { requiredKeys: ['price_net'] },
    ),
  }),
})

const conditions: fc.Arbitrary<Conditions> = fc.record({
  minWeight: fc.option(weight),
  maxWeight: fc.option(weight),
  minNet: fc.option(amount),
  maxNet: fc.option(amount),
})

const method: fc.Arbitrary<DeliveryMethod> = fc
  .tuple(
    conditions,
    fc.record({
      price: amount,
      vatPercent,
      prices: fc.array(fc.record({ fromWeight: weight, fromNet: amount, price: amount }), { maxLength: 3 }),
      freeFrom: fc.option(amount),
      parcelWeight: fc.option(fc.integer({ min: 100_000, max: 10_000_000 })),
    }),
  )
  .map(([conditions, method]) => ({ ...conditions, ...method }))

/** A payment: for which carts it is there, and its fee in grosz. */
const payment: fc.Arbitrary<Payment> = fc.record({ conditions, fee: fc.oneof(fc.constant(0), amount) })

const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 10_000 }), minimum: amount }),
  fc.record({ type: fc.constant('fixed' as const), value: amount, minimum: amount }),
)

const rate = fc.oneof(
  fc.constantFrom(plnRate, parseRate('4.25'), parseRate('3.64')),
  // from forint to dinar
  fc.integer({ min: 10_000, max: 12_000_000 }),
)

const cart: fc.Arbitrary<Cart> = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  method: fc.option(method),
  payment: fc.option(payment),
  discount: fc.option(discount),
  rate,
})

const runs = { numRuns: 500 }

/** What does not fit the cart costs nothing, and a payment's fee comes with a delivery alone. */
function priceOf({ lines, method, payment, discount, rate }: Cart) {
  const priced = priceLines(lines, rate)
  const offer = method && deliveryFor(method, priced, rate)
  const isDelivered = method !== null && unmetCondition(method, priced, rate) === null
  const isPaid = payment !== null && unmetCondition(payment.conditions, priced, rate) === null
  const fee =
    isDelivered && offer ? transportFee({ net: offer.net, vatPercent: method.vatPercent }, isPaid ? convert(payment.fee, rate) : 0) : null
  return { priced, offer, fee, isDelivered, isPaid, totals: cartTotals(priced, fee?.total ?? null, discount && discountIn(discount, rate)) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Not the way the package does it: whole numbers without bounds, half added before cutting off. */
const grossInBigInt = (net: number, percent: number) => Number((2n * BigInt(net) * BigInt(100 + percent) + 100n) / 200n)

test('an independent implementation has the same results, line by line, for 1,000 carts', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { priced, totals, isPaid } = priceOf(cart)
      const exact = exactCart({ ...cart, paymentFee: isPaid ? (cart.payment?.fee ?? 0) : 0 })
      expect(priced.lines.map(({ net, gross }) => ({ net, gross }))).toEqual(exact.lines)
      expect({
        products: [totals.productsNet, totals.productsGross],
        delivery: [totals.deliveryNet, totals.deliveryGross],
        discount: [totals.discountNet, totals.discountGross],
        total: [totals.totalNet, totals.totalGross],
        vat: Object.fromEntries(totals.vat.map(({ percent, net, gross }) => [percent, [net, gross]])),
      }).toEqual({ ...exact, lines: undefined })
    }),
    { numRuns: 1000 },
  )
})

test('products are the sums of their lines, totals are products and delivery less the discount', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { priced, totals } = priceOf(cart)
      expect(totals.productsNet).toBe(sum(priced.lines.map(line => line.net)))
      expect(totals.productsGross).toBe(sum(priced.lines.map(line => line.gross)))
      expect(totals.totalNet).toBe(totals.productsNet + totals.deliveryNet - totals.discountNet)
      expect(totals.totalGross).toBe(totals.productsGross + totals.deliveryGross - totals.discountGross)
    }),
    runs,
  )
})

test('the rows of VAT add up to the totals', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { totals } = priceOf(cart)
      expect(sum(totals.vat.map(row => row.net))).toBe(totals.totalNet)
      expect(sum(totals.vat.map(row => row.gross))).toBe(totals.totalGross)
    }),
    runs,
  )
})

test('each percentage of VAT has one row, highest first', () => {
  fc.assert(
    fc.property(cart, cart => {
      const percents = priceOf(cart).totals.vat.map(row => row.percent)
      expect(percents).toEqual([...new Set(percents)].sort((a, b) => b - a))
    }),
    runs,
  )
})

test('only the row of 23 percent can be negative, and only by a discount', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { totals } = priceOf(cart)
      const negative = totals.vat.filter(row => row.net < 0 || row.gross < 0)
      expect(negative.every(row => row.percent === 23 && totals.discountNet > 0)).toBe(true)
    }),
    runs,
  )
})

test('a row of another rate is the sum of the lines and the delivery at it', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { priced, totals } = priceOf(cart)
      for (const percent of [0, 5, 8]) {
        const lines = priced.lines.filter((_, i) => cart.lines[i]?.vatPercent === percent)
        const fee = cart.method?.vatPercent === percent ? [totals.deliveryNet, totals.deliveryGross] : []
        const row = totals.vat.find(row => row.percent === percent)
        expect(row?.net ?? 0).toBe(sum(lines.map(line => line.net)) + (fee[0] ?? 0))
        expect(row?.gross ?? 0).toBe(sum(lines.map(line => line.gross)) + (fee[1] ?? 0))
      }
    }),
    runs,
  )
})

test('neither a line nor a total is ever negative', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { priced, totals } = priceOf(cart)
      const { vat, ...amounts } = totals
      const all = [...Object.values(amounts), ...priced.lines.flatMap(line => [line.net, line.gross, line.shown?.net ?? 0])]
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
    }),
    runs,
  )
})

test('a discount is 0 below its minimum and never above the products', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { totals } = priceOf(cart)
      expect(totals.discountNet).toBeLessThanOrEqual(totals.productsNet)
      expect(totals.discountGross).toBeLessThanOrEqual(totals.productsGross)
      const applies = cart.discount && totals.productsNet >= discountIn(cart.discount, cart.rate).minimum
      if (!applies) expect([totals.discountNet, totals.discountGross]).toEqual([0, 0])
    }),
    runs,
  )
})

test('every amount is a safe integer', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { priced, offer, totals } = priceOf(cart)
      const { vat, ...amounts } = totals
      const all = [
        ...Object.values(amounts),
        ...vat.flatMap(row => [row.net, row.gross]),
        ...priced.lines.flatMap(line => [line.net, line.gross, line.shown?.net ?? 0, line.regularNet ?? 0, line.next?.net ?? 0]),
        priced.weight,
        offer?.freeFrom ?? 0,
        offer?.missingToFree ?? 0,
      ]
      expect(all.filter(value => !Number.isSafeInteger(value) || Object.is(value, -0))).toEqual([])
    }),
    runs,
  )
})

/** Not the way the package does it: whole numbers without bounds, half added before cutting off. */
const convertedInBigInt = (grosz: bigint, rate: number) => Number((2n * grosz * 1_000_000n + BigInt(rate)) / (2n * BigInt(rate)))

test('net of a line = unit price x quantity in PLN, converted once; its gross = net with VAT, rounded once', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { priced } = priceOf(cart)
      cart.lines.forEach(({ quantity, vatPercent }, i) => {
        const { unit, net, gross } = priced.lines[i] ?? { unit: null, net: Number.NaN, gross: Number.NaN }
        const converted = convertedInBigInt(BigInt(unit?.net ?? 0) * BigInt(quantity), cart.rate)
        expect(net).toBe(unit && unit.net > 0 ? Math.max(1, converted) : converted)
        expect(gross).toBe(grossInBigInt(net, vatPercent))
      })
    }),
    runs,
  )
})

test('a converted total differs from the total in PLN by less than a cent per line; a price above 0 is never converted to 0', () => {
  fc.assert(
    fc.property(cart, ({ lines, rate }) => {
      const converted = priceLines(lines, rate)
      const inPln = priceLines(lines, plnRate)
      const difference = Math.abs(converted.productsNet - (inPln.productsNet * plnRate) / rate)
      expect(difference).toBeLessThan(Math.max(1, lines.length))
      for (const [i, line] of inPln.lines.entries()) expect((converted.lines[i]?.net ?? 0) > 0).toBe(line.net > 0)
    }),
    runs,
  )
})

test('a customer never pays more than a visitor, at any quantity', () => {
  fc.assert(
    fc.property(cart, ({ lines, rate }) => {
      const visitor = priceLines(
        lines.map(line => ({ ...line, prices: { ...line.prices, personal: null } })),
        rate,
      )
      for (const [i, line] of priceLines(lines, rate).lines.entries()) {
        const listed = visitor.lines[i]
        if (listed?.unit) expect(line.net).toBeLessThanOrEqual(listed.net)
      }
    }),
    runs,
  )
})

test('a unit price below 0.10 in another currency than PLN is displayed for a quantity of 100', () => {
  const shown = (net: number, rate: number) => priceLines([tiered([1, net])], rate).lines[0]?.shown
  // 0.42 / 4.25 = 0.0988... -> 0.10; 0.40 / 4.25 = 0.0941... -> 0.09, 40.00 / 4.25 = 9.4117... -> 9.41
  expect(shown(42, parseRate('4.25'))).toEqual({ net: 10, per100: null })
  expect(shown(40, parseRate('4.25'))).toEqual({ net: 9, per100: 941 })
  expect(shown(0, parseRate('4.25'))).toEqual({ net: 0, per100: null })
  expect(shown(2, plnRate)).toEqual({ net: 2, per100: null })
})

test("a delivery's gross is its net with its own VAT, a discount's with 23 percent unless it is cut", () => {
  fc.assert(
    fc.property(cart, cart => {
      const { totals } = priceOf(cart)
      expect(totals.deliveryGross).toBe(grossInBigInt(totals.deliveryNet, cart.method?.vatPercent ?? 0))
      expect(totals.discountGross).toBe(Math.min(grossInBigInt(totals.discountNet, 23), totals.productsGross))
    }),
    runs,
  )
})

test('the transport fee is the sum of delivery and payment; the gross of the fee differs by at most one minor unit from its own', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { offer, fee, isDelivered, isPaid, totals } = priceOf(cart)
      const paymentNet = isDelivered && isPaid ? convert(cart.payment?.fee ?? 0, cart.rate) : 0
      expect(fee?.payment.net ?? 0).toBe(paymentNet)
      expect(totals.deliveryNet).toBe(isDelivered ? (offer?.net ?? 0) + paymentNet : 0)
      if (!fee) return
      expect(fee.payment.gross + (offer?.gross ?? 0)).toBe(totals.deliveryGross)
      expect(Math.abs(fee.payment.gross - grossInBigInt(paymentNet, fee.total.percent))).toBeLessThanOrEqual(1)
      expect(fee.payment.gross).toBeGreaterThanOrEqual(0)
    }),
    runs,
  )
})

test('a method is offered if all its conditions are met, and has no price otherwise', () => {
  fc.assert(
    fc.property(cart, cart => {
      const { priced, isDelivered, totals } = priceOf(cart)
      const { method, rate } = cart
      const inRate = (grosz: number) => Number((2n * BigInt(grosz) * 1_000_000n + BigInt(rate)) / (2n * BigInt(rate)))
      const fits =
        method !== null &&
        priced.weight >= (method.minWeight ?? 0) &&
        priced.weight <= (method.maxWeight ?? Number.POSITIVE_INFINITY) &&
        priced.productsNet >= inRate(method.minNet ?? 0) &&
        priced.productsNet <= (method.maxNet === null ? Number.POSITIVE_INFINITY : inRate(method.maxNet))
      expect(isDelivered).toBe(fits)
      if (!fits) expect([totals.deliveryNet, totals.deliveryGross]).toEqual([0, 0])
    }),
    runs,
  )
})

test('parcels contain the whole weight, none is empty, and more weight is never fewer parcels', () => {
  fc.assert(
    fc.property(method, weight, weight, rate, (method, one, more, rate) => {
      const parcels = (weight: number) => deliveryFor(method, { productsNet: 0, weight }, rate).parcels
      const holds = method.parcelWeight ?? Number.POSITIVE_INFINITY
      expect(parcels(one) * holds).toBeGreaterThanOrEqual(one)
      expect(one > 0 ? (parcels(one) - 1) * (method.parcelWeight ?? 0) : 0).toBeLessThanOrEqual(one)
      expect(parcels(one + more)).toBeGreaterThanOrEqual(parcels(one))
    }),
    runs,
  )
})

test('the result does not depend on the order of lines', () => {
  const shuffled = cart.chain(cart =>
    fc.tuple(
      fc.constant(cart),
      fc.shuffledSubarray([...cart.lines.keys()], { minLength: cart.lines.length, maxLength: cart.lines.length }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([cart, order]) => {
      const before = priceOf(cart)
      const after = priceOf({ ...cart, lines: order.flatMap(i => cart.lines[i] ?? []) })
      expect(after.totals).toEqual(before.totals)
      expect(after.offer).toEqual(before.offer)
      expect(after.priced.lines).toEqual(order.map(i => before.priced.lines[i]))
    }),
    runs,
  )
})

test('pricing is deterministic and does not mutate its input', () => {
  fc.assert(
    fc.property(cart, cart => {
      const copy = structuredClone(cart)
      const first = priceOf(cart)
      expect(cart).toEqual(copy)
      expect(priceOf(cart)).toEqual(first)
      expect(priceOf(copy)).toEqual(first)
    }),
    runs,
  )
})

test('duplicated lines double the totals', () => {
  fc.assert(
    fc.property(cart, ({ lines, rate }) => {
      const once = priceLines(lines, rate)
      const twice = priceLines([...lines, ...lines], rate)
      expect(twice.lines).toEqual([...once.lines, ...once.lines])
      expect([twice.productsNet, twice.productsGross, twice.weight]).toEqual([
        2 * once.productsNet,
        2 * once.productsGross,
        2 * once.weight,
      ])
    }),
    runs,
  )
})

const tiered = (...steps: [quantity: number, net: number][]): LineInput => ({
  quantity: 1,
  vatPercent: 23,
  weight: 0,
  prices: {
    personal: null,
    tiers: steps.map(([quantity, price_net]) => ({ quantity, price_net, promo_price_net: null, sale: false })),
    product: { price_net: null },
  },
})

test('a line has the quantity of its next lower price, in the currency of the cart', () => {
  // 9.50 / 4.25 = 2.2352... -> 2.24
  expect(priceLines([tiered([1, 1000], [10, 950])], parseRate('4.25')).lines[0]?.next).toEqual({ quantity: 10, net: 224, per100: null })
})

test('a tier with a lower price in grosz only is skipped in another currency', () => {
  // 10.02 / 4.25 = 2.3576... and 10.01 / 4.25 = 2.3552...: both 2.36; 9.50 / 4.25 = 2.2352... -> 2.24
  const next = (line: LineInput) => priceLines([line], parseRate('4.25')).lines[0]?.next
  expect(next(tiered([1, 1002], [10, 1001]))).toBeNull()
  expect(next(tiered([1, 1002], [10, 1001], [50, 950]))).toEqual({ quantity: 50, net: 224, per100: null })
  // 0.04 and 0.03 are both 0.01, and 0.94 and 0.71 for a hundred
  expect(next(tiered([1, 4], [10, 3]))).toEqual({ quantity: 10, net: 1, per100: 71 })
})

test('a promoted line has its regular price, in the currency of the cart', () => {
  const prices = { personal: null, tiers: [], product: { price_net: 10_000, price_net_promo: 8500, sale: true } }
  const [line] = priceLines([{ quantity: 1, vatPercent: 23, weight: 0, prices }], parseRate('4.25')).lines
  // 100.00 / 4.25 = 23.5294... -> 23.53; 85.00 / 4.25 = 20.00; `unit` stays in grosz
  expect(line).toMatchObject({
    shown: { net: 2000, per100: null },
    regularNet: 2353,
    unit: { net: 8500, regular: 10_000, source: 'promotion' },
  })
})

test('a line with price on request has no unit, displayed, regular or next price', () => {
  const prices = { personal: null, tiers: [], product: { price_net: null } }
  expect(priceLines([{ quantity: 3, vatPercent: 8, weight: 7, prices }], plnRate)).toMatchObject({
    lines: [{ unit: null, shown: null, regularNet: null, net: 0, gross: 0, next: null }],
    weight: 21,
  })
})
