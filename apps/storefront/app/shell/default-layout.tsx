import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { StaticPart } from '../deferred-hydration/static-shell.tsx'
import { MiniCart } from '../features/cart/mini-cart.tsx'
import { NoticeContext } from '../features/cart/notice-context.ts'
import ConsentBanner from '../features/consent/consent-banner.tsx'
import { FavouritesScript } from '../features/favourites/favourites-script.tsx'
import { isUndecided } from '../platform/consent.ts'
import type { Notice } from '../platform/visitor-context.ts'
import { Header } from './header.tsx'
import type { LayoutData } from './layout-data.ts'
import { MissingParts } from './missing-parts.tsx'
import Notices from './notices.tsx'
import { shellMessages } from './shell.messages.ts'
import { SlimFooter, SlimHeader, useDocumentOfHeader } from './slim-layout.tsx'
import { useVisitorSummary } from './visitor-summary.tsx'

/** Layout with header, content and footer; those of the checkout are slim. */
export function DefaultLayout({ layoutData, children }: { layoutData: LayoutData; children: ReactNode }) {
  const t = shellMessages[layoutData.language]
  const { slim } = layoutData
  useDocumentOfHeader(layoutData)
  const summary = useVisitorSummary()
  const notice = useFlashNotice(summary.notice)
  const content = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const shown = useRef({ pathname, search })
  // After a client-side navigation the focus moves to the start of the new content, before the visitor can press in it. Where the query alone
  // has changed, as by a filter, it moves only if the pressed link is gone.
  useLayoutEffect(() => {
    const { current } = shown
    shown.current = { pathname, search }
    const isLost = current.search !== search && document.activeElement === document.body
    if (current.pathname !== pathname || isLost) content.current?.focus({ preventScroll: true })
  }, [pathname, search])
  return (
    <div className="flex min-h-dvh flex-col pb-(--bottom-bar) print:pb-0">
      <a href="#content" className="skip-link">
        {t.skip}
      </a>
      {isUndecided(layoutData.consent) && <ConsentBanner language={layoutData.language} consent={layoutData.consent} />}
      {slim ? <SlimHeader layoutData={layoutData} contact={slim.contact} /> : <Header layoutData={layoutData} />}
      <Progress label={t.loading} />
      <main ref={content} id="content" tabIndex={-1} className="mx-auto w-full max-w-7xl flex-1 px-4 pt-6 pb-16 outline-none sm:px-6">
        <MissingParts failed={[...layoutData.failed, ...summary.failed]} language={layoutData.language} />
        {notice && <Notices notice={notice} language={layoutData.language} />}
        <NoticeContext value={notice}>{children}</NoticeContext>
      </main>
      {slim ? (
        <SlimFooter language={layoutData.language} contact={slim.contact} />
      ) : (
        <>
          <StaticPart part="footer" />
          <StaticPart part="phoneMenu" />
          <MiniCart language={layoutData.language} prices={layoutData.display.prices} />
          <FavouritesScript language={layoutData.language} />
        </>
      )}
    </div>
  )
}

/** The layout persists across navigations; a notice is shown only on the page for which the document was loaded. */
function useFlashNotice(notice: Notice | null): Notice | null {
  const { key } = useLocation()
  const [here] = useState(key)
  const [left, setLeft] = useState(false)
  useEffect(() => {
    if (key !== here) setLeft(true)
  }, [key, here])
  return left || key !== here ? null : notice
}

/** Progress bar of a navigation, shown after a short delay. */
function Progress({ label }: { label: string }) {
  if (useNavigation().state === 'idle') return null
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-accent opacity-100 transition-opacity delay-150 starting:opacity-0"
    >
      <span className="sr-only">{label}</span>
    </div>
  )
}
