import { findPage, type Match } from './match.ts'
import { type Page, pages } from './pages.ts'

/** A segment that names something of the application: no id, token, e-mail address or uid looks like it. */
const word = /^[a-z._-]{1,24}$/

/**
 * A path as it may stand in a log: the pattern of its route (`/en/order/{uid}`), since the parameter of a route may be all that it takes
 * to read an order. Of a path that the table does not know only plain words are kept.
 */
export function loggedPath(pathname: string): string {
  const path = pathname.replace(/\.data$/, '')
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
