import { z } from 'zod'
import { timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { archiveReason } from '../archive-problems.ts'
import { archiveFileLimits, archiveKinds, archiveStates, entryProblems, maxEntryProblems, maxFileNameLength } from '../constants.ts'
import { inShop, uuid } from '../entities.ts'
import { bytes } from '../file-calls.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import type { Resource } from '../permissions.ts'

const archiveItem = z.object({
  id: uuid,
  kind: z.enum(archiveKinds),
  /** As it was sent, or as it is saved. */
  file_name: z.string().max(maxFileNameLength),
  state: z.enum(archiveStates),
  /** Who exported or uploaded it. */
  author_name: z.string(),
  created_at: timestamp,
  /** When the last step ended. */
  finished_at: timestamp.nullable(),
  /** Of the ZIP file; null until an export has written it. */
  bytes: z.int().nullable(),
  /** When the file expires; null where there is none any more. */
  available_until: timestamp.nullable(),
  /** Entries of the last trial or run, or of the trial or run in progress. */
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
})

const part = z.object({
  /** File of the archive. */
  name: z.string(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  /** The first entries that were refused, by their line. */
  problems: z
    .array(
      z.object({
        line: z.int(),
        problem: z.enum(entryProblems),
        /** What the problem is about: the name of what is not there, a file, the fields that are not valid. */
        subject: z.string(),
        /** The same in a sentence. */
        text: z.string(),
      }),
    )
    .max(maxEntryProblems),
  /** The import of products that has read it in, with every row and the reasons. */
  import_id: uuid.nullable(),
})

const fullArchive = archiveItem.extend({
  /** File of the archive that is being written or read. */
  current_file: z.string().nullable(),
  /** Of an export: its files with the number of their entries. */
  contents: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Pictures and documents that the shop names and the data folder does not have. */
  missing_files: z.int(),
  /** Of an import: what became of the entries, by files. Counts add up to those of the whole. */
  parts: z.array(part),
  /** Whether a run has begun since the last trial. */
  has_run: z.boolean(),
  /** Why it failed: `refused`, with the reason, or an error, for which the log has it. */
  failure: z.object({ kind: z.enum(['refused', 'error']), reason: archiveReason.nullable() }).nullable(),
})

/** What an archive has. */
const contained = ['settings', 'products', 'prices', 'stock', 'promotions', 'content'] as const satisfies readonly Resource[]
const allTo = <const Access extends 'read' | 'write'>(access: Access) => contained.map(resource => `${resource}:${access}` as const)

export const rightsToExport = ['money-settings:read', 'exports:write', ...allTo('read')] as const
const [seeing, ...exporting] = rightsToExport
const toExport = { permission: seeing, additionalPermission: exporting } as const
const toRead = { permission: 'money-settings:read', additionalPermission: ['exports:read', ...allTo('read')] } as const
/** Those that the command line demands, too. */
export const rightsToReadIn = ['money-settings:write', ...allTo('write')] as const
const [permission, ...additionalPermission] = rightsToReadIn
const toReadIn = { permission, additionalPermission } as const

const ofArchive = inShop.extend({ id: uuid })
const step = { ...toReadIn, method: 'PUT', params: ofArchive, response: archiveItem, leavesNoHistory: true } as const

export const archiveCalls = {
  archives: adminCall({
    ...toRead,
    method: 'GET',
    path: '/shops/{shop}/archives',
    summary: `Archives of the whole shop that were exported or uploaded in the last ${archiveFileLimits.retentionDays} days, newest first`,
    params: inShop,
    query: z.object(keysetQuery),
    response: listOf(archiveItem),
    errors: ['invalid_query'],
  }),
  exportShop: adminCall({
    ...toExport,
    method: 'POST',
    path: '/shops/{shop}/archives',
    summary: `Starts an export of the whole shop as one archive; its file expires after ${archiveFileLimits.fileDays} days, or at the next export`,
    params: inShop,
    response: archiveItem,
    leavesNoHistory: true,
    errors: ['archive_in_progress'],
  }),
  upload: adminCall({
    ...toReadIn,
    method: 'POST',
    path: '/shops/{shop}/archives/uploaded',
    summary: 'Uploads an archive of a shop, a ZIP file, and begins its trial. Nothing is changed before it is run',
    params: inShop,
    files: { maxBytes: archiveFileLimits.maxUploadBytes },
    maxBodyBytes: archiveFileLimits.maxUploadBytes + 1024 * 1024,
    transaction: 'own',
    leavesNoHistory: true,
    response: archiveItem,
    errors: ['files_expected', 'malformed_request', 'body_too_large', 'archive_refused', 'archive_in_progress'],
  }),
  archive: adminCall({
    ...toRead,
    method: 'GET',
    path: '/shops/{shop}/archives/{id}',
    summary: 'An archive with its progress, and what has become of its entries',
    params: ofArchive,
    response: fullArchive,
    errors: ['archive_not_found'],
  }),
  file: adminCall({
    ...toExport,
    method: 'GET',
    path: '/shops/{shop}/archives/{id}/archive.zip',
    summary: 'The file of an export',
    params: ofArchive,
    mediaType: 'application/zip',
    returnsFile: true,
    response: bytes,
    errors: ['archive_not_found', 'archive_file_gone'],
  }),
  check: adminCall({
    ...step,
    path: '/shops/{shop}/archives/{id}/check',
    summary: 'Begins the trial of an uploaded archive again: it compares the archive with the shop and changes nothing',
    errors: ['archive_not_found', 'archive_step_refused', 'archive_file_gone', 'archive_in_progress'],
  }),
  run: adminCall({
    ...step,
    path: '/shops/{shop}/archives/{id}/run',
    stepUp: true,
    summary: 'Starts the import of an archive as the trial has shown it, or continues one that was stopped',
    errors: ['archive_not_found', 'archive_step_refused', 'archive_file_gone', 'archive_in_progress'],
  }),
  stop: adminCall({
    ...step,
    path: '/shops/{shop}/archives/{id}/stop',
    summary: 'Stops an export, a trial or a run. What was done until then stays',
    errors: ['archive_not_found', 'archive_step_refused'],
  }),
}
