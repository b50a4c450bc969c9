import './app.css'
import { fontFilesOf } from '@stragan/ui/fonts'
import { useNonce } from '@stragan/ui/nonce'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useRouteError } from 'react-router'
import type { Route } from './+types/root.ts'
import { ErrorScreen } from './frame/error-screen.tsx'
import icon from './frame/icon.svg?no-inline'
import { SignInLayout } from './frame/sign-in-layout.tsx'
import { useLanguage } from './platform/language.ts'
import { noticeMessages } from './platform/notice.messages.ts'
import { isPending, officeContext } from './platform/office.server.ts'

/** Who is signed in, in which language, and what the last form has done. Never fails: the error pages show it too. */
export async function loader({ context }: Route.LoaderArgs) {
  const office = context.get(officeContext)
  const found = await office.account().catch(() => null)
  const account = found && !isPending(found) ? found : null
  const language = await office.language()
  const notice = office.takeNotice()
  return {
    language,
    account,
    notice: notice && { text: noticeMessages[language][notice.kind](notice.subject ?? '') },
    formKey: crypto.randomUUID() as string,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        {fontFilesOf('Public Sans').map(file => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return (
    <SignInLayout>
      <ErrorScreen error={useRouteError()} />
    </SignInLayout>
  )
}
