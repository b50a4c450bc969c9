import { hrefTo, type Language, otherLanguage } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { useLocation, useMatches } from 'react-router'
import type { LayoutData } from './layout-data.ts'
import { shellMessages } from './shell.messages.ts'

/** Path of this page in the other language, with its query; the home page without a counterpart. */
function useAlternate(language: Language): string {
  const { search } = useLocation()
  const alternates = useMatches()
    .map(match => (match.loaderData as { alternates?: Record<Language, string> } | undefined)?.alternates)
    .find(found => found !== undefined)
  const other = otherLanguage[language]
  return alternates ? alternates[other] + search : hrefTo(other, 'home')
}

/** Language switch as a form, so that the cookie is set without JavaScript too. */
export function LanguageSwitch({ language }: { language: Language }) {
  const t = shellMessages[language]
  const other = otherLanguage[language]
  return (
    <form method="post" action="/settings/locale">
      <input type="hidden" name="to" value={useAlternate(language)} />
      <button
        type="submit"
        name="language"
        value={other}
        lang={other}
        className="header-control font-medium text-sm underline-offset-4 hover:underline"
      >
        <span aria-hidden="true" className="sm:hidden">
          {other.toUpperCase()}
        </span>
        <span className="sr-only sm:not-sr-only">{t.otherLanguage}</span>
      </button>
    </form>
  )
}

/** Currency and net/gross switch: plain submit buttons in a details panel. */
export function DisplaySwitch({ layoutData }: { layoutData: LayoutData }) {
  const { language, display, currencies } = layoutData
  const t = shellMessages[language]
  const { pathname, search } = useLocation()
  return (
    <details className="group relative">
      <summary className="header-control gap-1 text-sm">
        <span className="sr-only">{t.prices}: </span>
        {display.currency}
        <span className="hidden sm:inline"> · {t[display.prices]}</span>
        <Icon name="chevron-down" size="small" className="text-quiet group-open:rotate-180" />
      </summary>
      <form method="post" action="/settings/display" className="panel right-0 z-50 w-64 rounded-shop p-4">
        <input type="hidden" name="to" value={pathname + search} />
        <fieldset>
          <legend className="font-semibold text-sm">{t.prices}</legend>
          <div className="mt-2 flex gap-2">
            {(['gross', 'net'] as const).map(prices => (
              <Choice key={prices} name="prices" value={prices} chosen={display.prices === prices} label={t[prices]} />
            ))}
          </div>
        </fieldset>
        {currencies.length > 1 && (
          <fieldset className="mt-4">
            <legend className="font-semibold text-sm">{t.currency}</legend>
            <div className="mt-2 flex gap-2">
              {currencies.map(({ code, name }) => (
                <Choice key={code} name="currency" value={code} chosen={display.currency === code} label={code} title={name} />
              ))}
            </div>
          </fieldset>
        )}
      </form>
    </details>
  )
}

function Choice({ name, value, chosen, label, title }: { name: string; value: string; chosen: boolean; label: string; title?: string }) {
  return (
    <button type="submit" name={name} value={value} title={title} aria-pressed={chosen} className="choice">
      {label}
    </button>
  )
}
