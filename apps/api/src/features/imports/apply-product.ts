import { isDeepStrictEqual } from 'node:util'
import { maxStock, ShopError } from '@stragan/contract'
import {
  type ProductDocument,
  type ProductField,
  priceCalls,
  productDocument as productSchema,
  type RowProblem,
} from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { fieldsOf } from '../../platform/field-problems.ts'
import { changeProduct, createProduct, productDocument, setProductState } from '../catalogue/catalogue.ts'
import { productPrices, savePrices } from '../prices/prices.ts'
import { lockStock, moveStock } from '../stock/stock.ts'
import { wantedPrices } from './import-prices.ts'
import { noteDifferences, type ParsedRow, type ProductRows } from './parsed-rows.ts'
import { type Candidate, candidateOf } from './product-candidate.ts'
import { productBySymbol } from './references.queries.ts'
import type { References } from './references.ts'
import { noteProblems, problemOf } from './row-problems.ts'

/** What became of a row. */
export interface RowResult {
  number: number
  outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  fields: ProductField[]
  problems: RowProblem[]
}

/** Stops a product whose rows have problems: what was done of it is rolled back. */
class Refused extends Error {}

/**
 * Makes a product as the rows of a file want it, through the functions that the back office uses, in a part of the transaction that is rolled
 * back where a row is refused: a product is changed as a whole or not at all.
 */
export async function applyProduct(ctx: ShopAdminCtx, group: ProductRows, references: References): Promise<RowResult[]> {
  noteDifferences(group)
  return ctx.db.transaction(async tx => {
    await tx.run('savepoint product')
    try {
      const results = await change({ ...ctx, db: tx }, group, references)
      await tx.run('release savepoint product')
      return results
    } catch (error) {
      // After an error of the database the transaction is lost.
      if (!(error instanceof Refused || error instanceof ShopError)) throw error
      await tx.run('rollback to savepoint product')
      if (error instanceof Refused) return refused(group.rows)
      return refuseProduct(group, problemOf(error) ?? 'conflict')
    }
  })
}

const refused = (rows: readonly ParsedRow[]): RowResult[] =>
  rows.map(({ number, problems }) => ({
    number,
    outcome: 'refused',
    fields: [],
    problems: problems.length > 0 ? problems : [{ field: null, problem: 'other_row' }],
  }))

/** Refuses all rows of a product. */
export function refuseProduct({ rows }: ProductRows, problem: RowProblem['problem']): RowResult[] {
  rows[0]?.problems.push({ field: null, problem })
  return refused(rows)
}

const assertFine = ({ rows }: ProductRows) => {
  if (rows.some(({ problems }) => problems.length > 0)) throw new Refused()
}

async function change(ctx: ShopAdminCtx, group: ProductRows, references: References): Promise<RowResult[]> {
  const found = await productBySymbol(ctx, group.symbol)
  const stored = found && (await productDocument(ctx, found.id))
  const candidate = candidateOf(group, stored?.product, references)
  assertFine(group)
  const id = await saveDocument(ctx, group, candidate, found && stored ? { id: found.id, ...stored } : undefined)
  const { changed } = candidate
  const note = (row: ParsedRow, field: ProductField) => changed.set(row.number, [...(changed.get(row.number) ?? []), field])
  const [first] = group.rows
  const isActive = first?.values.get('is_active')
  if (first && typeof isActive === 'boolean' && isActive !== (found?.is_active ?? false)) {
    await setProductState(ctx, id, isActive)
    note(first, 'is_active')
  }
  const has = (...fields: ProductField[]) => group.rows.some(({ values }) => fields.some(field => values.has(field)))
  if (has('price_net', 'quantity_prices') || has('stock')) {
    const present = await productPrices(ctx, id)
    const rowOf = rowsBySymbol(candidate)
    if (has('price_net', 'quantity_prices')) await changePrices(ctx, id, { present, rowOf, note })
    if (has('stock')) await changeStock(ctx, present.variants, { rowOf, note })
  }
  assertFine(group)
  return group.rows.map(({ number }) => {
    const fields = changed.get(number) ?? []
    const outcome = !found || candidate.added.has(number) ? 'created' : fields.length > 0 ? 'changed' : 'unchanged'
    return { number, outcome, fields: outcome === 'changed' ? fields : [], problems: [] }
  })
}

/** Rows by the symbols of their variants, which they may not name. */
const rowsBySymbol = ({ product, rowOfVariant }: Candidate) =>
  new Map(
    (product.variants as { symbol: string }[]).flatMap(({ symbol }, i) => {
      const row = rowOfVariant[i]
      return row ? [[symbol, row] as const] : []
    }),
  )

interface Stored {
  id: number
  revision: string
  product: ProductDocument
}

/** Stores the document of a product, if it differs; returns its id. */
async function saveDocument(ctx: ShopAdminCtx, { rows }: ProductRows, candidate: Candidate, stored: Stored | undefined): Promise<number> {
  if (stored && isDeepStrictEqual(candidate.product, stored.product)) return stored.id
  const { data: product, error } = productSchema.safeParse(candidate.product, { reportInput: true })
  if (error) noteProblems(fieldsOf(error), rows, candidate)
  if (!product) throw new Refused()
  try {
    if (!stored) return (await createProduct(ctx, { product })).id
    await changeProduct(ctx, stored.id, { revision: stored.revision, product })
    return stored.id
  } catch (error) {
    if (!(error instanceof ShopError) || !error.fields) throw error
    noteProblems(error.fields, rows, candidate)
    throw new Refused()
  }
}

interface Noting {
  /** By the symbol of the variant. */
  rowOf: ReadonlyMap<string, ParsedRow>
  note: (row: ParsedRow, field: ProductField) => void
}

async function changePrices(
  ctx: ShopAdminCtx,
  id: number,
  { present, rowOf, note }: Noting & { present: Awaited<ReturnType<typeof productPrices>> },
) {
  const from = { price_net: present.price_net, variants: present.variants.map(variant => ({ id: variant.id, tiers: variant.tiers })) }
  const wanted = wantedPrices(present, rowOf)
  if (isDeepStrictEqual(wanted, from)) return
  const { error } = priceCalls.savePrices.body.safeParse({ ...wanted, from })
  if (error) {
    for (const [symbol, row] of rowOf)
      noteWrongPrices(
        row,
        present.variants.findIndex(variant => variant.symbol === symbol),
        Object.keys(fieldsOf(error)),
      )
    throw new Refused()
  }
  for (const [i, { symbol, tiers }] of present.variants.entries()) {
    const row = rowOf.get(symbol)
    const after = wanted.variants[i]?.tiers ?? []
    if (!row) continue
    const effective = (price: number | null, of: typeof tiers) => of.find(({ quantity }) => quantity === 1)?.price_net ?? price
    if (effective(present.price_net, tiers) !== effective(wanted.price_net, after)) note(row, 'price_net')
    const more = (of: typeof tiers) => of.filter(({ quantity }) => quantity > 1)
    if (!isDeepStrictEqual(more(tiers), more(after))) note(row, 'quantity_prices')
  }
  await savePrices(ctx, id, { ...wanted, from })
}

/** Which of a variant's two columns of prices is wrong. */
function noteWrongPrices(row: ParsedRow, place: number, paths: readonly string[]) {
  if (paths.some(path => path.startsWith(`variants.${place}.`))) {
    const quantities = row.values.get('quantity_prices')
    row.problems.push({
      field: Array.isArray(quantities) && quantities.length > 0 ? 'quantity_prices' : 'price_net',
      problem: 'out_of_range',
    })
  } else if (paths.includes('price_net') && row.values.has('price_net')) row.problems.push({ field: 'price_net', problem: 'out_of_range' })
}

async function changeStock(ctx: ShopAdminCtx, variants: readonly { id: number; symbol: string }[], { rowOf, note }: Noting) {
  const wanted = new Map(
    variants.flatMap(({ id, symbol }) => {
      const row = rowOf.get(symbol)
      const stock = row?.values.get('stock')
      return row && typeof stock === 'number' ? [[id, { row, stock }] as const] : []
    }),
  )
  const movements: { variant_id: number; quantity: number }[] = []
  for (const { id, stock_on_hand } of await lockStock(ctx, [...wanted.keys()])) {
    const one = wanted.get(id)
    if (!one || one.stock === stock_on_hand) continue
    if (!Number.isInteger(one.stock) || one.stock < 0 || one.stock > maxStock)
      one.row.problems.push({ field: 'stock', problem: 'out_of_range' })
    else {
      movements.push({ variant_id: id, quantity: one.stock - stock_on_hand })
      note(one.row, 'stock')
    }
  }
  await moveStock(ctx, { reason: 'import' }, movements)
}
