import type { ProductListItem } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { catalogueMessages } from './catalogue.messages.ts'

/** The stock of a listed product: `12 boxes in stock`, `In stock` where its variants are sold in different units, `Out of stock`. */
export function stockText(language: Language, { items, stock_unit }: Pick<ProductListItem, 'items' | 'stock_unit'>): string {
  const t = catalogueMessages[language]
  return items > 0 ? t.inStock(items, stock_unit) : t.soldOut
}
