import { inboxCalls, roleHas } from '@stragan/contract/admin'
import { Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { pageLoader, requireAccount } from '../platform/page.server.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/frame.ts'
import { ErrorScreen } from './error-screen.tsx'
import { OfficeLayout } from './office-layout.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

/** What waits in the shop of the page. It fails no page. */
export const loader = pageLoader(async (office, { params }) => {
  const { shops } = await requireAccount(office)
  const shop = shops.find(one => one.code === params.shop)
  if (!shop || !roleHas(shop.role, inboxCalls.inboxFigures.permission)) return { waiting: {} }
  const figures = await office.api(inboxCalls.inboxFigures, { params: { shop: shop.code } }).catch(() => null)
  return { waiting: { inbox: figures?.new ?? 0 } }
})

const useAccount = () => useRouteLoaderData<typeof rootLoader>('root')?.account

export default function Frame({ loaderData: { waiting } }: Route.ComponentProps) {
  const account = useAccount()
  return account ? (
    <OfficeLayout account={account} waiting={waiting}>
      <Outlet />
    </OfficeLayout>
  ) : null
}

/** Refusals and interruptions stay within the frame while somebody is signed in. */
export function ErrorBoundary() {
  const account = useAccount()
  const screen = <ErrorScreen error={useRouteError()} />
  return account ? <OfficeLayout account={account}>{screen}</OfficeLayout> : <SignInLayout>{screen}</SignInLayout>
}
