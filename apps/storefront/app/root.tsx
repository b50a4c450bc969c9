import './app.css'
import { languageOf } from '@stragan/routing'
import { useNonce } from '@stragan/ui/nonce'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { DeferredScripts } from './deferred-hydration/deferred-scripts.tsx'
import { useDelegatedLinks } from './deferred-hydration/delegated-links.ts'
import { RefusedInput } from './deferred-hydration/refused-input.ts'
import { Theme } from './deferred-hydration/static-shell.tsx'
import { useAddToCart } from './features/cart/add-to-cart-script.ts'
import { isolateReportedPages } from './features/consent/isolate-reported-pages.ts'
import { useIntegrations } from './features/consent/use-integrations.ts'
import { useOfflineCart } from './features/offline/use-offline-cart.ts'
import { isComplete } from './platform/bootstrap.ts'
import { documentRedirects } from './platform/document-redirects.server.ts'
import { guarded } from './platform/guards.server.ts'
import { publicContext } from './platform/public-context.ts'
import { chunkReloadScript } from './shell/chunk-reload.ts'
import { ignoreCutRequests } from './shell/cut-requests.ts'
import { DefaultLayout } from './shell/default-layout.tsx'
import { ErrorScreen, errorMeta } from './shell/error-screen.tsx'
import { createLayoutData, type LayoutData } from './shell/layout-data.ts'
import { watchForNewBuild } from './shell/new-build-reload.ts'
import { NonFatalErrors } from './shell/non-fatal-errors.tsx'
import { personalised } from './shell/personalised.server.ts'
import { SimpleLayout } from './shell/simple-layout.tsx'
import { useVisitorSummary, VisitorSummaryData } from './shell/visitor-summary.tsx'
import { visitorSummaryId } from './shell/visitor-summary-id.ts'

/** The policy of a document refuses scripts that the client creates, as on an error screen: there this one is no script. */
const scrollScript: object = import.meta.env.SSR ? {} : { type: 'text/plain' }

/** Public data of the layout. What it shows of the visitor is rendered by entry.server.tsx. */
export const loader = ({ context }: Route.LoaderArgs): LayoutData => createLayoutData(context.get(publicContext))

/** Layout data depends on language, display and layout only, whose changes load a new document. */
export const shouldRevalidate = () => false

export const middleware = [documentRedirects, guarded, personalised]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [ignoreCutRequests, watchForNewBuild, isolateReportedPages]

/** Of error screens: every page has its own. */
export const meta: Route.MetaFunction = ({ error, location }) => (error ? errorMeta(statusOf(error), languageOf(location.pathname)) : [])

export function Layout({ children }: { children: ReactNode }) {
  const layoutData = useRouteLoaderData<typeof loader>('root')
  const language = languageOf(useLocation().pathname)
  const nonce = useNonce()
  const failed = [...(layoutData?.failed ?? []), ...useVisitorSummary().failed]
  return (
    <html lang={language} data-bootstrap={layoutData && (isComplete({ failed }) ? 'complete' : `incomplete: ${failed.join(', ')}`)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which runs before hydration */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? chunkReloadScript : '' }} />
        {/* The first paint waits for the content: a row of which only a part has arrived would move. */}
        <link rel="expect" href={`#${visitorSummaryId}`} blocking="render" />
        <Theme />
        {layoutData && <link rel="icon" type="image/svg+xml" href={layoutData.shop.logo} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <NonFatalErrors language={language} />
        <ScrollRestoration {...scrollScript} />
        <VisitorSummaryData />
        <DeferredScripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  useDelegatedLinks(loaderData.language)
  useAddToCart(loaderData.language)
  useOfflineCart(loaderData)
  useIntegrations(loaderData.integrations, loaderData.consent)
  return (
    <PageLayout layoutData={loaderData}>
      <Outlet />
      <RefusedInput />
    </PageLayout>
  )
}

function PageLayout({ layoutData, children }: { layoutData: LayoutData; children: ReactNode }) {
  return layoutData.layout === 'simple' ? (
    <SimpleLayout shop={layoutData.shop}>{children}</SimpleLayout>
  ) : (
    <DefaultLayout layoutData={layoutData}>{children}</DefaultLayout>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const layoutData = useRouteLoaderData<typeof loader>('root')
  const status = statusOf(error)
  const screen = <ErrorScreen status={status} path={pathname} language={languageOf(pathname)} shop={layoutData?.shop} />
  return layoutData && status === 404 ? (
    <PageLayout layoutData={{ ...layoutData, layout: 'default', slim: null }}>{screen}</PageLayout>
  ) : (
    <main>{screen}</main>
  )
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)
