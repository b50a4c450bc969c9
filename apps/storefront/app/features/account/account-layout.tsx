import { hrefTo, type Language } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { Notice } from '@stragan/ui/notice'
import type { ReactNode } from 'react'
import { accountMessages } from './account.messages.ts'
import { AccountNav, type AccountPage } from './account-nav.tsx'

interface FrameProps {
  language: Language
  here: AccountPage
  /** Confirmation of the last submitted form. */
  done?: string | undefined
  children: ReactNode
}

/** Layout of the account pages: breadcrumbs, title and navigation. */
export function AccountLayout({ language, here, done, children }: FrameProps) {
  const t = accountMessages[language]
  const title = t.pages[here]
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: title, href: hrefTo(language, here) },
  ]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{title}</h1>
      <AccountNav language={language} here={here} />
      {done && (
        <div className="mt-6">
          <Notice tone="success" title={done} />
        </div>
      )}
      <div className="mt-6">{children}</div>
    </>
  )
}
