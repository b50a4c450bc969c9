import { findPage, type Match } from './match.ts'
import { pagePath } from './page-path.ts'
import { type Page, pages } from './pages.ts'

/** A segment of the application's own paths: no id, token, e-mail address or uid matches. */
const word = /^[a-z._-]{1,24}$/

/**
 * Redacts a path for logs: known pages become the pattern of their route (`/en/order/{uid}`), since a parameter may grant access to an
 * order; of other paths only plain words remain.
 */
export function loggedPath(pathname: string): string {
  const path = pagePath(pathname)
  const found = findPage(path)
  const exact = 'redirect' in found ? findPage(found.redirect) : found
  if (path !== '/' && 'page' in exact) return patternOf(exact.page)
  return path
    .split('/')
    .map(segment => (segment === '' || word.test(segment) ? segment : '{}'))
    .join('/')
}

function patternOf({ id, language }: Match): string {
  const page: Page = pages[id]
  return page[language] === '' ? `/${language}` : `/${language}/${page[language].replace(/:(\w+)/g, '{$1}')}`
}
