import { roundHalfAway } from './money.ts'

/** Minor units gross from net: rounded once, half away from zero. */
export const grossOf = (net: number, vatPercent: number): number => roundHalfAway((net * (100 + vatPercent)) / 100)
