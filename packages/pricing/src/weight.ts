import { roundHalfAway } from './money.ts'

const perKilogram = 100_000

/** kg as a whole number of the smallest weight there is, 0.00001 kg (docs/spec.md#9, five decimals). */
export const fromKilograms = (kg: number): number => roundHalfAway(kg * perKilogram)

/** Back to kg: the double nearest to the exact decimal, which prints with five decimals at most and no trailing zeros. */
export const toKilograms = (weight: number): number => weight / perKilogram
