import { isDeepStrictEqual } from 'node:util'
import { type Fields, fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { mergeDocuments, mergeEntries, type ProductDocument, type productHandlingCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../../admin-context.ts'
import { assertNoConflicts } from '../../../platform/assert-no-conflicts.ts'
import { lockProduct } from '../product-row.ts'
import { earlierDocument } from './earlier-document.ts'
import { productsBySymbol, symbolsOf } from './product-checks.queries.ts'
import * as choices from './product-choices.queries.ts'
import { problemsOf } from './product-problems.ts'
import * as queries from './product-rows.queries.ts'
import { slugsFor } from './slugs.ts'
import { store, storeProducts } from './store-product.ts'
import { documentOf, type NewProduct, type Offer, revisionOf, type StoredDocument, type StoredProduct, sorted } from './stored-document.ts'

type Calls = typeof productHandlingCalls
type Change = Input<Calls['changeProduct']>['body']
/** A document whose related products are ids; a new variant has no id yet. */
type ResolvedDocument = Omit<ProductDocument, 'related'> & { related: number[] }

/** Brands, categories, features and tax rates that a product can have. */
export const productChoices = (ctx: ShopAdminCtx) => choices.productChoices(ctx)

/** A product as it can be changed, as it is or was in an earlier revision. Throws `product_changed` for one that the history does not have. */
export async function productDocument(ctx: ShopAdminCtx, id: number, revision?: string): Promise<ResponseInput<Calls['productDocument']>> {
  const rows = await queries.productRows(ctx, id)
  const stored = documentOf(rows)
  if (!stored) throw new ShopError('product_not_found')
  const present = revisionOf(stored)
  const shown = revision === undefined || revision === present ? stored : await earlierDocument(ctx, id, revision, rows)
  if (!shown) throw new ShopError('product_changed')
  const symbols = await symbolsOf(ctx, shown.related)
  const related = shown.related.flatMap(one => symbols.get(one) ?? [])
  return { revision: revision ?? present, product: { ...shown, related } }
}

/** Stores a new product, which shoppers do not see yet. */
export async function createProduct(ctx: ShopAdminCtx, body: Input<Calls['createProduct']>['body']): Promise<{ id: number }> {
  const added = await newProduct(ctx, body)
  await storeProducts(ctx, [added])
  return { id: added.id }
}

/** Checks a new product and gives it its ids: it is still to be stored. Without an offer it has no price, and shoppers do not see it. */
export async function newProduct(
  ctx: ShopAdminCtx,
  { product }: Input<Calls['createProduct']>['body'],
  offer?: Offer,
): Promise<NewProduct> {
  const given = await resolved(ctx, product)
  const [id = 0] = await queries.nextIds(ctx, { kind: 'products', count: 1 })
  return checked(ctx, id, given, offer)
}

/** Stores a document as a new product. */
export async function insert(ctx: ShopAdminCtx, id: number, given: ResolvedDocument): Promise<{ id: number }> {
  await storeProducts(ctx, [await checked(ctx, id, given)])
  return { id }
}

const notForSale: Offer = { price_net: null, is_active: false }

async function checked(ctx: ShopAdminCtx, id: number, given: ResolvedDocument, offer = notForSale): Promise<NewProduct> {
  const product = await completed(ctx, id, { ...given, variants: given.variants.map(({ id: _, ...variant }) => variant) })
  await refuseProblems(ctx, id, product, undefined)
  return { id, product, offer }
}

/**
 * Changes a product. What somebody else has changed since the revision that the change was made from is merged; throws `product_changed` with
 * the fields that both have changed, and `invalid_body` with those that are wrong.
 */
export async function changeProduct(ctx: ShopAdminCtx, id: number, { revision, product }: Change): Promise<{ revision: string }> {
  await lockProduct(ctx, ctx.db, id)
  const rows = await queries.productRows(ctx, id)
  const stored = documentOf(rows) as StoredDocument
  const given = await resolved(ctx, product)
  const isPresent = revisionOf(stored) === revision
  const known = new Set(stored.variants.map(variant => variant.id))
  if (isPresent) refuseUnknown(given, known)
  const merged = isPresent ? given : await mergedWith(ctx, id, { revision, given, stored, rows })
  const complete = await completed(ctx, id, merged)
  if (isDeepStrictEqual(complete, stored)) return { revision: revisionOf(stored) }
  await refuseProblems(ctx, id, complete, stored)
  await store(ctx, id, complete, stored)
  return { revision: revisionOf(complete) }
}

interface Merging {
  revision: string
  given: ResolvedDocument
  stored: StoredDocument
  rows: StoredProduct
}

async function mergedWith(ctx: ShopAdminCtx, id: number, { revision, given, stored, rows }: Merging): Promise<ResolvedDocument> {
  const base = await earlierDocument(ctx, id, revision, rows)
  if (!base) throw new ShopError('product_changed')
  refuseUnknown(given, new Set(base.variants.map(variant => variant.id)))
  const { variants: baseVariants, ...baseRest } = base
  const { variants: myVariants, ...myRest } = given
  const { variants: theirVariants, ...theirRest } = stored
  const variants = mergeEntries(baseVariants, myVariants, theirVariants)
  const rest = mergeDocuments(baseRest, myRest, theirRest)
  const conflicts = [...rest.conflicts, ...variants.conflicts.map(path => `variants.${path}`)]
  assertNoConflicts('product_changed', conflicts, fieldOf)
  return { ...(rest.merged as Omit<ResolvedDocument, 'variants'>), variants: variants.merged as ResolvedDocument['variants'] }
}

/** A variant is known by its id, once. */
function refuseUnknown({ variants }: ResolvedDocument, known: ReadonlySet<number>) {
  const ids = variants.map(({ id }) => id)
  const wrong = variants.flatMap(({ id }, i) => (id !== undefined && (!known.has(id) || ids.indexOf(id) < i) ? [i] : []))
  refuse(Object.fromEntries(wrong.map(i => [`variants.${i}.id`, fieldProblems.unknown])))
}

function refuse(fields: Fields) {
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_body', { fields: inBody(fields) })
}

/** Paths within the product as paths in the request. */
const fieldOf = (path: string) => `product.${path}`
const inBody = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).map(([path, message]) => [fieldOf(path), message]))

const refuseProblems = async (ctx: ShopAdminCtx, id: number, product: StoredDocument, stored: StoredDocument | undefined) =>
  refuse(await problemsOf(ctx, id, product, stored))

/** Related products by their ids, features in one order. */
async function resolved(ctx: ShopAdminCtx, product: ProductDocument): Promise<ResolvedDocument> {
  const ids = product.related.length > 0 ? await productsBySymbol(ctx, product.related) : new Map<string, number>()
  refuse(
    Object.fromEntries(product.related.flatMap((symbol, i) => (ids.has(symbol) ? [] : [[`related.${i}`, fieldProblems.unknown] as const]))),
  )
  return {
    ...product,
    features: sorted(product.features),
    variants: product.variants.map(variant => ({ ...variant, features: sorted(variant.features) })),
    related: [...new Set(product.related.flatMap(symbol => ids.get(symbol) ?? []))],
  }
}

/** Gives new variants their ids, and pages their addresses. A product is not related to itself. */
async function completed(ctx: ShopAdminCtx, id: number, given: ResolvedDocument): Promise<StoredDocument> {
  const added = given.variants.filter(variant => variant.id === undefined)
  const [ids, slugs] = await Promise.all([
    added.length > 0 ? queries.nextIds(ctx, { kind: 'variants', count: added.length }) : [],
    slugsFor(ctx, id, given),
  ])
  const variants = given.variants.map(({ id: own, ...variant }) => ({ id: own ?? (ids.shift() as number), ...variant }))
  return { ...given, variants, related: given.related.filter(one => one !== id), slugs }
}
