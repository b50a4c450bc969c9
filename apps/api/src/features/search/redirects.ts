import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { maxSearchRedirects, mergeDocuments, type searchRedirectCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { addressesOf, addressOf, targetAt } from './redirect-target.ts'
import * as queries from './redirects.queries.ts'
import { deleteRow, nextRow } from './search.queries.ts'

type Calls = typeof searchRedirectCalls
type Values = Input<Calls['addSearchRedirect']>['body']

/** Where a search leads in place of its list; null where it leads nowhere. */
export async function redirectFor(ctx: Ctx, search: string): Promise<string | null> {
  const row = await queries.redirectOfSearch(ctx, search)
  return row?.is_active ? addressOf(row, ctx.language) : null
}

export async function redirects(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['searchRedirects']>> {
  return (await queries.allRedirects(ctx)).map(redirectView)
}

export async function redirect(ctx: ShopAdminCtx, id: number): Promise<ResponseInput<Calls['searchRedirect']>> {
  const row = await queries.redirectById(ctx, id)
  if (!row) throw new ShopError('search_redirect_not_found')
  return redirectView(row)
}

function redirectView(row: queries.RedirectRow) {
  const addresses = addressesOf(row)
  return { id: row.id, search: row.search, addresses, is_active: row.is_active && addresses.en !== '' }
}

export async function addRedirect(ctx: ShopAdminCtx, { search, address }: Values): Promise<ResponseInput<Calls['addSearchRedirect']>> {
  const target = await targetAt(ctx, address)
  const { count, id } = await nextRow(ctx, 'search_redirects')
  if (count >= maxSearchRedirects) throw new ShopError('too_many_search_redirects')
  await queries.insertRedirect(ctx, id, await freeSearch(ctx, search, null), target)
  return { id }
}

/** Changes a redirect. Throws `search_redirect_changed` with what somebody else has changed to another value since `from`. */
export async function changeRedirect(
  ctx: ShopAdminCtx,
  id: number,
  { from, ...given }: Input<Calls['changeSearchRedirect']>['body'],
): Promise<'ok'> {
  await queries.lockRedirect(ctx, id)
  const row = await queries.redirectById(ctx, id)
  if (!row) throw new ShopError('search_redirect_not_found')
  const [base = '', mine = ''] = await queries.searchKeys(ctx, [from.search, given.search])
  // What it led to then may be gone by now.
  const [was, wanted] = [await targetAt(ctx, from.address).catch(() => null), await targetAt(ctx, given.address)]
  const { merged, conflicts } = mergeDocuments(
    { search: base, address: was && textOf(was) },
    { search: mine, address: textOf(wanted) },
    { search: row.search, address: textOf(row) },
  )
  assertNoConflicts('search_redirect_changed', conflicts)
  await queries.updateRedirect(ctx, id, await freeSearch(ctx, String(merged.search), id), merged.address === textOf(wanted) ? wanted : row)
  return 'ok'
}

/** A target as one value, so that it is merged as a whole. */
const textOf = ({ category_id, brand_id, product_id, page, filters }: queries.Target) =>
  JSON.stringify([category_id, brand_id, product_id, page, filters])

async function freeSearch(ctx: ShopAdminCtx, search: string, id: number | null): Promise<string> {
  const [key = ''] = await queries.searchKeys(ctx, [search])
  if (key === '') throw new ShopError('invalid_body', { fields: { search: fieldProblems.wrong_format } })
  if (await queries.isTaken(ctx, key, id)) throw new ShopError('search_redirect_taken', { fields: { search: fieldProblems.twice } })
  return key
}

export async function deleteRedirect(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  if (!(await deleteRow(ctx, 'search_redirects', id))) throw new ShopError('search_redirect_not_found')
  return 'ok'
}
