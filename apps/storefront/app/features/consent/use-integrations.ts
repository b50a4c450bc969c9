import { findPage } from '@stragan/routing'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Consent, type Integration, type IntegrationCode, isReported } from '../../platform/consent.ts'
import { blockThirdParties } from './block-third-parties.ts'
import { currentConsent, currentCookies } from './browser-consent.ts'
import { storeReferrer } from './stored-referrer.ts'
import { expiredTrackingCookies } from './tracking-cookies.ts'

/** Whether an integration has run in this document. */
let isRunning = false

/** Starts integrations with consent, reports page views, and stops them when the consent changes, here or in another tab. */
export function useIntegrations(integrations: readonly Integration[], consent: Consent) {
  const { pathname, search } = useLocation()

  useEffect(() => {
    const given = currentConsent(Object.keys(consent.given) as IntegrationCode[])
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    for (const cookie of expiredTrackingCookies(given, currentCookies().keys(), window.location.hostname)) document.cookie = cookie
  }, [consent])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is a page view
  useEffect(() => {
    const found = findPage(window.location.pathname)
    if (integrations.length === 0 || !('page' in found) || !isReported(found.page)) return
    if (!areAllowed(integrations)) return stop()
    const pageView = { url: window.location.href, title: document.title }
    isRunning = true
    void import('./page-view-reports.ts').then(({ reportPageView }) => reportPageView(integrations, pageView))
  }, [integrations, pathname, search])

  useEffect(() => {
    if (Object.keys(consent.given).length === 0) return
    const onVisible = () => {
      if (document.visibilityState === 'visible' && !areAllowed(integrations)) stop()
    }
    // A page restored from the back/forward cache may show an outdated choice.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted && isChanged(consent.given)) window.location.reload()
    }
    const onSubmit = (event: SubmitEvent) => {
      const chosen = choiceOf(event)
      if (chosen === 'refuse' && isRunning) blockThirdParties()
      if (chosen === 'accept' && !isRunning) storeReferrer()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onShow)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onShow)
      document.removeEventListener('submit', onSubmit)
    }
  }, [integrations, consent])
}

/** The page may have been rendered for another choice: the browser's current cookie decides. */
function areAllowed(integrations: readonly Integration[]): boolean {
  const codes = integrations.map(({ code }) => code)
  const given = currentConsent(codes)
  return codes.every(code => given[code])
}

function stop() {
  if (!isRunning) return
  blockThirdParties()
  window.location.reload()
}

function isChanged(given: Consent['given']): boolean {
  const codes = Object.keys(given) as IntegrationCode[]
  const now = currentConsent(codes)
  return codes.some(code => now[code] !== given[code])
}

const choiceOf = ({ target, submitter }: SubmitEvent) =>
  target instanceof HTMLFormElement && new URL(target.action).pathname === '/consent' ? submitter?.getAttribute('name') : undefined
