import { roundHalfAway } from './money.ts'

/** Amounts in minor units incl. VAT. */
interface WithdrawnFrom {
  total: number
  /** Of the total: delivery and payment. */
  delivery: number
  /** Lines as they were ordered, before a discount; it is shared by the lines that it was for. */
  lines: readonly { symbol: string; quantity: number; gross: number; isDiscounted: boolean }[]
}

/**
 * What is to be paid back after a withdrawal, in minor units: of the whole order all of it, delivery included (directive 2011/83/EU, article
 * 13), else what the withdrawn goods cost after discounts.
 */
export function withdrawnAmount(
  withdrawn: readonly { symbol: string; quantity: number }[],
  { total, delivery, lines }: WithdrawnFrom,
): number {
  const left = new Map<string, number>()
  for (const { symbol, quantity } of withdrawn) left.set(symbol, (left.get(symbol) ?? 0) + quantity)
  const sumOf = (some: WithdrawnFrom['lines']) => some.reduce((sum, { gross }) => sum + gross, 0)
  const discounted = sumOf(lines.filter(({ isDiscounted }) => isDiscounted))
  const discount = sumOf(lines) - (total - delivery)
  let returned = 0
  let isWhole = true
  for (const { symbol, quantity, gross, isDiscounted } of lines) {
    const taken = Math.min(quantity, left.get(symbol) ?? 0)
    left.set(symbol, (left.get(symbol) ?? 0) - taken)
    if (taken < quantity) isWhole = false
    const off = isDiscounted && discounted > 0 ? (discount * gross) / discounted : 0
    if (quantity > 0) returned += ((gross - off) * taken) / quantity
  }
  return isWhole ? total : roundHalfAway(returned)
}
