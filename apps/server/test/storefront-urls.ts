import { type Language, languages, type Page, type PageId, pageIds, pages } from '@stragan/routing'
import routes from '../../storefront/app/routes.ts'

/** A URL of the route table. */
export interface Address {
  path: string
  /** Null for a path without a language, such as a form's action. */
  language: Language | null
  isAccount: boolean
}

/** Values of path parameters: the first that matches is used. */
const examples = ['1', 'a', 'f'.repeat(32), 'f'.repeat(43), '00000000-0000-4000-8000-000000000000']

function screenIn(language: Language, id: PageId): Address {
  const { params = {}, middleware, ...paths }: Page = pages[id]
  const path = paths[language].replace(/:(\w+)/, (_, name) => examples.find(value => params[name]?.test(value)) ?? '')
  return { path: `/${language}/${path}`.replace(/\/$/, ''), language, isAccount: middleware === 'is-logged-in' }
}

/** The pages, in both languages. */
export const screens = pageIds.flatMap(id => languages.map(language => screenIn(language, id)))
/** Actions, files, and resources of scripts. */
const resources = routes.flatMap(({ id = '', path = '' }): Address[] =>
  id === 'home' || id === 'not-found' || id.includes('.')
    ? []
    : [{ path: path.replace(':name', 'display').replace(':language', 'en'), language: null, isAccount: false }],
)
export const addresses = [...screens, ...resources]
