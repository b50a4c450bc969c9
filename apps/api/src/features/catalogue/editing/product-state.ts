import { maxLengths, ShopError } from '@stragan/contract'
import type { ShopAdminCtx } from '../../../admin-context.ts'
import { batchedLists } from '../../../platform/batched.ts'
import { lockProduct } from '../product-row.ts'
import { takenSymbols } from './product-checks.queries.ts'
import { nextIds, productRows } from './product-rows.queries.ts'
import * as queries from './product-state.queries.ts'
import { insert } from './save-product.ts'
import { refuseUsed } from './store-product.ts'
import { documentOf, type StoredDocument } from './stored-document.ts'

/** Copies of one product that get numbers; further ones get a random ending. */
const maxCopies = 100

const setActive = batchedLists(queries.setActive)

export async function setProductState(ctx: ShopAdminCtx, id: number, isActive: boolean): Promise<'ok'> {
  await lockProduct(ctx, ctx.db, id)
  await setActive(ctx, [{ id, is_active: isActive }])
  return 'ok'
}

/** Deletes a product. Throws `product_ordered`, and `product_in_stock`. */
export async function deleteProduct(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  await lockProduct(ctx, ctx.db, id)
  await refuseUsed(ctx, id, null)
  await queries.deleteProduct(ctx, id)
  return 'ok'
}

/** Copies a product with its variants and pictures: what is its own, as EAN, prices and stock, stays behind. */
export async function copyProduct(ctx: ShopAdminCtx, id: number): Promise<{ id: number }> {
  const document = documentOf(await productRows(ctx, id))
  if (!document) throw new ShopError('product_not_found')
  const [copyId = 0] = await nextIds(ctx, { kind: 'products', count: 1 })
  const ending = await freeEnding(ctx, copyId, document)
  const symbolOf = (symbol: string) => withEnding(symbol, ending)
  const copy = await insert(ctx, copyId, {
    ...document,
    symbol: symbolOf(document.symbol),
    ean: null,
    slugs: { en: '', pl: '' },
    variants: document.variants.map(variant => ({ ...variant, symbol: symbolOf(variant.symbol), ean: null, expected_at: null })),
  })
  await queries.copyPictures(ctx, id, copyId)
  return copy
}

/** What makes the symbols of a copy its own: `-2`, `-3` … */
async function freeEnding(ctx: ShopAdminCtx, copyId: number, { symbol, variants }: StoredDocument): Promise<string> {
  const endings = Array.from({ length: maxCopies }, (_, i) => `-${i + 2}`)
  const own = variants.map(variant => variant.symbol)
  const withEndings = (symbols: readonly string[]) => symbols.flatMap(one => endings.map(ending => withEnding(one, ending)))
  const { products, variants: taken } = await takenSymbols(ctx, { id: copyId, product: withEndings([symbol]), variants: withEndings(own) })
  const isFree = (ending: string) =>
    !products.includes(withEnding(symbol, ending)) && own.every(one => !taken.includes(withEnding(one, ending)))
  return endings.find(isFree) ?? `-${crypto.randomUUID().slice(0, 8)}`
}

const withEnding = (symbol: string, ending: string) => symbol.slice(0, maxLengths.symbol - ending.length) + ending
