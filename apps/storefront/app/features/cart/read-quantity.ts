import { catalogueCalls, ShopError } from '@stragan/contract'
import type { SharedClient } from '@stragan/contract/client'
import type { Language } from '@stragan/routing'
import type { AddRefusal } from './cart-summary.ts'
import { inSalesUnits, parseQuantity } from './typed-quantity.ts'

/** A product and, if it has any, its variant. */
export interface Selection {
  product: number
  variant: number | null
}

const invalid: AddRefusal = { ok: false, code: 'invalid_body', left: null }

/** Reads a typed quantity in sales units, or why it is none. The product is requested only if a unit was typed: `200 pcs`. */
export async function readQuantity(
  api: SharedClient,
  { product, variant }: Selection,
  typed: string,
  language: Language,
): Promise<number | AddRefusal> {
  const quantity = parseQuantity(typed, language)
  if (product < 1 || !quantity) return invalid
  if (quantity.unit === null) return quantity.amount
  const found = await api(catalogueCalls.product, { params: { id: String(product) } }, { language }).catch(error => {
    if (error instanceof ShopError && error.status < 500) return error
    throw error
  })
  if (found instanceof ShopError) return { ...invalid, code: found.code }
  const { sales_unit: salesUnit } = found.product_variants_table_data.find(one => one.product_variant_id === variant) ?? found
  const nearest = inSalesUnits(quantity, salesUnit)
  return typeof nearest === 'number' ? nearest : { ...invalid, offer: { nearest, salesUnit } }
}
