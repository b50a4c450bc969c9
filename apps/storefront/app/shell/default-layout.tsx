import type { ReactNode } from 'react'
import { PhoneMenu } from './category-menu.tsx'
import { Footer } from './footer.tsx'
import type { Frame } from './frame.ts'
import { Header } from './header.tsx'
import { shellMessages } from './shell.messages.ts'

/** Header, content and footer of an ordinary page. */
export function DefaultLayout({ frame, children }: { frame: Frame; children: ReactNode }) {
  const t = shellMessages[frame.language]
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-shop focus:bg-ground focus:px-4 focus:py-3"
      >
        {t.skip}
      </a>
      {frame.isTest && <p className="bg-warning px-4 py-2 text-center font-semibold text-ground text-sm">{t.testShop}</p>}
      <Header frame={frame} />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-7xl flex-1 px-4 pt-6 pb-16 outline-none sm:px-6">
        {children}
      </main>
      <Footer frame={frame} />
      <PhoneMenu language={frame.language} categories={frame.categories} />
    </div>
  )
}
