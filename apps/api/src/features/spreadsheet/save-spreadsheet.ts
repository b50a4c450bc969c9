import { type FieldMessage, fieldProblems, type Input, maxStock, type ResponseInput, ShopError } from '@stragan/contract'
import { rightToEdit, type spreadsheetCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertPermission } from '../../platform/has-permission.ts'
import { existingChoices } from '../catalogue/catalogue.ts'
import { undercutPromotions, unfinishedPromotions } from '../prices/prices.ts'
import { correctedSince } from '../stock/stock.ts'
import { type Cell, type Change, lockRows, storedCell } from './changes.ts'
import { type PriceTarget, store } from './store-changes.ts'

type Call = typeof spreadsheetCalls.saveSpreadsheet

/** Promotions of changed prices that the answer names. */
const maxPromotions = 100

/** What is wrong with cells, by their place in the request. */
class Problems {
  readonly #fields: Record<string, FieldMessage> = {}
  #isConflict = false

  refuse(place: number, problem: 'required' | 'unknown' | 'twice' | 'out_of_range' | 'not_one_of') {
    this.#fields[`cells.${place}`] = fieldProblems[problem]
  }

  conflict(place: number) {
    this.#isConflict = true
    this.#fields[`cells.${place}`] = fieldProblems.changed_elsewhere
  }

  assertNone() {
    if (Object.keys(this.#fields).length > 0)
      throw new ShopError(this.#isConflict ? 'cells_changed' : 'invalid_body', { fields: this.#fields })
  }
}

/**
 * Changes cells, all or none, in one transaction; a trial takes its changes back to a savepoint. Throws `cells_changed`, naming what somebody
 * else has changed to another value since `from`, `invalid_body`, and `tier_promoted` for prices that would not be above their promotions.
 */
export function saveSpreadsheet(ctx: ShopAdminCtx, { cells, dry_run }: Input<Call>['body']): Promise<ResponseInput<Call>> {
  for (const { field } of cells) assertPermission(ctx.actor, rightToEdit(field))
  return ctx.db.transaction(async tx => {
    if (dry_run) await tx.run('savepoint trial')
    const result = await save({ ...ctx, db: tx }, cells)
    if (dry_run) await tx.run('rollback to savepoint trial')
    return result
  })
}

async function save(ctx: ShopAdminCtx, cells: readonly Cell[]): Promise<ResponseInput<Call>> {
  const problems = new Problems()
  const changes = await changesOf(ctx, cells, problems)
  await refuseWrong(ctx, changes, problems)
  problems.assertNone()
  const targets = await store(ctx, changes)
  await refuseUndercut(ctx, changes, targets)
  return { changed: changes.length, promotions: targets.length === 0 ? [] : await unfinishedPromotions(ctx, targets, maxPromotions) }
}

/** The cells whose value is not stored yet. */
async function changesOf(ctx: ShopAdminCtx, cells: readonly Cell[], problems: Problems): Promise<Change[]> {
  const rows = await lockRows(ctx, cells)
  const seen = new Set<string>()
  const changes = cells.flatMap((cell, place): Change[] => {
    const key = `${cell.field} ${cell.id}`
    if (seen.has(key)) problems.refuse(place, 'twice')
    seen.add(key)
    const found = storedCell(cell, rows)
    if (!found) problems.refuse(place, 'unknown')
    return found ? [{ ...cell, place, ...found }] : []
  })
  const counted = await countedMeanwhile(ctx, changes)
  return changes.filter(change => {
    const { field, stored, from, to, place } = change
    // A count is a movement by the difference to the stock that was seen: orders since then are no conflict, and stay taken.
    const isOther = field === 'items' ? counted.has(change.id) : stored !== from
    if (isOther && stored !== to) problems.conflict(place)
    return field === 'items' && !isOther ? from !== to : stored !== to
  })
}

/** The variants whose stock others have counted or corrected since it was seen. */
const countedMeanwhile = (ctx: ShopAdminCtx, changes: readonly Change[]): Promise<ReadonlySet<number>> =>
  correctedSince(
    ctx,
    changes.flatMap(({ field, id, stored, from }) =>
      field === 'items' && stored !== from ? [{ variant_id: id, seen: Number(from) }] : [],
    ),
  )

async function refuseWrong(ctx: ShopAdminCtx, changes: readonly Change[], problems: Problems) {
  const idsIn = (field: Cell['field']) =>
    changes.flatMap(change => (change.field === field && change.to !== null ? [Number(change.to)] : []))
  const known = await existingChoices(ctx, { brands: idsIn('brand_id'), categories: idsIn('category_id'), values: [] })
  const existing = { brand_id: new Set(known.brands), category_id: new Set(known.categories) }
  for (const change of changes) {
    const { field, to, place, variant } = change
    if (field === `name_${ctx.shop.defaultLanguage}` && to === '') problems.refuse(place, 'required')
    if ((field === 'brand_id' || field === 'category_id') && to !== null && !existing[field].has(to)) problems.refuse(place, 'unknown')
    if (field === 'vat_percent' && !known.vat_percents.includes(to)) problems.refuse(place, 'not_one_of')
    if (field === 'items' && !isStock((variant?.stock_on_hand ?? 0) + to - change.from)) problems.refuse(place, 'out_of_range')
  }
}

const isStock = (items: number) => items >= 0 && items <= maxStock

/** Buyers would pay the promotional price, which is higher by then. */
async function refuseUndercut(ctx: ShopAdminCtx, changes: readonly Change[], targets: readonly PriceTarget[]) {
  if (targets.length === 0) return
  const keyOf = ({ product_id, variant_id }: PriceTarget) => `${product_id} ${variant_id}`
  const undercut = await undercutPromotions(ctx, [...new Set(targets.map(({ product_id }) => product_id))])
  const keys = new Set(undercut.filter(({ quantity }) => (quantity ?? 1) === 1).map(keyOf))
  const refused = new Set(targets.map(keyOf).filter(key => keys.has(key)))
  if (refused.size === 0) return
  const places = changes.filter(
    ({ field, id, product }) =>
      field === 'price_net' && [id, null].some(variant_id => refused.has(keyOf({ product_id: product.id, variant_id }))),
  )
  throw new ShopError('tier_promoted', {
    fields: Object.fromEntries(places.map(({ place }) => [`cells.${place}`, fieldProblems.out_of_range])),
  })
}
