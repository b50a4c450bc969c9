import { ShopError } from '@stragan/contract'
import { loggedPath } from '@stragan/routing'
import type { RequestLog } from '../../app/platform/public-context.ts'
import { requestLanguage } from '../../app/platform/request-language.server.ts'
import { unknownShopPage } from '../static-error-pages.ts'
import type { ErrorPage, Incoming } from './incoming.ts'

/** Error page for a failure before the page was rendered. Logs an unexpected one. */
export function failureResponse(error: unknown, { request, url, path }: Incoming, errorPage: ErrorPage, log: RequestLog): Response {
  const code = error instanceof ShopError ? error.code : undefined
  if (code === 'shop_not_found' || code === 'shop_origin_empty') return unknownShopPage(requestLanguage(request, path))
  if (code !== 'unavailable') log.error({ err: error, path: loggedPath(url.pathname) }, 'a page failed before it was rendered')
  return errorPage(503)
}
