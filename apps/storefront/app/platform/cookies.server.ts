import { localeCookieDays } from '@stragan/contract'
import { type Language, languages } from '@stragan/routing'

/** The cookies of a request by name; the first of a name counts. */
export function cookiesOf(header: string | null): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map(pair => pair.trim().split('=', 2) as [string, string | undefined])
  return new Map(pairs.reverse().map(([name, value = '']) => [name, value]))
}

/** The two cookies that a visitor's own choice sets: the language (spec 9: 365 days) and the display of prices. */
export const choiceCookie = (name: 'locale' | 'display', value: string) =>
  `${name}=${value}; Path=/; Max-Age=${localeCookieDays * 86_400}; SameSite=Lax; HttpOnly`

export const languageChoice = (cookies: ReadonlyMap<string, string>): Language | undefined =>
  languages.find(language => language === cookies.get('locale'))
