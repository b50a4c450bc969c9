import { createHmac, randomUUID } from 'node:crypto'
import { type Currency, type Input, maxLineItems, maxLines, type ResponseInput, ShopError, type savedListCalls } from '@stragan/contract'
import type { Ctx, CustomerCtx, MaybeVisitorCtx } from '../../context.ts'
import { shopSecret } from '../../platform/shop-secrets.ts'
import { priceLinesOutsideCart } from '../cart/cart.ts'
import { tokenHash } from '../session/session.ts'
import * as queries from './saved-lists.queries.ts'

export { savedListNames } from './saved-lists.queries.ts'

type Calls = typeof savedListCalls
type Content = ResponseInput<Calls['sharedList']>

export async function savedLists(ctx: CustomerCtx): Promise<ResponseInput<Calls['savedLists']>> {
  const rows = await queries.listsOf(ctx)
  return rows.map(({ changed_at, ...list }) => ({ ...list, changed_at: changed_at.toISOString() }))
}

export async function createSavedList(
  ctx: CustomerCtx,
  { name, lines }: Input<Calls['createSavedList']>['body']['saved_list'],
): Promise<ResponseInput<Calls['createSavedList']>> {
  const id = await queries.insertList(ctx, name)
  if (id === undefined) throw new ShopError('too_many_saved_lists')
  if (lines.length > 0) await addLines(ctx, id, lines)
  return { id }
}

export async function savedList(ctx: CustomerCtx, id: string, currency?: Currency): Promise<ResponseInput<Calls['savedList']>> {
  const row = found(await queries.listById(ctx, id))
  const share_token = row.share_key && shareTokenOf(await shareSecret(ctx), row.share_key)
  return { id: row.id, share_token, ...(await contentOf(ctx, row, currency)) }
}

export async function updateSavedList(
  ctx: CustomerCtx,
  id: string,
  { name, lines }: Input<Calls['updateSavedList']>['body']['saved_list'],
): Promise<'ok'> {
  found(await queries.touchList(ctx, id, name))
  if (lines.length > 0) await queries.setLines(ctx, id, lines)
  return 'ok'
}

export async function addToSavedList(ctx: CustomerCtx, id: string, lines: Input<Calls['addToSavedList']>['body']['lines']): Promise<'ok'> {
  found(await queries.touchList(ctx, id))
  await addLines(ctx, id, lines)
  return 'ok'
}

/** Throws if the list gets too long, or one of its lines too large; that rolls the change back. */
async function addLines(ctx: CustomerCtx, id: string, lines: Input<Calls['addToSavedList']>['body']['lines']) {
  const { count, most } = await queries.addLines(ctx, id, lines)
  if (count > maxLines) throw new ShopError('saved_list_full', { details: { max_lines: maxLines } })
  if (most > maxLineItems) throw new ShopError('saved_list_full', { details: { max_items: maxLineItems } })
}

export async function deleteSavedList(ctx: CustomerCtx, id: string): Promise<'ok'> {
  found(await queries.deleteList(ctx, id))
  return 'ok'
}

export async function shareSavedList(ctx: CustomerCtx, id: string): Promise<ResponseInput<Calls['shareSavedList']>> {
  const secret = await shareSecret(ctx)
  const newKey = randomUUID()
  const key = found(await queries.shareKeyOf(ctx, id, newKey, tokenHash(shareTokenOf(secret, newKey))))
  return { share_token: shareTokenOf(secret, key) }
}

export async function unshareSavedList(ctx: CustomerCtx, id: string): Promise<'ok'> {
  found(await queries.deleteShare(ctx, id))
  return 'ok'
}

export const sharedList = async (ctx: MaybeVisitorCtx, token: string, currency?: Currency): Promise<Content> =>
  contentOf(ctx, found(await queries.listByShareHash(ctx, tokenHash(token))), currency)

/** The saved lists as the export of a customer's data has them. */
export const exportedSavedLists = async (ctx: Ctx, customerId: number) =>
  (await queries.exportedLists(ctx, customerId)).map(({ created_at, ...list }) => ({ ...list, created_at: created_at.toISOString() }))

async function contentOf(ctx: MaybeVisitorCtx, { name, lines }: queries.ListRow, currency?: Currency): Promise<Content> {
  const { items, ...totals } = await priceLinesOutsideCart(ctx, lines, currency)
  return { name, lines: lines.map((row, i) => ({ ...(items[i] as (typeof items)[number]), is_sold: row.is_active })), ...totals }
}

/** The token of a shared list's link: its owner sees it again and again, and it is stored nowhere. */
const shareTokenOf = (secret: string, key: string) => createHmac('sha256', secret).update(key).digest('base64url')

const shareSecret = (ctx: Ctx) => shopSecret(ctx, 'shared_list_key')

/** Returns what was found; throws `saved_list_not_found` for nothing. */
function found<T>(value: T | undefined | false): T {
  if (value === undefined || value === false) throw new ShopError('saved_list_not_found')
  return value
}
