import { type Language, languageOf } from '@stragan/routing'
import { cookiesOf } from '@stragan/web/cookies'
import { choiceCookie, languageChoice } from './cookies.server.ts'

/**
 * Language of a response: from the path; for paths without a language, such as a form's action, the visitor's choice, else the referring
 * page.
 */
export function requestLanguage(request: Request, path: string): Language {
  if (isInLanguage(path)) return languageOf(path)
  return languageChoice(cookiesOf(request)) ?? languageOf(pathOf(request.headers.get('referer')))
}

const isInLanguage = (path: string) => /^\/(en|pl)(\/|$)/.test(path)

/** Forms that set preferences themselves. */
const isChoice = (path: string) => path === '/consent' || path.startsWith('/settings/')

/**
 * Stores the language of an action: that of its path or, without one, of the referring page. Only actions do so: cached pages cannot set
 * cookies.
 */
export function rememberLanguage(request: Request, path: string, response: Response) {
  if (isChoice(path) || response.headers.getSetCookie().some(cookie => /^(__Host-)?locale=/.test(cookie))) return
  const from = isInLanguage(path) ? path : pathOf(request.headers.get('referer'))
  if (!isInLanguage(from) || languageOf(from) === languageChoice(cookiesOf(request))) return
  response.headers.append('set-cookie', choiceCookie('locale', languageOf(from)))
}

const pathOf = (page: string | null) => (page !== null && URL.canParse(page) ? new URL(page).pathname : '/')
