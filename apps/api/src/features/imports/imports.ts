import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { ImportState, importCalls } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { decodeNumber, decodeTime, partOf } from '../../platform/keyset.ts'
import { assertPriceOwner, type PriceOwner } from '../prices/prices.ts'
import { assertMayChange, assertMayRead, assertPriceChoices, hasPrices, ownerOf } from './import-owner.ts'
import * as queries from './imports.queries.ts'
import { countUrls, failedUrls, forgetUrls } from './picture-urls.queries.ts'
import { chosenRate, ratesFor } from './vat-rates.ts'

export { deleteImportFiles, type ImportDependencies } from './import-files.ts'
export { importQueues, workOnImports } from './work.ts'

type Calls = typeof importCalls

export const importView = (row: queries.ImportRow): ResponseInput<Calls['run']> => ({
  id: row.id,
  file_name: row.file_name,
  format: row.format,
  state: row.state,
  price_list_id: row.price_list_id,
  customer_id: row.customer_id,
  author_name: row.author_name,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  rows: row.row_count,
  rows_done: row.created + row.changed + row.unchanged + row.refused,
  created: row.created,
  changed: row.changed,
  unchanged: row.unchanged,
  refused: row.refused,
  removed: row.removed,
  failure: row.failure,
  only_trial: row.only_trial,
})

export async function imports(
  ctx: ShopAdminCtx,
  { after, limit, ...of }: Input<Calls['imports']>['query'],
): Promise<ResponseInput<Calls['imports']>> {
  const owner = await readableOwner(ctx, of)
  const rows = await queries.listedImports(ctx, { owner, after: decodeTime(after), limit })
  return partOf(rows, limit, row => [row.at, row.id], importView)
}

export const countImports = async (ctx: ShopAdminCtx, of: Input<Calls['imports']>['query'], max: number) =>
  queries.countImports(ctx, await readableOwner(ctx, of), max)

async function readableOwner(ctx: ShopAdminCtx, of: Input<Calls['upload']>['query']): Promise<PriceOwner> {
  const owner = ownerOf(of)
  assertMayRead(ctx, owner)
  await assertPriceOwner(ctx, owner)
  return owner
}

/** Throws `import_not_found`, and what `assertMayRead` throws. */
export async function readableImport(ctx: ShopAdminCtx, id: string): Promise<queries.ImportRow> {
  const row = await queries.importById(ctx, id)
  if (!row) throw new ShopError('import_not_found')
  assertMayRead(ctx, row)
  return row
}

export async function oneImport(
  ctx: ShopAdminCtx,
  id: string,
  mayChooseSheet: (row: queries.ImportRow) => Promise<boolean>,
): Promise<ResponseInput<Calls['import']>> {
  const row = await readableImport(ctx, id)
  const { encoding, separator, columns, sheets, sheet, create_missing, prices_include_vat, vat_percent, remove_missing, is_partly_undone } =
    row
  const vat_percents = await ratesFor(ctx, row.format)
  const choices = { create_missing, prices_include_vat, vat_percent, vat_percents, remove_missing }
  const creations = await queries.creationsOf(ctx, id)
  const failures = await failedUrls(ctx, id)
  const pictures = {
    named: row.picture_count,
    ...(await countUrls(ctx, id)),
    failures: failures.map(({ product_symbol, url, problem, status }) => ({ product_symbol, url, problem, status })),
  }
  const may_choose_sheet = await mayChooseSheet(row)
  const has_changes = await queries.hasChanges(ctx, id)
  return {
    ...importView(row),
    encoding,
    separator,
    columns,
    sheets,
    sheet,
    may_choose_sheet,
    ...choices,
    creations,
    pictures,
    failed_step: row.failed_step,
    has_changes,
    is_partly_undone,
  }
}

const decimal = (net: number | null) => (net === null ? null : toDecimal(net))

export async function importedRows(
  ctx: ShopAdminCtx,
  id: string,
  { outcome, after, limit }: Input<Calls['rows']>['query'],
): Promise<ResponseInput<Calls['rows']>> {
  await readableImport(ctx, id)
  const rows = await queries.resultRows(ctx, id, { outcome, after: decodeNumber(after), limit })
  return partOf(
    rows,
    limit,
    row => [String(row.number)],
    ({ cells: _, price_net_before, price_net, ...row }) => ({
      ...row,
      price_net_before: decimal(price_net_before),
      price_net: decimal(price_net),
    }),
  )
}

/** Begins a trial with the fields that the columns are read as. What it creates needs no right but that to change products. Refuses fields that the caller may not change, or that are named twice. */
export async function checkImport(
  ctx: ShopAdminCtx,
  id: string,
  { fields, ...choices }: Input<Calls['check']>['body'],
): Promise<ResponseInput<Calls['check']>> {
  const row = await locked(ctx, id, ['ready', 'checked', 'imported', 'undone', 'stopped', 'failed'])
  // What could not be read has no rows.
  if (row.row_count === 0 || row.failure === 'unreadable' || row.failure === 'too_many_rows') throw new ShopError('import_step_refused')
  if (fields.length !== row.columns.length) throw new ShopError('invalid_body', { fields: { fields: fieldProblems.wrong_format } })
  const twice = fields.findIndex((field, i) => field !== null && fields.indexOf(field) < i)
  if (twice >= 0) throw new ShopError('invalid_body', { fields: { [`fields.${twice}`]: fieldProblems.twice } })
  if (hasPrices(row)) assertPriceChoices(fields, choices)
  else if (!fields.includes('symbol') && !fields.includes('product_symbol'))
    throw new ShopError('invalid_body', { fields: { fields: fieldProblems.required } })
  assertMayChange(ctx, row, fields)
  const vat_percent = chosenRate(await ratesFor(ctx, row.format), choices.vat_percent)
  return begun(ctx, id, {
    state: 'checking',
    isNew: true,
    choices: { columns: row.columns.map((column, i) => ({ ...column, field: fields[i] ?? null })), ...choices, vat_percent },
  })
}

export async function runImport(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<Calls['run']>> {
  const row = await locked(ctx, id, ['checked', 'stopped', 'failed'])
  if (row.only_trial) throw new ShopError('import_step_refused')
  // One that was stopped or failed in the middle goes on.
  const isInMiddle = row.failed_step === 'importing' && (await queries.hasChanges(ctx, id))
  if (row.state === 'failed' && !isInMiddle) throw new ShopError('import_step_refused')
  assertMayChange(
    ctx,
    row,
    row.columns.map(({ field }) => field),
  )
  return begun(ctx, id, { state: 'importing', isNew: row.state === 'checked' })
}

export async function stopImport(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<Calls['stop']>> {
  const { state } = await locked(ctx, id, ['checking', 'importing', 'undoing'])
  return begun(
    ctx,
    id,
    state === 'checking' ? { state: 'ready', isNew: true } : { state: state === 'importing' ? 'stopped' : 'imported', isNew: false },
  )
}

export async function undoImport(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<Calls['undo']>> {
  const row = await locked(ctx, id, ['imported', 'stopped', 'failed', 'checked', 'ready', 'undone'])
  if (!(await queries.hasChanges(ctx, id))) throw new ShopError('import_step_refused')
  assertMayChange(
    ctx,
    row,
    row.columns.map(({ field }) => field),
  )
  await queries.forgetRefusedUndos(ctx, id)
  await forgetUrls(ctx, id)
  return begun(ctx, id, { state: 'undoing', isNew: false })
}

/** Locks an import. Throws `import_step_refused` unless it is in one of these states. */
async function locked(ctx: ShopAdminCtx, id: string, states: readonly ImportState[]): Promise<queries.ImportRow> {
  const row = await queries.lockImport(ctx, id)
  if (!row) throw new ShopError('import_not_found')
  assertMayRead(ctx, row)
  if (!states.includes(row.state)) throw new ShopError('import_step_refused')
  return row
}

async function begun(ctx: ShopAdminCtx, id: string, step: Parameters<typeof queries.setState>[2]): Promise<ResponseInput<Calls['run']>> {
  await queries.setState(ctx, id, step)
  return importView(await readableImport(ctx, id))
}
