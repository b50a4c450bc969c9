/** Money is a whole number of minor units (grosz, cent); it becomes a decimal only where it leaves the process. */

/** Rounds half away from zero, the rule of every rounding in the shop. */
export const roundHalfAway = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

/** 1234 grosz as 12.34: the double nearest to the exact decimal, which JSON prints with two decimals at most. */
export const toDecimal = (minor: number): number => minor / 100

/** 12.34 as 1234: for amounts that arrive as JSON numbers or in a query string. */
export const fromDecimal = (amount: number): number => roundHalfAway(amount * 100)

const rateScale = 1_000_000

/** A rate such as '4.2531' (PLN for one unit) as a whole number of millionths, so that no rate is a rounded double. */
export function parseRate(rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.')
  return Number(whole) * rateScale + Number(fraction.padEnd(6, '0').slice(0, 6))
}

/** Grosz in another currency's minor units, at its rate in millionths; exact up to 9 million zł, rounded once. */
export const convert = (grosz: number, rate: number): number => roundHalfAway((grosz * rateScale) / rate)

/** Back to grosz: bounds of a price filter. */
export const convertBack = (minor: number, rate: number): number => roundHalfAway((minor * rate) / rateScale)

export const plnRate = rateScale
