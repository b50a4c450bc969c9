import type { DeliveryMethod, Discount, LineInput } from '../src/index.ts'

/** A cart and its choices: amounts in grosz net, weights in 0.00001 kg, the rate in millionths of PLN. */
export interface CartToPrice {
  lines: readonly LineInput[]
  method: DeliveryMethod | null
  /** Of a payment that fits the cart, in grosz net. */
  paymentFee: number
  discount: Discount | null
  rate: number
}

/** Minor units of the currency. */
export interface ExactCart {
  lines: { net: number; gross: number }[]
  products: [net: number, gross: number]
  delivery: [net: number, gross: number]
  discount: [net: number, gross: number]
  total: [net: number, gross: number]
  /** By percentage of VAT; without rows of nothing. */
  vat: Record<number, [net: number, gross: number]>
}

/**
 * Prices a cart a second time for tests: written from docs/rules.md#5 alone, in whole numbers without bounds, sharing nothing with the
 * package but the types of its input.
 */
export function exactCart({ lines, method, paymentFee, discount, rate }: CartToPrice): ExactCart {
  const inCurrency = (grosz: bigint) => half(grosz * 1_000_000n, BigInt(rate))
  const priced = lines.map(line => {
    const unit = BigInt(lowestUnit(line) ?? 0)
    const converted = inCurrency(unit * BigInt(line.quantity))
    const net = unit > 0n && converted === 0n ? 1n : converted
    return { percent: line.vatPercent, net, gross: withVat(net, line.vatPercent) }
  })
  const productsNet = sum(priced.map(({ net }) => net))
  const productsGross = sum(priced.map(({ gross }) => gross))
  const delivery = deliveryOf(method, BigInt(paymentFee), productsNet, weightOf(lines), inCurrency)
  const off = discountOf(discount, productsNet, productsGross, inCurrency)
  const rows = new Map<number, [bigint, bigint]>()
  const add = (percent: number, net: bigint, gross: bigint) => {
    const [n, g] = rows.get(percent) ?? [0n, 0n]
    rows.set(percent, [n + net, g + gross])
  }
  for (const { percent, net, gross } of priced) add(percent, net, gross)
  if (method) add(method.vatPercent, ...delivery)
  add(23, -off[0], -off[1])
  const number = ([net, gross]: [bigint, bigint]): [number, number] => [Number(net), Number(gross)]
  return {
    lines: priced.map(({ net, gross }) => ({ net: Number(net), gross: Number(gross) })),
    products: number([productsNet, productsGross]),
    delivery: number(delivery),
    discount: number(off),
    total: number([productsNet + delivery[0] - off[0], productsGross + delivery[1] - off[1]]),
    vat: Object.fromEntries(
      [...rows].filter(([, [net, gross]]) => net !== 0n || gross !== 0n).map(([percent, row]) => [percent, number(row)]),
    ),
  }
}

/** Of numbers that are not negative: half is rounded up. */
const half = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)
const withVat = (net: bigint, percent: number) => half(net * BigInt(100 + percent), 100n)
const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n)
const weightOf = (lines: readonly LineInput[]) => sum(lines.map(({ quantity, weight }) => BigInt(quantity) * BigInt(weight)))
const isFlagged = (flag: unknown) => flag === true || flag === 1 || flag === 'true' || flag === '1'

function lowestUnit({ quantity, prices: { personal, tiers, product } }: LineInput): number | null {
  const [tier] = tiers.filter(tier => tier.quantity <= quantity).sort((a, b) => b.quantity - a.quantity)
  const isPromoted = isFlagged(product.product_is_on_sale) || isFlagged(product.sale)
  const promotion = isPromoted ? (product.price_net_promo ?? product.price_promo_netto ?? null) : null
  const list = tier
    ? isFlagged(tier.sale) && tier.promo_price_net !== null
      ? tier.promo_price_net
      : tier.price_net
    : (promotion ?? product.price_net)
  const known = [list, personal].filter(price => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}

function deliveryOf(
  method: DeliveryMethod | null,
  paymentFee: bigint,
  productsNet: bigint,
  weight: bigint,
  inCurrency: (grosz: bigint) => bigint,
): [bigint, bigint] {
  if (!method || !fits(method, productsNet, weight, inCurrency)) return [0n, 0n]
  let price = method.price
  for (const step of method.prices)
    if (weight >= BigInt(step.fromWeight) && productsNet >= inCurrency(BigInt(step.fromNet))) price = step.price
  const holds = method.parcelWeight === null ? null : BigInt(method.parcelWeight)
  const parcels = holds === null || weight === 0n ? 1n : (weight + holds - 1n) / holds
  const isFree = method.freeFrom !== null && productsNet >= inCurrency(BigInt(method.freeFrom))
  const net = (isFree ? 0n : inCurrency(BigInt(price) * parcels)) + inCurrency(paymentFee)
  return [net, withVat(net, method.vatPercent)]
}

const fits = (
  { minWeight, maxWeight, minNet, maxNet }: DeliveryMethod,
  productsNet: bigint,
  weight: bigint,
  inCurrency: (grosz: bigint) => bigint,
) =>
  (minWeight === null || weight >= BigInt(minWeight)) &&
  (maxWeight === null || weight <= BigInt(maxWeight)) &&
  (minNet === null || productsNet >= inCurrency(BigInt(minNet))) &&
  (maxNet === null || productsNet <= inCurrency(BigInt(maxNet)))

function discountOf(
  discount: Discount | null,
  productsNet: bigint,
  productsGross: bigint,
  inCurrency: (grosz: bigint) => bigint,
): [bigint, bigint] {
  if (!discount || productsNet < inCurrency(BigInt(discount.minimum))) return [0n, 0n]
  const value = BigInt(discount.value)
  const wanted = discount.type === 'percentage' ? half(productsNet * value, 10_000n) : inCurrency(value)
  const net = wanted < productsNet ? wanted : productsNet
  const gross = withVat(net, 23)
  return [net, gross < productsGross ? gross : productsGross]
}
