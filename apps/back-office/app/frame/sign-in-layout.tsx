import { Notice } from '@stragan/ui/notice'
import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { languageOptions } from '../platform/form.messages.ts'
import { useLanguage } from '../platform/language.ts'
import type { loader } from '../root.tsx'
import { Brand } from './brand.tsx'
import { frameMessages } from './frame.messages.ts'

/** Layout before somebody is signed in: one narrow column. */
export function SignInLayout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const t = frameMessages[language]
  return (
    <div className="mx-auto flex min-h-dvh max-w-md flex-col gap-8 px-4 py-8 sm:py-16">
      <header>
        <Brand suffix={t.backOffice} />
      </header>
      <main className="grid flex-1 content-start gap-6">
        <NoticeOfForm />
        {children}
      </main>
      <LanguageSwitch />
    </div>
  )
}

/** What the form that redirected here has done. */
export function NoticeOfForm() {
  const notice = useRouteLoaderData<typeof loader>('root')?.notice
  if (!notice) return null
  return (
    <div role="status" className="form-notice max-w-4xl">
      <Notice tone="success" title={notice.text} />
    </div>
  )
}

function LanguageSwitch() {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <footer>
      <form method="post" action="/language" aria-label={frameMessages[current].language} className="flex gap-1 text-sm">
        <input type="hidden" name="return_to" value={pathname + search} />
        {languageOptions.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="language"
            value={value}
            lang={value}
            aria-current={value === current}
            className="target rounded-shop px-2 py-1 text-quiet underline-offset-4 hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-ink"
          >
            {label}
          </button>
        ))}
      </form>
    </footer>
  )
}
