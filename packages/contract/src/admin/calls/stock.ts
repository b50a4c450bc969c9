import { z } from 'zod'
import { maxListSearchLength, maxStock } from '../../constants.ts'
import { id, idAsText, quantity, timestamp } from '../../entities/scalars.ts'
import { visibleText } from '../../visible-text.ts'
import { adminCall } from '../admin-call.ts'
import { maxMovementNoteLength, stockLevels } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'
import { stockReasonNames, stockReasons } from '../names.ts'

/** Movements of one call. */
export const maxMovements = 200

const ofVariant = inShop.extend({ variantId: idAsText })

/** The stock of one variant. */
const stockItem = z.object({
  variant_id: id,
  product_id: id,
  /** Of the product. */
  name: z.string(),
  /** Features by which the variant differs from the product’s others, as in `M8, 40 mm`; empty for a product without variants. */
  variant: z.string(),
  symbol: z.string(),
  ean: z.string().nullable(),
  /** Whether the product is active. */
  is_active: z.boolean(),
  /** Stock on hand, in sales units. */
  items: quantity,
  /** The stock below which the variant is to be ordered again; null: none. */
  minimum_stock: quantity.nullable(),
  /** The number of its last movement; 0 before the first. */
  movement: z.int(),
})

/** One change of the stock of a variant. */
const stockMovement = z.object({
  /** Counted per variant, from 1. */
  number: z.int(),
  /** Positive: added to the stock. */
  quantity: z.int(),
  /** The stock of the variant after it. */
  items_after: quantity,
  reason: z.enum(stockReasons),
  note: z.string().nullable(),
  /** The order that took the stock, or was cancelled. */
  order: z.object({ uid: z.string(), number: z.string() }).nullable(),
  /** The person, or the API key; null where nobody of the staff did it. */
  author: z.object({ kind: z.enum(['staff', 'key']), name: z.string() }).nullable(),
  at: timestamp,
})

const stock = z.int().min(0).max(maxStock)
const minimum = z.int().min(1).max(maxStock).nullable()

/** By how much the stock changes: the difference itself, or what was counted where so much was shown. */
const newMovement = z.union([
  z.strictObject({ variant_id: id, quantity: z.int().min(-maxStock).max(maxStock) }),
  z.strictObject({
    variant_id: id,
    counted: stock,
    /** The stock that was shown when the goods were counted. What was ordered since then stays taken. */
    seen: stock,
    /** The number of its last movement then: without it, a correction is not found where orders have brought back the stock that was shown. */
    movement: z.int().min(0).optional(),
  }),
])

export const stockCalls = {
  stock: adminCall({
    method: 'GET',
    path: '/shops/{shop}/stock',
    permission: 'stock:read',
    summary: 'Stock of all variants, those of the newest products first; with `q`, which finds words, symbol and EAN, the best match first',
    params: inShop,
    query: z.object({
      ...keysetQuery,
      q: z.string().trim().max(maxListSearchLength).optional(),
      /** Of active products, or of others. */
      active: z.enum(['true', 'false']).optional(),
      level: z.enum(stockLevels).optional(),
    }),
    response: listOf(stockItem),
    download: downloadOf(stockItem, {
      title: { en: 'Stock', pl: 'Stany magazynowe' },
      itemsIn: 'items',
      columns: {
        variant_id: { title: { en: 'Variant no.', pl: 'Nr wariantu' }, kind: 'number' },
        symbol: { title: { en: 'Product code', pl: 'Symbol' }, kind: 'text' },
        ean: { title: { en: 'EAN', pl: 'EAN' }, kind: 'text' },
        name: { title: { en: 'Product', pl: 'Produkt' }, kind: 'text' },
        variant: { title: { en: 'Variant', pl: 'Wariant' }, kind: 'text' },
        is_active: { title: { en: 'Active', pl: 'Aktywny' }, kind: 'flag' },
        items: { title: { en: 'Stock', pl: 'Stan magazynowy' }, kind: 'number' },
        minimum_stock: { title: { en: 'Minimum stock', pl: 'Stan minimalny' }, kind: 'number' },
      },
    }),
    errors: ['invalid_query'],
  }),
  stockItem: adminCall({
    method: 'GET',
    path: '/shops/{shop}/stock/{variantId}',
    permission: 'stock:read',
    summary: 'The stock of one variant',
    params: ofVariant,
    response: stockItem,
    errors: ['variant_not_found'],
  }),
  stockMovements: adminCall({
    method: 'GET',
    path: '/shops/{shop}/stock/{variantId}/movements',
    permission: 'stock:read',
    summary: 'The movements of a variant, newest first: their sum is its stock',
    params: ofVariant,
    query: z.object(keysetQuery),
    response: listOf(stockMovement),
    download: downloadOf(stockMovement, {
      title: { en: 'Stock movements', pl: 'Ruchy magazynowe' },
      itemsIn: 'items',
      columns: {
        number: { title: { en: 'No.', pl: 'Nr' }, kind: 'number' },
        at: { title: { en: 'Time', pl: 'Czas' }, kind: 'moment' },
        reason: { title: { en: 'Reason', pl: 'Powód' }, kind: 'text', words: stockReasonNames },
        quantity: { title: { en: 'Change', pl: 'Zmiana' }, kind: 'number' },
        items_after: { title: { en: 'Stock', pl: 'Stan magazynowy' }, kind: 'number' },
        order: { title: { en: 'Order', pl: 'Zamówienie' }, kind: 'text', part: 'number' },
        author: { title: { en: 'Who', pl: 'Kto' }, kind: 'text', part: 'name' },
        note: { title: { en: 'Note', pl: 'Notatka' }, kind: 'text' },
      },
    }),
    errors: ['variant_not_found', 'invalid_query'],
  }),
  moveStock: adminCall({
    method: 'POST',
    path: '/shops/{shop}/stock_movements',
    permission: 'stock:write',
    summary:
      'Correct the stock of several variants, by a difference (`quantity`) or by what was counted (`counted`, with the stock `seen` then): all, or none where one would fall below zero',
    params: inShop,
    body: z.object({
      movements: z.array(newMovement).min(1).max(maxMovements),
      /** Why, for whoever reads the movements. */
      note: visibleText().max(maxMovementNoteLength).optional(),
    }),
    response: z.object({
      /** The variants whose stock has changed, with the stock that they have now. */
      stock: z.array(z.object({ variant_id: id, items: quantity })),
    }),
    errors: ['variant_not_found', 'stock_out_of_range', 'stock_counted_meanwhile'],
  }),
  setMinimumStock: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/stock/{variantId}/minimum_stock',
    permission: 'stock:write',
    summary:
      'Set the stock below which a variant is to be ordered again; null for none. With `from`, what the change started from, it is refused where somebody else has set another one since',
    params: ofVariant,
    body: z.object({ minimum_stock: minimum, from: minimum.optional() }),
    response: ok,
    errors: ['variant_not_found', 'minimum_stock_changed'],
  }),
  stockFigures: adminCall({
    method: 'GET',
    path: '/shops/{shop}/stock_figures',
    permission: 'stock:read',
    summary: 'Variants of active products that are sold out, and those below their minimum stock',
    params: inShop,
    response: z.object({ sold_out: z.int(), below_minimum: z.int() }),
    errors: [],
  }),
}
