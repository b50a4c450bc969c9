import { fromDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { type ChangedTier, ownPriceOf, productPriceOf, saveTiers } from '../prices/prices.ts'
import { moveStock } from '../stock/stock.ts'
import type { Change } from './changes.ts'
import { type StoredProduct, type StoredVariant, updateProducts, updateVariants } from './stored-rows.queries.ts'

/** A price that was changed: of the product itself (null), or of a variant. */
export interface PriceTarget {
  product_id: number
  variant_id: number | null
}

/** Stores changes, each table in one statement, and returns the prices that differ from before. */
export async function store(ctx: ShopAdminCtx, changes: readonly Change[]): Promise<PriceTarget[]> {
  const [products, variants] = [new Map<number, StoredProduct>(), new Map<number, StoredVariant>()]
  for (const change of changes) {
    const { product, variant } = change
    const [before, after] = [products.get(product.id) ?? product, changedProduct(products.get(product.id) ?? product, change)]
    if (after !== before) products.set(product.id, after)
    if (!variant) continue
    const known = variants.get(variant.id) ?? variant
    const changed = changedVariant(known, change)
    if (changed !== known) variants.set(variant.id, changed)
  }
  const { shared, tiers } = newPrices(changes)
  for (const [product, price_net] of shared) products.set(product.id, { ...(products.get(product.id) ?? product), price_net })
  if (products.size > 0) await updateProducts(ctx, [...products.values()])
  if (variants.size > 0) await updateVariants(ctx, [...variants.values()])
  if (tiers.length > 0) await saveTiers(ctx, tiers)
  await moveStock(
    ctx,
    { reason: 'count' },
    changes.flatMap(change => (change.field === 'items' ? [{ variant_id: change.id, quantity: change.to - change.from }] : [])),
  )
  return [
    ...[...shared.keys()].map(({ id }) => ({ product_id: id, variant_id: null })),
    ...tiers.map(({ product_id, variant_id }) => ({ product_id, variant_id })),
  ]
}

/** A product with a change of its own; of its EAN, where it has one in place of its only variant. */
function changedProduct(product: StoredProduct, change: Change): StoredProduct {
  switch (change.field) {
    case 'name_en':
      return { ...product, name: { ...product.name, en: change.to } }
    case 'name_pl':
      return { ...product, name: { ...product.name, pl: change.to } }
    case 'vat_percent':
      return { ...product, vat_percent: change.to }
    case 'brand_id':
      return { ...product, brand_id: change.to }
    case 'category_id':
      return { ...product, category_id: change.to }
    case 'is_active':
      return { ...product, is_active: change.to }
    case 'ean':
      return isEanOfProduct(product) ? { ...product, ean: change.to } : product
    default:
      return product
  }
}

const isEanOfProduct = ({ has_variants, ean }: StoredProduct) => !has_variants && ean !== null

function changedVariant(variant: StoredVariant, change: Change): StoredVariant {
  switch (change.field) {
    case 'ean':
      return variant.ean === null && isEanOfProduct(change.product) ? variant : { ...variant, ean: change.to }
    case 'weight':
      return { ...variant, weight: change.to }
    case 'minimum_stock':
      return { ...variant, minimum_stock: change.to }
    default:
      return variant
  }
}

/** Where changed prices are stored: at products, or as tiers of their variants (docs/decisions/098). */
function newPrices(changes: readonly Change[]) {
  const wanted = new Map<StoredProduct, { variant: StoredVariant; price: number }[]>()
  for (const { field, to, product, variant } of changes)
    if (field === 'price_net' && variant) wanted.set(product, [...(wanted.get(product) ?? []), { variant, price: fromDecimal(to) }])
  const shared = new Map<StoredProduct, number | null>()
  const tiers: ChangedTier[] = []
  for (const [product, prices] of wanted) {
    const present = { price_net: product.price_net, variants: product.variants, hasOwn: product.own_prices > 0 }
    const price_net = productPriceOf(
      present,
      prices.map(({ price }) => price),
    )
    if (price_net !== product.price_net) shared.set(product, price_net)
    for (const { variant, price } of prices) {
      const own = ownPriceOf(variant.own_price ?? undefined, price, price_net)
      if (own !== undefined && own !== variant.own_price)
        tiers.push({ product_id: product.id, variant_id: variant.id, quantity: 1, price_net: own })
    }
  }
  return { shared, tiers }
}
