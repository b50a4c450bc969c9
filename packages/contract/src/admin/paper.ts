import { z } from 'zod'
import { language } from '../entities/scalars.ts'

/** What a column has, by which it is aligned and as wide as it needs: `box` is a square to tick, `text` takes what is left. */
const columnKinds = ['box', 'text', 'code', 'percent', 'amount', 'quantity'] as const

/** The lines of a cell; the first one is what it says, the others are notes. */
const cell = z.array(z.string())

const table = z.object({
  title: z.string().nullable(),
  columns: z.array(z.object({ title: z.string(), kind: z.enum(columnKinds) })),
  rows: z.array(z.object({ cells: z.array(cell), kind: z.enum(['line', 'sum', 'total']) })),
})

/** A document to print: its texts, as they stand on the paper, and how they belong together. */
export const paper = z.object({
  language,
  title: z.string(),
  /** Number of its order; null if it is about several. */
  number: z.string().nullable(),
  shop: z.string(),
  /** When it was written, as a text. */
  written: z.string(),
  /** What has to be seen before all else, such as that the order was cancelled. */
  warnings: z.array(z.string()),
  /** Addresses and facts, beside each other. */
  facts: z.array(z.object({ name: z.string(), lines: z.array(z.string()) })),
  /** Long texts, above the tables: the buyer's note. */
  notes: z.array(z.object({ name: z.string(), text: z.string() })),
  tables: z.array(table),
  /** The orders that its tables and warnings name, in which a screen links them; none of a paper about one order. */
  orders: z.array(z.object({ uid: z.string(), number: z.string() })),
})
export type Paper = z.infer<typeof paper>
