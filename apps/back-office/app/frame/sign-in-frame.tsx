import { Outlet, useRouteError } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { SignInLayout } from './sign-in-layout.tsx'

export default function SignInFrame() {
  return (
    <SignInLayout>
      <Outlet />
    </SignInLayout>
  )
}

export function ErrorBoundary() {
  return (
    <SignInLayout>
      <ErrorScreen error={useRouteError()} />
    </SignInLayout>
  )
}
