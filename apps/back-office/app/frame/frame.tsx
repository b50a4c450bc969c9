import { Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { pageLoader, requireAccount } from '../platform/page.server.ts'
import type { loader as rootLoader } from '../root.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { OfficeLayout } from './office-layout.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

export const loader = pageLoader(async office => {
  await requireAccount(office)
  return null
})

const useAccount = () => useRouteLoaderData<typeof rootLoader>('root')?.account

export default function Frame() {
  const account = useAccount()
  return account ? (
    <OfficeLayout account={account}>
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
