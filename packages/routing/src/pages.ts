import type { Language } from './language.ts'

/** One screen: its path in each language below `/en` and `/pl`, and what has to hold before it renders. */
export interface Page extends Record<Language, string> {
  layout: 'default' | 'simple'
  /** What each parameter of the path has to look like; else the page is not found, before any call. */
  params?: Record<string, RegExp>
}

/** An id, or a slug: slugs are never all digits. */
export const key = /^(?:[1-9]\d{0,8}|(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Every screen of the shop. Routes, links, language switcher and alternates all come from here. */
export const pages = {
  home: { en: '', pl: '', layout: 'default' },
  product: { en: 'product/:id', pl: 'product/:id', layout: 'default', params: { id: key } },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof pages
export const pageIds = Object.keys(pages) as PageId[]
