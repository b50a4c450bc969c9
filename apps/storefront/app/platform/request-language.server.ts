import { type Language, languageOf } from '@stragan/routing'
import { choiceCookie, cookiesOf, languageChoice } from './cookies.server.ts'

/**
 * The language of an answer: that of the address; where the address is in none, such as a form's, what the visitor chose, else that of the
 * page they came from.
 */
export function requestLanguage(request: Request, path: string): Language {
  if (isInLanguage(path)) return languageOf(path)
  return languageChoice(cookiesOf(request)) ?? languageOf(pathOf(request.headers.get('referer')))
}

const isInLanguage = (path: string) => /^\/(en|pl)(\/|$)/.test(path)

/** Forms that are a choice themselves, and no act in a language. */
const isChoice = (path: string) => path === '/consent' || path.startsWith('/settings/')

/**
 * An action keeps the visitor in the language it was taken in: that of the page which was posted to or, for an address in none, of the
 * page which the form stood on. A kept page can set no cookie, so that reading alone chooses nothing.
 */
export function rememberLanguage(request: Request, path: string, response: Response) {
  if (isChoice(path) || response.headers.getSetCookie().some(cookie => /^(__Host-)?locale=/.test(cookie))) return
  const from = isInLanguage(path) ? path : pathOf(request.headers.get('referer'))
  if (!isInLanguage(from) || languageOf(from) === languageChoice(cookiesOf(request))) return
  response.headers.append('set-cookie', choiceCookie('locale', languageOf(from)))
}

const pathOf = (page: string | null) => (page !== null && URL.canParse(page) ? new URL(page).pathname : '/')
