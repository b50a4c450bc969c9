import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Consent, IntegrationCode } from '../../platform/consent.ts'
import { isRefusedByBrowser } from './browser-consent.ts'
import { consentMessages } from './consent.messages.ts'
import { integrationKinds } from './integrations.ts'

/**
 * Consent banner as a part of the page, without overlay or layout shift, for a visitor who has not decided.
 */
export default function ConsentBanner({ language, consent }: { language: Language; consent: Consent }) {
  const t = consentMessages[language]
  const { pathname, search } = useLocation()
  // Most browsers that refuse also send a header, for which the server omits the banner.
  const refused = useSyncExternalStore(never, isRefusedByBrowser, () => false)
  const codes = Object.keys(consent.given) as IntegrationCode[]
  if (refused) return null
  return (
    <section aria-label={t.banner} className="border-rule border-b bg-raised">
      <div className="mx-auto grid max-w-7xl gap-x-10 gap-y-3 px-4 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div>
          <p className="font-semibold">{t.ask(codes.some(code => integrationKinds[code].purpose === 'advertising'))}</p>
          <p className="mt-0.5 max-w-[85ch] text-quiet text-sm">
            {t.how(codes)}{' '}
            <a href={`${hrefTo(language, 'privacyPolicy')}#cookie-settings`} className="whitespace-nowrap text-ink underline">
              {t.policy}
            </a>
          </p>
        </div>
        <form method="post" action="/consent" className="grid grid-cols-2 gap-3">
          <input type="hidden" name="to" value={pathname + search} />
          <Button type="submit" name="refuse" value="all">
            {t.refuse}
          </Button>
          <Button type="submit" name="accept" value="all">
            {t.accept}
          </Button>
        </form>
      </div>
    </section>
  )
}

const never = () => () => {}
