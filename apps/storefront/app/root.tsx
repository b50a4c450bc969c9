import './app.css'
import { configurationCalls, configurationScopes } from '@stragan/contract'
import { languageOf } from '@stragan/routing'
import type { CSSProperties, ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { visitContext } from './platform/request-context.ts'
import { soft } from './platform/soft.server.ts'
import { DefaultLayout } from './shell/default-layout.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { logoSource } from './shell/logo.tsx'

/** What the frame of every page shows. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const { api, shop } = visit
  const businesses = await soft(visit, 'local business', api(configurationCalls.configuration, { params: { scope: 'local_business' } }), [])
  const business = businesses[0] ? configurationScopes.local_business.parse(businesses[0]) : null
  return { shop: { name: shop.name, tagline: shop.tagline, theme: shop.theme, logo: shop.logo }, business }
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const theme = Object.fromEntries(Object.entries(frame?.shop.theme ?? {}).map(([token, value]) => [`--${token}`, value]))
  return (
    <html lang={languageOf(pathname)} style={theme as CSSProperties}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {frame && <link rel="icon" type="image/svg+xml" href={logoSource(frame.shop.logo)} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  return (
    <DefaultLayout language={languageOf(pathname)} {...loaderData}>
      <Outlet />
    </DefaultLayout>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const frame = useRouteLoaderData<typeof loader>('root')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const screen = <ErrorScreen status={status} path={pathname} language={languageOf(pathname)} shop={frame?.shop} />
  return frame && status === 404 ? (
    <DefaultLayout language={languageOf(pathname)} {...frame}>
      {screen}
    </DefaultLayout>
  ) : (
    screen
  )
}
