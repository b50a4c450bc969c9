import type { Language } from './language.ts'
import { type PageId, pages } from './pages.ts'

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type Params<Id extends PageId> = Record<Names<(typeof pages)[Id]['en']>, string | number>
type Needed<Id extends PageId> = keyof Params<Id> extends never ? [] : [params: Params<Id>]

/** Path of a page in a language; a missing parameter does not compile. */
export function hrefTo<Id extends PageId>(language: Language, id: Id, ...[params]: Needed<Id>): string {
  const path = pages[id][language].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  return path === '' ? `/${language}` : `/${language}/${path}`
}

/** Paths of a page in both languages, for pages with the same parameters in both (hreflang). */
export const alternatesOf = <Id extends PageId>(id: Id, ...params: Needed<Id>): Record<Language, string> => ({
  en: hrefTo('en', id, ...params),
  pl: hrefTo('pl', id, ...params),
})
