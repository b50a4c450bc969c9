import { roundHalfAway } from './money.ts'

const perKilogram = 100_000

/** Converts kg to an integer of 0.00001 kg (docs/spec.md#9). */
export const fromKilograms = (kg: number): number => roundHalfAway(kg * perKilogram)

/** Converts to kg: the double nearest to the decimal, which prints with five decimals at most and no trailing zeros. */
export const toKilograms = (weight: number): number => weight / perKilogram
