import type { SalesUnit } from '@stragan/contract'
import { describeSalesUnit } from '@stragan/contract/sales-units'
import type { DemoFamily, DemoProduct, DemoShop, DemoVariant, Texts } from './types.ts'

/** The sales unit of a variant, or of all variants of a product: by symbol, else, with a package content, its family's, else a pack. */
export function salesUnitBook({ contents, salesUnits }: Pick<DemoShop, 'contents' | 'salesUnits'>) {
  const contentOf = new Map(contents.flatMap(({ of, ...content }) => of.map(symbol => [symbol, content])))
  const codeOf = new Map(salesUnits.flatMap(({ of, code }) => of.map(name => [name, code])))
  return (family: DemoFamily, product: DemoProduct, variant?: DemoVariant): SalesUnit => {
    const content = contentOf.get(variant?.symbol ?? '') ?? contentOf.get(product.symbol) ?? null
    const code = codeOf.get(variant?.symbol ?? '') ?? codeOf.get(product.symbol) ?? (content ? (codeOf.get(family.code) ?? 'pack') : 'piece')
    return { code, content }
  }
}

/** The sales unit of a product in both languages; null for single articles, and where it differs by variant. */
export function printedSalesUnit(shop: DemoShop, family: DemoFamily, product: DemoProduct): Texts | null {
  const salesUnitOf = salesUnitBook(shop)
  const [first, ...others] = (product.variants ?? [undefined]).map(variant => salesUnitOf(family, product, variant))
  if (!first || first.code === 'piece' || others.some(other => JSON.stringify(other) !== JSON.stringify(first))) return null
  return { pl: describeSalesUnit('pl', first), en: describeSalesUnit('en', first) }
}
