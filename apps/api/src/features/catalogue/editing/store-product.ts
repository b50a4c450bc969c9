import { isDeepStrictEqual } from 'node:util'
import { ShopError } from '@stragan/contract'
import type { ShopAdminCtx } from '../../../admin-context.ts'
import { batchedLists } from '../../../platform/batched.ts'
import { usedVariant } from './product-checks.queries.ts'
import * as queries from './product-rows.queries.ts'
import { hasVariants, type NewProduct, type StoredDocument } from './stored-document.ts'

/** What stands in the row of the product itself. */
const columnsOf = ({ features: _, related: __, variants, ...columns }: StoredDocument) => ({ ...columns, has: hasVariants({ variants }) })

const placed = (productId: number, { variants }: StoredDocument): queries.PlacedVariant[] =>
  variants.map((variant, i) => ({ product_id: productId, position: i + 1, variant }))

/** Stores new products with their variants, by statements for all of them that are one message. */
export async function storeProducts(ctx: ShopAdminCtx, added: readonly NewProduct[]): Promise<void> {
  if (added.length === 0) return
  const variants = added.flatMap(({ id, product }) => placed(id, product))
  await Promise.all([
    queries.insertProducts(ctx, added),
    queries.insertVariants(ctx, variants),
    queries.insertFeatures(
      ctx,
      added.flatMap(({ id, product }) => product.features.map(value_id => ({ product_id: id, value_id }))),
    ),
    queries.insertVariantFeatures(ctx, variants),
    queries.replaceRelated(
      ctx,
      added.filter(({ product }) => product.related.length > 0),
    ),
  ])
}

const updateProducts = batchedLists(queries.updateProducts)
const updateVariants = batchedLists(queries.updateVariants)
const insertVariants = batchedLists(queries.insertVariants)
const replaceFeatures = batchedLists(queries.replaceFeatures)
const replaceVariantFeatures = batchedLists(queries.replaceVariantFeatures)
const replaceRelated = batchedLists(queries.replaceRelated)

/** Stores a product with its variants, as far as it differs from what is stored. */
export async function store(ctx: ShopAdminCtx, id: number, product: StoredDocument, stored: StoredDocument): Promise<void> {
  if (!isDeepStrictEqual(columnsOf(product), columnsOf(stored))) await updateProducts(ctx, [{ id, product }])
  const before = new Map(stored.variants.map((variant, i) => [variant.id, { variant, position: i + 1 }]))
  const remaining = new Set(product.variants.map(variant => variant.id))
  const variants = placed(id, product)
  const removed = [...before.keys()].filter(one => !remaining.has(one))
  if (removed.length > 0) await removeVariants(ctx, id, removed)
  const isReordered = !isDeepStrictEqual(
    [...before.keys()].filter(one => remaining.has(one)),
    product.variants.flatMap(variant => (before.has(variant.id) ? [variant.id] : [])),
  )
  const changed = variants.filter(({ position, variant }) => {
    const was = before.get(variant.id)
    return was !== undefined && (isReordered || was.position !== position || !isDeepStrictEqual(was.variant, variant))
  })
  if (changed.length > 0) await updateVariants(ctx, changed)
  const added = variants.filter(({ variant }) => !before.has(variant.id))
  if (added.length > 0) await insertVariants(ctx, added)
  const featuresOf = (document: StoredDocument) => document.variants.map(variant => [variant.id, variant.features])
  if (!isDeepStrictEqual(product.features, stored.features)) await replaceFeatures(ctx, [{ id, product }])
  if (!isDeepStrictEqual(featuresOf(product), featuresOf(stored))) await replaceVariantFeatures(ctx, variants)
  if (!isDeepStrictEqual(product.related, stored.related)) await replaceRelated(ctx, [{ id, product }])
}

/** Deletes variants. Throws `product_ordered` or `product_in_stock`, with the symbol of the first one that has to stay. */
async function removeVariants(ctx: ShopAdminCtx, id: number, ids: readonly number[]) {
  await refuseUsed(ctx, id, ids)
  await queries.deleteVariants(ctx, ids)
}

/** Refuses where a variant of a product, of some or of all, was ordered or is in stock. */
export async function refuseUsed(ctx: ShopAdminCtx, id: number, ids: readonly number[] | null): Promise<void> {
  const used = await usedVariant(ctx, id, ids)
  if (used) throw new ShopError(used.is_ordered ? 'product_ordered' : 'product_in_stock', { details: { symbol: used.symbol } })
}
