import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { asGet } from '../allowed-methods.ts'
import { withErrorPage } from '../static-error-pages.ts'
import { type ErrorPage, type Incoming, isRead } from './incoming.ts'
import type { Route } from './route.ts'

/** Runs loaders and actions, and renders the page. */
export function createRenderStep(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode)
  return async ({ request }: Incoming, { methods }: Route, context: RouterContextProvider, errorPage: ErrorPage): Promise<Response> =>
    withErrorPage(request, await handle(methods || isRead(request) ? request : asGet(request), context), errorPage)
}
