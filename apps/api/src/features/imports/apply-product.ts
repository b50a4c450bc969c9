import { isDeepStrictEqual } from 'node:util'
import { ShopError } from '@stragan/contract'
import { type ProductField, priceCalls, productDocument as productSchema, type RowNote, type RowProblem } from '@stragan/contract/admin'
import { fromDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Tx } from '../../platform/database.ts'
import { fieldsOf } from '../../platform/field-problems.ts'
import { changeProduct, type NewProduct, newProduct, productDocument, storeProducts } from '../catalogue/catalogue.ts'
import { productPrices } from '../prices/prices.ts'
import { moveStock } from '../stock/stock.ts'
import { applyOffer, type OfferedProduct } from './apply-offer.ts'
import { creatingMissing } from './create-missing.ts'
import { withNetPrices } from './import-prices.ts'
import { newPicturesOf } from './name-pictures.ts'
import { isTooLarge, noteDifferences, type ParsedRow, type ProductRows } from './parsed-rows.ts'
import { insertUrls } from './picture-urls.queries.ts'
import { candidateOf, leavesBareVariant, noteChange } from './product-candidate.ts'
import { productBySymbol } from './references.queries.ts'
import type { References } from './references.ts'
import { assertFine, isFine, noteProblems, problemOf, Refused } from './row-problems.ts'
import { withImpacts } from './variant-impacts.ts'

/** The context of a step of an import. */
export interface ImportCtx extends ShopAdminCtx {
  importId: string
}

/** The same of a step that changes products. */
interface ProductCtx extends ImportCtx {
  /** False for a file of variants alone. */
  mayCreateProducts: boolean
}

/** What became of a row. */
export interface RowResult {
  number: number
  outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  fields: ProductField[]
  problems: RowProblem[]
  notes: RowNote[]
  /** How many new pictures it names. */
  pictures?: number
}

/** Stops products of which some are refused: those at these places. */
class SomeRefused extends Error {
  readonly places: ReadonlySet<number>
  constructor(places: ReadonlySet<number>) {
    super('Some products are refused')
    this.places = places
  }
}

const isRefusal = (error: unknown) => error instanceof Refused || error instanceof ShopError

/**
 * Makes a product as the rows of a file want it, through the functions that the back office uses, with what it names, in a part of the transaction
 * that is rolled back where a row is refused: a product is changed as a whole or not at all.
 */
async function applyProduct(ctx: ProductCtx, tx: Tx, group: ProductRows, references: References): Promise<RowResult[]> {
  if (isTooLarge(group)) return refuseProduct(group, 'too_many')
  await tx.run('savepoint product')
  try {
    const results = await change(ctx, [group], references)
    await tx.run('release savepoint product')
    return results
  } catch (error) {
    // After an error of the database the transaction is lost.
    if (!isRefusal(error)) throw error
    await tx.run('rollback to savepoint product')
    if (error instanceof Refused) return refused(group.rows)
    return refuseProduct(group, problemOf(error))
  }
}

/**
 * Makes products as if one after the other, but side by side as far as none is refused: one that is, is made alone, after those before it and
 * before those behind it.
 */
export async function applyProducts(ctx: ProductCtx, tx: Tx, groups: readonly ProductRows[], references: References): Promise<RowResult[]> {
  for (const group of groups) noteDifferences(group)
  const alone = new Set(groups.filter(group => !isFine(group) || isTooLarge(group)))
  const results: RowResult[] = []
  let rest = groups
  while (rest[0]) {
    const place = rest.findIndex(group => alone.has(group))
    const together = place < 0 ? rest : rest.slice(0, place)
    if (together.length <= 1) {
      results.push(...(await applyProduct(ctx, tx, rest[0], references)))
      rest = rest.slice(1)
      continue
    }
    await tx.run('savepoint products')
    try {
      results.push(...(await change(ctx, together.map(withOwnProblems), references)))
      await tx.run('release savepoint products')
      rest = rest.slice(together.length)
    } catch (error) {
      if (!(error instanceof SomeRefused)) throw error
      await tx.run('rollback to savepoint products')
      for (const [i, group] of together.entries()) if (error.places.has(i)) alone.add(group)
    }
  }
  return results
}

/** A product that is refused side by side is made again: its problems and notes are those of then. */
const withOwnProblems = (group: ProductRows): ProductRows => ({
  ...group,
  rows: group.rows.map(row => ({ ...row, problems: [...row.problems], notes: [...row.notes] })),
})

const refused = (rows: readonly ParsedRow[]): RowResult[] =>
  rows.map(({ number, problems }) => ({
    number,
    outcome: 'refused',
    fields: [],
    problems: problems.length > 0 ? problems : [{ field: null, problem: 'other_row' }],
    notes: [],
  }))

/** Refuses all rows of a product. */
export function refuseProduct({ rows }: ProductRows, problem: RowProblem['problem']): RowResult[] {
  rows[0]?.problems.push({ field: null, problem })
  return refused(rows)
}

/** Does a step for each product at once: statements that wait for nothing are one message. Throws what one product alone is refused for. */
async function forAll<Item, Result>(items: readonly Item[], step: (item: Item) => Promise<Result>): Promise<Result[]> {
  const settled = await Promise.allSettled(items.map(step))
  const failures = settled.flatMap((one, place) => (one.status === 'rejected' ? [{ place, reason: one.reason }] : []))
  const failure = failures.find(({ reason }) => !isRefusal(reason)) ?? (items.length === 1 ? failures[0] : undefined)
  if (failure) throw failure.reason
  if (failures.length > 0) throw new SomeRefused(new Set(failures.map(({ place }) => place)))
  return settled.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
}

/** Makes products: what is new is stored, and stock is moved, by statements for all of them. Adds what was created to the references. */
async function change(ctx: ProductCtx, groups: readonly ProductRows[], references: References): Promise<RowResult[]> {
  const creating = await creatingMissing(
    ctx,
    groups.flatMap(({ rows }) => rows),
    references,
  )
  if (creating) {
    await forAll(groups, async ({ rows }) => creating.add(rows))
    await creating.store()
  }
  const known = creating?.references ?? references
  const saved = await forAll(groups, group => saveDocument(ctx, group, known))
  await storeProducts(
    ctx,
    saved.flatMap(({ added }) => added ?? []),
  )
  const offered = await forAll(saved, one => applyOffer(ctx, one))
  await moveStock(ctx, { reason: 'import' }, offered.flat())
  await savePictures(ctx, saved)
  Object.assign(references, known)
  return saved.flatMap(resultsOf)
}

/** Stores which pictures are to be fetched afterwards. */
async function savePictures(ctx: ImportCtx, saved: readonly Saved[]): Promise<void> {
  const products = saved.map(({ id, group: { rows } }) => ({ id, rows }))
  const newOf = await newPicturesOf(ctx, products)
  const found = await forAll(products, async product => newOf(product))
  const named: Parameters<typeof insertUrls>[2][number][] = []
  for (const [i, one] of saved.entries()) {
    const added = found[i]
    if (!added) continue
    noteChange(one.candidate, added.row, 'pictures')
    one.pictures.set(added.row.number, added.pictures.length)
    named.push({ productId: one.id, pictures: added.pictures })
  }
  await insertUrls(ctx, ctx.importId, named)
}

/** A product whose document is as the rows want it, or is checked and to be stored. */
interface Saved extends OfferedProduct {
  /** Numbers of new pictures, by that of the row. */
  pictures: Map<number, number>
  added?: NewProduct
}

const resultsOf = ({ group, candidate: { changed, added }, found, pictures }: Saved): RowResult[] =>
  group.rows.map(({ number, notes }) => {
    const fields = changed.get(number) ?? []
    const outcome = !found || added.has(number) ? 'created' : fields.length > 0 ? 'changed' : 'unchanged'
    return { number, outcome, fields: outcome === 'changed' ? fields : [], problems: [], notes, pictures: pictures.get(number) ?? 0 }
  })

/** Changes the document of a product, if it differs; checks that of a new one. */
async function saveDocument(ctx: ProductCtx, given: ProductRows, references: References): Promise<Saved> {
  const found = await productBySymbol(ctx, given.symbol)
  if (!found && !ctx.mayCreateProducts) {
    for (const { problems } of given.rows) problems.push({ field: 'product_symbol', problem: 'product_not_in_shop' })
    throw new Refused()
  }
  const stored = found && (await productDocument(ctx, found.id))
  const hasImpacts = given.rows.some(({ impacts }) => impacts.size > 0)
  const absolute =
    found && stored && hasImpacts ? withImpacts(given, { product: stored.product, prices: await productPrices(ctx, found.id) }) : given
  const group = withNetPrices(absolute, stored?.product.vat_percent)
  const candidate = candidateOf(group, stored?.product, references)
  const pictures = new Map<number, number>()
  assertFine(group)
  if (leavesBareVariant(candidate)) group.rows[0]?.notes.push('variant_left')
  if (found && stored && isDeepStrictEqual(candidate.product, stored.product)) return { id: found.id, group, candidate, found, pictures }
  const { rows } = group
  const { data: product, error } = productSchema.safeParse(candidate.product, { reportInput: true })
  if (error) noteProblems(fieldsOf(error), rows, candidate)
  if (!product) throw new Refused()
  try {
    if (found && stored) {
      await changeProduct(ctx, found.id, { revision: stored.revision, product })
      return { id: found.id, group, candidate, found, pictures }
    }
    const added = await newProduct(ctx, { product }, offerOf(rows))
    return { id: added.id, group, candidate, found, pictures, added }
  } catch (error) {
    if (!(error instanceof ShopError) || !error.fields) throw error
    noteProblems(error.fields, rows, candidate)
    throw new Refused()
  }
}

/** What a new product is stored with, where its rows agree on a price that it can have: all of them are its variants. */
function offerOf(rows: readonly ParsedRow[]) {
  const [price, ...others] = new Set(rows.map(({ values }) => values.get('price_net')))
  const { data } = priceCalls.savePrices.body.shape.price_net.safeParse(price)
  return {
    price_net: typeof data === 'number' && others.length === 0 ? fromDecimal(data) : null,
    is_active: rows[0]?.values.get('is_active') === true,
  }
}
