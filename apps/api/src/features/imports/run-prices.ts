import { deletePrices, lockPrices, namedPrices, otherPrices, type PriceOwner, roomForPrices, storePrices } from '../prices/prices.ts'
import * as queries from './batch.queries.ts'
import type { ImportDependencies } from './import-files.ts'
import { type ParsedRow, parseRow } from './parsed-rows.ts'
import { isSet, nameOf, priceResults, type RowName } from './price-results.ts'
import { ctxOf } from './run-batch.ts'
import * as prices from './run-prices.queries.ts'

/** What one transaction reads. */
const maxRead = { rows: 500, length: 2_000_000 }

/**
 * Changes prices of a price list, or of a customer, as the next rows say, in one transaction with the place that was reached and what became of each row;
 * a trial only says what would. All batches of a run are one change set. False where nothing is left to do, or somebody else has the import.
 */
export async function runPrices(deps: ImportDependencies, claim: queries.ClaimedImport): Promise<boolean> {
  const isTrial = claim.state === 'checking'
  const changeSet = isTrial ? null : claim.change_set_id
  const { kind, id, name } = claim.actor
  const change = changeSet === null ? undefined : { id: changeSet, actor: { kind, id, name }, ...madeAs(claim) }
  return deps.db.withTenant(claim.shop_id, deps.clock(), 'write', change).transaction(async tx => {
    const held = await queries.holdLease(tx, claim)
    if (!held) return false
    const ctx = ctxOf(deps, claim, tx)
    const owner = await lockPrices(ctx, claim)
    const rows = await queries.rowsFrom(tx, claim, held.next_row, maxRead)
    if (rows.length > 0) {
      const parsed = rows.map(row => parseRow(row, claim))
      const named = await namedPrices(ctx, owner, { symbols: namesOf(parsed, 'symbol'), eans: namesOf(parsed, 'ean') })
      const ids = named.map(({ variant_id }) => variant_id)
      const earlier = await prices.namedBefore(tx, claim, held.next_row, ids)
      const room = (await roomForPrices(ctx, owner)) - (isTrial ? held.created : 0)
      const results = priceResults(parsed, { named, earlier, room })
      const set = results.filter(isSet)
      if (!isTrial && set.length > 0) await storePrices(ctx, owner, set)
      await queries.saveResults(tx, claim, results)
    } else {
      // A refused row may name a price that the file was meant to have.
      if (claim.remove_missing && held.refused === 0) {
        const removed = await otherPrices(ctx, owner, ids => prices.namedBefore(tx, claim, held.next_row, ids))
        const ids = removed.map(({ variant_id }) => variant_id)
        await prices.listRemoved(tx, claim, held.row_count, removed)
        if (!isTrial) await deletePrices(ctx, owner, ids)
      }
      await queries.finish(tx, claim, isTrial ? 'checked' : 'imported')
    }
    if (changeSet !== null) await queries.noteChangeSet(tx, claim, changeSet)
    return rows.length > 0
  })
}

/** The call that changes such prices by form, with the same rights to undo it. */
const madeAs = ({ price_list_id, customer_id }: PriceOwner) =>
  price_list_id === null
    ? { call: 'agreedPrices.saveCustomerPrices', params: { id: String(customer_id) } }
    : { call: 'priceLists.savePriceListPrices', params: { id: String(price_list_id) } }

const namesOf = (rows: readonly ParsedRow[], field: RowName['field']): string[] =>
  rows.flatMap(row => {
    const name = nameOf(row)
    return name?.field === field ? [name.name] : []
  })
