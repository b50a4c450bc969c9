import './app.css'
import { cartCalls, favouriteCalls } from '@stragan/contract'
import { languageOf } from '@stragan/routing'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { DeferredScripts } from './deferred-hydration/deferred-scripts.tsx'
import { useDelegatedLinks } from './deferred-hydration/delegated-links.ts'
import { Theme } from './deferred-hydration/static-shell.tsx'
import { useAddToCart } from './features/cart/add-to-cart-script.ts'
import { badgeOf } from './features/cart/cart-summary.ts'
import { isolateReportedPages } from './features/consent/isolate-reported-pages.ts'
import { useIntegrations } from './features/consent/use-integrations.ts'
import { type BootstrapComponent, isComplete } from './platform/bootstrap.ts'
import { guarded, personalised } from './platform/guards.server.ts'
import { publicContext } from './platform/public-context.ts'
import { visitorContext } from './platform/visitor-context.ts'
import { withFallback } from './platform/with-fallback.server.ts'
import { chunkReloadScript } from './shell/chunk-reload.ts'
import { DefaultLayout } from './shell/default-layout.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { createLayoutData, type LayoutData } from './shell/layout-data.ts'
import { watchForNewBuild } from './shell/new-build-reload.ts'
import { NonFatalErrors } from './shell/non-fatal-errors.tsx'
import { useNonce } from './shell/nonce.ts'
import { SimpleLayout } from './shell/simple-layout.tsx'

/**
 * Data of the layout: public, except the cart of a visitor with a session, and a customer's name and favourites. `customer` and `cart` are
 * bootstrap components: one that fails to load is listed in `failed`, and the page shows a warning.
 */
export const loader = async ({ context }: Route.LoaderArgs): Promise<LayoutData> => {
  const ctx = context.get(publicContext)
  const { ifSession, customer: whoIsLoggedIn, notice } = context.get(visitorContext)
  const failed: BootstrapComponent[] = []
  const component = async <T,>(name: BootstrapComponent, loading: Promise<T | null>): Promise<T | null> => {
    const loaded = await withFallback(
      ctx,
      name,
      loading.then(value => ({ value })),
      null,
    )
    if (!loaded) failed.push(name)
    return loaded?.value ?? null
  }
  const [cart, customer, favourites] = await Promise.all([
    component('cart', ifSession(cartCalls.cart, { query: {} })),
    component('customer', whoIsLoggedIn()),
    withFallback(
      ctx,
      'favourites',
      whoIsLoggedIn().then(customer => customer && ifSession(favouriteCalls.favorites, {})),
      null,
    ),
  ])
  const layoutData = createLayoutData(ctx)
  return {
    ...layoutData,
    failed: [...layoutData.failed, ...failed.sort()],
    cart: cart && badgeOf(cart),
    customer: customer && { first_name: customer.first_name },
    favourites: favourites?.products.length ?? null,
    notice,
  }
}

/** Layout data depends on language, display, layout and login only, whose changes load a new document. */
export const shouldRevalidate = () => false

export const middleware = [guarded, personalised]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [watchForNewBuild, isolateReportedPages]

export function Layout({ children }: { children: ReactNode }) {
  const layoutData = useRouteLoaderData<typeof loader>('root')
  const language = languageOf(useLocation().pathname)
  const nonce = useNonce()
  return (
    <html
      lang={language}
      data-bootstrap={layoutData && (isComplete(layoutData) ? 'complete' : `incomplete: ${layoutData.failed.join(', ')}`)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: chunkReloadScript }} />
        <Theme />
        {layoutData && <link rel="icon" type="image/svg+xml" href={layoutData.shop.logo} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <NonFatalErrors language={language} />
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  useDelegatedLinks(loaderData.language)
  useAddToCart(loaderData.language)
  useIntegrations(loaderData.integrations, loaderData.consent)
  return (
    <PageLayout layoutData={loaderData}>
      <Outlet />
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
  const status = isRouteErrorResponse(error) ? error.status : 500
  const screen = <ErrorScreen status={status} path={pathname} language={languageOf(pathname)} shop={layoutData?.shop} />
  return layoutData && status === 404 ? (
    <PageLayout layoutData={{ ...layoutData, layout: 'default' }}>{screen}</PageLayout>
  ) : (
    <main>{screen}</main>
  )
}
