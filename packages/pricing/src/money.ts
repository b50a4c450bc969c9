/** Money is an integer of minor units (grosz, cent), a decimal only in requests and responses. */

/** Rounds half away from zero, as every rounding in the shop. */
export const roundHalfAway = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

/** Computes `value * times / by` of integers, rounded once, half away from zero; exact for any product. `by` is positive. */
export function scaled(value: number, times: number, by: number): number {
  const product = value * times
  if (!Number.isSafeInteger(product)) return scaledBig(BigInt(value) * BigInt(times), BigInt(by))
  const whole = Math.trunc(product / by)
  const rest = Math.abs(product - whole * by)
  return whole + (2 * rest >= by ? Math.sign(product) : 0)
}

function scaledBig(product: bigint, by: bigint): number {
  const whole = product / by
  const rest = product % by
  const isHalf = 2n * (rest < 0n ? -rest : rest) >= by
  return Number(whole + (isHalf ? (product < 0n ? -1n : 1n) : 0n))
}

/** Converts 1234 grosz to 12.34: the double nearest to the decimal, which JSON prints with two decimals at most. */
export const toDecimal = (minor: number): number => minor / 100

/** Converts 12.34 to 1234: for amounts in JSON or in a query string. */
export const fromDecimal = (amount: number): number => roundHalfAway(amount * 100)

const rateScale = 1_000_000

/** Parses an exchange rate such as '4.2531' (PLN for one unit) as an integer of millionths, to stay exact. */
export function parseRate(rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.')
  return Number(whole) * rateScale + Number(fraction.padEnd(6, '0').slice(0, 6))
}

/** Converts grosz to minor units of a currency, at its rate in millionths; rounded once. */
export const convert = (grosz: number, rate: number): number => scaled(grosz, rateScale, rate)

export const plnRate = rateScale
