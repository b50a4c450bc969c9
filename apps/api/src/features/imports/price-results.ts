import { eanProblem } from '@stragan/contract'
import { maxPrice, type RowProblem } from '@stragan/contract/admin'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { NamedPrice, StoredPrice } from '../prices/prices.ts'
import type { StoredResult } from './batch.queries.ts'
import type { ParsedRow } from './parsed-rows.ts'

export interface RowName {
  field: 'symbol' | 'ean'
  name: string
}

/** What names the variant of a row: the symbol, else the EAN. */
export function nameOf({ cells, values }: ParsedRow): RowName | null {
  const symbol = cells.get('symbol')
  if (symbol) return { field: 'symbol', name: symbol }
  const ean = values.get('ean')
  return typeof ean === 'string' ? { field: 'ean', name: ean } : null
}

const keyOf = ({ field, name }: RowName) => `${field} ${name}`

interface Present {
  /** Variants that the rows name, with their prices. */
  named: readonly NamedPrice[]
  /** Variants that earlier rows have named. */
  earlier: ReadonlySet<number>
  /** How many prices may be added. */
  room: number
}

type SetPrice = StoredResult & StoredPrice

/** Whether a row sets a price that differs from what is stored. */
export const isSet = (result: StoredResult): result is SetPrice => result.outcome === 'created' || result.outcome === 'changed'

/** What each row does with the prices of a price list, or of a customer. An empty price leaves what is stored. */
export function priceResults(rows: readonly ParsedRow[], { named, earlier, room }: Present): StoredResult[] {
  const variants = byName(named)
  const seen = new Set(earlier)
  let left = room
  return rows.map(row => {
    const name = nameOf(row)
    const found = name ? (variants.get(keyOf(name)) ?? []) : []
    const [variant] = found
    const unnamed = nameProblem(row, name, found.length)
    if (unnamed || !name || !variant) return refused(row, unnamed ? [unnamed] : row.problems)
    const { variant_id, product_id, symbol, price_net: before } = variant
    if (seen.has(variant_id)) return refused(row, [{ field: name.field, problem: 'twice' }])
    seen.add(variant_id)
    const wanted = row.values.get('price_net')
    const problems = typeof wanted === 'number' ? priceProblems(wanted) : row.problems
    if (problems.length > 0) return { ...refused(row, problems), symbol, variant_id }
    const price_net = typeof wanted === 'number' ? fromDecimal(wanted) : before
    const outcome = price_net === before ? 'unchanged' : before === null ? 'created' : 'changed'
    if (outcome === 'created' && left-- <= 0)
      return { ...refused(row, [{ field: null, problem: 'too_many_agreed_prices' }]), symbol, variant_id }
    return {
      number: row.number,
      symbol,
      outcome,
      fields: [],
      problems: [],
      notes: [],
      variant_id,
      product_id,
      price_net_before: before,
      price_net,
    }
  })
}

/** Variants by each of their names. */
function byName(named: readonly NamedPrice[]): Map<string, NamedPrice[]> {
  const names = named.flatMap(variant => [
    ...[...new Set(variant.symbols)].map(name => ({ variant, key: keyOf({ field: 'symbol', name }) })),
    ...[...new Set(variant.eans)].map(name => ({ variant, key: keyOf({ field: 'ean', name }) })),
  ])
  const variants = new Map<string, NamedPrice[]>()
  for (const { key, variant } of names) variants.set(key, [...(variants.get(key) ?? []), variant])
  return variants
}

const refused = ({ number }: ParsedRow, problems: RowProblem[]): StoredResult => ({
  number,
  symbol: null,
  outcome: 'refused',
  fields: [],
  problems,
  notes: [],
})

/** Why nothing can be said of the variant of a row. */
function nameProblem({ cells, problems }: ParsedRow, name: RowName | null, found: number): RowProblem | undefined {
  const moved = problems.find(({ problem }) => problem === 'cell_count')
  if (moved) return moved
  if (!name) return { field: cells.has('symbol') ? 'symbol' : 'ean', problem: 'required' }
  if (found === 1) return undefined
  if (found > 0) return { field: name.field, problem: 'ambiguous' }
  return { field: name.field, problem: (name.field === 'ean' && eanProblem(name.name)) || 'unknown' }
}

function priceProblems(price: number): RowProblem[] {
  if (price < 0 || price > maxPrice) return [{ field: 'price_net', problem: 'out_of_range' }]
  return toDecimal(fromDecimal(price)) === price ? [] : [{ field: 'price_net', problem: 'wrong_format' }]
}
