import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { hostPrefix } from '@stragan/web/cookies'
import { type Consent, consentCookieName, type IntegrationCode } from '../../platform/consent.ts'
import { consentMessages } from './consent.messages.ts'
import { integrationKinds } from './integrations.ts'

/** Cookie settings: the shop's integrations, their cookies, and the consent to each; nothing without integrations. */
export function CookieSettings({ language, consent }: { language: Language; consent: Consent }) {
  const t = consentMessages[language]
  const codes = Object.keys(consent.given) as IntegrationCode[]
  if (codes.length === 0) return null
  return (
    <section id="cookie-settings" aria-labelledby="cookie-settings-title" className="mt-12 max-w-[68ch] scroll-mt-4">
      <h2 id="cookie-settings-title" className="text-xl">
        {t.settings}
      </h2>
      <p className="mt-3">{t.lead}</p>
      <p className="mt-3">{consent.isRefusedByBrowser ? t.byBrowser : <StoredFor text={t.storedFor} />}</p>
      <ul className="mt-5 border-rule border-t">
        {codes.map(code => (
          <li key={code} className="grid gap-x-8 gap-y-3 border-rule border-b py-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Described code={code} language={language} />
            {!consent.isRefusedByBrowser && <Choice code={code} given={consent.given[code] ?? null} language={language} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const StoredFor = ({ text }: { text: string }) => (
  <>
    {text} <code>{consentCookieName}</code> (https: <code>{hostPrefix + consentCookieName}</code>).
  </>
)

function Described({ code, language }: { code: IntegrationCode; language: Language }) {
  const t = consentMessages[language]
  const { name, purpose, provider, cookies, months } = integrationKinds[code]
  return (
    <div>
      <h3 className="font-semibold font-text text-base">{name}</h3>
      <p className="mt-1 text-sm">
        {t.purpose[purpose]} {t.provider(provider)}
      </p>
      <p className="mt-1 text-quiet text-sm">
        {t.cookies(months)} <code>{cookies}</code>
      </p>
    </div>
  )
}

const chosen = 'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground'

function Choice({ code, given, language }: { code: IntegrationCode; given: boolean | null; language: Language }) {
  const t = consentMessages[language]
  const { name } = integrationKinds[code]
  const state = given === null ? 'open' : given ? 'given' : 'refused'
  return (
    <form method="post" action="/consent" className="sm:text-right">
      <input type="hidden" name="to" value={`${hrefTo(language, 'privacyPolicy')}#cookie-settings`} />
      <p className="text-quiet text-sm">{t.state[state]}</p>
      <div className="mt-2 flex gap-2">
        <Button
          type="submit"
          size="small"
          className={chosen}
          name="refuse"
          value={code}
          aria-pressed={given === false}
          aria-label={t.refuseOne(name)}
        >
          {t.refuse}
        </Button>
        <Button
          type="submit"
          size="small"
          className={chosen}
          name="accept"
          value={code}
          aria-pressed={given === true}
          aria-label={t.acceptOne(name)}
        >
          {t.accept}
        </Button>
      </div>
    </form>
  )
}
