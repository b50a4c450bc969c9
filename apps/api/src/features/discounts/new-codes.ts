import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for each other: 0 and O, 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 32^10: that a guess hits one of 1,000 codes is one in 10^12. */
const length = 10

/** Different random codes after a common beginning. */
export function newCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''))
  return [...codes]
}
