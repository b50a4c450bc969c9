import { isDeepStrictEqual } from 'node:util'
import { maxStock } from '@stragan/contract'
import { type ProductField, priceCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { batched } from '../../platform/batched.ts'
import { fieldsOf } from '../../platform/field-problems.ts'
import { setProductState } from '../catalogue/catalogue.ts'
import { productPrices, savePrices } from '../prices/prices.ts'
import { lockStock, type Movement } from '../stock/stock.ts'
import { wantedPrices } from './import-prices.ts'
import type { ParsedRow, ProductRows } from './parsed-rows.ts'
import { type Candidate, noteChange } from './product-candidate.ts'
import { assertFine, Refused } from './row-problems.ts'

/** A product whose document is as its rows want it. */
export interface OfferedProduct {
  id: number
  group: ProductRows
  candidate: Candidate
  /** What the shop had before. */
  found: { is_active: boolean } | undefined
}

/** Makes the state and the prices of a product those of its rows; returns by how much its stock is to be moved. */
export async function applyOffer(ctx: ShopAdminCtx, { id, group, candidate, found }: OfferedProduct): Promise<Movement[]> {
  const noteAt = (row: ParsedRow, field: ProductField) => noteChange(candidate, row, field)
  const [first] = group.rows
  const isActive = first?.values.get('is_active')
  if (found && first && typeof isActive === 'boolean' && isActive !== found.is_active) {
    await setProductState(ctx, id, isActive)
    noteAt(first, 'is_active')
  }
  const has = (...fields: ProductField[]) => group.rows.some(({ values }) => fields.some(field => values.has(field)))
  const [hasPrices, hasStock] = [has('price_net', 'quantity_prices'), has('stock')]
  if (!hasPrices && !hasStock) return []
  const present = await productPrices(ctx, id)
  const rowOf = rowsBySymbol(candidate)
  if (hasPrices) await changePrices(ctx, id, { present, rowOf, note: noteAt })
  const movements = hasStock ? await movementsOf(ctx, present.variants, { rowOf, note: noteAt }) : []
  assertFine(group)
  return movements
}

/** Rows by the symbols of their variants, which they may not name. */
const rowsBySymbol = ({ product, rowOfVariant }: Candidate) =>
  new Map(
    (product.variants as { symbol: string }[]).flatMap(({ symbol }, i) => {
      const row = rowOfVariant[i]
      return row ? [[symbol, row] as const] : []
    }),
  )

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

/** Locks the stock of variants of one product, and of those that are made with it. */
const stockOf = batched(async (ctx: ShopAdminCtx, variantIds: readonly (readonly number[])[]) => {
  const locked = new Map((await lockStock(ctx, variantIds.flat())).map(row => [row.id, row]))
  return variantIds.map(ids => ids.flatMap(id => locked.get(id) ?? []))
})

async function movementsOf(
  ctx: ShopAdminCtx,
  variants: readonly { id: number; symbol: string }[],
  { rowOf, note }: Noting,
): Promise<Movement[]> {
  const wanted = new Map(
    variants.flatMap(({ id, symbol }) => {
      const row = rowOf.get(symbol)
      const stock = row?.values.get('stock')
      return row && typeof stock === 'number' ? [[id, { row, stock }] as const] : []
    }),
  )
  const movements: Movement[] = []
  for (const { id, stock_on_hand } of await stockOf(ctx, [...wanted.keys()])) {
    const one = wanted.get(id)
    if (!one || one.stock === stock_on_hand) continue
    if (!Number.isInteger(one.stock) || one.stock < 0 || one.stock > maxStock)
      one.row.problems.push({ field: 'stock', problem: 'out_of_range' })
    else {
      movements.push({ variant_id: id, quantity: one.stock - stock_on_hand })
      note(one.row, 'stock')
    }
  }
  return movements
}
