import { type Language, languages } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import type { Account } from '../office.server.ts'

export type Kind = 'category' | 'brand' | 'product'

/** What the preview of a page of the shop needs besides the form. */
export interface PreviewSource {
  kind: Kind
  shop: string
  host: string
  /** In which pages show what has no text in theirs. */
  fallback: Language
  /** The parts of the address before the slug. */
  above: Record<Language, string[]>
}

const slug = 'x'
const hrefs: Record<Kind, (language: Language) => string> = {
  category: language => hrefTo(language, 'category', { slug }),
  brand: language => hrefTo(language, 'brand', { id: slug }),
  product: language => hrefTo(language, 'product', { id: slug }),
}

/** For loaders: the browser needs no table of pages. */
export function previewSource(kind: Kind, { name, origin, default_language }: Account['shops'][number]): PreviewSource {
  const above = (language: Language) => hrefs[kind](language).split('/').slice(1, -1)
  return {
    kind,
    shop: name,
    host: origin.replace(/^https?:\/\//, ''),
    fallback: default_language,
    above: Object.fromEntries(languages.map(language => [language, above(language)])) as PreviewSource['above'],
  }
}
