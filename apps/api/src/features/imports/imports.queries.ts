import {
  type CreationKind,
  type ImportFormat,
  type ImportState,
  type ImportStep,
  maxShownCreations,
  type ProductField,
  type RowNote,
  type RowOutcome,
  type RowProblem,
} from '@stragan/contract/admin'
import type { Actor, ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { sql } from '../../platform/database.ts'
import { type TimeCursor, timeKey, timeOf } from '../../platform/keyset.ts'
import type { PriceOwner } from '../prices/prices.ts'
import type { CsvFormat } from './csv-file.ts'

interface ImportColumn {
  title: string
  samples: string[]
  field: ProductField | null
}

/** What is chosen for a file beside its columns. */
export interface ImportChoices {
  create_missing: boolean
  prices_include_vat: boolean
  /** The VAT rate of what the file says is taxed; null where it names rates. */
  vat_percent: number | null
  /** Removes prices that the file does not have. */
  remove_missing: boolean
}

export interface ImportRow extends CsvFormat, ImportChoices, PriceOwner {
  id: string
  file_name: string
  format: ImportFormat
  state: ImportState
  author_name: string
  created_at: Date
  finished_at: Date | null
  row_count: number
  next_row: number
  created: number
  changed: number
  unchanged: number
  refused: number
  removed: number
  picture_count: number
  failure: 'unreadable' | 'too_many_rows' | 'permission_lost' | 'error' | null
  failed_step: ImportStep | null
  columns: ImportColumn[]
  /** Names of the sheets of a workbook that have rows, and the position of the one that is read; none of CSV. */
  sheets: string[]
  sheet: number | null
  /** It cannot be run. */
  only_trial: boolean
  is_partly_undone: boolean
}

const columns = sql`id, file_name, format, encoding, separator, columns, create_missing, prices_include_vat, vat_percent, remove_missing, price_list_id, customer_id, state, author_name,
  created_at, finished_at, row_count, next_row, created, changed, unchanged, refused, removed, picture_count, failure, failed_step, only_trial, sheets, sheet,
  exists (select from import_changes change
    where change.shop_id = imports.shop_id and change.import_id = imports.id and change.undo in ('partly', 'refused')) as is_partly_undone`

const isOf = ({ price_list_id, customer_id }: PriceOwner) =>
  sql`price_list_id is not distinct from ${price_list_id}::int and customer_id is not distinct from ${customer_id}::int`

const importsOf = (shop: ShopAdminCtx['shop'], owner: PriceOwner) => sql`imports where shop_id = ${shop.id} and ${isOf(owner)}`

interface ListQuery {
  owner: PriceOwner
  after: TimeCursor | null
  limit: number
}

/** Imports of products, or of somebody's prices, newest first: one more than the limit, if there are. */
export const listedImports = ({ db, shop }: ShopAdminCtx, { owner, after, limit }: ListQuery) =>
  db.query<ImportRow & { at: string }>(sql`
    select ${columns}, ${timeKey(sql`created_at`)} as at from ${importsOf(shop, owner)} ${after ? sql`and (created_at, id) < (${timeOf(after)}, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit + 1}`)

export const countImports = ({ db, shop }: ShopAdminCtx, owner: PriceOwner, max: number) => countRows(db, importsOf(shop, owner), max)

export const importById = ({ db, shop }: ShopAdminCtx, id: string) =>
  db.maybeOne<ImportRow>(sql`select ${columns} from imports where shop_id = ${shop.id} and id = ${id}`)

export const lockImport = ({ db, shop }: ShopAdminCtx, id: string) =>
  db.maybeOne<ImportRow>(sql`select ${columns} from imports where shop_id = ${shop.id} and id = ${id} for update`)

/** What a file is read as. */
export interface RecognisedFile extends CsvFormat, Omit<ImportChoices, 'remove_missing'> {
  format: ImportFormat
  columns: readonly ImportColumn[]
}

interface NewImport extends RecognisedFile, PriceOwner {
  id: string
  file_name: string
  sheets: readonly string[]
  sheet: number | null
  file_bytes: number
  only_trial: boolean
}

/** One upload of a shop after the other, until the end of the transaction: each counts those before it. */
export const lockUploads = ({ db, shop }: ShopAdminCtx) => db.query(sql`select pg_advisory_xact_lock(hashtext('imports'), ${shop.id})`)

/** Bytes that the imports of the last 24 hours stored of their files. */
export const bytesOfLastDay = async ({ db, shop }: ShopAdminCtx): Promise<number> =>
  (
    await db.one<{ bytes: number }>(sql`
      select coalesce(sum(file_bytes), 0)::float8 as bytes from imports where shop_id = ${shop.id} and created_at > clock() - interval '24 hours'`)
  ).bytes

export const insertImport = ({ db, shop, actor }: ShopAdminCtx, { columns: found, ...row }: NewImport) =>
  db.query(sql`
    insert into imports (shop_id, id, file_name, format, encoding, separator, columns, create_missing, prices_include_vat, vat_percent, price_list_id,
      customer_id, only_trial, sheets, sheet, file_bytes, actor, author_name)
    values (${shop.id}, ${row.id}, ${row.file_name}, ${row.format}, ${row.encoding}, ${row.separator}, ${JSON.stringify(found)}::jsonb,
      ${row.create_missing}, ${row.prices_include_vat}, ${row.vat_percent}, ${row.price_list_id}, ${row.customer_id}, ${row.only_trial}, ${JSON.stringify(row.sheets)}::jsonb, ${row.sheet},
      ${row.file_bytes}, ${JSON.stringify(withoutSession(actor))}::jsonb, ${actor.name})`)

/** What a file of products, or of prices, with the same columns was last checked with; undefined where there was none, or its record has been deleted. */
export const choicesOfLastFile = ({ db, shop }: ShopAdminCtx, format: ImportFormat, titles: readonly string[], hasPrices: boolean) =>
  db.maybeOne<Omit<ImportChoices, 'remove_missing'> & { fields: (ProductField | null)[] }>(sql`
    select jsonb_path_query_array(columns, '$[*].field') as fields, create_missing, prices_include_vat, vat_percent from imports
    where shop_id = ${shop.id} and format = ${format} and (num_nonnulls(price_list_id, customer_id) > 0) = ${hasPrices} and row_count > 0 and not only_trial and state not in ('reading', 'ready') and failure is distinct from 'too_many_rows'
      and jsonb_path_query_array(columns, '$[*].title') = ${JSON.stringify(titles)}::jsonb
    order by created_at desc, id desc limit 1`)

/** The VAT rates that products of the shop may have, the standard one first. */
export const vatPercents = async ({ db, shop }: ShopAdminCtx) =>
  (
    await db.query<{ percent: number }>(sql`
      select percent from vat_rates where shop_id = ${shop.id} order by is_default desc, percent desc`)
  ).map(({ percent }) => percent)

const withoutSession = (actor: Actor) => (actor.kind === 'staff' ? { ...actor, session: null } : actor)

interface Step {
  state: ImportState
  /** Whether it begins at the first row. */
  isNew: boolean
  /** What a trial was requested with. */
  choices?: ImportChoices & { columns: readonly ImportColumn[] }
}

/** Begins or ends a step, for the person that requests it. */
export async function setState({ db, shop, actor }: ShopAdminCtx, id: string, { state, isNew, choices }: Step): Promise<void> {
  if (isNew) await db.query(sql`delete from import_creations where shop_id = ${shop.id} and import_id = ${id}`)
  if (isNew) await db.query(sql`delete from import_rows where shop_id = ${shop.id} and import_id = ${id} and outcome = 'removed'`)
  await db.query(sql`
    update imports set state = ${state}, actor = ${JSON.stringify(withoutSession(actor))}::jsonb, lease = null, leased_until = null, run_after = clock(),
      failure = null, failed_step = null, failed_attempts = 0, finished_at = null
      ${isNew ? sql`, next_row = 1, created = 0, changed = 0, unchanged = 0, refused = 0, removed = 0, picture_count = 0` : sql``}
      ${state === 'importing' ? sql`, change_set_id = gen_random_uuid()` : sql``}
      ${
        choices
          ? sql`, columns = ${JSON.stringify(choices.columns)}::jsonb, create_missing = ${choices.create_missing},
              prices_include_vat = ${choices.prices_include_vat}, vat_percent = ${choices.vat_percent}, remove_missing = ${choices.remove_missing}`
          : sql``
      }
    where shop_id = ${shop.id} and id = ${id}`)
}

/** Begins to read another sheet: nothing is left of the one before. */
export async function readSheet(
  ctx: ShopAdminCtx,
  id: string,
  sheet: number,
  { columns: found, ...content }: RecognisedFile,
): Promise<void> {
  const { db, shop } = ctx
  await db.query(sql`delete from import_rows where shop_id = ${shop.id} and import_id = ${id}`)
  await setState(ctx, id, { state: 'reading', isNew: true })
  await db.query(sql`
    update imports set sheet = ${sheet}, row_count = 0, format = ${content.format}, encoding = ${content.encoding}, separator = ${content.separator},
      columns = ${JSON.stringify(found)}::jsonb, create_missing = ${content.create_missing}, prices_include_vat = ${content.prices_include_vat},
      vat_percent = ${content.vat_percent}
    where shop_id = ${shop.id} and id = ${id}`)
}

/** What the last trial or run has created besides products: the number of each kind, and its first names. */
export const creationsOf = ({ db, shop }: ShopAdminCtx, id: string) =>
  db.query<{ kind: CreationKind; count: number; names: string[] }>(sql`
    select kind, count(*)::int as count, (array_agg(name order by name))[:${maxShownCreations}::int] as names from import_creations
    where shop_id = ${shop.id} and import_id = ${id}
    group by kind order by kind`)

/** An undo that left something is tried again with what is left. */
export const forgetRefusedUndos = ({ db, shop }: ShopAdminCtx, id: string) =>
  db.query(sql`update import_changes set undo = null where shop_id = ${shop.id} and import_id = ${id} and undo in ('partly', 'refused')`)

export const hasChanges = async ({ db, shop }: ShopAdminCtx, id: string) =>
  (
    await db.one<{ has: boolean }>(sql`
      select exists (select from import_changes where shop_id = ${shop.id} and import_id = ${id} and undo is distinct from 'undone')
        or exists (select from product_picture_urls where shop_id = ${shop.id} and import_id = ${id} and state = 'waiting') as has`)
  ).has

export interface ResultRow {
  number: number
  symbol: string | null
  outcome: RowOutcome
  fields: ProductField[]
  problems: RowProblem[]
  notes: RowNote[]
  /** Grosz. */
  price_net_before: number | null
  price_net: number | null
  cells: string[]
}

/** Rows that the last trial or run has done: one more than the limit, if there are. */
export const resultRows = (
  { db, shop }: ShopAdminCtx,
  id: string,
  { outcome, after, limit }: { outcome?: RowOutcome | undefined; after: number | null; limit: number },
) =>
  db.query<ResultRow>(sql`
    select number, symbol, outcome, fields, problems, notes, price_net_before, price_net, cells from import_rows result
    where shop_id = ${shop.id} and import_id = ${id} and number > ${after ?? 0}
      and outcome ${outcome === undefined ? sql`is not null` : sql`= ${outcome}`}
      and number < (select next_row from imports where shop_id = ${shop.id} and id = ${id})
    order by number limit ${limit + 1}`)
