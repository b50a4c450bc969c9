import { localeCookieDays } from '@stragan/contract'
import { type Language, languages } from '@stragan/routing'
import { ownCookie } from '@stragan/web/cookies'
import { consentCookieName } from './consent.ts'

const daySeconds = 86_400

/** Preference cookies of the visitor: language (365 days, docs/spec.md#9) and price display. */
export const choiceCookie = (name: 'locale' | 'display', value: string) => ownCookie({ name, value, maxAge: localeCookieDays * daySeconds })

/** Deletes a preference. */
export const noChoiceCookie = (name: 'locale' | 'display') => ownCookie({ name, value: '', maxAge: 0 })

const consentCookieDays = 182

/** Consent cookie. Readable by scripts: a cached page checks whether its consent is still valid. */
export const consentCookie = (value: string) =>
  ownCookie({ name: consentCookieName, value, maxAge: consentCookieDays * daySeconds, isReadable: true })

/** Whether the browser refuses tracking: Global Privacy Control (W3C), or Do Not Track. */
export const isRefusedBy = (header: (name: 'sec-gpc' | 'dnt') => string | null | undefined) =>
  header('sec-gpc') === '1' || header('dnt') === '1'

export const changedCookieName = 'changed'

/** For how long storefronts load a visitor's summary anew after a change: longer than one of them caches it. */
const changedSeconds = 2

/** Cookie after a visitor's change: another storefront process does not show the cart from before. */
export const changedCookie = () => ownCookie({ name: changedCookieName, value: '1', maxAge: changedSeconds })

export const languageChoice = (cookies: ReadonlyMap<string, string>): Language | undefined =>
  languages.find(language => language === cookies.get('locale'))
