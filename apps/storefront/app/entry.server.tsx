import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { sharedVisitContext } from './platform/visit.ts'

/** Nothing is deferred, so that a page is whole without JavaScript and can be kept as it is: it leaves when all of it is rendered. */
export const streamTimeout = 5000

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  let limit: NodeJS.Timeout | undefined
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    })
    limit = setTimeout(() => abort(), streamTimeout)
  }).finally(() => clearTimeout(limit))
  return new Response(html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  context.get(sharedVisitContext).log.error({ err: error, url: request.url }, 'a page failed')
}
