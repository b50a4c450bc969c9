import { ShopError } from '@stragan/contract'
import { type FileContent, importProblemText, type RowProblem } from '@stragan/contract/admin'
import { withoutFormula } from '@stragan/contract/cell-texts'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { byteOrderMark, quoted } from '../../platform/downloads/csv.ts'
import { assertMayRead } from './import-owner.ts'
import { importById, resultRows } from './imports.queries.ts'
import { ownCells } from './parsed-rows.ts'

const batchSize = 250
const reason = { en: 'refused_because', pl: 'powod_odrzucenia' }

/** The refused rows of an import in the columns of its file, with a last one that says why: corrected, it can be imported in turn. */
export async function refusedRows(ctx: ShopAdminCtx, id: string): Promise<FileContent> {
  const found = await importById(ctx, id)
  if (!found) throw new ShopError('import_not_found')
  assertMayRead(ctx, found)
  const { columns, separator } = found
  const line = (cells: readonly string[]) => `${cells.map(cell => quoted(withoutFormula(cell))).join(separator)}\r\n`
  const asOwn = (cells: readonly string[]) => ownCells(cells, found)
  const text = ({ field, problem }: RowProblem) => [field, importProblemText(problem, ctx.language)].filter(Boolean).join(': ')
  const encoder = new TextEncoder()
  async function* lines() {
    let head = byteOrderMark + line([...columns.map(({ title }) => title), reason[ctx.language]])
    let after: number | null = null
    do {
      const rows: Awaited<ReturnType<typeof resultRows>> = await resultRows(ctx, id, { outcome: 'refused', after, limit: batchSize })
      const body = rows.slice(0, batchSize).map(({ cells, problems }) => {
        const own = asOwn(cells)
        const inColumns = Array.from({ length: columns.length }, (_, i) => own[i] ?? '')
        // What is beyond the header stays behind the reason.
        return line([...inColumns, problems.map(text).join('; '), ...own.slice(columns.length)])
      })
      yield encoder.encode(head + body.join(''))
      head = ''
      after = rows.length > batchSize ? (rows[batchSize - 1]?.number ?? null) : null
    } while (after !== null)
  }
  return { fileName: `refused-${id.slice(0, 8)}.csv`, bytes: lines() }
}
