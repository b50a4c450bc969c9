import { type Language, languages } from './language.ts'
import { type Page, type PageId, pageIds, pages } from './pages.ts'

export interface Match {
  id: PageId
  language: Language
  params: Record<string, string>
}

/** Result of matching a path: a page, a redirect to its canonical spelling, or neither. */
export type Found = { page: Match } | { redirect: string } | { nothing: true }

interface Row {
  id: PageId
  language: Language
  exact: RegExp
  loose: RegExp
  names: string[]
  segments: string[]
}

const rows: Row[] = languages.flatMap(language =>
  pageIds.map(id => {
    const segments = [language, ...pages[id][language].split('/').filter(Boolean)]
    const source = segments.map(segment => (segment.startsWith(':') ? '/([^/]+)' : `/${segment}`)).join('')
    const names = segments.filter(segment => segment.startsWith(':')).map(segment => segment.slice(1))
    return { id, language, names, segments, exact: new RegExp(`^${source}$`), loose: new RegExp(`^${source}/*$`, 'i') }
  }),
)
// Fixed paths before parameters: `career/job` before `career/:id`.
rows.sort((a, b) => a.names.length - b.names.length)

const english: Match = { id: 'home', language: 'en', params: {} }

/** Whether a path is of a page with the slim header and footer. */
export function isSlimPath(path: string): boolean {
  const found = findPage(path)
  return 'page' in found && (pages[found.page.id] as Page).isSlim === true
}

/** Matches a path exactly; another letter case or trailing slashes redirect to the canonical path. An invalid parameter is no match. */
export function findPage(pathname: string): Found {
  if (pathname === '/') return { page: english }
  for (const row of rows) {
    const exact = row.exact.exec(pathname)
    if (exact) return checked(row, exact.slice(1))
  }
  for (const row of rows) {
    const values = row.loose.exec(pathname)?.slice(1)
    if (values && 'page' in checked(row, values)) return { redirect: pathOf(row, values) }
  }
  return { nothing: true }
}

function checked(row: Row, values: string[]): Found {
  const page: Page = pages[row.id]
  const params = Object.fromEntries(row.names.map((name, i) => [name, values[i] ?? '']))
  const fits = Object.entries(page.params ?? {}).every(([name, form]) => form.test(params[name] ?? ''))
  return fits ? { page: { id: row.id, language: row.language, params } } : { nothing: true }
}

function pathOf(row: Row, values: string[]): string {
  const left = [...values]
  return `/${row.segments.map(segment => (segment.startsWith(':') ? left.shift() : segment)).join('/')}`
}
