import type { CatalogueRows } from './catalogue-rows.ts'

/** An event of a shop's past, which the seed carries out in the order of time. */
export interface TimedEvent {
  at: Date
  run: () => Promise<unknown>
}

export function found<T>(there: T | undefined, name: string): T {
  if (there === undefined) throw new Error(`The demo data names ${name}, which is not there`)
  return there
}

export const idOf = (choices: readonly { id: number; code: string }[], code: string) => found(choices.find(choice => choice.code === code)?.id, code)

export const productOf = (rows: CatalogueRows, symbol: string) => found(rows.products.find(product => product.symbol === symbol)?.id, symbol)

export const variantOf = (rows: CatalogueRows, symbol: string) =>
  found(
    rows.variants.find(variant => variant.symbol === symbol),
    symbol,
  )

export function goodsOf(rows: CatalogueRows, symbol: string) {
  const { id, product_id } = variantOf(rows, symbol)
  return { product_id, product_variant_id: rows.products[product_id - 1]?.has_variants ? id : null }
}
