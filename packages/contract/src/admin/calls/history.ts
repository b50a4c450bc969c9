import { z } from 'zod'
import { day, timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { inShop, uuid } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'

/** Of one change set in an answer; an import changes more. */
export const maxShownRows = 200

/** A value as the database has it; of secrets a digest. */
const value = z.json().nullable()

const changedRow = z.object({
  table: z.string(),
  /** What the row belongs to, and its id there. */
  entity: z.string(),
  entity_key: z.string(),
  /** What people call the row, in their language; null where it has no name. */
  name: z.string().nullable(),
  key: z.record(z.string(), value),
  change: z.enum(['created', 'updated', 'deleted']),
  /** Those that differ; `entry.name.en` is inside of the column `entry`. */
  fields: z.array(z.object({ name: z.string(), before: value, after: value })),
})

const changeSet = z.object({
  id: uuid,
  created_at: timestamp,
  /** A person of the staff or an API key. */
  actor_kind: z.enum(['staff', 'key']),
  actor_id: uuid,
  /** As it was then. */
  actor_name: z.string(),
  /** Feature and name of the call. */
  call: z.string(),
  /** Of its path. */
  params: z.record(z.string(), z.string()),
  /** What it is about, where that is one thing: an order, a variant of the stock, an entry of the inbox, a customer, a product, a kind of settings. */
  subject: z
    .object({
      entity: z.string(),
      key: z.string(),
      /** Number of the order, symbol of the variant, name of the product or of the entry of the settings; null for the others. */
      name: z.string().nullable(),
    })
    .nullable(),
  /** The change set that it took back. */
  undoes: uuid.nullable(),
  /** The change set that took it back. */
  undone_by: uuid.nullable(),
  /** Whether that left a part, changed later by somebody, for which the undo can be repeated. */
  is_partly_undone: z.boolean(),
  /** Its details were deleted with the data of a customer. */
  is_erased: z.boolean(),
})

const fullChangeSet = changeSet.extend({
  /** Null without the right to what the call changes. */
  rows: z.array(changedRow).max(maxShownRows).nullable(),
  /** Those that are not among `rows`. */
  more_rows: z.int(),
  /** Why it cannot be undone; null if it can, at least in part. */
  undo_refusal: z.enum(['permission', 'final', 'nothing_left']).nullable(),
})

/** Part of a change that was not taken back. */
const skipped = z.object({
  table: z.string(),
  key: z.record(z.string(), value),
  /** Null: the row as a whole. */
  field: z.string().nullable(),
  problem: z.enum(['changed_later', 'secret', 'still_in_use']),
})

const ofChangeSet = inShop.extend({ id: uuid })

export const historyCalls = {
  changeSets: adminCall({
    method: 'GET',
    path: '/shops/{shop}/change_sets',
    permission: 'history:read',
    summary: 'What staff and API keys have changed, and which lists and data of people they downloaded, newest first',
    params: inShop,
    query: z.object({
      ...keysetQuery,
      /** Person or API key. */
      actor: uuid.optional(),
      /** Changes of one kind of thing, and with `entity_key` of one thing: `settings` and `delivery`. */
      entity: z.string().max(40).optional(),
      entity_key: z.string().max(300).optional(),
      /** Days in the shop's time zone. */
      from: day.optional(),
      to: day.optional(),
    }),
    response: listOf(changeSet).extend({
      /** After how many months changes are deleted. */
      retention_months: z.int(),
    }),
    download: downloadOf(changeSet, {
      title: { en: 'History', pl: 'Historia zmian' },
      itemsIn: 'items',
      columns: {
        created_at: { title: { en: 'Time', pl: 'Czas' }, kind: 'moment' },
        actor_name: { title: { en: 'Who', pl: 'Kto' }, kind: 'text' },
        call: { title: { en: 'Call', pl: 'Wywołanie' }, kind: 'text' },
        id: { title: { en: 'Change', pl: 'Zmiana' }, kind: 'text' },
        undoes: { title: { en: 'Undoes', pl: 'Cofa' }, kind: 'text' },
      },
    }),
    errors: ['invalid_query'],
  }),
  changeSet: adminCall({
    method: 'GET',
    path: '/shops/{shop}/change_sets/{id}',
    permission: 'history:read',
    summary: 'A change with the values before and after',
    params: ofChangeSet,
    response: fullChangeSet,
    errors: ['change_set_not_found'],
  }),
  undoChangeSet: adminCall({
    method: 'POST',
    path: '/shops/{shop}/change_sets/{id}/undo',
    permission: 'history:write',
    summary:
      'Undo a change by a new one; this needs the right that the change needed. Anything changed since stays as it is, and is named in the response',
    params: ofChangeSet,
    response: z.object({ skipped: z.array(skipped) }),
    errors: ['change_set_not_found', 'undo_refused', 'nothing_to_undo', 'order_closed', 'last_owner'],
  }),
}
