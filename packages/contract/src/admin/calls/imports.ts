import { z } from 'zod'
import { vatPercent } from '../../entities/configuration.ts'
import { idAsText, money, id as numericId, timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import {
  creationKinds,
  importFormats,
  importLimits,
  importStates,
  importSteps,
  maxFileNameLength,
  maxShownCreations,
  maxShownPictureFailures,
  rowNotes,
  rowOutcomes,
} from '../constants.ts'
import { inShop, uuid } from '../entities.ts'
import { bytes } from '../file-calls.ts'
import { rowProblem } from '../import-problems.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'
import { importStateNames } from '../names.ts'
import { pictureProblems } from '../picture-problems.ts'
import { productRowFields } from '../product-row.ts'

const field = z.enum(productRowFields)

const importItem = z.object({
  id: uuid,
  /** As it was sent. */
  file_name: z.string().max(maxFileNameLength),
  format: z.enum(importFormats),
  state: z.enum(importStates),
  /** Whose prices the file has; both null: it has products. */
  price_list_id: numericId.nullable(),
  customer_id: numericId.nullable(),
  /** Who uploaded it. */
  author_name: z.string(),
  created_at: timestamp,
  /** When the last step ended. */
  finished_at: timestamp.nullable(),
  rows: z.int(),
  /** Rows of the step in progress that are done. */
  rows_done: z.int(),
  /** Of the last trial or run; they add up to `rows_done`. */
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** Prices that the file does not have, and that the last trial would remove, or the last run has removed. */
  removed: z.int(),
  /** Why it failed; `permission_lost` also where it stopped because its requester lost a permission. Null otherwise. */
  failure: z.enum(['unreadable', 'too_many_rows', 'permission_lost', 'error']).nullable(),
  /** It is the trial of an archive of a shop, and cannot be run: the archive is. */
  only_trial: z.boolean(),
})

const fullImport = importItem.extend({
  /** Found out from the file. */
  encoding: z.enum(['utf-8', 'utf-16le', 'windows-1250']),
  separator: z.enum([',', ';', '\t']),
  columns: z.array(
    z.object({
      title: z.string(),
      /** What stands in its first rows. */
      samples: z.array(z.string()),
      /** What it is read as; null: it is left out. */
      field: field.nullable(),
    }),
  ),
  /** Sheets of a workbook that have rows, of its first 100, and the position of the one that is read; none of CSV. */
  sheets: z.array(z.string()),
  sheet: z.int().nullable(),
  /** Whether another sheet can be read: nothing has been imported, and the workbook was uploaded less than two days ago. */
  may_choose_sheet: z.boolean(),
  /** Whether brands, categories, features and values that the shop does not have are created. */
  create_missing: z.boolean(),
  /** Whether the prices of the file include VAT, so that the net ones are computed. */
  prices_include_vat: z.boolean(),
  /** The VAT rate of what the file says is taxed, where its format names no rates; null where it does. */
  vat_percent: vatPercent.nullable(),
  /** The rates of the shop that may be chosen for it, its standard one first; none where the file names rates. */
  vat_percents: z.array(vatPercent),
  /** Whether prices that the file does not have are removed. */
  remove_missing: z.boolean(),
  /** Those that the last trial would create, or the last run has created, with the first names of each kind. */
  creations: z.array(z.object({ kind: z.enum(creationKinds), count: z.int(), names: z.array(z.string()).max(maxShownCreations) })),
  /** Of the pictures that the file names by URL, those that were new. They are fetched after the run. */
  pictures: z.object({
    /** In the last trial or run. */
    named: z.int(),
    /** Those below are of runs: how many are to be fetched, were fetched, and could not be. */
    waiting: z.int(),
    fetched: z.int(),
    failed: z.int(),
    /** The first ones that could not be fetched, by the product and its order. */
    failures: z
      .array(
        z.object({
          product_symbol: z.string(),
          url: z.string(),
          problem: z.enum(pictureProblems),
          /** Of the last answer, if there was one. */
          status: z.int().nullable(),
        }),
      )
      .max(maxShownPictureFailures),
  }),
  /** The step in which it failed: a run that failed can go on if it has changed something. Null where it has not failed. */
  failed_step: z.enum(importSteps).nullable(),
  /** Whether its runs have changed something that can be undone. */
  has_changes: z.boolean(),
  /** Whether the last undo left something, since somebody has changed it later or uses it, or it was ordered. */
  is_partly_undone: z.boolean(),
})

const importedRow = z.object({
  /** Of the first row below the header: 1. */
  number: z.int(),
  symbol: z.string().nullable(),
  outcome: z.enum(rowOutcomes),
  /** What differs from before. */
  fields: z.array(field),
  /** Why it was refused. */
  problems: z.array(rowProblem),
  /** What else is to be known of it. */
  notes: z.array(z.enum(rowNotes)),
  /** Of a file with prices of a price list or a customer: the net price before and after; null: none. */
  price_net_before: money.nullable(),
  price_net: money.nullable(),
})

/** Whose prices a file has: a price list's or a customer's, which needs the rights to them besides. */
const ofPrices = { price_list_id: idAsText.optional(), customer_id: idAsText.optional() }

const ofImport = inShop.extend({ id: uuid })
const step = { params: ofImport, response: importItem, leavesNoHistory: true } as const

export const importCalls = {
  imports: adminCall({
    method: 'GET',
    path: '/shops/{shop}/imports',
    permission: 'products:read',
    summary: `Imports of the last ${importLimits.retentionDays} days, newest first: of products, or of prices of a price list or a customer`,
    params: inShop,
    query: z.object({ ...keysetQuery, ...ofPrices }),
    response: listOf(importItem),
    download: downloadOf(importItem, {
      title: { en: 'Imports', pl: 'Importy' },
      itemsIn: 'items',
      columns: {
        file_name: { title: { en: 'File', pl: 'Plik' }, kind: 'text' },
        state: { title: { en: 'State', pl: 'Stan' }, kind: 'text', words: importStateNames },
        author_name: { title: { en: 'Who', pl: 'Kto' }, kind: 'text' },
        created_at: { title: { en: 'Uploaded', pl: 'Wysłany' }, kind: 'moment' },
        finished_at: { title: { en: 'Finished', pl: 'Zakończony' }, kind: 'moment' },
        rows: { title: { en: 'Rows', pl: 'Wiersze' }, kind: 'number' },
        created: { title: { en: 'Created', pl: 'Dodane' }, kind: 'number' },
        changed: { title: { en: 'Changed', pl: 'Zmienione' }, kind: 'number' },
        unchanged: { title: { en: 'Unchanged', pl: 'Bez zmian' }, kind: 'number' },
        refused: { title: { en: 'Refused', pl: 'Odrzucone' }, kind: 'number' },
        removed: { title: { en: 'Removed prices', pl: 'Usunięte ceny' }, kind: 'number' },
      },
    }),
    errors: ['invalid_query', 'price_list_not_found', 'customer_not_found'],
  }),
  upload: adminCall({
    method: 'POST',
    path: '/shops/{shop}/imports',
    permission: 'products:write',
    summary:
      'Uploads one file with products, or with prices of a price list or a customer: CSV, or a workbook (XLSX), whose first sheet with rows is read; another one can be chosen afterwards. Separator, encoding and format are found out; nothing is changed before the import is checked and run. A file that is sent twice becomes two imports',
    params: inShop,
    query: z.object(ofPrices),
    files: { maxBytes: importLimits.maxFileBytes },
    maxBodyBytes: importLimits.maxFileBytes + 1024 * 1024,
    transaction: 'own',
    leavesNoHistory: true,
    response: importItem,
    errors: [
      'files_expected',
      'malformed_request',
      'body_too_large',
      'import_unreadable',
      'too_many_imports',
      'invalid_query',
      'price_list_not_found',
      'customer_not_found',
    ],
  }),
  import: adminCall({
    method: 'GET',
    path: '/shops/{shop}/imports/{id}',
    permission: 'products:read',
    summary: 'An import with the columns of its file and its progress',
    params: ofImport,
    response: fullImport,
    errors: ['import_not_found'],
  }),
  rows: adminCall({
    method: 'GET',
    path: '/shops/{shop}/imports/{id}/rows',
    permission: 'products:read',
    summary: 'What became of the rows of an import, in the last trial or run',
    params: ofImport,
    query: z.object({ ...keysetQuery, outcome: z.enum(rowOutcomes).optional() }),
    response: listOf(importedRow),
    errors: ['invalid_query', 'import_not_found'],
  }),
  refusedRows: adminCall({
    method: 'GET',
    path: '/shops/{shop}/imports/{id}/refused.csv',
    permission: 'products:read',
    summary: 'The refused rows as the same file, with the reason in a last column',
    params: ofImport,
    mediaType: 'text/csv',
    returnsFile: true,
    response: bytes,
    errors: ['import_not_found'],
  }),
  failedPictures: adminCall({
    method: 'GET',
    path: '/shops/{shop}/imports/{id}/failed-pictures.csv',
    permission: 'products:read',
    summary: 'The pictures of an import that could not be fetched, with their URLs and the reasons',
    params: ofImport,
    mediaType: 'text/csv',
    returnsFile: true,
    response: bytes,
    errors: ['import_not_found'],
  }),
  chooseSheet: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/imports/{id}/sheet',
    permission: 'products:write',
    summary: 'Reads another sheet of the workbook in place of the one that was read, before anything is imported',
    ...step,
    transaction: 'own',
    /** The position in `sheets` of the import. */
    body: z.object({ sheet: z.int().min(0).max(1000) }),
    errors: ['import_not_found', 'import_step_refused', 'import_unreadable', 'invalid_body'],
  }),
  check: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/imports/{id}/check',
    permission: 'products:write',
    summary:
      'Says what the columns are read as and begins a trial, which makes all changes and takes them back. Prices and stock need the rights to change them',
    ...step,
    /** In the order of the columns of the file. */
    body: z.object({
      fields: z.array(field.nullable()).max(importLimits.maxColumns),
      /** Whether to create brands, categories, features and values that the shop does not have. */
      create_missing: z.boolean().default(false),
      /** Whether the prices of the file include VAT: the net ones are computed with the rate of each product. */
      prices_include_vat: z.boolean().default(false),
      /** A VAT rate of the shop for what the file says is taxed, where its format names no rates; null: the standard one. */
      vat_percent: vatPercent.nullable().default(null),
      /** Whether prices of the price list, or of the customer, that the file does not have are removed. */
      remove_missing: z.boolean().default(false),
    }),
    errors: ['import_not_found', 'import_step_refused'],
  }),
  run: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/imports/{id}/run',
    permission: 'products:write',
    partPermissions: ['prices:write', 'stock:write'],
    summary: 'Starts the change of products or prices as the trial has shown, or continues where it was stopped',
    ...step,
    errors: ['import_not_found', 'import_step_refused'],
  }),
  stop: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/imports/{id}/stop',
    permission: 'products:write',
    summary: 'Stops a trial, a run or an undo. What was done until then stays',
    ...step,
    errors: ['import_not_found', 'import_step_refused'],
  }),
  undo: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/imports/{id}/undo',
    permission: 'products:write',
    additionalPermission: 'history:write',
    summary:
      'Starts to take back what an import has changed, the last change first, and fetches no further pictures. Anything changed since stays as it is',
    ...step,
    errors: ['import_not_found', 'import_step_refused'],
  }),
}
