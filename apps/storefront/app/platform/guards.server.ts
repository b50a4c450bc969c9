import { type Language, type Page, pages } from '@stragan/routing'
import { type MiddlewareFunction, redirect } from 'react-router'
import { publicContext } from './public-context.ts'
import { toHttpError } from './public-loader.server.ts'
import { redirectToLogin } from './redirect-to-login.server.ts'
import { type VisitorContext, visitorContext } from './visitor-context.ts'

/** Decides on access: null continues, a response is sent instead. */
export type Guard = (entering: Entering) => Promise<Response | null>

interface Entering {
  visitor: VisitorContext
  language: Language
  /** Path and query of the page, without the `.data` suffix. */
  path: string
}

/** Maps page ids to their guards by the name in the route table; throws on an unregistered name. */
export function guardsOf(table: Record<string, Page>, registered: Readonly<Record<string, Guard>>): Map<string, Guard> {
  return new Map(
    Object.entries(table).flatMap(([id, page]) => {
      if (!page.middleware) return []
      const guard = Object.hasOwn(registered, page.middleware) ? registered[page.middleware] : undefined
      if (!guard) throw new Error(`Unknown route middleware '${page.middleware}' of page '${id}': register it in guards.server.ts`)
      return [[id, guard]]
    }),
  )
}

const to = (location: string) => redirect(location, { headers: { 'cache-control': 'private, no-store' } })

const registered: Record<string, Guard> = {
  // Customers skip the page that offers a login.
  'guest-only': async ({ visitor }) => ((await visitor.customer()) ? to('/auth') : null),
  // Visitors get a session here; customers already have an account.
  authorized: async ({ visitor }) => {
    if (await visitor.customer()) return to('/auth')
    await visitor.ensureSession()
    return null
  },
  'is-logged-in': async ({ visitor, language, path }) => {
    const isCustomer = (await visitor.customer())?.account_type === 'shop'
    return isCustomer ? null : redirectToLogin(language, path)
  },
}

const guards = guardsOf(pages, registered)

/** Runs the page's guard before its loaders, for documents and data requests. */
export const guarded: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { page, language } = context.get(publicContext)
  const guard = page && guards.get(page.id)
  if (!guard) return next()
  const result = await guard({ visitor: context.get(visitorContext), language, path: url.pathname + url.search }).catch(error => {
    throw toHttpError(error)
  })
  if (result) throw result
  return next()
}
