import { type Input, orderStatuses, type ResponseInput, ShopError } from '@stragan/contract'
import { type DraftArea, type draftCallsOf, isChangeable, unknownSubjects } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { canTransition } from '../orders/orders.ts'
import * as queries from './drafts.queries.ts'

/** Deletes the drafts of all staff about these orders, whose buyer's data are erased. Those about what is deleted go with it. */
export { deleteDraftsAbout } from './drafts.queries.ts'

type Calls = (typeof draftCallsOf)[DraftArea]
type Body = Input<Calls['keep']>['body']

/** A draft belongs to a person. */
function authorOf(ctx: ShopAdminCtx): queries.Author {
  if (ctx.actor.kind === 'key') throw new ShopError('draft_needs_person')
  return { ctx, staffId: ctx.actor.id }
}

export async function listDrafts(ctx: ShopAdminCtx, area: DraftArea): Promise<ResponseInput<Calls['list']>> {
  const rows = await queries.listDrafts(authorOf(ctx), area)
  return rows.filter(isOpen).map(({ subject, form, updated_at }) => ({ subject, form, updated_at: updated_at.toISOString() }))
}

/** Whether the form of a draft can still be sent: that of a move only until the order has passed it. */
function isOpen({ form, order_status }: queries.ListedDraft): boolean {
  if (order_status === null) return true
  if (form === 'data') return isChangeable(order_status)
  const target = orderStatuses.find(status => form === `move.${status}`)
  return target === undefined || canTransition(order_status, target)
}

export async function draftsAbout(ctx: ShopAdminCtx, area: DraftArea, subject: string): Promise<ResponseInput<Calls['read']>> {
  const rows = await queries.draftsAbout(authorOf(ctx), { area, subject })
  return rows.map(({ created_at, updated_at, ...draft }) => ({
    ...draft,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }))
}

export async function keepDraft(ctx: ShopAdminCtx, key: queries.DraftKey, body: Body): Promise<ResponseInput<Calls['keep']>> {
  const author = authorOf(ctx)
  const stored = await queries.storeDraft(author, key, body)
  if (!stored) throw new ShopError(unknownSubjects[key.area])
  await queries.deleteExcess(author)
  return { updated_at: stored.updated_at.toISOString() }
}

export async function discardDraft(ctx: ShopAdminCtx, key: queries.DraftKey): Promise<'ok'> {
  await queries.deleteDraft(authorOf(ctx), key)
  return 'ok'
}
