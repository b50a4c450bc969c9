import { localeCookieDays } from '@stragan/contract'
import { type Language, languages } from '@stragan/routing'
import { consentCookieName } from './consent.ts'

/** The cookies of a request by name; the first of a name counts. */
export function cookiesOf(header: string | null): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map(pair => pair.trim().split('=', 2) as [string, string | undefined])
  return new Map(pairs.reverse().map(([name, value = '']) => [name, value]))
}

/** The two cookies that a visitor's own choice sets: the language (spec 9: 365 days) and the display of prices. */
export const choiceCookie = (name: 'locale' | 'display', value: string) =>
  `${name}=${value}; Path=/; Max-Age=${localeCookieDays * 86_400}; SameSite=Lax; HttpOnly`

const consentCookieDays = 182

/** What a visitor allows of the shop's integrations. Scripts may read it: a page that was kept looks whether it still holds. */
export const consentCookie = (value: string) => `${consentCookieName}=${value}; Path=/; Max-Age=${consentCookieDays * 86_400}; SameSite=Lax`

/** Whether the browser refuses for its visitor: Global Privacy Control (W3C), or Do Not Track. */
export const isRefusedBy = (header: (name: 'sec-gpc' | 'dnt') => string | null | undefined) =>
  header('sec-gpc') === '1' || header('dnt') === '1'

export const languageChoice = (cookies: ReadonlyMap<string, string>): Language | undefined =>
  languages.find(language => language === cookies.get('locale'))
