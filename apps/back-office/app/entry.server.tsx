import { loggedPath } from '@stragan/routing'
import { NonceContext } from '@stragan/ui/nonce'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext, officeContext } from './platform/office.server.ts'
import { renderDocument } from './platform/render-document.server.ts'

export const streamTimeout = 5000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (status === 405) headers.set('allow', allowedMethods(context))
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = loadContext.get(nonceContext)
  const html = await renderDocument(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>,
    { nonce, timeoutMs: streamTimeout },
  )
  return new Response(html, { status, headers })
}

/** Methods of the page, whose forms post to its action. */
function allowedMethods({ staticHandlerContext: { matches } }: EntryContext) {
  const hasAction = matches.at(-1)?.route.action !== undefined
  return hasAction ? 'GET, HEAD, POST' : 'GET, HEAD'
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What the router refuses, as a method that the page does not have, is answered with its status.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(officeContext).log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'a page of the back office failed')
}
