import type { Language } from '@stragan/contract'
import {
  type SearchTexts,
  searchTextsOfBrand,
  searchTextsOfCategory,
  searchTextsOfProduct,
  titleInShop,
} from '@stragan/contract/search-results'
import type { Kind, PreviewSource } from './preview-source.ts'

/** Values of a form by the names of its fields. */
export type Typed = Readonly<Record<string, string>>

/** About what search engines show on a wide screen, in characters: the rest is cut. */
export const maxShownTitle = 60
export const maxShownDescription = 155

export interface Result {
  /** From the host to the slug; a slug that is made when the form is saved is an ellipsis. */
  address: string[]
  title: string
  description: string
  /** In characters, before anything is cut. */
  lengths: { title: number; description: number }
}

const textNames = ['name', 'seo_title', 'seo_description', 'description', 'short_description', 'slugs'] as const
/** Names of the fields that a preview reads. */
export const previewedNames: readonly string[] = ['name', 'slug', ...textNames.flatMap(name => [`${name}.en`, `${name}.pl`])]

/** What a form would make of a page in the results of a search engine. */
export function previewedResult({ kind, shop, host, fallback, above }: PreviewSource, typed: Typed, language: Language): Result {
  const found = searchTexts[kind](name => textIn(typed, `${name}.${language}`) ?? textIn(typed, `${name}.${fallback}`), typed, language)
  const slug = textIn(typed, kind === 'brand' ? 'slug' : `slugs.${language}`)
  const title = titleInShop(found.title, shop)
  return {
    address: [host, ...above[language], slug ?? '…'],
    title: shortened(title, maxShownTitle),
    description: shortened(found.description, maxShownDescription),
    lengths: { title: lengthOf(title), description: lengthOf(found.description) },
  }
}

const textIn = (typed: Typed, name: string): string | null => oneLine(typed[name] ?? '') || null

type Read = (name: (typeof textNames)[number]) => string | null

const searchTexts: Record<Kind, (read: Read, typed: Typed, language: Language) => SearchTexts> = {
  category: read => searchTextsOfCategory({ ...named(read), description: read('description') }),
  product: read => searchTextsOfProduct({ ...named(read), short_description: read('short_description') }),
  brand: (read, typed, language) =>
    searchTextsOfBrand(language, { ...named(read), name: textIn(typed, 'name') ?? '…', description: read('description') }),
}

const named = (read: Read) => ({
  name: read('name') ?? '…',
  seo_title: read('seo_title'),
  seo_description: read('seo_description'),
})

const oneLine = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ')

const lengthOf = (text: string): number => [...text].length

/** Cuts a text after a word, so that it has at most so many characters with its ellipsis. */
export function shortened(text: string, max: number): string {
  const characters = [...text]
  if (characters.length <= max) return text
  const fitting = characters.slice(0, max - 1)
  // Where the cut is between words, the last one is whole.
  const end = characters[max - 1] === ' ' ? fitting.length : fitting.lastIndexOf(' ')
  return `${fitting.slice(0, end > 0 ? end : fitting.length).join('')}…`
}
