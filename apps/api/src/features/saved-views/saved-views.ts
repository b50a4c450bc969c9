import { foldAccents, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { maxSavedViews, type ViewedList, type viewCallsOf } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertPermission } from '../../platform/has-permission.ts'
import * as queries from './saved-views.queries.ts'
import { checkedQuery } from './view-query.ts'

type Calls = (typeof viewCallsOf)[ViewedList]
type Body = Input<Calls['create']>['body']

export async function savedViews(ctx: ShopAdminCtx, list: ViewedList): Promise<ResponseInput<Calls['list']>> {
  const rows = await queries.savedViews(ctx, list)
  return rows.map(({ created_at, ...view }) => ({ ...view, created_at: created_at.toISOString() }))
}

export async function createView(ctx: ShopAdminCtx, list: ViewedList, body: Body): Promise<ResponseInput<Calls['create']>> {
  const view = checkedView(ctx, list, body)
  if (!(await queries.hasRoom(ctx, list, view.isShared, maxSavedViews))) throw new ShopError('too_many_saved_views')
  return queries.insertView(ctx, list, view)
}

export async function replaceView(ctx: ShopAdminCtx, list: ViewedList, id: string, body: Body): Promise<'ok'> {
  const { is_shared } = await changeable(ctx, list, id)
  const view = checkedView(ctx, list, body)
  if (is_shared !== view.isShared && !(await queries.hasRoom(ctx, list, view.isShared, maxSavedViews)))
    throw new ShopError('too_many_saved_views')
  await queries.updateView(ctx, id, view)
  return 'ok'
}

export async function deleteView(ctx: ShopAdminCtx, list: ViewedList, id: string): Promise<'ok'> {
  await changeable(ctx, list, id)
  await queries.deleteView(ctx, id)
  return 'ok'
}

/** A view that the caller may change. Throws `saved_view_not_found`, and `permission_denied` for one of everybody. */
async function changeable(ctx: ShopAdminCtx, list: ViewedList, id: string) {
  const found = await queries.viewForUpdate(ctx, list, id)
  if (!found) throw new ShopError('saved_view_not_found')
  if (found.is_shared) requireWriteRight(ctx, list)
  return found
}

function checkedView(ctx: ShopAdminCtx, list: ViewedList, { name, query, is_shared }: Body): queries.NewView {
  if (is_shared) requireWriteRight(ctx, list)
  else if (ctx.actor.kind === 'key') throw new ShopError('personal_view_refused')
  return { name, query: checkedQuery(list, query), isShared: is_shared }
}

function requireWriteRight({ actor }: ShopAdminCtx, list: ViewedList) {
  assertPermission(actor, `${list}:write`)
}

/** By what a view finds a person. */
interface Person {
  emails: readonly string[]
  /** First and last name each. */
  names: readonly string[]
}

/** Deletes the views of the shop, of whomever, that have one of these addresses, or all words of one of these names, of at least two, as a filter or in their name. */
export async function deleteViewsWith(ctx: Pick<ShopAdminCtx, 'db' | 'shop'>, { emails, names }: Person): Promise<void> {
  const addresses = new Set(emails.map(email => email.toLowerCase()).filter(Boolean))
  const people = names.map(wordsOf).filter(({ size }) => size > 1)
  const hasAddress = (texts: readonly string[]) => texts.some(text => addresses.has(text.trim().toLowerCase()))
  const hasName = (text: string) => {
    const own = wordsOf(text)
    return people.some(words => [...words].every(word => own.has(word)))
  }
  const found = (await queries.allViews(ctx)).filter(({ name, query }) => {
    const filters = [...new URLSearchParams(query).values()]
    return hasAddress(filters) || hasAddress(name.split(/[\s,;:()<>"]+/)) || [name, ...filters].some(hasName)
  })
  await queries.deleteViews(
    ctx,
    found.map(({ id }) => id),
  )
}

/** As searches take words: in lower case, without accents. */
const wordsOf = (text: string) =>
  new Set(
    foldAccents(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )
