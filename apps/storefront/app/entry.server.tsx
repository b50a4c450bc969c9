import { Writable } from 'node:stream'
import { loggedPath } from '@stragan/routing'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { createDeferredScripts, DeferredScriptsContext } from './deferred-hydration/deferred-scripts.tsx'
import { renderStaticShell } from './deferred-hydration/static-shell.server.tsx'
import { StaticShellContext } from './deferred-hydration/static-shell.tsx'
import { NonceContext } from './platform/nonce.ts'
import { PricePartsContext } from './platform/price-part.tsx'
import { isSharedContext, nonceContext, pricePartsContext, publicContext } from './platform/public-context.ts'
import { visitorSummaryContext } from './shell/visitor-summary.server.ts'
import { strangerSummary, VisitorSummaryContext } from './shell/visitor-summary.tsx'

/** No streaming of parts: pages are complete without JavaScript and can be cached, so the response is sent when everything is rendered. */
export const streamTimeout = 5000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = loadContext.get(nonceContext)
  // Without the root's data there is no layout that shows it.
  const summary = context.staticHandlerContext.loaderData.root ? await loadContext.get(visitorSummaryContext)() : strangerSummary
  const parts = summary.customer ? null : loadContext.get(pricePartsContext)
  if (parts) parts.loaderData = context.staticHandlerContext.loaderData
  let limit: NodeJS.Timeout | undefined
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <DeferredScriptsContext value={createDeferredScripts(context, headers, summary, loadContext.get(isSharedContext))}>
          <StaticShellContext value={renderStaticShell(loadContext.get(publicContext))}>
            <VisitorSummaryContext value={summary}>
              <PricePartsContext value={parts}>
                <ServerRouter context={context} url={request.url} nonce={nonce} />
              </PricePartsContext>
            </VisitorSummaryContext>
          </StaticShellContext>
        </DeferredScriptsContext>
      </NonceContext>,
      {
        nonce,
        // Larger ones would have their lazy parts at the end, moved into place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collectText(resolve)),
        onShellError: reject,
        onError: reject,
      },
    )
    limit = setTimeout(() => abort(), streamTimeout)
  }).finally(() => clearTimeout(limit))
  return new Response(html, { status, headers })
}

/** Collects the output of a stream as one string. */
function collectText(onText: (text: string) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk, _, next) {
      chunks.push(chunk)
      next()
    },
    final(done) {
      onText(Buffer.concat(chunks).toString())
      done()
    },
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  context.get(publicContext).log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'a page failed')
}
