import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { visitContext } from './platform/request-context.ts'

/** Renders a page to its end: nothing is deferred, so that it is whole without JavaScript and can be kept as it is. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const html = renderToString(<ServerRouter context={context} url={request.url} />)
  return new Response(`<!doctype html>${html}`, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  context.get(visitContext).log.error({ err: error, url: request.url }, 'a page failed')
}
