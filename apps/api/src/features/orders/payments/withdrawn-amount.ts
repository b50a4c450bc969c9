interface WithdrawnFrom {
  /** Minor units incl. VAT. */
  total: number
  /** Of the total: delivery and payment. */
  delivery: number
  /** Lines as they were ordered, in any units of the same size. */
  lines: readonly { symbol: string; quantity: number; gross: number }[]
}

/**
 * What is to be paid back after a withdrawal, in minor units: of the whole order all of it, delivery included (directive 2011/83/EU, article
 * 13), else the share of the withdrawn goods in what the goods cost after discounts.
 */
export function withdrawnAmount(
  withdrawn: readonly { symbol: string; quantity: number }[],
  { total, delivery, lines }: WithdrawnFrom,
): number {
  const left = new Map<string, number>()
  for (const { symbol, quantity } of withdrawn) left.set(symbol, (left.get(symbol) ?? 0) + quantity)
  let returned = 0
  let isWhole = true
  for (const { symbol, quantity, gross } of lines) {
    const taken = Math.min(quantity, left.get(symbol) ?? 0)
    left.set(symbol, (left.get(symbol) ?? 0) - taken)
    if (taken < quantity) isWhole = false
    if (quantity > 0) returned += (gross * taken) / quantity
  }
  if (isWhole) return total
  const all = lines.reduce((sum, line) => sum + line.gross, 0)
  return all === 0 ? 0 : Math.round(((total - delivery) * returned) / all)
}
