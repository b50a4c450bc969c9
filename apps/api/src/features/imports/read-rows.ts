import { rm } from 'node:fs/promises'
import { importLimits } from '@stragan/contract/admin'
import * as queries from './batch.queries.ts'
import { rowsOf } from './csv-file.ts'
import { ownRows } from './foreign-files.ts'
import { fileOf, type ImportDependencies } from './import-files.ts'

const batchSize = 500
/** Characters of one statement. */
const maxBatchLength = 2_000_000

/** More rows than an import may have. */
export class TooManyRows extends Error {}

/**
 * Stores the rows of a file, batch by batch. After a crash it reads the file again and goes on behind what is stored. False where somebody
 * else has the import.
 */
export async function readRows(deps: ImportDependencies, claim: queries.ClaimedImport, isStopped: () => boolean): Promise<boolean> {
  const db = () => deps.db.withTenant(claim.shop_id, deps.clock())
  const path = fileOf(deps.fileFolder, claim.id)
  const present = await queries.storedRows(db(), claim)
  if (present === undefined) return false
  let stored = present
  let skipped = 0
  let batch: string[][] = []
  let length = 0
  const store = async () => {
    if (batch.length === 0) return true
    const isHeld = await db().transaction(async tx => {
      if (!(await queries.holdLease(tx, claim))) return false
      await queries.insertRows(tx, claim, stored + 1, batch)
      await queries.addToRowCount(tx, claim, batch.length)
      return true
    })
    stored += batch.length
    batch = []
    length = 0
    return isHeld
  }
  for await (const cells of ownRows(claim.format, rowsOf(path, claim), claim.default_language)) {
    if (skipped < present) {
      skipped++
      continue
    }
    if (stored + batch.length >= importLimits.maxRows) throw new TooManyRows()
    length += cells.reduce((sum, cell) => sum + cell.length, 0)
    batch.push(cells)
    if (batch.length < batchSize && length < maxBatchLength) continue
    if (!(await store())) return false
    if (isStopped()) return true
  }
  if (!(await store())) return false
  await db().transaction(tx => queries.finish(tx, claim, 'ready'))
  await rm(path, { force: true })
  return true
}
