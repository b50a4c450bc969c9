import { type Fields, fieldProblems, type ShopError } from '@stragan/contract'
import { isOfRow, isVariantField, type ProductField, productRowFields, type RowProblem } from '@stragan/contract/admin'
import type { ParsedRow, ProductRows } from './parsed-rows.ts'
import { type Candidate, documentPaths } from './product-candidate.ts'

type NamedProblem = RowProblem['problem']
const problemNames = new Map(Object.entries(fieldProblems).map(([name, message]) => [message as string, name as NamedProblem]))

/** Adds the problems of a product's fields to the rows that they come from: those of the product itself to the first one. */
export function noteProblems(fields: Fields, rows: readonly ParsedRow[], { rowOfVariant }: Candidate): void {
  for (const [path, message] of Object.entries(fields)) {
    const parts = path.replace(/^product\./, '').split('.')
    const isVariant = parts[0] === 'variants' && parts.length > 1
    const row = (isVariant ? rowOfVariant[Number(parts[1])] : undefined) ?? rows[0]
    row?.problems.push({
      field: fieldAt(isVariant ? parts.slice(2) : parts, isVariant),
      problem: problemNames.get(message) ?? 'wrong_format',
    })
  }
}

/** The field at a path of the document, or above it. */
function fieldAt(path: readonly string[], isVariant: boolean): ProductField | null {
  const isAt = (field: ProductField) => {
    const own = documentPaths[field]
    return own !== undefined && isVariantField(field) === isVariant && own.every((part, i) => path[i] === undefined || part === path[i])
  }
  return productRowFields.find(isAt) ?? null
}

/** Stops a product whose rows have problems: what was done of it is rolled back. */
export class Refused extends Error {}

export const isFine = ({ rows }: ProductRows) => rows.every(({ problems }) => problems.length === 0)

/** Throws `Refused` where a row has a problem. */
export const assertFine = (group: ProductRows) => {
  if (!isFine(group)) throw new Refused()
}

/** The problem that a refusal of a change stands for: that of its first field, if it names one. */
export function problemOf({ code, fields }: ShopError): NamedProblem {
  const [message] = Object.values(fields ?? {})
  return (message && problemNames.get(message)) ?? (isOfRow(code) ? code : 'conflict')
}

/** Whether a statement failed for its data, or for a constraint: the transaction is lost, and the next attempt would fail, too. */
export function isDataConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^2[23]/.test(code)
}
