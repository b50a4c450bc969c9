import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Queryable, Tx } from '../../platform/database.ts'
import { lockProducts } from '../catalogue/catalogue.ts'
import { applyProducts, type ImportCtx, refuseProduct } from './apply-product.ts'
import * as queries from './batch.queries.ts'
import { hasVariantsAlone } from './foreign-row.ts'
import type { ImportDependencies } from './import-files.ts'
import { groupRows, isTooLarge, type ParsedRow, type ProductRows, parseRow, type StoredRow, symbolOf } from './parsed-rows.ts'
import { productIds, productsOfVariants } from './references.queries.ts'
import { type Creation, referencesOf, upToNames } from './references.ts'
import { isDataConflict } from './row-problems.ts'

/** What is read at once. */
const maxRead = { rows: 500, length: 2_000_000 }
/** Characters whose cells are read before requests have their turn. */
const maxParsedLength = 200_000
/** Names that are looked up at once, unless one product has more. */
const maxNames = 5000
/** How long a transaction works before it commits what it has. All others wait for it where the database has one connection. */
const batchMs = { embedded: 200, postgres: 500 }

type Requested = Pick<queries.ClaimedImport, 'id' | 'shop_id' | 'name' | 'default_language' | 'actor'>

/** The context of a step of an import that somebody has requested. */
export const ctxOf = ({ clock, log }: ImportDependencies, claim: Requested, db: Queryable): ImportCtx => ({
  shop: { id: claim.shop_id, name: claim.name, defaultLanguage: claim.default_language },
  language: claim.default_language,
  now: clock(),
  log,
  address: 'imports',
  actor: claim.actor,
  importId: claim.id,
  db,
})

/**
 * Changes products as the next rows say, in one transaction with the place that was reached and what became of each row; a trial takes its
 * changes back to a savepoint first. False where nothing is left to do, or somebody else has the import.
 */
export async function runBatch(deps: ImportDependencies, claim: queries.ClaimedImport): Promise<boolean> {
  for (const extent of ['side by side', 'in order', 'product'] as const)
    try {
      return await attempt(deps, claim, extent)
    } catch (error) {
      if (!isDataConflict(error)) throw error
    }
  return attempt(deps, claim, 'refusal')
}

/**
 * Products of one transaction: many that are made side by side, or one after the other. Where the database refuses one, its statements fail the
 * others, so it is tried alone and then refused.
 */
type Extent = 'side by side' | 'in order' | 'product' | 'refusal'

async function attempt(deps: ImportDependencies, claim: queries.ClaimedImport, extent: Extent): Promise<boolean> {
  const isTrial = claim.state === 'checking'
  const { kind, id, name } = claim.actor
  const change = { id: randomUUID(), actor: { kind, id, name }, call: 'imports.run', params: { id: claim.id } }
  const db = deps.db.withTenant(claim.shop_id, deps.clock(), 'write', isTrial ? undefined : change)
  return db.transaction(async tx => {
    const held = await queries.holdLease(tx, claim)
    if (!held) return false
    const rows = await queries.rowsFrom(tx, claim, held.next_row, maxRead)
    if (rows.length === 0) {
      await queries.finish(tx, claim, isTrial ? 'checked' : 'imported')
      return false
    }
    const parsed = await parseRows(rows, claim)
    if (isTrial) await tx.run('savepoint trial')
    const isLast = rows.at(-1)?.number === held.row_count
    const { results, creations } = await apply(deps, claim, tx, { parsed, isLast, extent })
    if (isTrial) await tx.run('rollback to savepoint trial')
    await queries.saveResults(tx, claim, results)
    await queries.saveCreations(tx, claim, creations)
    if (!isTrial) await queries.noteChangeSet(tx, claim, change.id)
    return true
  })
}

/** Reads the cells of rows, a part at a time, so that requests are answered meanwhile. */
async function parseRows(rows: readonly StoredRow[], claim: queries.ClaimedImport): Promise<ParsedRow[]> {
  const parsed: ParsedRow[] = []
  let length = 0
  for (const row of rows) {
    parsed.push(parseRow(row, claim))
    length += row.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (length < maxParsedLength) continue
    length = 0
    await setImmediate()
  }
  return parsed
}

interface Rows {
  parsed: ParsedRow[]
  /** Whether the file ends with them. */
  isLast: boolean
  extent: Extent
}

async function apply(
  deps: ImportDependencies,
  claim: queries.ClaimedImport,
  tx: Tx,
  { parsed, isLast, extent }: Rows,
): Promise<{ results: queries.StoredResult[]; creations: readonly Creation[] }> {
  const ctx = { ...ctxOf(deps, claim, tx), mayCreateProducts: !hasVariantsAlone(claim.format) }
  const endsAt = performance.now() + batchMs[deps.db.kind]
  const alone = await rowsAlone(tx, claim, parsed)
  const productOf = await productsOfVariants(ctx, parsed.map(symbolOf))
  const all = groupRows(
    parsed.filter(row => !alone.has(row)),
    productOf,
  )
  // Rows of the last product may follow.
  const whole = !isLast && all.length > 1 ? all.slice(0, -1) : all
  const groups = upToNames(whole, maxNames)
  const references = await referencesOf(
    ctx,
    groups.flatMap(group => (isTooLarge(group) ? [] : group.rows)),
    claim.create_missing,
  )
  // In the order of their ids, as in every change of several products.
  const ids = await productIds(
    ctx,
    groups.map(({ symbol }) => symbol),
  )
  await lockProducts(ctx, ids)
  const results: queries.StoredResult[] = []
  let done: ProductRows | undefined
  let rest = groups
  let size = extent === 'side by side' ? minTogether : 1
  const begunAt = performance.now()
  while (rest.length > 0 && size > 0) {
    const together = independent(rest, size)
    const symbols = new Map(together.flatMap(({ rows }) => rows.map(row => [row.number, symbolOf(row)])))
    const made =
      extent === 'refusal'
        ? together.flatMap(group => refuseProduct(group, 'conflict'))
        : await applyProducts(ctx, tx, together, references)
    for (const result of made) results.push({ ...result, symbol: symbols.get(result.number) ?? null })
    done = together.at(-1)
    rest = rest.slice(together.length)
    size = nextSize(extent, { begunAt, endsAt, made: groups.length - rest.length })
  }
  const isComplete = isLast && done === all.at(-1)
  const last = isComplete ? Number.POSITIVE_INFINITY : (done?.rows.at(-1)?.number ?? Number.POSITIVE_INFINITY)
  const refused = [...alone].filter(({ number }) => number < last)
  for (const { number, problems } of refused) results.push({ number, outcome: 'refused', fields: [], problems, symbol: null, notes: [] })
  return { results, creations: references.creations }
}

/** Products that are made side by side, at first and at most. */
const minTogether = 10
const maxTogether = 100

/** How many products are made next: as many as there is time for, at the pace of those before; 0 ends the batch. */
function nextSize(extent: Extent, { begunAt, endsAt, made }: { begunAt: number; endsAt: number; made: number }): number {
  if (extent === 'product' || extent === 'refusal') return 0
  const now = performance.now()
  if (extent === 'in order') return now < endsAt ? 1 : 0
  const fitting = Math.floor(((endsAt - now) * made) / (now - begunAt))
  return fitting < minTogether ? 0 : Math.min(fitting, maxTogether)
}

/**
 * The first products, at most so many, that can be made side by side: new ones of one name would get the same address, and rows of a product that
 * stand apart change it one after the other.
 */
function independent(groups: readonly ProductRows[], max: number): readonly ProductRows[] {
  const seen = new Set<string>()
  const end = groups.slice(0, max).findIndex(({ symbol, rows }) => {
    const names = (['name_en', 'name_pl'] as const).flatMap(field => rows[0]?.cells.get(field) || [])
    const keys = [`symbol ${symbol}`, ...names.map(name => `name ${name}`)]
    const isSeen = keys.some(key => seen.has(key))
    for (const key of keys) seen.add(key)
    return isSeen
  })
  return groups.slice(0, end < 0 ? max : end)
}

/** Rows that are refused without their product: their cells are of other columns, they name nothing, or a variant that an earlier row has. */
async function rowsAlone(tx: Tx, claim: queries.ClaimedImport, rows: readonly ParsedRow[]): Promise<Set<ParsedRow>> {
  const seen = await queries.earlierSymbols(tx, claim, rows[0]?.number ?? 0, rows.map(symbolOf))
  const alone = new Set<ParsedRow>()
  for (const row of rows) {
    const symbol = symbolOf(row)
    if (row.problems.some(({ problem }) => problem === 'cell_count')) alone.add(row)
    else if (symbol === '' || seen.has(symbol)) {
      row.problems.push({ field: row.cells.has('symbol') ? 'symbol' : 'product_symbol', problem: symbol === '' ? 'required' : 'twice' })
      alone.add(row)
    } else seen.add(symbol)
  }
  return alone
}
