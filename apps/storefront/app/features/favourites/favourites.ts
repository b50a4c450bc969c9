import { catalogueCalls, favouriteCalls, ShopError } from '@stragan/contract'
import { type Language, languageOf } from '@stragan/routing'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { redirect } from 'react-router'
import { idOrZero } from '../../platform/form.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { personalAction, personalData } from '../../platform/personal-loader.server.ts'
import type { Notice, VisitorContext } from '../../platform/visitor-context.ts'
import type { FavouriteResult } from './favourite-result.ts'

/**
 * Adds (`add`) or removes (`remove`) a favourite from any page (`to`); idempotent, since the form names the target state. Scripts get the
 * result as JSON; without scripts the visitor is redirected back, with a notice.
 */
export const action = personalAction(async (_, { optionalSession }, form, request) => {
  const isFavourite = form.has('add')
  const product = idOrZero(form.text(isFavourite ? 'add' : 'remove'))
  const to = safeRedirect(form.text('to'))
  const result = await change(optionalSession, product, isFavourite)
  if (request.headers.get('accept')?.includes('application/json')) return Response.json(result, { status: result.ok ? 200 : 422 })
  const notice: Notice = result.ok
    ? { kind: 'favourite', product, isFavourite, name: await nameOf(optionalSession, product, languageOf(to)) }
    : { kind: 'favourite-refused', isFavourite, code: result.code }
  return redirect(to, { status: 303, headers: { 'set-cookie': noticeCookie(notice) } })
})

/** Ids of the favourites, for a page restored from the back/forward cache; null without a login. */
export const loader = personalData(async visitor => {
  const found = (await visitor.customer()) && (await visitor.ifSession(favouriteCalls.favorites, {}))
  return Response.json(found?.products.map(({ id }) => id) ?? null, { headers: { 'cache-control': 'private, no-store' } })
})

async function change(optionalSession: VisitorContext['optionalSession'], product: number, isFavourite: boolean): Promise<FavouriteResult> {
  const args = { params: { id: product } }
  try {
    const { products } = await (isFavourite
      ? optionalSession(favouriteCalls.addFavorite, args)
      : optionalSession(favouriteCalls.removeFavorite, args))
    return { ok: true, ids: products.map(({ id }) => id) }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { ok: false, code: error.code }
  }
}

/** Optional: without the name the notice is shorter. */
async function nameOf(optionalSession: VisitorContext['optionalSession'], product: number, language: Language): Promise<string> {
  try {
    return (await optionalSession(catalogueCalls.product, { params: { id: String(product) }, query: {} }, { language })).name
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return ''
  }
}
