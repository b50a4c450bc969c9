import { loggedPath } from '@stragan/routing'
import { NonceContext } from '@stragan/ui/nonce'
import { renderToString, renderToStringAsync } from 'preact-render-to-string'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { createDeferredScripts, DeferredScriptsContext } from './deferred-hydration/deferred-scripts.tsx'
import { renderStaticShell } from './deferred-hydration/static-shell.server.tsx'
import { StaticShellContext } from './deferred-hydration/static-shell.tsx'
import { PricePartsContext } from './platform/price-part.tsx'
import { isSharedContext, nonceContext, pricePartsContext, publicContext } from './platform/public-context.ts'
import { visitorSummaryContext } from './shell/visitor-summary.server.ts'
import { strangerSummary, VisitorSummaryContext } from './shell/visitor-summary.tsx'

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
  const page = (
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
    </NonceContext>
  )
  // Not streamed: pages are complete without JavaScript, and are cached. React Router's scripts of development wait for their data.
  const html = import.meta.env.DEV ? await renderToStringAsync(page) : renderToString(page)
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  context.get(publicContext).log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'a page failed')
}
