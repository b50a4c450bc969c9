import { fieldProblems, type Input, ShopError } from '@stragan/contract'
import { isProductField, maxSpreadsheetRows, type SharedField, type SpreadsheetField, type spreadsheetCalls } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { bothTexts } from '../../platform/texts.ts'
import { lockProducts } from '../catalogue/catalogue.ts'
import { lockStock } from '../stock/stock.ts'
import { productIdsOf, type StoredProduct, type StoredVariant, storedProducts, storedVariants } from './stored-rows.queries.ts'

export type Cell = Input<typeof spreadsheetCalls.saveSpreadsheet>['body']['cells'][number]

/** A cell with its rows and the value that is stored. */
export type Change = Cell & {
  /** Its place in the request. */
  place: number
  product: StoredProduct
  /** Undefined for a field of the product. */
  variant: StoredVariant | undefined
  stored: Cell['from']
}

/** Rows of products and variants by their ids. */
export interface StoredRows {
  products: ReadonlyMap<number, StoredProduct>
  variants: ReadonlyMap<number, StoredVariant>
}

/** Locks the products of the cells, then their variants, and reads them. Refuses more products than a page has: each is indexed anew. */
export async function lockRows(ctx: ShopAdminCtx, cells: readonly Cell[]): Promise<StoredRows> {
  const idsOf = (isOfProduct: boolean) => [
    ...new Set(cells.filter(({ field }) => isProductField(field) === isOfProduct).map(({ id }) => id)),
  ]
  const variantIds = idsOf(false)
  const named = [...new Set([...idsOf(true), ...(await productIdsOf(ctx, variantIds))])]
  if (named.length > maxSpreadsheetRows) throw new ShopError('invalid_body', { fields: { cells: fieldProblems.too_many } })
  const productIds = await lockProducts(ctx, named)
  await lockStock(ctx, variantIds)
  const [products, variants] = [await storedProducts(ctx, productIds), await storedVariants(ctx, variantIds)]
  return { products: new Map(products.map(row => [row.id, row])), variants: new Map(variants.map(row => [row.id, row])) }
}

const amount = (grosz: number | null) => (grosz === null ? null : toDecimal(grosz))

const ofProduct: Record<SharedField, (product: StoredProduct) => Cell['from']> = {
  name_en: ({ name }) => bothTexts(name).en,
  name_pl: ({ name }) => bothTexts(name).pl,
  vat_percent: product => product.vat_percent,
  brand_id: product => product.brand_id,
  category_id: product => product.category_id,
  is_active: product => product.is_active,
}
const ofVariant: Record<Exclude<SpreadsheetField, SharedField>, (variant: StoredVariant, product: StoredProduct) => Cell['from']> = {
  price_net: ({ own_price }, { price_net }) => amount(own_price ?? price_net),
  items: variant => variant.stock_on_hand,
  minimum_stock: variant => variant.minimum_stock,
  ean: (variant, product) => variant.ean ?? (product.has_variants ? null : product.ean),
  weight: variant => variant.weight,
}

/** The rows of a cell with the value that is stored; undefined where there is no such product or variant. */
export function storedCell({ id, field }: Cell, { products, variants }: StoredRows) {
  const variant = isProductField(field) ? undefined : variants.get(id)
  const product = products.get(isProductField(field) ? id : (variant?.product_id ?? 0))
  if (!product) return undefined
  if (isProductField(field)) return { product, variant, stored: ofProduct[field](product) }
  return variant && { product, variant, stored: ofVariant[field](variant, product) }
}
