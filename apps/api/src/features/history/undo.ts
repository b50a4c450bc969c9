import { type Fields, type ResponseInput, ShopError } from '@stragan/contract'
import type { historyCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertConfirmed } from '../../platform/step-up.ts'
import { problemsOfProducers, problemsOfTree } from '../classification/classification.ts'
import { noteRestoredCustomer } from '../customers/customers.ts'
import { areCodesOrdered, areGiftsOrdered, lockCartsWith } from '../discounts/discounts.ts'
import { lockOrdersOf } from '../inbox/inbox.ts'
import { noteRestoredOrder, noteRestoredShipment } from '../orders/orders.ts'
import { lockScope, problemsOfSettings } from '../settings/settings.ts'
import { assertStaffPolicy } from '../staff/staff.ts'
import { noteRestoredWebhook } from '../webhooks/webhooks.ts'
import * as queries from './history.queries.ts'
import { callOf, mayUndo } from './history.ts'

type Check = (ctx: ShopAdminCtx, rows: readonly queries.RestoredRow[]) => Promise<Fields>

/** A note is changed by its author alone. */
const notesByTheirAuthor: Check = async (ctx, rows) => {
  if (rows.some(({ before, after }) => (after ?? before)?.author_id !== ctx.actor.id)) throw new ShopError('permission_denied')
  return {}
}

type Row = queries.RestoredRow

/** Completes the restored rows of a table, one after the other. */
function eachRow(complete: (ctx: ShopAdminCtx, key: string, before: Row['before'], after: Row['after']) => Promise<unknown>): Check {
  return async (ctx, rows) => {
    for (const { entity_key, before, after } of rows) await complete(ctx, entity_key, before, after)
    return {}
  }
}

/** Refuses to delete what orders name by its id. */
function unlessOrdered(areOrdered: (ctx: ShopAdminCtx, ids: readonly number[]) => Promise<boolean>): Check {
  return async (ctx, rows) => {
    const deleted = rows.flatMap(({ entity_key, after }) => (after === null ? [Number(entity_key)] : []))
    if (await areOrdered(ctx, deleted)) throw new ShopError('undo_refused', { details: { reason: 'conflict' } })
    return {}
  }
}

/** What is wrong with what an undo has restored, by the table: it has to be what a change would be allowed to make it. */
const checks: Readonly<Record<string, Check>> = {
  configuration: problemsOfSettings,
  orders: eachRow(noteRestoredOrder),
  shipments: eachRow(noteRestoredShipment),
  customers: eachRow(noteRestoredCustomer),
  webhook_endpoints: eachRow(noteRestoredWebhook),
  order_notes: notesByTheirAuthor,
  customer_notes: notesByTheirAuthor,
  categories: ctx => problemsOfTree(ctx),
  discount_codes: unlessOrdered(areCodesOrdered),
  gifts: unlessOrdered(areGiftsOrdered),
  producers: ctx => problemsOfProducers(ctx),
  shops: async ctx => {
    await assertStaffPolicy(ctx)
    return {}
  },
}

/**
 * Takes a change set back by a new one, as far as nobody has changed the same since, nor uses what it created; what was left can be taken back by another one later. Throws `undo_refused` where it cannot be taken back or
 * what it would restore is not valid any more, and `nothing_to_undo` where nothing of it is left.
 */
export async function undoChangeSet(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<(typeof historyCalls)['undoChangeSet']>> {
  await queries.lockChangeSet(ctx, id)
  const row = await queries.changeSetById(ctx, id)
  if (!row) throw new ShopError('change_set_not_found')
  if (!(await mayUndo(ctx, row))) throw new ShopError('permission_denied')
  if (callOf(row.call)?.stepUp && ctx.actor.kind === 'staff' && ctx.actor.session) assertConfirmed(ctx.actor.session, ctx.now)
  // Who erases a buyer holds the locks of the orders, and deletes what the history has of them.
  await queries.lockOrders(ctx, id)
  await lockOrdersOf(ctx, await queries.inboxEntriesOf(ctx, id))
  await lockCartsWith(ctx, { codes: await queries.addedTo(ctx, 'discount_codes', id), gifts: await queries.addedTo(ctx, 'gifts', id) })
  const refusal = await queries.undoRefusal(ctx, id)
  if (refusal === 'final') throw new ShopError('undo_refused', { details: { reason: 'final' } })
  // Twice, it would take quantities back twice.
  if (refusal === 'nothing_left' || (row.undone_by !== null && !row.is_partly_undone)) throw new ShopError('nothing_to_undo')
  for (const scope of await queries.scopesOf(ctx, id)) await lockScope(ctx, scope)
  await queries.nameUndo(ctx, row)
  const skipped = await undo(ctx, id)
  const restored = await queries.restoredRows(ctx)
  const isLeft = (reason: queries.Skipped['problem']) => skipped.some(({ problem }) => problem === reason)
  if (restored.length === 0) {
    if (isLeft('still_in_use')) throw new ShopError('undo_refused', { details: { reason: 'conflict' } })
    if (isLeft('secret')) throw new ShopError('undo_refused', { details: { reason: 'final' } })
    throw new ShopError('nothing_to_undo')
  }
  if (isLeft('changed_later') || isLeft('still_in_use')) await queries.recordPartialUndo(ctx)
  for (const [table, rows] of Object.entries(Object.groupBy(restored, ({ table_name }) => table_name))) {
    const fields = (await checks[table]?.(ctx, rows ?? [])) ?? {}
    if (Object.keys(fields).length > 0) throw new ShopError('undo_refused', { details: { reason: 'invalid' }, fields })
  }
  return { skipped }
}

/** Throws where what it would restore breaks a constraint of the database. */
async function undo(ctx: ShopAdminCtx, id: string): Promise<queries.Skipped[]> {
  try {
    return await queries.undo(ctx, id)
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown }
    if (constraint === 'last_owner') throw new ShopError('last_owner', { cause: error })
    // Integrity constraint violations.
    if (typeof code === 'string' && code.startsWith('23'))
      throw new ShopError('undo_refused', { details: { reason: 'conflict' }, cause: error })
    throw error
  }
}
