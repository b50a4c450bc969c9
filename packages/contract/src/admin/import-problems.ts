import { z } from 'zod'
import { type FieldProblem, fieldProblems } from '../field-problems.ts'
import { productRowFields } from './product-row.ts'

/** Problems of a row as a whole. */
const ofRow = [
  'cell_count',
  'other_row',
  'differs_from_first',
  'tier_promoted',
  'stock_out_of_range',
  'classification_full',
  'category_move_refused',
  'conflict',
  'ambiguous',
  'too_many_agreed_prices',
  'product_not_in_shop',
  'product_without_price',
] as const
type OfRow = (typeof ofRow)[number]

const problems = [...ofRow, ...(Object.keys(fieldProblems) as FieldProblem[])] as const

/** Why a row was refused: the column, or null for the row as a whole, and what is wrong. */
export const rowProblem = z.object({ field: z.enum(productRowFields).nullable(), problem: z.enum(problems) })
export type RowProblem = z.infer<typeof rowProblem>

export const isOfRow = (problem: string): problem is OfRow => (ofRow as readonly string[]).includes(problem)
