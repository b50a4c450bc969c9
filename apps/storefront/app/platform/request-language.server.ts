import { type Language, languageOf } from '@stragan/routing'
import { cookiesOf, languageChoice } from './cookies.server.ts'

/**
 * The language of an answer: that of the address; where the address is in none, such as a form's, what the visitor chose, else that of the
 * page they came from.
 */
export function requestLanguage(request: Request, path: string): Language {
  if (/^\/(en|pl)(\/|$)/.test(path)) return languageOf(path)
  return languageChoice(cookiesOf(request)) ?? languageOf(pathOf(request.headers.get('referer')))
}

const pathOf = (page: string | null) => (page !== null && URL.canParse(page) ? new URL(page).pathname : '/')
